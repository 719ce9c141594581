import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { CallAnswer } from '@jarchi/contract/types.ts';
import { refusal, stubApi, type FakeAnswers } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleStats } from '#testing/sample-answers.fa.ts';
import { SharedReportPage } from './SharedReportPage.tsx';

const TOKEN = '0f8fad5b-d9cb-469f-a165-70867728950e';
const OPEN = 'POST /api/main/v1/campaigns/48213/shared/';
const STATS = 'GET /api/main/v1/campaigns/48213/stats/';

const report: CallAnswer<'sharing', 'openSharedReport'> = {
  account_title: 'قهوهٔ سپیدار',
  title: 'معرفی منوی پاییزی',
  media_type: 'INSTAGRAM',
  campaign_type: 'REACH',
  content_type: 'STORY',
  state: 'PUBLISHING',
  publish_period_start: '2026-11-03',
  publish_period_end: '2026-11-14',
  expire_datetime: '2026-11-21T20:29:59.000Z',
  is_cost_hidden: false,
  now: '2026-11-10T06:54:00.000Z',
};
const shared = { compared_range: null, compared_totals: null, compared_series: [] };
const { totals, publishers, pace } = sampleStats();
const hidden = sampleStats({
  ...shared,
  totals: { ...totals, cost: null, unit_cost: null },
  publishers: publishers.map((row) => ({ ...row, cost: null, unit_cost: null })),
  pace: { ...pace, cost: null, price: null },
});
const answers: FakeAnswers = { [OPEN]: { body: report }, [STATS]: { body: sampleStats(shared) } };
const open = (token = `/${TOKEN}`) => renderPage(SharedReportPage, '/campaigns/$id/share/{-$token}', `/campaigns/48213/share${token}`);

test('a stranger sees the campaign, its figures and publishers, and each call carries the token', async () => {
  const requests = stubApi(answers);
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'معرفی منوی پاییزی' })).toBeDefined();
  expect(screen.getByText('استوری · دسترسی · قهوهٔ سپیدار · ۱۲ آبان تا ۲۳ آبان ۱۴۰۵')).toBeDefined();
  expect(await screen.findByText('تا کنون ۴ از ۴ ناشر منتشر کرده‌اند. با همین آهنگ، ۲۲ آبان به هدف می‌رسد.')).toBeDefined();
  const tiles = screen.getByRole('radiogroup', { name: 'شاخص نمودار' });
  expect(within(tiles).getAllByRole('radio')).toHaveLength(5);
  expect(within(screen.getByRole('table')).getByText('مزه‌گردی')).toBeDefined();
  expect(within(screen.getByRole('table')).getByRole('columnheader', { name: 'وضعیت' })).toBeDefined();
  expect(requests.map(({ name, url }) => [name, url.searchParams.get('token')])).toEqual([
    [OPEN, TOKEN],
    [STATS, TOKEN],
  ]);
});

test.each([
  ['shown', sampleStats(shared)],
  ['hidden', hidden],
])('the state of each publisher is said where costs are %s, so that nobody reads as a publisher who reached nobody', async (_, stats) => {
  const out = { state: 'failed', out_reason: 'not_live', reach: 0 } as const;
  const rows = stats.publishers.map((row, index) => (index === 0 ? { ...row, ...out } : row));
  stubApi({ ...answers, [STATS]: { body: { ...stats, publishers: rows } } });
  open();
  expect(within(await screen.findByRole('table')).getByText('منتشر نکرد')).toBeDefined();
});

test('another range asks for figures, and counts no second opening', async () => {
  const requests = stubApi(answers);
  open();
  await userEvent.setup().click(await screen.findByRole('radio', { name: 'دیروز' }));
  await waitFor(() => expect(requests.filter(({ name }) => name === STATS)).toHaveLength(2));
  expect(requests.filter(({ name }) => name === OPEN)).toHaveLength(1);
});

test('where costs are hidden, neither tiles nor columns have any', async () => {
  stubApi({ ...answers, [OPEN]: { body: { ...report, is_cost_hidden: true } }, [STATS]: { body: hidden } });
  open();
  const tiles = await screen.findByRole('radiogroup', { name: 'شاخص نمودار' });
  expect(within(tiles).getAllByRole('radio')).toHaveLength(3);
  const heads = within(screen.getByRole('table')).getAllByRole('columnheader');
  expect(heads.map(({ textContent }) => textContent).join(' ')).not.toContain('هزینه');
  expect(document.body.textContent).not.toMatch(/تومان|هزینه/);
});

test('a page of a link is kept out of search engines and of referrers', async () => {
  stubApi(answers);
  open();
  await screen.findByRole('heading', { level: 1 });
  const content = (name: string) => document.querySelector(`meta[name=${name}]`)?.getAttribute('content');
  expect([content('robots'), content('referrer')]).toEqual(['noindex, nofollow', 'no-referrer']);
});

test.each([[OPEN], [STATS]])('a link that does not open shows one page, whichever call says so (%s)', async (call) => {
  stubApi({ ...answers, [call]: refusal('share_closed', 404) });
  open();
  expect(await screen.findByText('این پیوند گزارش باز نمی‌شود.')).toBeDefined();
});

test('figures that fail can be asked for again, and the head stays', async () => {
  let isBroken = true;
  stubApi({ ...answers, [STATS]: () => (isBroken ? refusal('internal', 500) : { body: sampleStats(shared) }) });
  open();
  await screen.findByText('دریافت اطلاعات ناموفق بود!');
  expect(screen.getByRole('heading', { level: 1, name: 'معرفی منوی پاییزی' })).toBeDefined();
  isBroken = false;
  await userEvent.setup().click(screen.getByRole('button', { name: 'تلاش دوباره' }));
  expect(await screen.findByRole('table')).toBeDefined();
});

test('the owner who opens the address without a token is led to the report', async () => {
  stubApi({});
  open('');
  expect(await screen.findByRole('link', { name: 'دیدن گزارش کمپین' })).toBeDefined();
});
