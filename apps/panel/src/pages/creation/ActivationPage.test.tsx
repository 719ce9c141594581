import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { COMBINATIONS, finishedDraft, IMAGE, getName } from '@jarchi/domain/drafts/testing/finished-drafts.ts';
import { expect, test } from 'vitest';
import { refusal, stubApi, type FakeAnswers } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { activationAnswers, REACH_STORY, sampleQuoted, TWO_SHARES, type ActivationWorld } from '#testing/sample-activation.fa.ts';
// The page loads these parts when it draws them; the import keeps their transformation out of the tests' time.
import '#features/activation/payment/PaymentRail.tsx';
import '#features/activation/review/ReviewBody.tsx';
import '#features/drafts/frame/DraftBanner.tsx';
import { ActivationPage } from './ActivationPage.tsx';

const draftId = 100;

function open(world: ActivationWorld = {}, others: FakeAnswers = {}) {
  const answers = { ...activationAnswers(draftId, world), ...others };
  const requests = stubApi(answers);
  const view = renderPage(ActivationPage, '/campaign/activation', `/campaign/activation?draft=${draftId}`);
  return { ...view, requests, answers };
}

const section = (name: string) => screen.findByRole('region', { name });
const PURCHASE = 'POST /api/main/v1/campaigns/48213/purchase/';
const READY = 'همه‌چیز برای فعال‌سازی آماده است.';
const buyButton = () => screen.findAllByRole('button', { name: 'فعال‌سازی کمپین' }).then(([first]) => first!);

test.each(COMBINATIONS.map((combination) => [getName(combination), combination] as const))(
  '%s is reviewed in full: answers with a link to each step, four dates, six rules',
  async (_, combination) => {
    const draft = finishedDraft(combination);
    open({ draft });
    expect(await screen.findByRole('heading', { level: 1, name: READY })).toBeDefined();
    const ways = screen
      .getAllByRole('link', { name: /^ویرایش (?!اطلاعات کلی$)|^ویرایش اطلاعات کلی$/ })
      .map((link) => link.getAttribute('href'));
    for (const step of ['general-information', 'content', 'create-package']) expect(ways).toContain(`/campaign/${step}?draft=${draftId}`);
    expect(
      screen.getAllByRole('listitem').filter((item) => item.closest('ol')?.previousElementSibling?.textContent === 'تاریخ‌ها'),
    ).toHaveLength(4);
    const rules = screen.getByRole('heading', { name: 'اگر چیزی تغییر کند، پول شما چه می‌شود؟' }).parentElement!;
    expect(within(rules).getAllByRole('listitem')).toHaveLength(6);
    expect(screen.getByText(combination.campaign_type === 'INFLUENCE' ? 'سقف با مالیات' : 'مبلغ کمپین')).toBeDefined();
  },
);

test('the review of a brief shows its lists', async () => {
  const brief = finishedDraft({ media_type: 'INSTAGRAM', content_type: 'POST', campaign_type: 'INFLUENCE' });
  open({ draft: { ...brief, content_todos: ['نام برند گفته شود'], content_hashtags: ['پاییز'] } });
  const shown = within(await section('بریف'));
  expect(shown.getByText('از طعم تازه بگویید.')).toBeDefined();
  expect(shown.getByText('نام برند گفته شود')).toBeDefined();
  expect(shown.getByText('#پاییز')).toBeDefined();
});

test('the review of an ad shows its texts', async () => {
  open({ draft: finishedDraft({ media_type: 'SOROUSH', content_type: 'PIN', campaign_type: 'CPC' }) });
  const ad = within(await section('محتوای تبلیغ'));
  expect(ad.getByText('طعم پاییز')).toBeDefined();
  expect(ad.getByText('تا آخر هفته')).toBeDefined();
  expect(ad.getByText('https://jarchi.test')).toBeDefined();
  expect(screen.getAllByText('۱۴٬۰۰۰ کلیک').length).toBeGreaterThan(0);
});

test('the review of a forwarded post shows its URL', async () => {
  const post = finishedDraft({ media_type: 'TELEGRAM', content_type: 'POST', campaign_type: 'REACH' });
  open({ draft: { ...post, is_telegram_forward_post: 'true', content_telegram_content_address: 'https://t.me/maze_gardi/12' } });
  expect(within(await section('پست فورواردی')).getByText('https://t.me/maze_gardi/12')).toBeDefined();
});

