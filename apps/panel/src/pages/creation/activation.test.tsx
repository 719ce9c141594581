import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { CallAnswer } from '@jarchi/contract/types.ts';
import { finishedDraft } from '@jarchi/domain/drafts/testing/finished-drafts.ts';
import { expect, test } from 'vitest';
import { ActivationPage } from '#pages/creation/ActivationPage.tsx';
import { refusal, stubApi, type FakeAnswers } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { activationAnswers, REACH_STORY, sampleQuoted, TWO_SHARES, type ActivationWorld } from '#testing/sample-activation.fa.ts';
import { sampleDraft } from '#testing/sample-answers.fa.ts';

type Campaign = CallAnswer<'campaigns', 'getCampaign'>;

const DRAFT = finishedDraft(REACH_STORY);
const CREATE = 'POST /api/main/v1/campaigns/';
const ONE = 'GET /api/main/v1/campaigns/48213/';
const PURCHASE = 'POST /api/main/v1/campaigns/48213/purchase/';
const DISCOUNT = 'POST /api/main/discount/apply-discount/';
const SERVICES = 'GET /api/main/v1/campaigns/additional-services/';

const draftId = 500;

function open(world: ActivationWorld, others: FakeAnswers = {}) {
  const requests = stubApi({ ...activationAnswers(draftId, world), ...others });
  return {
    ...renderPage(ActivationPage, '/campaign/activation', `/campaign/activation?draft=${draftId}`),
    requests,
    user: userEvent.setup(),
  };
}

const getQuote = (total: number, discount = 0): Campaign['quote'] => ({
  price: 36_200_000,
  discount,
  vat: total - 36_200_000 + discount,
  total,
  vat_percent: 10,
  valid_until: '2026-11-13T08:51:00.000Z',
});
const codeField = () => screen.findByRole('textbox', { name: 'کد تخفیف' });
const firstButton = (name: string | RegExp) => screen.findAllByRole('button', { name }).then(([button]) => button!);
const totalText = () => screen.getByText('مبلغ کمپین').parentElement?.textContent;

/** A server that stores the campaign's codes, and knows three codes. */
function discountServer() {
  let campaign = sampleQuoted(DRAFT);
  const apply = (_: URL, body: unknown) => {
    const codes = (body as { discount_codes: string[] }).discount_codes;
    const unknown = codes.filter((code) => !['AABAN10', 'YALDA', 'ALONE'].includes(code));
    if (unknown.length > 0)
      return refusal('discount_refused', 422, { refusals: unknown.map((discount_code) => ({ discount_code, code: 'unknown' })) });
    if (codes.includes('ALONE') && codes.length > 1)
      return refusal('discount_refused', 422, { refusals: [{ discount_code: 'ALONE', code: 'not_stackable' }] });
    const discounts = codes.map((discount_code) => ({ discount_code, amount: 1_000_000, percent: null, is_capped: false }));
    campaign = { ...campaign, discounts, quote: getQuote(39_820_000 - 1_100_000 * codes.length, 1_000_000 * codes.length) };
    return { body: campaign };
  };
  return { [DISCOUNT]: apply, [ONE]: () => ({ body: campaign }), [CREATE]: () => ({ body: campaign }) } satisfies FakeAnswers;
}

test('codes get one spelling, are counted together, and are removed one by one', async () => {
  const { requests, user } = open({}, discountServer());
  await user.type(await codeField(), 'aaban ۱۰{Enter}');
  const list = await screen.findByRole('list', { name: 'کدهای اعمال‌شده' });
  expect(within(list).getByText('AABAN10')).toBeDefined();
  expect(totalText()).toContain('۳۸٬۷۲۰٬۰۰۰');
  await user.click(screen.getByRole('button', { name: 'کد دیگر' }));
  await user.type(await codeField(), 'yalda');
  await user.click(screen.getByRole('button', { name: 'اعمال' }));
  await waitFor(() => expect(totalText()).toContain('۳۷٬۶۲۰٬۰۰۰'));
  await user.click(screen.getByRole('button', { name: 'برداشتن کد «AABAN10»' }));
  await waitFor(() => expect(totalText()).toContain('۳۸٬۷۲۰٬۰۰۰'));
  expect(requests.filter(({ name }) => name === DISCOUNT).map(({ body }) => body)).toEqual([
    { campaign: 48213, discount_codes: ['AABAN10'] },
    { campaign: 48213, discount_codes: ['AABAN10', 'YALDA'] },
    { campaign: 48213, discount_codes: ['YALDA'] },
  ]);
  // A change that the buyer made needs no message.
  expect(screen.queryByText(/تغییر کرده است/)).toBeNull();
});

