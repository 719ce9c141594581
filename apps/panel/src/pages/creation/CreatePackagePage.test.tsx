import { emptyDraft, type CampaignDraft } from '@jarchi/domain/drafts/drafts.ts';
import { finishedDraft } from '@jarchi/domain/drafts/testing/finished-drafts.ts';
import { estimatePackage } from '@jarchi/domain/publishers/estimates.ts';
import { formatScaledText } from '@jarchi/ui/format/format.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { MARKET, sampleBundle, sampleSuggestion, sampleSuggestions } from '#features/publishers/testing/sample-market.fa.ts';
import { accountInfoQuery } from '#data/account/account.ts';
import { api } from '#api/api.ts';
import { sampleAccount } from '#testing/sample-account.fa.ts';
import { serveDraft } from '#testing/draft-server.ts';
import { refusal, stubApi, type FakeAnswers } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { openWideWindow } from '#testing/wide-window.ts';
// The page loads these parts when it draws them; the import keeps their transformation out of the tests' time.
import '#features/publishers/bundles/BundleList.tsx';
import '#features/publishers/cart-panel/CartDock.tsx';
import '#features/publishers/cart-panel/CartPanel.tsx';
import '#features/publishers/cart-panel/CartSheet.tsx';
import '#features/publishers/cart-panel/FrontierCurve.tsx';
import '#features/publishers/details/PlanDetails.tsx';
import '#features/publishers/excel/ExcelMenu.tsx';
import '#features/publishers/excel/ImportDialog.tsx';
import '#features/publishers/filters/PlanToolbar.tsx';
import '#features/publishers/gone/GoneBanner.tsx';
import '#features/publishers/list/PublisherList.tsx';
import '#features/publishers/list/RowMenu.tsx';
import '#features/publishers/network/NetworkPlans.tsx';
import '#features/publishers/network/PriceRail.tsx';
import '#features/publishers/suggestions/Suggestions.tsx';
import '#features/drafts/frame/DraftBanner.tsx';
import { CreatePackagePage } from './CreatePackagePage.tsx';

const PACKAGES = 'POST /api/main/v1/media/media-plans/instagram-story/packages/';
const LIST = 'GET /api/main/v1/media/media-plans/instagram-story';
const STORY = { media_type: 'INSTAGRAM', content_type: 'STORY', campaign_type: 'REACH' } as const;

beforeEach(openWideWindow);

const byIds = (url: URL) => {
  const ids = url.searchParams.getAll('id').map(Number);
  const results = ids.length > 0 ? MARKET.filter(({ id }) => ids.includes(id)) : MARKET;
  return { body: { count: results.length, results, facets: null } };
};

function open(data: Partial<CampaignDraft> = {}, others: FakeAnswers = {}, search = '') {
  const budget = { budget: 20_000_000, goal_total_reach: 130_000, selectedPlans: [], selectedBundles: [] };
  const { world, answers } = serveDraft({ ...finishedDraft(STORY), ...budget, ...data });
  const requests = stubApi({
    ...answers,
    'GET /api/main/v1/media/categories/': { body: { results: [{ id: 1, title_fa: 'کافه و رستوران' }] } },
    'GET /api/main/v1/media/media-plans/': byIds,
    'GET /api/main/media_app/bundle/': { body: { results: [sampleBundle()] } },
    [PACKAGES]: { body: sampleSuggestions() },
    ...others,
  });
  const view = renderPage(CreatePackagePage, '/campaign/create-package', `/campaign/create-package?draft=7${search}`);
  return { ...view, world, requests, user: userEvent.setup() };
}

const card = (name: RegExp) => screen.findByRole('radio', { name });
const cart = () => screen.getByRole('complementary');
const asked = (requests: readonly { name: string; body: unknown }[]) =>
  requests.filter(({ name }) => name === PACKAGES).map(({ body }) => body);
const row = (name: string) => screen.findByRole('checkbox', { name: `انتخاب ${name}` });

