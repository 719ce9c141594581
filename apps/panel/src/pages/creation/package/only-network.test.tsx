import type { CampaignDraft } from '@jarchi/domain/drafts/drafts.ts';
import { finishedDraft } from '@jarchi/domain/drafts/testing/finished-drafts.ts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { MARKET } from '#features/publishers/testing/sample-market.fa.ts';
import { ContentPage } from '#pages/creation/ContentPage.tsx';
import { CreatePackagePage } from '#pages/creation/CreatePackagePage.tsx';
import { serveDraft } from '#testing/draft-server.ts';
import { refusal, stubApi, type FakeAnswers } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-page.tsx';
// The page loads these parts when it draws them; the import keeps their transformation out of the tests' time.
import '#features/creatives/preview/CreativePreview.tsx';
import '#features/drafts/frame/DraftBanner.tsx';

const NETWORKS = [
  [{ media_type: 'SOROUSH', content_type: 'PIN', campaign_type: 'CPC' }, 'soroush_selected_media_plan'],
  [{ media_type: 'SOROUSH', content_type: 'IN_CHANNEL', campaign_type: 'CPM' }, 'soroush_selected_media_plan'],
  [{ media_type: 'RUBIKA', content_type: 'PIN', campaign_type: 'CPM' }, 'rubika_selected_media_plan'],
] as const;
const [[PIN]] = NETWORKS;

const list = (...titles: string[]) => {
  const results = titles.map((title, index) => ({ ...MARKET[0], id: 50 + index, title }));
  return { body: { count: results.length, results, facets: null } };
};

function open(Page: () => React.ReactNode, path: string, data: CampaignDraft, networks: FakeAnswers[string]) {
  const { world, answers } = serveDraft(data);
  stubApi({
    ...answers,
    'GET /api/main/utm_key_template/': { body: { results: [] } },
    'POST /api/main/discovery/display_url': refusal('unavailable', 503),
    'GET /api/main/v1/media/categories/': { body: { results: [] } },
    'GET /api/main/v1/media/media-plans/': networks,
  });
  const view = renderPage(Page, path, `${path}?draft=7`);
  return { ...view, world, user: userEvent.setup() };
}
const openContent = (data: CampaignDraft, networks: FakeAnswers[string]) => open(ContentPage, '/campaign/content', data, networks);
const openPackage = (data: CampaignDraft, networks: FakeAnswers[string]) =>
  open(CreatePackagePage, '/campaign/create-package', data, networks);

test.each(NETWORKS)(
  '%j: its only network is chosen by itself, and the content leads straight to activation',
  async (combination, field) => {
    const { user, world, router } = openContent({ ...finishedDraft(combination), [field]: null }, list('شبکهٔ نمونه'));
    await user.click(await screen.findByRole('button', { name: 'ادامه به فعال‌سازی' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/campaign/activation'));
    expect(world.draft).toMatchObject({ draft_step: 'activation', data: { [field]: 50 } });
  },
);

test('the step of an only network shows it as done, and leads on', async () => {
  openPackage(finishedDraft(PIN), list('شبکهٔ سروش'));
  expect(await screen.findByText('شبکهٔ سروش')).toBeDefined();
  expect(screen.getByText('انجام شد')).toBeDefined();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getAllByRole('button', { name: 'ادامه به فعال‌سازی' }).length).toBeGreaterThan(0);
});

test('of several networks the advertiser chooses one, in a step of its own', async () => {
  const networks = list('شبکهٔ یک', 'شبکهٔ دو');
  const { user, router } = openContent(finishedDraft(PIN), networks);
  await user.click(await screen.findByRole('button', { name: 'ادامه به بسته‌چینی' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/campaign/create-package'));
});

test('the chosen one of several networks is kept', async () => {
  const { user, world } = openPackage({ ...finishedDraft(PIN), soroush_selected_media_plan: null }, list('شبکهٔ یک', 'شبکهٔ دو'));
  await user.click(await screen.findByRole('radio', { name: /شبکهٔ دو/ }));
  await waitFor(() => expect(world.draft?.data.soroush_selected_media_plan).toBe(51));
  expect(screen.queryByText('انجام شد')).toBeNull();
});

test('a network that is no longer sold is replaced by the only one', async () => {
  const { world } = openPackage({ ...finishedDraft(PIN), soroush_selected_media_plan: 9 }, list('شبکهٔ سروش'));
  await waitFor(() => expect(world.draft?.data.soroush_selected_media_plan).toBe(50));
});

test('networks that cannot be read keep the way through their step, which offers another try', async () => {
  const data = { ...finishedDraft(PIN), soroush_selected_media_plan: null };
  const { user, router } = openContent(data, refusal('unavailable', 503));
  await user.click(await screen.findByRole('button', { name: 'ادامه به بسته‌چینی' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/campaign/create-package'));
});