test('a refused code stays in the field with the reason next to it; a code that is already applied is not sent', async () => {
  const { requests, user } = open({}, discountServer());
  await user.type(await codeField(), 'قدیمی{Enter}');
  const field = await codeField();
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect((field as HTMLInputElement).value).toBe('قدیمی');
  expect(screen.getByText('کد «قدیمی» شناخته نشد. نوشتهٔ آن را بررسی کنید.')).toBeDefined();
  expect(document.activeElement).toBe(field);
  await user.clear(field);
  await user.type(field, 'AABAN10{Enter}');
  await screen.findByRole('list', { name: 'کدهای اعمال‌شده' });
  await user.click(screen.getByRole('button', { name: 'کد دیگر' }));
  await user.type(await codeField(), 'aaban10{Enter}');
  expect(await screen.findByText('کد «AABAN10» همین حالا اعمال شده است.')).toBeDefined();
  await user.clear(await codeField());
  await user.type(await codeField(), 'alone{Enter}');
  expect(await screen.findByText('کد «ALONE» با کد دیگری جمع نمی‌شود.')).toBeDefined();
  expect(requests.filter(({ name }) => name === DISCOUNT)).toHaveLength(3);
});

test('a code that lapsed before the purchase is explained, and one press continues without it', async () => {
  const server = discountServer();
  server[DISCOUNT](new URL('http://localhost'), { discount_codes: ['AABAN10'] });
  const { requests, user } = open(
    {},
    { ...server, [PURCHASE]: refusal('discount_refused', 422, { refusals: [{ discount_code: 'AABAN10', code: 'used_up' }] }) },
  );
  await user.click(await firstButton('فعال‌سازی کمپین'));
  expect(await screen.findByText('ظرفیت کد «AABAN10» پر شده است.')).toBeDefined();
  expect((await firstButton('فعال‌سازی کمپین')).hasAttribute('disabled')).toBe(true);
  await user.click(screen.getByRole('button', { name: 'برداشتن کد «AABAN10» و ادامه' }));
  await waitFor(() => expect(totalText()).toContain('۳۹٬۸۲۰٬۰۰۰'));
  expect(requests.findLast(({ name }) => name === DISCOUNT)?.body).toEqual({ campaign: 48213, discount_codes: [] });
  expect((await firstButton('فعال‌سازی کمپین')).hasAttribute('disabled')).toBe(false);
});

test('a purchase above the own ceiling tells what the ceiling is, and that the owner was told', async () => {
  const above = refusal('ceiling_exceeded', 409, { ceiling: 5_000_000, total: 39_820_000 });
  const { user } = open({}, { [PURCHASE]: above });
  await user.click(await firstButton('فعال‌سازی کمپین'));
  const told = await screen.findAllByText(/سقف هر خرید شما ۵٬۰۰۰٬۰۰۰ تومان است و این خرید ۳۹٬۸۲۰٬۰۰۰ تومان می‌شود.*به صاحب حساب خبر دادیم/);
  expect(told[0]?.closest('[role=alert]')).not.toBeNull();
});