test('three packages with their bounds are fetched once; picking one fills the cart, and can be undone', async () => {
  const { requests, world, user } = open();
  const balanced = await card(/متعادل/);
  expect(screen.getByRole('radio', { name: /دسترسی بیشتر/ }).closest('label')?.textContent).toContain('دور از بهترین بستهٔ ممکن');
  expect(balanced.closest('label')?.textContent).toContain('بهتر از این ممکن نیست');
  await user.click(balanced);
  expect(await within(cart()).findByText('مزه‌گردی')).toBeDefined();
  await waitFor(() => expect(within(cart()).getAllByText('۱۲٬۱۰۰٬۰۰۰')).not.toHaveLength(0));
  await waitFor(() => expect(world.draft?.data.selectedPlans).toEqual([11, 12]));
  expect(asked(requests)).toHaveLength(1);
  expect(asked(requests)[0]).toMatchObject({ budget: 20_000_000, goal_reach: 130_000, pinned_plans: [], excluded_plans: [] });
  fireEvent.keyDown(document.body, { key: 'z', code: 'KeyZ', ctrlKey: true });
  await waitFor(() => expect(within(cart()).queryByText('مزه‌گردی')).toBeNull());
  fireEvent.keyDown(document.body, { key: 'z', code: 'KeyZ', ctrlKey: true, shiftKey: true });
  expect(await within(cart()).findByText('مزه‌گردی')).toBeDefined();
});

test('a package shows the same reach as the cart that it fills, and marks the plain sum as a sum', async () => {
  const { user } = open();
  const [seen, sum] = [formatScaledText(estimatePackage(MARKET.slice(0, 2)).reach_model), '۱۳۸ هزار'];
  expect(seen).not.toBe(sum);
  const balanced = await card(/متعادل/);
  const text = balanced.closest('label')?.textContent;
  expect(text).toContain(`دسترسی${seen}`);
  expect(text).toContain(`جمع ناشران ${sum}`);
  await user.click(balanced);
  expect(await within(cart()).findByText(seen)).toBeDefined();
  expect(within(cart()).getByText(`جمع ناشران: ${sum}؛ هدف با این جمع سنجیده می‌شود.`)).toBeDefined();
});

test('after a change of the cart its package is marked as changed, and can be picked again', async () => {
  const { user } = open();
  await user.click(await card(/متعادل/));
  await user.click(await row('کتاب‌باز'));
  expect(await screen.findByText('تغییریافته')).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /متعادل/ }).checked).toBe(true);
  await user.click(screen.getByRole('button', { name: 'برگرداندن به این بسته' }));
  await waitFor(() => expect(screen.queryByText('تغییریافته')).toBeNull());
  expect(within(cart()).queryByText('کتاب‌باز')).toBeNull();
});

test('a pinned plan is part of the next request, which is sent once', async () => {
  const { requests, user } = open({ selectedPlans: [11] });
  await user.click(await screen.findByRole('button', { name: /^سنجاق مزه‌گردی/ }));
  await waitFor(() => expect(asked(requests)).toHaveLength(2));
  expect(asked(requests)[1]).toMatchObject({ pinned_plans: [11] });
});

test('failed packages can be fetched again; refusals tell what to do', async () => {
  let tries = 0;
  const unreachable = { found: false as const, code: 'goal_unreachable' as const, limit: null, excess: null, most_reach: 209_000 };
  const { user } = open(
    {},
    { [PACKAGES]: () => (tries++ === 0 ? refusal('unavailable', 503) : { body: sampleSuggestions({ least_cost: unreachable }) }) },
  );
  const region = within(await screen.findByRole('region', { name: 'بسته‌های پیشنهادی' }));
  await user.click(await region.findByRole('button', { name: 'تلاش دوباره' }));
  expect(await region.findByText(/به هدف نمی‌رسد؛ بیشترین دسترسی ممکن ۲۰۹ هزار است/)).toBeDefined();
});

test('without budget and goal nothing is requested, and a link opens the step with these fields', async () => {
  const { requests, router } = open({ budget: null, goal_total_reach: null });
  await waitFor(() => expect(router.state.location.pathname).toBe('/campaign/general-information'));
  expect(asked(requests)).toHaveLength(0);
});

const LISTED = 'GET /api/main/v1/media/media-plans/instagram-story';
const listed = (requests: readonly { name: string; url: URL }[]) =>
  requests.filter(({ name }) => name === LISTED).map(({ url }) => [url.searchParams.get('ordering'), ...url.searchParams.getAll('filter')]);

