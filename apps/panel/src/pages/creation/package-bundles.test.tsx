import type { CampaignDraft } from '@jarchi/domain/drafts/drafts.ts';
import { finishedDraft } from '@jarchi/domain/drafts/testing/finished-drafts.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { MARKET, sampleBundle, sampleSuggestions } from '#features/publishers/testing/sample-market.fa.ts';
import { api } from '#api/api.ts';
import { serveDraft } from '#testing/draft-server.ts';
import { stubApi, type FakeAnswers } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { openWideWindow } from '#testing/wide-window.ts';
// The page loads these parts when it draws them; the import keeps their transformation out of the tests' time.
import '#features/publishers/bundles/BundleList.tsx';
import '#features/publishers/cart-panel/CartPanel.tsx';
import '#features/publishers/cart-panel/FrontierCurve.tsx';
import '#features/publishers/excel/ExcelMenu.tsx';
import '#features/publishers/excel/ImportDialog.tsx';
import '#features/publishers/filters/PlanToolbar.tsx';
import '#features/publishers/gone/GoneBanner.tsx';
import '#features/publishers/list/PublisherList.tsx';
import '#features/publishers/suggestions/Suggestions.tsx';
import { CreatePackagePage } from './CreatePackagePage.tsx';

const PACKAGES = 'POST /api/main/v1/media/media-plans/instagram-story/packages/';
const STORY = { media_type: 'INSTAGRAM', content_type: 'STORY', campaign_type: 'REACH' } as const;
const breakfast = sampleBundle();
const books = sampleBundle({ id: 6, title: 'کتاب و شهر', plans: MARKET.slice(2, 4), price: 7_000_000 });

beforeEach(openWideWindow);

function open(data: Partial<CampaignDraft> = {}, search = '&tab=bundles', others: FakeAnswers = {}) {
  const wanted = { budget: 20_000_000, goal_total_reach: 130_000, selectedPlans: [], selectedBundles: [] };
  const { world, answers } = serveDraft({ ...finishedDraft(STORY), ...wanted, ...data });
  const requests = stubApi({
    ...answers,
    'GET /api/main/v1/media/categories/': { body: { results: [] } },
    'GET /api/main/v1/media/media-plans/': (url) => {
      const ids = url.searchParams.getAll('id').map(Number);
      const results = ids.length > 0 ? MARKET.filter(({ id }) => ids.includes(id)) : MARKET;
      return { body: { count: results.length, results, facets: null } };
    },
    'GET /api/main/media_app/bundle/': { body: { results: [breakfast, books] } },
    [PACKAGES]: { body: sampleSuggestions() },
    ...others,
  });
  const view = renderPage(CreatePackagePage, '/campaign/create-package', `/campaign/create-package?draft=7${search}`);
  return { ...view, world, requests, user: userEvent.setup() };
}

const cart = () => screen.getByRole('complementary');
const bundleRow = (title: string) => screen.queryByRole('checkbox', { name: `انتخاب باندل ${title}` });
const lastWishes = (requests: ReturnType<typeof open>['requests']) => requests.filter(({ name }) => name === PACKAGES).at(-1)?.body;

test('bundles are searched by name and publisher; the search is in the URL and can be cleared', async () => {
  const { user, router } = open();
  await screen.findByRole('checkbox', { name: 'انتخاب باندل کتاب و شهر' });
  await user.type(screen.getByRole('searchbox', { name: 'جست‌وجوی باندل' }), 'كتاب');
  await waitFor(() => expect(bundleRow('صبحانه و قهوه')).toBeNull());
  expect(bundleRow('کتاب و شهر')).not.toBeNull();
  expect(screen.getByRole('radio', { name: /^باندل‌ها/ }).closest('label')?.textContent).toContain('۱');
  expect(router.state.location.search).toMatchObject({ tab: 'bundles', search: 'كتاب' });
  await user.type(screen.getByRole('searchbox', { name: 'جست‌وجوی باندل' }), ' %%');
  await user.click(screen.getByRole('button', { name: 'پاک کردن جست‌وجو' }));
  await waitFor(() => expect(bundleRow('صبحانه و قهوه')).not.toBeNull());
});

test('a URL with a search opens with its results; other filters do not change', async () => {
  const { router, user } = open({}, '&tab=bundles&filter=price,lt,10000000&filter=search,nobody');
  await user.click(await screen.findByRole('button', { name: 'پاک کردن جست‌وجو' }));
  await waitFor(() => expect(router.state.location.search).toMatchObject({ filter: ['price,lt,10000000'] }));
});