test('a changed quote shows both totals and the cause, and is bought only after another press', async () => {
  let campaign = sampleQuoted(DRAFT, { placements: TWO_SHARES, publishers: 2 });
  const dearer = { ...campaign, placements: [{ ...TWO_SHARES[0]!, total: 23_000_000 }], quote: getQuote(40_820_000) };
  const { requests, user } = open(
    {},
    {
      [CREATE]: { body: campaign },
      [ONE]: () => ({ body: campaign }),
      [PURCHASE]: (_, body) => {
        if ((body as { expected_total: number }).expected_total === 40_820_000)
          return { body: { campaign: { ...campaign, state: 'AWAITING_APPROVAL', allowed: [] }, outcome: 'held', shortfall: 0 } };
        campaign = dearer;
        return refusal('quote_changed', 409, { before: 39_820_000, after: 40_820_000, lines: [] });
      },
    },
  );
  await user.click(await firstButton('فعال‌سازی کمپین'));
  expect(await screen.findByText('قیمت از ۳۹٬۸۲۰٬۰۰۰ به ۴۰٬۸۲۰٬۰۰۰ تومان تغییر کرده است. هنوز پولی جابه‌جا نشده.')).toBeDefined();
  const lines = within(screen.getByRole('list', { name: 'ناشرانی که تغییر کرده‌اند' }));
  expect(lines.getByText('مزه‌گردی: از ۲۲٬۰۰۰٬۰۰۰ به ۲۳٬۰۰۰٬۰۰۰ تومان')).toBeDefined();
  expect(lines.getByText('تهران از نزدیک: از بسته بیرون رفته است')).toBeDefined();
  await user.click(await firstButton('پذیرش قیمت تازه و فعال‌سازی'));
  await waitFor(() =>
    expect(requests.filter(({ name }) => name === PURCHASE).map(({ body }) => (body as { expected_total: number }).expected_total)).toEqual(
      [39_820_000, 40_820_000],
    ),
  );
});

test('a lapsed quote is requested again, and a difference is shown', async () => {
  const lapsed = sampleQuoted(DRAFT, { quote: { ...getQuote(39_820_000), valid_until: '2026-11-10T06:59:59.000Z' } });
  let campaign = lapsed;
  let made = 0;
  open(
    {},
    {
      [CREATE]: () => {
        made++;
        if (made > 1) campaign = sampleQuoted(DRAFT, { quote: getQuote(41_000_000) });
        return { body: campaign };
      },
      [ONE]: () => ({ body: campaign }),
    },
  );
  expect(await screen.findByText(/^قیمت از ۳۹٬۸۲۰٬۰۰۰ به ۴۱٬۰۰۰٬۰۰۰ تومان/)).toBeDefined();
  expect(made).toBe(2);
});