test('the lines of the quote add up, with a line for each bundle, service and code', async () => {
  open({
    campaign: {
      placements: TWO_SHARES,
      publishers: 2,
      bundles: [{ id: 3, title: 'کافه‌ها', price: 15_000_000, plan_ids: [12] }],
      services: [{ key: 'design', title_fa: 'طراحی', price: 1_200_000 }],
      discounts: [
        { discount_code: 'AABAN10', amount: 3_620_000, percent: 10, is_capped: false },
        { discount_code: 'YALDA', amount: 580_000, percent: null, is_capped: false },
      ],
      quote: {
        price: 36_200_000,
        discount: 4_200_000,
        vat: 3_200_000,
        total: 35_200_000,
        vat_percent: 10,
        valid_until: '2026-11-13T08:51:00.000Z',
      },
    },
  });
  const amount = async (label: string) => (await screen.findByText(label)).parentElement?.textContent;
  expect(await amount('۱ ناشر، استوری تکی')).toContain('۲۰٬۰۰۰٬۰۰۰');
  expect(await amount('باندل «کافه‌ها»، ۱ ناشر')).toContain('۱۵٬۰۰۰٬۰۰۰');
  expect(await amount('طراحی')).toContain('۱٬۲۰۰٬۰۰۰');
  expect(await amount('تخفیف «AABAN10»، \u061c۱۰٪')).toContain('۳٬۶۲۰٬۰۰۰');
  expect(await amount('تخفیف «YALDA»')).toContain('۵۸۰٬۰۰۰');
  expect(await amount('مبلغ کمپین')).toContain('۳۵٬۲۰۰٬۰۰۰');
  expect(await amount('قابل خرج پس از فعال‌سازی')).toContain('۱۳٬۰۸۸٬۰۰۰');
  expect(screen.getByText(/۳ روز و ۱ ساعت مانده است/)).toBeDefined();
});

test('a package that is short of its goal is not called ready: the share and the way to fill it up are shown, and it can be bought', async () => {
  const goal_cover = { measure: 'reach', target: 400_000, expected: 201_000, percent: 50, missing: 199_000 } as const;
  open({ campaign: { draft: draftId, goal_cover } });
  expect(await screen.findByRole('heading', { level: 1, name: 'آمادهٔ فعال‌سازی است، اما برآورد بسته \u061c۵۰٪ هدف است.' })).toBeDefined();
  expect(screen.queryByText(READY)).toBeNull();
  expect(screen.getByText(/^برآورد ناشران این بسته \u061c۵۰٪ هدف است/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'پر کردن تا هدف' }).getAttribute('href')).toBe(
    `/campaign/create-package?draft=${draftId}&fill=goal`,
  );
  expect(((await buyButton()) as HTMLButtonElement).disabled).toBe(false);
});

test('a package that fills its goal is ready', async () => {
  open({ campaign: { goal_cover: { measure: 'reach', target: 400_000, expected: 400_000, percent: 100, missing: 0 } } });
  expect(await screen.findByRole('heading', { level: 1, name: READY })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'پر کردن تا هدف' })).toBeNull();
});

test('a purchase is sent once with the total that was shown, and opens the report', async () => {
  const bought = sampleQuoted(finishedDraft(REACH_STORY), {
    state: 'AWAITING_APPROVAL',
    allowed: [],
    money: { held: 39_820_000, captured: 0, released: 0 },
  });
  const { requests, router } = open({}, { [PURCHASE]: { body: { campaign: bought, outcome: 'held', shortfall: 0 } } });
  await userEvent.setup().dblClick(await buyButton());
  await waitFor(() => expect(router.state.location.pathname).toBe('/campaigns/48213'));
  const orders = requests.filter(({ name }) => name.endsWith('/purchase/'));
  expect(orders.map(({ body }) => body)).toEqual([{ expected_total: 39_820_000, is_auto_after_charge: true, is_auto_replace: false }]);
  expect(await screen.findByText(/۳۹٬۸۲۰٬۰۰۰ تومان نگه داشته شد/)).toBeDefined();
});

test('a shortfall is shown, and the charge page gets its amount and the return path', async () => {
  const { router, requests } = open(
    { spendable: 12_450_000, campaign: { shortfall: 27_370_000 } },
    {
      [PURCHASE]: {
        body: { campaign: sampleQuoted(finishedDraft(REACH_STORY), { state: 'TO_PAY' }), outcome: 'to_pay', shortfall: 27_370_000 },
      },
    },
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'موجودی برای فعال‌سازی کافی نیست.' })).toBeDefined();
  expect(screen.getByText(/^۲۷٬۳۷۰٬۰۰۰ تومان کم است/)).toBeDefined();
  expect(screen.getAllByRole('checkbox', { name: 'پس از شارژ خودکار فعال شود', checked: true }).length).toBeGreaterThan(0);
  await userEvent.setup().click(screen.getAllByRole('button', { name: 'افزایش موجودی و پرداخت' })[0]!);
  await waitFor(() => expect(router.state.location.pathname).toBe('/financial/charge'));
  expect(router.state.location.search).toEqual({ amount: '27370000', return: `/campaign/activation?draft=${draftId}` });
  expect(requests.find(({ name }) => name === PURCHASE)?.body).toEqual({
    expected_total: 39_820_000,
    is_auto_after_charge: true,
    is_auto_replace: false,
  });
});

