import { MINUTE_MS } from '@jarchi/domain/calendar/durations.ts';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { stubApi } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleCampaign, sampleClock, sampleStats } from '#testing/sample-answers.fa.ts';
import { CampaignIdentityPage } from './CampaignIdentityPage.tsx';
import { CampaignReportPage } from './CampaignReportPage.tsx';

const ONE = 'GET /api/main/v1/campaigns/48213/';
const STATS = 'GET /api/main/v1/campaigns/48213/stats/';

beforeEach(() => void vi.useFakeTimers());
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Opens a page, and counts the requests for the campaign and its figures since the last count. */
async function openCounted(Page: typeof CampaignReportPage, path: string, campaign: () => ReturnType<typeof sampleCampaign>) {
  const requests = stubApi({
    'GET /api/main/v1/world/clock/': { body: sampleClock },
    'GET /api/main/v1/publishers/categories/': { body: { results: [] } },
    [ONE]: () => ({ body: campaign() }),
    [STATS]: { body: sampleStats() },
    'GET /api/main/v1/campaigns/48213/notes/': { body: { results: [] } },
  });
  renderPage(Page, `/campaigns/$id${path}`, `/campaigns/48213${path}`);
  await pass(1000);
  expect(screen.getByRole('heading', { level: 1, name: /معرفی منوی پاییزی/ })).toBeDefined();
  return () => {
    const names = requests.splice(0).map(({ name }) => name);
    return { campaign: names.filter((name) => name === ONE).length, figures: names.filter((name) => name === STATS).length };
  };
}

const finished = sampleCampaign({ state: 'INACTIVE', reason: 'completed' });

test('the report of a running campaign is fetched again twice a minute', async () => {
  const count = await openCounted(CampaignReportPage, '', () => sampleCampaign());
  expect(count()).toEqual({ campaign: 1, figures: 1 });
  await pass(MINUTE_MS);
  expect(count()).toEqual({ campaign: 2, figures: 2 });
});

test('the report of a finished campaign is fetched once', async () => {
  const count = await openCounted(CampaignReportPage, '', () => finished);
  expect(count()).toEqual({ campaign: 1, figures: 1 });
  await pass(60 * MINUTE_MS);
  expect(count()).toEqual({ campaign: 0, figures: 0 });
});

test('a campaign that finishes while its report is open is not fetched again', async () => {
  let campaign = sampleCampaign();
  const count = await openCounted(CampaignReportPage, '', () => campaign);
  campaign = finished;
  await pass(MINUTE_MS);
  expect(count().campaign).toBe(2);
  await pass(60 * MINUTE_MS);
  expect(count()).toEqual({ campaign: 0, figures: 0 });
});

test('the identity of a finished campaign is fetched once', async () => {
  const count = await openCounted(CampaignIdentityPage, '/identity', () => finished);
  expect(count().campaign).toBe(1);
  await pass(60 * MINUTE_MS);
  expect(count().campaign).toBe(0);
});