test('a purchase of a campaign that another window bought opens the campaign', async () => {
  const { router, user } = open({}, { [PURCHASE]: refusal('transition_refused', 409, { state: 'AWAITING_APPROVAL', allowed: [] }) });
  await user.click(await firstButton('فعال‌سازی کمپین'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/campaigns/48213'));
  expect(await screen.findByText('این کمپین پیش‌تر فعال شده است.')).toBeDefined();
});

test.each([
  ['bundles_gone', 409, { bundle_ids: [3] }, 'ویرایش بسته', 'create-package'],
  ['plan_twice', 422, { plan_ids: [3] }, 'ویرایش بسته', 'create-package'],
  ['goal_refused', 422, { issues: [{ code: 'positive_int' }] }, 'ویرایش اطلاعات کلی', 'general-information'],
] as const)('a purchase refused with %s leads to the step that mends it', async (code, status, facts, label, step) => {
  const { user } = open({}, { [PURCHASE]: refusal(code, status, facts) });
  await user.click(await firstButton('فعال‌سازی کمپین'));
  const way = within(await screen.findByRole('alert')).getByRole('link', { name: label });
  expect(way.getAttribute('href')).toBe(`/campaign/${step}?draft=${draftId}`);
});

test('an incomplete campaign names every step, field, reason and limit, each step with the way to it', async () => {
  const steps = [
    { step: 'general-information', issues: [{ field: 'title', code: 'too_long', limit: 100 }] },
    {
      step: 'content',
      issues: [
        { field: 'content_link', code: 'link_invalid' },
        { field: 'content_hashtags', code: 'hashtags', index: 2 },
      ],
    },
    { step: 'create-package', issues: [{ field: 'selectedPlans', code: 'required' }] },
  ];
  const { user } = open({}, { [PURCHASE]: refusal('draft_incomplete', 422, { step: 'general-information', fields: ['title'], steps }) });
  await user.click(await firstButton('فعال‌سازی کمپین'));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('عنوان کمپین: ');
  expect(alert.textContent).toContain('۱۰۰');
  expect(alert.textContent).toContain('نشانی صفحهٔ فرود: این نشانی باز نمی‌شود.');
  expect(alert.textContent).toContain('هشتگ‌ها: مورد ۳: ');
  expect(alert.textContent).toContain('ناشران بسته: دست‌کم یک ناشر برگزینید.');
  const ways = within(alert).getAllByRole('link');
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(
    ['general-information', 'content', 'create-package'].map((step) => `/campaign/${step}?draft=${draftId}`),
  );
});

test('services are fetched only with their flag', async () => {
  const offers = { results: [{ key: 'design', title_fa: 'طراحی استوری', description_fa: 'یک طرح', price: 1_200_000 }] };
  const { requests } = open({}, { [SERVICES]: { body: offers } });
  await firstButton('فعال‌سازی کمپین');
  expect(screen.queryByRole('region', { name: 'خدمات تکمیلی' })).toBeNull();
  expect(requests.some(({ name }) => name === SERVICES)).toBe(false);
});

test('a chosen service is saved in the draft, and the server gives its price', async () => {
  let data = DRAFT;
  let version = 3;
  const stored = () => sampleDraft({ id: draftId, data, campaign: 48213, version, updated_at: `2026-11-10T07:00:0${version}.000Z` });
  const quoted = () =>
    sampleQuoted(data, {
      services: data.additional_services['design'] === true ? [{ key: 'design', title_fa: 'طراحی استوری', price: 1_200_000 }] : [],
      quote: data.additional_services['design'] === true ? { ...getQuote(41_140_000), price: 37_400_000 } : getQuote(39_820_000),
    });
  const offers = { results: [{ key: 'design', title_fa: 'طراحی استوری', description_fa: 'یک طرح', price: 1_200_000 }] };
  const { user } = open(
    { hasServices: true },
    {
      [SERVICES]: { body: offers },
      [`GET /api/main/v1/campaigns/drafts/${draftId}/`]: () => ({ body: stored() }),
      [`PUT /api/main/v1/campaigns/drafts/${draftId}/`]: (_, body) => {
        ({ data } = body as { data: typeof data });
        version++;
        return { body: stored() };
      },
      [CREATE]: () => ({ body: quoted() }),
      [ONE]: () => ({ body: quoted() }),
    },
  );
  await user.click(await screen.findByRole('checkbox', { name: 'طراحی استوری' }));
  await waitFor(() => expect(totalText()).toContain('۴۱٬۱۴۰٬۰۰۰'));
  expect(data.additional_services).toEqual({ design: true });
  expect(screen.queryByText(/تغییر کرده است/)).toBeNull();
});

test('a service that is no longer offered is removed with one press', async () => {
  let data = { ...DRAFT, additional_services: { gone: true, kept: true } };
  let version = 3;
  const stored = () => sampleDraft({ id: draftId, data, campaign: 48213, version, updated_at: `2026-11-10T07:00:0${version}.000Z` });
  const { user } = open(
    {},
    {
      [`GET /api/main/v1/campaigns/drafts/${draftId}/`]: () => ({ body: stored() }),
      [`PUT /api/main/v1/campaigns/drafts/${draftId}/`]: (_, body) => {
        ({ data } = body as { data: typeof data });
        version++;
        return { body: stored() };
      },
      [CREATE]: () =>
        'gone' in data.additional_services ? refusal('services_not_offered', 409, { keys: ['gone'] }) : { body: sampleQuoted(DRAFT) },
    },
  );
  await user.click(await screen.findByRole('button', { name: 'برداشتن خدمات ارائه‌نشده و ادامه' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(data.additional_services).toEqual({ kept: true });
  expect((await firstButton('فعال‌سازی کمپین')).hasAttribute('disabled')).toBe(false);
});