test('if a story number has no bundles, the page tells so and links to the publishers', async () => {
  const { user, router, requests } = open({ story_number: 'double' }, undefined, {
    'GET /api/main/media_app/bundle/': { body: { results: [] } },
  });
  expect(await screen.findByText('برای استوری دوتایی باندلی فروخته نمی‌شود.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'دیدن ناشران' }));
  await waitFor(() => expect(router.state.location.searchStr).not.toContain('tab='));
  const asked = requests.filter(({ name }) => /bundle|media-plans\/instagram-story$/.test(name));
  expect(new Set(asked.map(({ url }) => url.searchParams.get('story_number')))).toEqual(new Set(['double']));
  expect(lastWishes(requests)).toMatchObject({ story_number: 'double' });
});

test('an excluded bundle leaves the cart, is stored in the draft, is not requested, and can be restored', async () => {
  const { user, world, requests } = open({ selectedBundles: [5] });
  await user.click(await screen.findByRole('button', { name: 'دیدن ناشران باندل صبحانه و قهوه' }));
  await user.click(screen.getByRole('button', { name: 'باندل صبحانه و قهوه دیگر پیشنهاد نشود' }));
  expect(await screen.findByText('«صبحانه و قهوه» دیگر پیشنهاد نمی‌شود.')).toBeDefined();
  await waitFor(() => expect(world.draft?.data).toMatchObject({ selectedBundles: [], excluded_bundles: [5] }));
  await waitFor(() => expect(lastWishes(requests)).toMatchObject({ excluded_bundles: [5] }));
  expect(screen.getByText('پیشنهاد نمی‌شود')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'برگرداندن آخرین تغییر' }));
  await waitFor(() => expect(world.draft?.data).toMatchObject({ selectedBundles: [5], excluded_bundles: [] }));
});

test('a draft’s exclusions hold when it is opened again, and choosing the bundle removes its exclusion', async () => {
  const { user, world, requests } = open({ excluded_bundles: [6], excluded_plans: [14] });
  await user.click(await screen.findByRole('checkbox', { name: 'انتخاب باندل کتاب و شهر' }));
  await waitFor(() => expect(world.draft?.data).toMatchObject({ selectedBundles: [6], excluded_bundles: [], excluded_plans: [14] }));
  const [first] = requests.filter(({ name }) => name === PACKAGES);
  expect(first?.body).toMatchObject({ excluded_bundles: [6], excluded_plans: [14] });
});

async function upload(user: ReturnType<typeof open>['user'], answer: object) {
  // Uploads use XMLHttpRequest.
  vi.spyOn(api.publishers, 'importPlans').mockResolvedValue({
    plan_ids: [],
    rows: 3,
    hidden_rows: 0,
    problems: [],
    repriced: [],
    ...answer,
  } as never);
  await user.click(await screen.findByRole('button', { name: 'اکسل' }));
  await user.click(await screen.findByRole('menuitem', { name: 'ورود از اکسل' }));
  await user.upload(await screen.findByLabelText('انتخاب فایل'), new File(['x'], 'plans.xlsx'));
  return within(await screen.findByRole('dialog', { name: 'ورود بسته از اکسل' }));
}

test('bundles of a workbook replace those of the cart, and bring their publishers', async () => {
  const { user, world } = open({ selectedBundles: [6] });
  const dialog = await upload(user, {
    plan_ids: [11, 14],
    bundle_ids: [5],
    problems: [{ sheet: 'bundles', row: 4, code: 'bundle_gone', text: 'تابستان' }],
    repriced: [{ sheet: 'bundles', id: 5, title: 'صبحانه و قهوه', before: 9_000_000, after: 10_000_000 }],
  });
  expect(await dialog.findByText('۱ ناشر و ۱ باندل در بسته می‌نشیند')).toBeDefined();
  expect(dialog.getByText('۲ تازه، ۱ از سبد کنونی برداشته می‌شود.')).toBeDefined();
  expect(dialog.getByText('۱ ناشر در باندل‌های برگزیده هست و جدا خریده نمی‌شود.')).toBeDefined();
  expect(dialog.getByText('ردیف ۴ باندل‌ها')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'گذاشتن ۱ ناشر و ۱ باندل در سبد' }));
  await waitFor(() => expect(world.draft?.data).toMatchObject({ selectedPlans: [14], selectedBundles: [5] }));
  expect(within(cart()).getByText('باندل · ۲ ناشر')).toBeDefined();
});

test('a workbook without a sheet of bundles keeps those of the cart', async () => {
  const { user, world } = open({ selectedBundles: [6] });
  const dialog = await upload(user, { plan_ids: [11], bundle_ids: null });
  expect(await dialog.findByText(/باندل‌های سبد می‌مانند/)).toBeDefined();
  expect(dialog.queryByText(/پنهان/)).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'گذاشتن ۱ ناشر و ۱ باندل در سبد' }));
  await waitFor(() => expect(world.draft?.data).toMatchObject({ selectedPlans: [11], selectedBundles: [6] }));
});

test('the exported workbook has the bundles of the cart, and the page tells where they are', async () => {
  const { user } = open({ selectedPlans: [11], selectedBundles: [6] });
  const asked = vi.spyOn(api.publishers, 'exportPlans').mockResolvedValue({ blob: new Blob(['x']), filename: 'plans.xlsx' });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await screen.findByRole('checkbox', { name: 'انتخاب باندل کتاب و شهر' });
  await user.click(await screen.findByRole('button', { name: 'اکسل' }));
  await user.click(await screen.findByRole('menuitem', { name: 'خروجی اکسل فهرست' }));
  expect(await screen.findByText('باندل‌ها در برگهٔ دوم فایل آمده است.')).toBeDefined();
  expect(asked.mock.calls[0]?.[0]?.body).toMatchObject({ selected: [11], selected_bundles: [6], story_number: 'single' });
});
