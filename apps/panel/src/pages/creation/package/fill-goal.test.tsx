import type { CallAnswer } from '@jarchi/contract/types.ts';
import type { CampaignDraft } from '@jarchi/domain/drafts/drafts.ts';
import { finishedDraft } from '@jarchi/domain/drafts/testing/finished-drafts.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { MARKET, sampleSuggestion, sampleSuggestions } from '#features/publishers/testing/sample-market.fa.ts';
import type { MediaPlan } from '#data/publishers/plans.ts';
import { CreatePackagePage } from '#pages/creation/CreatePackagePage.tsx';
import { serveDraft } from '#testing/draft-server.ts';
import { refusal, stubApi, type FakeAnswers } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { openWideWindow } from '#testing/wide-window.ts';
// The page loads these parts when it draws them; the import keeps their transformation out of the tests' time.
import '#features/publishers/excel/ExcelMenu.tsx';
import '#features/drafts/frame/DraftBanner.tsx';

type Views = CallAnswer<'publishers', 'suggestViewsPackages'>;
const VIEWS = 'POST /api/main/v1/media/media-plans/telegram-post/views-packages/';
const PACKAGES = 'POST /api/main/v1/media/media-plans/instagram-story/packages/';
const POST = { media_type: 'TELEGRAM', content_type: 'POST', campaign_type: 'CPM' } as const;
const STORY = { media_type: 'INSTAGRAM', content_type: 'STORY', campaign_type: 'REACH' } as const;

beforeEach(openWideWindow);

const cafe = [{ id: 1, title_fa: 'کافه و رستوران' }];
const channels = MARKET.map((plan, index) => ({
  ...plan,
  media_type: 'TELEGRAM' as const,
  content_type: 'POST' as const,
  categories: index < 2 ? cafe : [],
}));

function pack(plans: readonly MediaPlan[], change: object = {}): Views['best_fit'] {
  const views = plans.reduce((sum, { reach }) => sum + reach, 0);
  const fitting_views = plans.reduce((sum, { reach, categories }) => sum + (categories.length > 0 ? reach : 0), 0);
  return { found: true, plans: [...plans], views, fitting_views, fills_goal: true, gap: 0, is_proved_best: true, ...change };
}

/** A goal of 130,000 views: the two cafés have 138,000. */
const answer: Views = {
  offered: 4,
  best_fit: pack(channels.slice(0, 2)),
  fewest_publishers: pack(channels.slice(2, 4).concat(channels.slice(0, 1)), { is_proved_best: false, gap: 0.2 }),
  only_fitting: pack(channels.slice(1, 2), { fills_goal: false }),
};

function open(data: CampaignDraft, others: FakeAnswers = {}, search = '') {
  const { world, answers } = serveDraft(data);
  const rows = data.media_type === 'TELEGRAM' ? channels : MARKET;
  const requests = stubApi({
    ...answers,
    'GET /api/main/v1/media/categories/': { body: { results: cafe } },
    'GET /api/main/v1/media/media-plans/': (url) => {
      const ids = url.searchParams.getAll('id').map(Number);
      const results = ids.length > 0 ? rows.filter(({ id }) => ids.includes(id)) : rows;
      return { body: { count: results.length, results, facets: null } };
    },
    'GET /api/main/media_app/bundle/': { body: { results: [] } },
    [VIEWS]: { body: answer },
    [PACKAGES]: { body: sampleSuggestions() },
    ...others,
  });
  const view = renderPage(CreatePackagePage, '/campaign/create-package', `/campaign/create-package?draft=7${search}`);
  return { ...view, world, requests, user: userEvent.setup() };
}

const openViews = (change: Partial<CampaignDraft> = {}, others: FakeAnswers = {}, search = '') =>
  open({ ...finishedDraft(POST), goal_total_reach: 130, ad_categories: [1], selectedPlans: [], ...change }, others, search);
const openReach = (change: Partial<CampaignDraft> = {}, others: FakeAnswers = {}) =>
  open({ ...finishedDraft(STORY), budget: 20_000_000, goal_total_reach: 130_000, selectedPlans: [11], ...change }, others);

const cart = () => screen.getByRole('complementary');
const card = (name: RegExp) => screen.findByRole('radio', { name });
const textOf = async (name: RegExp) => (await card(name)).closest('label')?.textContent ?? '';
const openCart = async () => within(await screen.findByRole('complementary'));
const fill = async () => (await openCart()).findByRole('button', { name: 'تا هدف پر کن' });
const asked = (requests: readonly { name: string; body: unknown }[], call: string) =>
  requests.filter(({ name }) => name === call).map(({ body }) => body);

