import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { refusal, stubApi, type FakeAnswers } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleCampaign, sampleClock, sampleStats } from '#testing/sample-answers.fa.ts';
import { CampaignReportPage } from './CampaignReportPage.tsx';

const MEASUREMENTS = 'GET /api/main/v1/campaigns/48213/measurements/';
const COST = 'GET /api/main/v1/campaigns/48213/measurements/cost/';
const sums = {
  total: 101_150,
  accepted: 24,
  rejected: 1,
  hours: 24,
  sources: [{ source: 'publisher_insight', value: 101_150, measurements: 24 }],
};
const publisher = { placement_id: 1, publisher_id: 7, category_id: null, title: 'مزه‌گردی', username: 'maze.gardi' };
const ofHour = {
  placement_id: 1,
  hour: '2026-11-08T17:30:00.000Z',
  collected_at: '2026-11-08T18:18:00.000Z',
  is_counted: true,
  is_accepted: true,
};
const measured = {
  sums,
  placements: [{ ...publisher, sums }],
  results: [
    { ...ofHour, source: 'publisher_insight', value: 13_700, reject_reason: null, standing_source: 'publisher_insight' },
    {
      ...ofHour,
      source: 'screenshot_proof',
      value: 13_650,
      is_counted: false,
      is_accepted: false,
      reject_reason: 'source_repeat',
      standing_source: 'publisher_insight',
    },
  ],
  next: null,
};
const answers: FakeAnswers = {
  'GET /api/main/v1/world/clock/': { body: sampleClock },
  'GET /api/main/v1/campaigns/48213/': { body: sampleCampaign() },
  'GET /api/main/v1/campaigns/48213/stats/': { body: sampleStats() },
  [MEASUREMENTS]: { body: measured },
};
const open = (search = '') => renderPage(CampaignReportPage, '/campaigns/$id', `/campaigns/48213${search}`);

test('a figure of a publisher opens to its measurements: source, time, and why one does not count', async () => {
  const requests = stubApi(answers);
  open();
  const row = within(await screen.findByRole('table'))
    .getByText('مزه‌گردی')
    .closest('tr');
  await userEvent.click(within(row ?? document.body).getAllByRole('link')[1] ?? document.body);
  const sheet = within(await screen.findByRole('dialog', { name: /بازدید از کجا آمده است؟/ }));
  expect(await sheet.findByText('جمع ۲۴ اندازه‌گیری پذیرفته از مزه‌گردی')).toBeDefined();
  const table = within(await sheet.findByRole('table', { name: 'اندازه‌گیری‌های مزه‌گردی' }));
  expect(table.getByText('۱۳٬۶۵۰').tagName).toBe('DEL');
  expect(table.getByText('رد شد: تکرار همان ساعت از آمار ناشر')).toBeDefined();
  const asked = requests.filter(({ name }) => name === MEASUREMENTS).map(({ url }) => Object.fromEntries(url.searchParams));
  expect(asked[0]).toMatchObject({ metric: 'views', placement_id: '1', from: sampleStats().range.from, to: sampleStats().range.to });
  await userEvent.click(sheet.getByRole('button', { name: 'بستن' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an address with a figure opens it, and a filter shows only what was rejected', async () => {
  const requests = stubApi(answers);
  open('?figure=reach');
  const sheet = within(await screen.findByRole('dialog', { name: /دسترسی از کجا آمده است؟/ }));
  await userEvent.click(await sheet.findByRole('radio', { name: /رد شده/ }));
  await waitFor(() =>
    expect(requests.filter(({ name }) => name === MEASUREMENTS).some(({ url }) => url.searchParams.get('is_accepted') === 'false')).toBe(
      true,
    ),
  );
});

test('a cost tells its rule and what was captured', async () => {
  const cost = {
    cost: 600_000,
    placements: [{ ...publisher, cost: 600_000, unit: 'hours', delivered: 12, bought: 24, net: 1_200_000, closing: 0 }],
    captures: [{ at: '2026-11-08T17:30:00.000Z', placement_id: 1, amount: 660_000 }],
    captured: 660_000,
  };
  stubApi({ ...answers, [COST]: { body: cost } });
  open('?figure=cost.p1');
  const sheet = within(await screen.findByRole('dialog', { name: /هزینه چگونه حساب شده است؟/ }));
  expect(await sheet.findByText('۱۲ از ۲۴ ساعت خریده‌شده، به بهای ۱٬۲۰۰٬۰۰۰ تومان')).toBeDefined();
  expect(sheet.getAllByText('۶۶۰٬۰۰۰')).toHaveLength(2);
});

test('without measurements the sheet says so, and a failure offers another try', async () => {
  stubApi({ ...answers, [MEASUREMENTS]: { body: { ...measured, placements: [], results: [] } } });
  const { unmount } = open('?figure=clicks');
  expect(await screen.findByText('هنوز اندازه‌گیری‌ای نرسیده است.')).toBeDefined();
  unmount();
  stubApi({ ...answers, [MEASUREMENTS]: refusal('internal', 500) });
  open('?figure=views');
  const sheet = await screen.findByRole('dialog');
  expect(await within(sheet).findByRole('button', { name: 'تلاش دوباره' })).toBeDefined();
});
