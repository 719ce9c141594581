import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { refusal, stubApi, type FakeAnswers } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleCampaign, sampleClock } from '#testing/sample-answers.fa.ts';
import { CampaignReportPage } from './CampaignReportPage.tsx';

const ONE = 'GET /api/main/v1/campaigns/48213/';
const DATES = 'POST /api/main/v1/campaigns/48213/dates/';
const BUY = 'POST /api/main/v1/campaigns/48213/purchase/';
const DROP = 'POST /api/main/v1/campaigns/48213/offers/drop/';

const undated = sampleCampaign({
  state: 'AWAITING_APPROVAL',
  reason: 'new_dates',
  allowed: ['redateCampaign', 'cancelCampaign'],
  waits_for: 'advertiser',
});
const unpaid = sampleCampaign({
  campaign_type: 'INFLUENCE',
  state: 'TO_PAY',
  reason: 'after_negotiation',
  allowed: ['purchaseCampaign', 'dropOffers', 'cancelCampaign'],
  waits_for: 'advertiser',
  money: { held: 39_820_000, captured: 0, released: 0 },
  list: { price: 40_000_000, discount: 0, vat: 4_000_000, total: 44_000_000, difference: 4_180_000, until: '2026-11-12T10:00:00.000Z' },
});

function open(answers: FakeAnswers) {
  const requests = stubApi({ 'GET /api/main/v1/world/clock/': { body: sampleClock }, ...answers });
  const { router } = renderPage(CampaignReportPage, '/campaigns/$id', '/campaigns/48213');
  return {
    router,
    user: userEvent.setup(),
    bodiesOf: (call: string) => requests.filter(({ name }) => name === call).map(({ body }) => body),
  };
}

test('new dates are picked, then sent; the period has the old length unless the person picks another', async () => {
  const { user, bodiesOf } = open({
    [ONE]: { body: undated },
    [DATES]: { body: { ...undated, reason: null, allowed: ['cancelCampaign'] } },
  });
  await user.click(await screen.findByRole('button', { name: 'انتخاب تاریخ تازه' }));
  await user.click(await screen.findByRole('button', { name: 'اعمال' }));
  expect(bodiesOf(DATES)).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'فرستادن برای بررسی' }));
  await waitFor(() => expect(bodiesOf(DATES)).toEqual([{ publish_period_start: '2026-11-12', publish_period_end: '2026-11-23' }]));
  expect(await screen.findByText('تاریخ تازه ثبت شد؛ کمپین به بررسی برگشت.')).toBeDefined();
});

test('refused dates show the reason next to the button', async () => {
  const { user } = open({
    [ONE]: { body: undated },
    [DATES]: refusal('draft_incomplete', 422, { step: 'general-information', fields: ['publish_period_end'] }),
  });
  await user.click(await screen.findByRole('button', { name: 'انتخاب تاریخ تازه' }));
  await user.click(await screen.findByRole('button', { name: 'اعمال' }));
  await user.click(await screen.findByRole('button', { name: 'فرستادن برای بررسی' }));
  expect((await screen.findByRole('alert')).textContent).toContain('بازهٔ دیگری برگزینید');
});

test('a list that waits for its difference shows the shortfall, and links to the charge page with it', async () => {
  open({ [ONE]: { body: { ...unpaid, shortfall: 4_000_000 } } });
  const link = await screen.findByRole('link', { name: 'شارژ ۴٬۰۰۰٬۰۰۰ تومان' });
  expect(link.getAttribute('href')).toBe('/financial/charge?amount=4000000&return=/campaigns/48213');
  expect(screen.getByText('جمع فهرست').parentElement?.textContent).toContain('۴۴٬۰۰۰٬۰۰۰');
  expect(screen.getByText('کسری موجودی').parentElement?.textContent).toContain('۴٬۰۰۰٬۰۰۰');
});

test('with enough money the list is paid at the total that was shown', async () => {
  const paid = { ...unpaid, state: 'ACCEPTED', reason: null, list: null, allowed: ['cancelCampaign'] };
  const { user, bodiesOf } = open({ [ONE]: { body: unpaid }, [BUY]: { body: { campaign: paid, outcome: 'held', shortfall: 0 } } });
  await user.click(await screen.findByRole('button', { name: 'پرداخت تفاوت، ۴٬۱۸۰٬۰۰۰ تومان' }));
  expect(await screen.findByText('تفاوت پرداخت شد؛ ناشران محتوا را می‌سازند.')).toBeDefined();
  expect(bodiesOf(BUY)).toEqual([{ expected_total: 44_000_000, is_auto_after_charge: true }]);
});

test('an unpaid list can be left', async () => {
  const { user, bodiesOf } = open({ [ONE]: { body: unpaid }, [DROP]: { body: { id: 48213, state: 'NEGOTIATION', total: 1 } } });
  await user.click(await screen.findByRole('button', { name: 'کنار گذاشتن فهرست' }));
  await waitFor(() => expect(bodiesOf(DROP)).toEqual([{}]));
});

test('one press opens the contents that wait for the advertiser', async () => {
  open({ [ONE]: { body: sampleCampaign({ campaign_type: 'INFLUENCE', state: 'ACCEPTED', waits_for: 'advertiser' }) } });
  const link = await screen.findByRole('link', { name: 'بررسی محتوا' });
  expect(link.getAttribute('href')).toBe('/contents?view=review&filter=campaign,48213');
});

test('an archived campaign shows that it is archived, and offers only to restore it', async () => {
  const { user, bodiesOf } = open({
    [ONE]: { body: sampleCampaign({ state: 'CREATED', is_deleted: true, waits_for: null, allowed: ['restoreCampaign'] }) },
    'POST /api/main/campaigns/48213/restore/': { body: sampleCampaign({ state: 'CREATED' }) },
  });
  await user.click(await screen.findByRole('button', { name: 'بازگرداندن' }));
  await waitFor(() => expect(bodiesOf('POST /api/main/campaigns/48213/restore/')).toEqual([{}]));
  expect(screen.queryByRole('link', { name: 'ویرایش' })).toBeNull();
});

test.each([
  ['2026-11-13T08:00:00.000Z', /^قیمت تا ۲۲ آبان، ۱۱:۳۰ برای شما نگه داشته شده است/],
  ['2026-11-06T08:00:00.000Z', /^مهلت قیمت ۱۵ آبان، ۱۱:۳۰ گذشت/],
])('a price that is valid until %s is promised only until then', async (valid_until, text) => {
  const { quote } = sampleCampaign({});
  open({ [ONE]: { body: sampleCampaign({ state: 'CREATED', quote: { ...quote, valid_until } }) } });
  expect(await screen.findByText(text)).toBeDefined();
});