test('an advertiser who charges later leaves the campaign in TO_PAY', async () => {
  const { router, requests } = open(
    { spendable: 0, campaign: { shortfall: 39_820_000 } },
    {
      [PURCHASE]: {
        body: { campaign: sampleQuoted(finishedDraft(REACH_STORY), { state: 'TO_PAY' }), outcome: 'to_pay', shortfall: 39_820_000 },
      },
    },
  );
  const user = userEvent.setup();
  for (const box of await screen.findAllByRole('checkbox', { name: 'پس از شارژ خودکار فعال شود' })) {
    if ((box as HTMLInputElement).checked) await user.click(box);
  }
  await user.click(screen.getByRole('button', { name: 'بعداً شارژ می‌کنم' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/campaigns/48213'));
  expect(requests.find(({ name }) => name === PURCHASE)?.body).toEqual({
    expected_total: 39_820_000,
    is_auto_after_charge: false,
    is_auto_replace: false,
  });
});

const TICK = 'اگر ناشری کنار رفت، نزدیک‌ترین جایگزین را بگیر';
const sentTick = (requests: ReturnType<typeof stubApi>) =>
  requests.filter(({ name }) => name === PURCHASE).map(({ body }) => (body as { is_auto_replace: boolean }).is_auto_replace);

test('a purchase sends whether a replacement is taken by itself, as it was ticked last', async () => {
  const { requests } = open({}, { [PURCHASE]: refusal('internal', 500) });
  const user = userEvent.setup();
  const box = await screen.findByRole('checkbox', { name: TICK });
  expect((box as HTMLInputElement).checked).toBe(false);
  await user.click(box);
  await user.click(await buyButton());
  await waitFor(() => expect(sentTick(requests)).toContain(true));
  await waitFor(async () => expect((await buyButton()).getAttribute('aria-disabled')).toBeNull());
  const before = requests.length;
  await user.click(screen.getByRole('checkbox', { name: TICK }));
  await user.click(await buyButton());
  await waitFor(() => expect(sentTick(requests.slice(before))).toContain(false));
});

test('a campaign that waits for money shows the tick as it was stored, and an order without a change keeps it', async () => {
  const { requests } = open({ campaign: { state: 'TO_PAY', is_auto_replace: true } }, { [PURCHASE]: refusal('internal', 500) });
  expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: TICK })).checked).toBe(true);
  await userEvent.setup().click(await buyButton());
  await waitFor(() => expect(sentTick(requests)).toContain(true));
});

test('a draft whose campaign is bought opens that campaign', async () => {
  const { router } = open({}, { 'POST /api/main/v1/campaigns/': refusal('draft_used', 409, { campaign_id: 9 }) });
  await waitFor(() => expect(router.state.location.pathname).toBe('/campaigns/9'));
});

test('plans that are no longer sold link to the package, also before a campaign exists', async () => {
  open(
    {},
    {
      'POST /api/main/v1/campaigns/': refusal('plans_gone', 409, { plan_ids: [3] }),
      [`GET /api/main/v1/campaigns/drafts/${draftId}/`]: {
        body: {
          id: draftId,
          campaign: null,
          campaign_state: 'CREATION',
          draft_step: 'activation',
          version: 1,
          updated_at: '2026-11-10T07:00:00.000Z',
          data: finishedDraft(REACH_STORY),
        },
      },
    },
  );
  expect((await screen.findByRole('link', { name: 'ویرایش بسته' })).getAttribute('href')).toBe(`/campaign/create-package?draft=${draftId}`);
});

test('a failed request can be repeated', async () => {
  const { answers } = open({}, { 'POST /api/main/v1/campaigns/': refusal('internal', 500) });
  expect(await screen.findByText('دریافت اطلاعات ناموفق بود!')).toBeDefined();
  stubApi({ ...answers, 'POST /api/main/v1/campaigns/': { body: sampleQuoted(finishedDraft(REACH_STORY)) } });
  await userEvent.setup().click(screen.getByRole('button', { name: 'تلاش دوباره' }));
  expect(await screen.findByRole('heading', { level: 1, name: READY })).toBeDefined();
});

test('several files are counted, and the first is shown and can be opened', async () => {
  const draft = { ...finishedDraft(REACH_STORY), story_number: 'double' as const, content_files: [IMAGE, { ...IMAGE, id: 9 }] };
  open({ draft });
  const content = within(await section('محتوا'));
  expect(content.getByText(/۲ فایل/)).toBeDefined();
  expect(content.getByRole('link', { name: 'دیدن a.png' }).getAttribute('href')).toBe('/a');
});