test('an old bookmark shows the list with a notice, and sends a valid request', async () => {
  const old = '&tab=others&ordering=luck&filter=price,lte,2000000&filter=recommendedOnly,true&filter=bogus,3&filter=categories,1,x';
  const { requests } = open({}, {}, old);
  await row('مزه‌گردی');
  expect(await screen.findByText('بخشی از نشانی خوانده نشد و کنار گذاشته شد.')).toBeDefined();
  // The flags failed, so the recommender counts as off.
  expect(listed(requests)).toEqual([['-followers', 'categories,1']]);
  await waitFor(() => expect(asked(requests)).toMatchObject([{ filter: ['categories,1'] }]));
});

test('the page waits for the recommender’s flag, and then requests its parts once', async () => {
  const flags = { 'panel-recommender-toggle': true };
  const answers = { 'POST /api/main/account/feature-flags': { body: { feature_flags: flags } } };
  const { requests } = open({}, answers, '&filter=recommendedOnly,true');
  await row('مزه‌گردی');
  expect(listed(requests)).toEqual([['suitable', 'recommendedOnly,true']]);
  expect(screen.queryByText('بخشی از نشانی خوانده نشد و کنار گذاشته شد.')).toBeNull();
});

test('a cart over the budget shows by how much, and one press brings it under', async () => {
  const { user, world } = open({ budget: 12_000_000, selectedPlans: [11, 12] });
  const rail = within(await screen.findByRole('complementary'));
  expect(await rail.findByText('بسته ۱۰۰٬۰۰۰ تومان از بودجه بیشتر است.')).toBeDefined();
  expect(rail.getByRole<HTMLButtonElement>('button', { name: 'ادامه به فعال‌سازی' }).disabled).toBe(false);
  await user.click(rail.getByRole('button', { name: 'برداشتن کافه‌نشین', description: 'کافه‌نشین' }));
  await waitFor(() => expect(rail.queryByText(/از بودجه بیشتر است/)).toBeNull());
  await waitFor(() => expect(world.draft?.data.selectedPlans).toEqual([11]));
});

test('a bundle first shows the plans that it takes over, and is one row of the cart', async () => {
  const { user, world } = open({ selectedPlans: [11, 13] }, {}, '&tab=bundles');
  expect(await screen.findByText('مزه‌گردی را جدا برگزیده‌اید؛ با این باندل، جدا خریده نمی‌شود.')).toBeDefined();
  await user.click(screen.getByRole('checkbox', { name: 'انتخاب باندل صبحانه و قهوه' }));
  expect(await screen.findByText('۱ ناشر که جدا برگزیده بودید، اکنون در این باندل‌اند.')).toBeDefined();
  await waitFor(() => expect(world.draft?.data).toMatchObject({ selectedPlans: [13], selectedBundles: [5] }));
  expect(within(cart()).getByText('باندل · ۲ ناشر')).toBeDefined();
});

test('a plan that is no longer sold is replaced with one press', async () => {
  const nearest = { results: [{ plan_id: 99, title: 'رفته از بازار', alternatives: [MARKET[2]] }] };
  const { user, world, requests } = open({ selectedPlans: [11, 99] }, { 'POST /api/main/alternative-media-plans': { body: nearest } });
  expect(await screen.findByText('به جای «رفته از بازار»')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'تهران از نزدیک جایگزین شود' }));
  await waitFor(() => expect(world.draft?.data.selectedPlans).toEqual([11, 13]));
  const [body] = requests.filter(({ name }) => name.endsWith('alternative-media-plans')).map((request) => request.body);
  expect(body).toMatchObject({ plans: [99], selected: [11] });
});

test('a plan of the package that its platform never had does not hide what replaces the others', async () => {
  const nearest = { results: [{ plan_id: 99, title: 'رفته از بازار', alternatives: [MARKET[2]] }] };
  const answer = (_url: URL, body: unknown) =>
    (body as { plans: number[] }).plans.includes(987)
      ? refusal('plans_unknown', 422, { plan_ids: [], other_kind: [987] })
      : { body: nearest };
  open({ selectedPlans: [11, 99, 987] }, { 'POST /api/main/alternative-media-plans': answer });
  expect(await screen.findByText('به جای «رفته از بازار»')).toBeDefined();
});

