import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { refusal, stubApi, type FakeAnswers } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleCampaign, sampleClock, sampleStats } from '#testing/sample-answers.fa.ts';
import { CampaignReportPage } from './CampaignReportPage.tsx';

const ONE = 'GET /api/main/v1/campaigns/48213/';
const STATS = 'GET /api/main/v1/campaigns/48213/stats/';
const NOTES = 'GET /api/main/v1/campaigns/48213/notes/';
const BUY = 'POST /api/main/v1/campaigns/48213/purchase/';
const answers: FakeAnswers = {
  'GET /api/main/v1/world/clock/': { body: sampleClock },
  [ONE]: { body: sampleCampaign() },
  [STATS]: { body: sampleStats() },
  [NOTES]: { body: { results: [] } },
};
const open = (search = '') => renderPage(CampaignReportPage, '/campaigns/$id', `/campaigns/48213${search}`);
const toPay = sampleCampaign({
  state: 'TO_PAY',
  reason: 'before_review',
  allowed: ['purchaseCampaign', 'cancelCampaign'],
  waits_for: 'advertiser',
  money: { held: 0, captured: 0, released: 0 },
});

test('a published campaign shows figures, pace, publishers and money, and each is fetched once', async () => {
  const requests = stubApi(answers);
  open();
  const tiles = await screen.findByRole('radiogroup', { name: 'شاخص نمودار' });
  expect(within(tiles).getByText('۲۶۸٬۴۰۰')).toBeDefined();
  expect(screen.getByText('با همین آهنگ، ۲۲ آبان به هدف می‌رسید؛ یک روز زودتر.')).toBeDefined();
  expect(within(screen.getByRole('table')).getByText('مزه‌گردی')).toBeDefined();
  expect(screen.getByText('۳۹٬۸۲۰٬۰۰۰')).toBeDefined();
  const reads = requests.filter(({ name }) => name.includes('/campaigns/'));
  expect(reads.map(({ name }) => name).toSorted()).toEqual([ONE, NOTES, STATS]);
});

test('a campaign that waits too long says that staff look into it, and one that does not says nothing', async () => {
  stubApi({ ...answers, [ONE]: { body: sampleCampaign({ is_overdue: true }) } });
  open();
  expect(await screen.findByText(/همکاران ما آن را بررسی می‌کنند/)).toBeDefined();
  cleanup();
  stubApi(answers);
  open();
  await screen.findByRole('radiogroup', { name: 'شاخص نمودار' });
  expect(screen.queryByText(/همکاران ما آن را بررسی می‌کنند/)).toBeNull();
});

test('the last day is named, as in the list', async () => {
  const { pace } = sampleStats();
  const today = sampleCampaign().publish_period_end;
  stubApi({ ...answers, [STATS]: { body: sampleStats({ today, pace: { ...pace, days_left: 0 } }) } });
  open();
  expect(await screen.findByText('روز آخر')).toBeDefined();
});

test('a publisher with figures who is out is shown with the reason', async () => {
  const publishers = sampleStats().publishers.map((item) => ({
    ...item,
    out_reason: item.placement_id === 1 ? ('withdrawn' as const) : null,
  }));
  stubApi({ ...answers, [STATS]: { body: { ...sampleStats(), publishers } } });
  open();
  const rows = within(await screen.findByRole('table')).getAllByRole('row');
  expect(rows.filter(({ textContent }) => textContent.includes('انصراف داد')).map(({ textContent }) => textContent.slice(0, 9))).toEqual([
    '۱مزه‌گردی',
  ]);
});

test('a post that its publisher changed after it went live is marked in its row, with the time', async () => {
  const [first, second] = sampleCampaign().placements;
  const edited = { ...first!, edited_at: '2026-11-09T05:30:00.000Z' };
  stubApi({ ...answers, [ONE]: { body: sampleCampaign({ placements: [edited, second!] }) } });
  open();
  const rows = within(await screen.findByRole('table')).getAllByRole('row');
  const marked = rows.filter(({ textContent }) => textContent.includes('ویرایش شده'));
  expect(marked).toHaveLength(1);
  expect(marked[0]?.textContent).toContain('مزه‌گردی');
  expect(marked[0]?.textContent).toContain('ویرایش شده۱۸ آبان، ۰۹:۰۰');
});

test('a tile redraws the chart, and a preset is written to the URL', async () => {
  stubApi(answers);
  const { router } = open();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('radio', { name: /^کلیک/ }));
  expect(await screen.findByRole('heading', { name: 'کلیک روزانه' })).toBeDefined();
  await user.click(screen.getByRole('radio', { name: 'دیروز' }));
  await waitFor(() => expect(router.state.location.searchStr).toBe('?from=2026-11-09&to=2026-11-09'));
});

test('if statistics fail, state and money stay on screen', async () => {
  stubApi({ ...answers, [STATS]: refusal('internal', 500) });
  open();
  expect(await screen.findByText('دریافت اطلاعات ناموفق بود!')).toBeDefined();
  expect(screen.getByText('سیر وضعیت')).toBeDefined();
});

test('before publication the page shows whom the campaign waits for, instead of charts', async () => {
  stubApi({ ...answers, [ONE]: { body: sampleCampaign({ state: 'SCHEDULED' }) } });
  open();
  expect(await screen.findByText('از سه‌شنبه ۱۲ آبان منتشر می‌شود.')).toBeDefined();
  expect(screen.getByText('منتظر زمان انتشار است')).toBeDefined();
  expect(screen.queryByRole('radiogroup', { name: 'شاخص نمودار' })).toBeNull();
});

test('a shortfall links to the charge page with its amount', async () => {
  stubApi({ ...answers, [ONE]: { body: { ...toPay, shortfall: 4_250_000 } } });
  open();
  const link = await screen.findByRole('link', { name: 'شارژ ۴٬۲۵۰٬۰۰۰ تومان' });
  expect(link.getAttribute('href')).toBe('/financial/charge?amount=4250000&return=/campaigns/48213');
});

test('a changed total is shown before it is paid', async () => {
  const requests = stubApi({
    ...answers,
    [ONE]: { body: toPay },
    'POST /api/main/v1/campaigns/': { body: toPay },
    [BUY]: (_, body) =>
      (body as { expected_total: number }).expected_total === 41_000_000
        ? { body: { campaign: sampleCampaign({ state: 'AWAITING_APPROVAL' }), outcome: 'held', shortfall: 0 } }
        : refusal('quote_changed', 409, { before: 39_820_000, after: 41_000_000 }),
  });
  open();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'پرداخت ۳۹٬۸۲۰٬۰۰۰ تومان' }));
  expect((await screen.findByRole('alert')).textContent).toContain('پولی کم نشد');
  await user.click(screen.getByRole('button', { name: 'پرداخت ۴۱٬۰۰۰٬۰۰۰ تومان' }));
  expect(await screen.findByText('پرداخت شد؛ کمپین برای بررسی فرستاده شد.')).toBeDefined();
  expect(requests.filter(({ name }) => name === BUY)).toHaveLength(2);
});

test('a reversed range is not sent: the page shows the campaign’s own days, with a notice', async () => {
  const requests = stubApi(answers);
  open('?from=2026-11-10&to=2026-11-03');
  expect(await screen.findByRole('radiogroup', { name: 'شاخص نمودار' })).toBeDefined();
  expect(screen.getByText('بخشی از نشانی خوانده نشد و کنار گذاشته شد.')).toBeDefined();
  expect(requests.find(({ name }) => name === STATS)?.url.search).toBe('');
});
