import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { CampaignReportPage } from '#pages/campaigns/CampaignReportPage.tsx';
import { holdAnswers, refusal, stubApi, type FakeAnswers } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleCampaign, sampleClock, sampleStats } from '#testing/sample-answers.fa.ts';

const ONE = '/api/main/v1/campaigns/48213/';
const RESUME = `POST ${ONE}resume/`;
const running = sampleCampaign({ campaign_type: 'CPM', allowed: ['pauseCampaign', 'stopCampaign'] });
const paused = sampleCampaign({ ...running, state: 'INACTIVE', reason: 'paused', allowed: ['resumeCampaign', 'stopCampaign'] });
const planned = sampleCampaign({
  ...running,
  allowed: ['pauseCampaign', 'resumeCampaign', 'stopCampaign'],
  pause_at: '2026-11-12T05:30:00.000Z',
});

/** A campaign that the server resumes, or refuses to. */
function open(first: typeof running, answers: FakeAnswers = {}) {
  let campaign = first;
  const requests = stubApi({
    'GET /api/main/v1/world/clock/': { body: sampleClock },
    [`GET ${ONE}`]: () => ({ body: campaign }),
    [`GET ${ONE}stats/`]: { body: sampleStats() },
    [`GET ${ONE}notes/`]: { body: { results: [] } },
    [RESUME]: () => ({ body: (campaign = running) }),
    ...answers,
  });
  renderPage(CampaignReportPage, '/campaigns/$id', '/campaigns/48213');
  return { user: userEvent.setup(), sent: () => requests.filter(({ name }) => name === RESUME) };
}

test('a paused campaign is resumed by one press, told, and can be paused again', async () => {
  const { user, sent } = open(paused);
  expect(await screen.findByText('توقف موقت، تا وقتی ادامه بدهید')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'توقف موقت' })).toBeNull();
  const letGo = holdAnswers();
  await user.dblClick(screen.getByRole('button', { name: 'ادامه' }));
  letGo();
  expect(await screen.findByText('کمپین ادامه یافت.')).toBeDefined();
  expect(await screen.findByRole('button', { name: 'توقف موقت' })).toBeDefined();
  expect(screen.queryByText('توقف موقت، تا وقتی ادامه بدهید')).toBeNull();
  expect(sent().map(({ body }) => body)).toEqual([{}]);
});

test('a planned pause is cancelled, and the message tells that nothing was paused', async () => {
  const { user } = open(planned);
  expect(await screen.findByText('از پنجشنبه ۲۱ آبان، ۰۹:۰۰ موقتاً متوقف می‌شود')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'برداشتن توقف برنامه‌ریزی‌شده' }));
  expect(await screen.findByText('توقف برنامه‌ریزی‌شده برداشته شد.')).toBeDefined();
  await waitFor(() => expect(screen.queryByText(/موقتاً متوقف می‌شود/)).toBeNull());
});

test('a resumption that comes too late is told in words, and the next press is another', async () => {
  const { user, sent } = open(paused, { [RESUME]: refusal('transition_refused', 409, { state: 'INACTIVE', allowed: [] }) });
  const press = async () => user.click(await screen.findByRole('button', { name: 'ادامه' }));
  await press();
  expect(await screen.findByText(/در وضعیت کنونی کمپین این کار شدنی نیست/)).toBeDefined();
  await press();
  await waitFor(() => expect(sent()).toHaveLength(2));
  const [first, second] = sent();
  expect(second?.key).not.toBe(first?.key);
});