test('filters, order and tab are stored only in the URL', async () => {
  const { requests, router, user } = open({}, {}, '&filter=price,lt,10000000&ordering=-price');
  await row('مزه‌گردی');
  const list = requests.find(({ name, url }) => name === LIST && url.searchParams.has('ordering'));
  expect(list?.url.searchParams.getAll('filter')).toEqual(['price,lt,10000000']);
  expect(list?.url.searchParams.get('ordering')).toBe('-price');
  expect(asked(requests)[0]).toMatchObject({ filter: ['price,lt,10000000'] });
  await user.click(screen.getByRole('radio', { name: /^باندل‌ها/ }));
  await waitFor(() => expect(router.state.location.searchStr).toContain('tab=bundles'));
});

test('where views are bought, the goal has a price and plans have none', async () => {
  const cpm = finishedDraft({ ...STORY, campaign_type: 'CPM' });
  const { requests } = open({ ...cpm, goal_total_reach: 400, selectedPlans: [11] });
  await row('مزه‌گردی');
  expect(await within(cart()).findByText('۳٬۶۰۰٬۰۰۰')).toBeDefined();
  expect(screen.queryByRole('columnheader', { name: 'قیمت (تومان)' })).toBeNull();
  expect(asked(requests)).toHaveLength(0);
});

test('the price of invited influencers is an estimate', async () => {
  open({ ...finishedDraft({ ...STORY, campaign_type: 'INFLUENCE' }), selectedPlans: [11] });
  expect(await screen.findByRole('heading', { name: /دعوت‌شده‌ها/ })).toBeDefined();
  expect(await screen.findByRole('columnheader', { name: 'برآورد قیمت (تومان)' })).toBeDefined();
});

test('the only network is selected automatically, and the goal gives its price', async () => {
  const pin = finishedDraft({ media_type: 'RUBIKA', content_type: 'PIN', campaign_type: 'CPM' });
  const { world, requests } = open(
    { ...emptyDraft(), ...pin, goal_total_reach: 100, rubika_selected_media_plan: null },
    {
      'GET /api/main/v1/media/media-plans/rubika-pin': {
        body: { count: 1, results: [{ ...MARKET[0], id: 50, title: 'شبکهٔ روبیکا' }], facets: null },
      },
    },
  );
  expect(await screen.findByText('شبکهٔ روبیکا')).toBeDefined();
  await waitFor(() => expect(world.draft?.data.rubika_selected_media_plan).toBe(50));
  expect(await screen.findByText('۹۹۰٬۰۰۰')).toBeDefined();
  const asks = requests.filter(({ name }) => name.endsWith('/rubika-pin'));
  expect(asks[0]?.url.searchParams.getAll('filter')).toEqual(['search,MESSENGER']);
});

test('a package that is refused shows the reason', async () => {
  const pinned = refusal('pinned_not_offered', 409, { plan_ids: [11], bundle_ids: [] });
  sessionStorage.clear();
  const { user, requests } = open(
    { selectedPlans: [11] },
    {
      [PACKAGES]: (_, body) =>
        (body as { pinned_plans: number[] }).pinned_plans.length > 0
          ? pinned
          : { body: sampleSuggestions({ most_reach: sampleSuggestion([]) }) },
    },
  );
  expect(await screen.findByText(/هیچ ناشری جا نمی‌شود/)).toBeDefined();
  await user.click(await screen.findByRole('button', { name: /^سنجاق مزه‌گردی/ }));
  await user.click(await screen.findByRole('button', { name: 'برداشتن این سنجاق‌ها' }));
  await waitFor(() => expect(screen.getByText(/هیچ ناشری جا نمی‌شود/)).toBeDefined());
  expect(asked(requests)).toHaveLength(2);
});