test('where views are paid, packages fill the goal; one press fills the cart, and its views add up', async () => {
  const { user, world, requests } = openViews();
  expect(await textOf(/^متناسب/)).toContain('۲ از ۲ ناشر در دستهٔ شما');
  expect(await textOf(/^متناسب/)).toContain('بهتر از این ممکن نیست');
  expect(await textOf(/^ناشر کمتر/)).toContain('با ناشر کمتر ممکن نیست');
  expect(await textOf(/^فقط دستهٔ شما/)).toContain('۴۰٪ هدف؛ بیشترین بازدید ممکن همین است');
  expect(asked(requests, VIEWS)).toEqual([{ goal_views: 130_000, ad_categories: [1], filter: [], pinned_plans: [], excluded_plans: [] }]);
  await user.click(await card(/^متناسب/));
  await waitFor(() => expect(world.draft?.data.selectedPlans).toEqual([11, 12]));
  expect(await within(cart()).findByText('۱۳۸ هزار')).toBeDefined();
  expect(within(cart()).getByText('بازدید تخمینی')).toBeDefined();
  expect(within(cart()).getByText(/۱۰۶٪ هدف/)).toBeDefined();
  expect(within(cart()).queryByRole('button', { name: 'تا هدف پر کن' })).toBeNull();
});

test('a failed choice of packages of views can be fetched again', async () => {
  let isDown = true;
  const { user } = openViews({}, { [VIEWS]: () => (isDown ? refusal('unavailable', 503) : { body: answer }) });
  const again = await screen.findByRole('button', { name: 'تلاش دوباره' });
  isDown = false;
  await user.click(again);
  expect(await card(/^متناسب/)).toBeDefined();
});

test('without categories two packages of views are shown, and the third tells what it needs', async () => {
  openViews({ ad_categories: [] }, { [VIEWS]: { body: { ...answer, only_fitting: null } } });
  expect(await textOf(/^متناسب/)).toContain('۲ ناشر');
  expect(screen.getByText(/برای این بسته دسته‌های کمپین را برگزینید/)).toBeDefined();
  expect(screen.getAllByRole('radio', { name: /هدف شما با/ })).toHaveLength(2);
});

test('filters that leave no publisher are named, and can be cleared', async () => {
  const none = pack([], { fills_goal: false });
  const { user, requests } = openViews(
    {},
    { [VIEWS]: { body: { offered: 0, best_fit: none, fewest_publishers: none, only_fitting: none } } },
    '&filter=followers,gt,20000',
  );
  expect(await screen.findByText(/با این فیلترها هیچ ناشری نمی‌ماند/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'پاک کردن فیلترها' }));
  await waitFor(() => expect(asked(requests, VIEWS).at(-1)).toMatchObject({ filter: [] }));
});

test('a cart that is short of its views tells the share, and a button adds publishers to it', async () => {
  const { user, world, requests } = openViews({ selectedPlans: [12] });
  expect(await (await openCart()).findByText(/برآورد این بسته \u061c۴۰٪ هدف است/)).toBeDefined();
  await user.click(await fill());
  await waitFor(() => expect(world.draft?.data.selectedPlans).toEqual([11, 12]));
  expect(asked(requests, VIEWS).at(-1)).toMatchObject({ pinned_plans: [12] });
  expect(await screen.findByText('۱ ناشر افزوده شد؛ برآورد به هدف می‌رسد.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'برگرداندن' }));
  await waitFor(() => expect(world.draft?.data.selectedPlans).toEqual([12]));
});

test('a package is filled up at least cost within its budget', async () => {
  const { user, world, requests } = openReach();
  expect(await (await openCart()).findByText(/برآورد این بسته \u061c۶۶٪ هدف است/)).toBeDefined();
  await user.click(await fill());
  await waitFor(() => expect(world.draft?.data.selectedPlans).toEqual([11, 12]));
  expect(asked(requests, PACKAGES).at(-1)).toMatchObject({ budget: 20_000_000, goal_reach: 130_000, pinned_plans: [11] });
});

test('a budget that is not enough for the goal is spent as far as it goes, and the reason is told', async () => {
  const least_cost = { found: false as const, code: 'goal_unreachable' as const, limit: null, excess: null, most_reach: 105_800 };
  const most_reach = sampleSuggestion([MARKET[0]!, MARKET[3]!]);
  const { user, world } = openReach({}, { [PACKAGES]: { body: sampleSuggestions({ least_cost, most_reach }) } });
  await user.click(await fill());
  await waitFor(() => expect(world.draft?.data.selectedPlans).toEqual([11, 14]));
  expect(await screen.findByText('۱ ناشر افزوده شد؛ با بودجه و فیلترهای شما بیشتر از این ممکن نیست.')).toBeDefined();
  await user.click(await fill());
  expect(await screen.findByText('ناشری افزوده نشد؛ با بودجه و فیلترهای شما بیشتر از این ممکن نیست.')).toBeDefined();
  expect(world.draft?.data.selectedPlans).toEqual([11, 14]);
});

test('a link from activation fills the cart up once, and a reload adds nothing', async () => {
  const { world, router } = openViews({ selectedPlans: [12] }, {}, '&fill=goal');
  await waitFor(() => expect(world.draft?.data.selectedPlans).toEqual([11, 12]));
  expect(router.state.location.search).toEqual({ draft: '7' });
});

test('a failed fill-up changes nothing, and tells it', async () => {
  const { user, world } = openViews(
    { selectedPlans: [12] },
    {
      [VIEWS]: (_, body) => ((body as { pinned_plans: number[] }).pinned_plans.length > 0 ? refusal('unavailable', 503) : { body: answer }),
    },
  );
  await card(/^متناسب/);
  await user.click(await fill());
  expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(0);
  expect(world.draft?.data.selectedPlans).toEqual([12]);
});