test('a workbook is read into groups, changes nothing until it is applied, and can be undone', async () => {
  const read = {
    plan_ids: [12, 13],
    bundle_ids: null,
    rows: 4,
    hidden_rows: 3,
    problems: [{ sheet: 'plans', row: 3, code: 'plan_gone', text: 'بهارنامه' }],
    repriced: [{ sheet: 'plans', id: 12, title: 'کافه‌نشین', before: 4_000_000, after: 4_500_000 }],
  };
  const { user, world } = open({ selectedPlans: [11] });
  // Uploads use XMLHttpRequest.
  const send = vi.spyOn(api.publishers, 'importPlans').mockResolvedValue(read as never);
  await user.click(await screen.findByRole('button', { name: 'اکسل' }));
  await user.click(await screen.findByRole('menuitem', { name: 'ورود از اکسل' }));
  await user.upload(await screen.findByLabelText('انتخاب فایل'), new File(['x'], 'plans.xlsx'));
  const dialog = within(await screen.findByRole('dialog', { name: 'ورود بسته از اکسل' }));
  expect(await dialog.findByText('۲ ناشر در بسته می‌نشیند')).toBeDefined();
  expect(dialog.getByText('از ۴ سطر، ۳ سطر پنهان است؛ انتخاب‌های سطرهای پنهان هم به حساب آمده است.')).toBeDefined();
  expect(dialog.getByText('ردیف ۳').parentElement?.textContent).toContain('بهارنامه: این ناشر دیگر فروخته نمی‌شود');
  expect(dialog.getByText('از ۴٬۰۰۰٬۰۰۰ به ۴٬۵۰۰٬۰۰۰ تومان')).toBeDefined();
  expect(world.draft?.data.selectedPlans).toEqual([11]);
  await user.click(dialog.getByRole('checkbox', { name: /^آنچه در سبد است/ }));
  expect(dialog.getByText('۲ تازه، ۰ از سبد کنونی برداشته می‌شود.')).toBeDefined();
  expect(dialog.getByRole('button', { name: 'گذاشتن ۳ ناشر در سبد' })).toBeDefined();
  await user.click(dialog.getByRole('checkbox', { name: /^آنچه در سبد است/ }));
  await user.click(dialog.getByRole('button', { name: 'گذاشتن ۲ ناشر در سبد' }));
  await waitFor(() => expect(world.draft?.data.selectedPlans).toEqual([12, 13]));
  await user.click(screen.getByRole('button', { name: 'برگرداندن آخرین تغییر' }));
  await waitFor(() => expect(world.draft?.data.selectedPlans).toEqual([11]));
  send.mockRestore();
});

test('the details of a plan change its tariff; the menu excludes a plan from suggestions', async () => {
  const tariffs = [
    { plan_id: 11, availability_hours: 24, price: 7_600_000, reach: 86_000 },
    { plan_id: 21, availability_hours: 48, price: 9_900_000, reach: 90_000 },
  ];
  const details = {
    ...MARKET[0],
    score: null,
    tariffs,
    other_formats: [{ plan_id: 31, content_type: 'POST', price: 8_000_000, reach: 70_000 }],
  };
  const { user, world, requests } = open({ selectedPlans: [11] }, { 'GET /api/main/v2/media/media-plans/11/': { body: details } });
  await user.click(await screen.findByRole('button', { name: 'کارهای دیگر برای مزه‌گردی' }));
  await user.click(await screen.findByRole('menuitem', { name: 'جزئیات و تعرفه‌ها' }));
  await user.click(await screen.findByRole('radio', { name: /۴۸ ساعت ماندگاری/ }));
  await waitFor(() => expect(world.draft?.data.selectedPlans).toEqual([21]));
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'کارهای دیگر برای کتاب‌باز' }));
  await user.click(await screen.findByRole('menuitem', { name: 'دیگر پیشنهاد نشود' }));
  await waitFor(() => expect(asked(requests).at(-1)).toMatchObject({ excluded_plans: [14] }));
  expect(within(cart()).getByText('۱ مورد دیگر پیشنهاد نمی‌شود.')).toBeDefined();
  expect(screen.getByRole('row', { name: /کتاب‌باز.*کنارگذاشته/s })).toBeDefined();
  await user.click(within(cart()).getByRole('button', { name: 'دوباره پیشنهاد شوند' }));
  await waitFor(() => expect(world.draft?.data.excluded_plans).toEqual([]));
});

test.each([
  ['a customer', false],
  ['staff', true],
])('%s: score and reliable-only are %s in the drawer', async (_, isStaff) => {
  const { user, queryClient } = open();
  queryClient.setQueryData(accountInfoQuery.queryKey, sampleAccount({ is_hijacked: isStaff }));
  await user.click(await screen.findByRole('button', { name: /همهٔ فیلترها/ }));
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByRole('heading', { name: 'نوع صفحه' })).toBeDefined();
  // The campaign already has this number.
  expect(drawer.queryByRole('heading', { name: 'تعداد استوری' })).toBeNull();
  expect(drawer.queryAllByText('کارکنان')).toHaveLength(isStaff ? 2 : 0);
  expect(drawer.getByRole('button', { name: 'دیدن ۴ ناشر' })).toBeDefined();
});
