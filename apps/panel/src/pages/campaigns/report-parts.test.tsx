import { listToasts } from '@jarchi/ui/toasts/toast.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { refusal, stubApi, type FakeAnswers } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { openWideWindow } from '#testing/wide-window.ts';
import { sampleCampaign, sampleClock, sampleStats } from '#testing/sample-answers.fa.ts';
import { sendUndoables } from '@jarchi/client-state/change/undoable.ts';
import { CampaignReportPage } from './CampaignReportPage.tsx';

const BASE = '/api/main/v1/campaigns/48213/';
const NOTES = `GET ${BASE}notes/`;
const CHANGE = `GET ${BASE}stats/change/`;
const HOURS = `GET ${BASE}stats/hours/`;
const range = { from: '2026-11-03', to: '2026-11-14' };
const figures = { reach: 268_400, views: 312_750, clicks: 4_860, cost: 23_600_000, click_rate: 1.55 };
const week = Array.from({ length: 168 }, (_, index) => ({
  weekday: Math.floor(index / 24),
  hour: index % 24,
  reach: 10,
  views: 12,
  clicks: index === 165 ? 40 : 1,
  cost: 100,
}));
const explained = {
  figure: 'cost',
  measure: 'reach',
  range,
  compared_range: { from: '2026-10-22', to: '2026-11-02' },
  change: {
    before: 22_900_000,
    now: 23_600_000,
    drive_before: 239_600,
    drive_now: 268_400,
    parts: [
      { cause: 'volume', amount: 900_000, publisher: null },
      { cause: 'price', amount: -150_000, publisher: null },
      { cause: 'mix', amount: -50_000, publisher: null },
    ],
  },
};
const answers: FakeAnswers = {
  'GET /api/main/v1/world/clock/': { body: sampleClock },
  [`GET ${BASE}`]: { body: sampleCampaign() },
  [`GET ${BASE}stats/`]: { body: sampleStats() },
  [NOTES]: { body: { results: [{ id: 5, at: '2026-11-06T08:00:00.000Z', text: 'تعطیلی شعبه' }] } },
  [CHANGE]: { body: explained },
  [HOURS]: { body: { range, hours: week, totals: figures } },
  [`GET ${BASE}stats/parts/`]: {
    body: {
      range,
      measure: 'reach',
      parts: [{ ...figures, key: 'ready', title: 'منوی پاییزی رسید', file: null, publishers: 4, unit_cost: 87_700 }],
      totals: { ...figures, unit_cost: 87_700 },
    },
  },
  [`GET ${BASE}stats/placements/1/`]: {
    body: {
      placement_id: 1,
      publisher_id: 101,
      title: 'مزه‌گردی',
      username: 'maze.gardi',
      state: 'live',
      out_reason: null,
      post_ref: 'https://instagram.com/p/x1',
      post_url: 'https://instagram.com/p/x1',
      availability_hours: 24,
      bought_units: null,
      slot_at: null,
      live_at: '2026-11-03T14:30:00.000Z',
      ended_at: null,
      out_at: null,
      measured_until: null,
      proofs: [{ source: 'platform_api', hours: 20, rejected: 2, first: '2026-11-03T14:30:00.000Z', last: '2026-11-04T10:30:00.000Z' }],
      range,
      granularity: 'daily',
      today: '2026-11-10',
      totals: { ...figures, unit_cost: 87_700 },
      series: sampleStats().series.map(({ at, reach, views, clicks, cost }) => ({ at, reach, views, clicks, cost })),
    },
  },
};
const open = (search = '') => renderPage(CampaignReportPage, '/campaigns/$id', `/campaigns/48213${search}`);

test('a tab is loaded when it is opened, and written to the address', async () => {
  const requests = stubApi(answers);
  const { router } = open();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('tab', { name: 'محتوا' }));
  expect(await screen.findByText('منوی پاییزی رسید')).toBeDefined();
  expect(requests.some(({ name }) => name === HOURS)).toBe(false);
  await user.click(screen.getByRole('tab', { name: 'ساعت و روز هفته' }));
  expect(await screen.findByText('جمعه، ۲۱:۰۰ پرکلیک‌ترین ساعت است.')).toBeDefined();
  expect(router.state.location.searchStr).toBe('?tab=hour');
  const panel = within(screen.getByRole('tabpanel'));
  await user.click(panel.getByRole('button', { name: 'نمایش جدول' }));
  expect(within(await panel.findByRole('table')).getByText('۴۰')).toBeDefined();
});

test('fewer than fifty clicks are told in a sentence instead of a map', async () => {
  stubApi({ ...answers, [HOURS]: { body: { range, hours: week, totals: { ...figures, clicks: 49 } } } });
  open('?tab=hour');
  expect(await screen.findByText('برای نقشهٔ ساعت و روز دست‌کم ۵۰ کلیک لازم است.')).toBeDefined();
  expect(screen.queryByRole('img', { name: /ساعت است/ })).toBeNull();
});

test('«why?» stands beside changes from one percent, and opens the bridge with the other changes', async () => {
  openWideWindow();
  const requests = stubApi(answers);
  open();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'چرا هزینه تغییر کرد؟' }));
  const panel = within(await screen.findByRole('region', { name: 'چرا هزینه تغییر کرد؟' }));
  expect(await panel.findByText('۷۰۰٬۰۰۰ تومان')).toBeDefined();
  expect(
    panel
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
      .slice(0, 5),
  ).toEqual([
    'بازهٔ مقایسه۲۲٬۹۰۰٬۰۰۰',
    expect.stringContaining('حجم'),
    expect.stringContaining('ترکیب'),
    expect.stringContaining('قیمت'),
    'این بازه۲۳٬۶۰۰٬۰۰۰',
  ]);
  await user.click(panel.getByRole('button', { name: /^بازدید/ }));
  await waitFor(() => expect(requests.at(-1)?.url.searchParams.get('figure')).toBe('views'));
  await user.click(screen.getByRole('button', { name: 'بستن' }));
  expect(screen.queryByRole('region', { name: /تغییر کرد/ })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'چرا هزینه تغییر کرد؟' }));
  expect(screen.queryByRole('button', { name: 'چرا هر هزار دسترسی تغییر کرد؟' })).toBeNull();
});

test('without an earlier range no tile asks why', async () => {
  const { compared_totals } = sampleStats();
  const before = { ...compared_totals, reach: 0, views: 0, clicks: 0, cost: 0, unit_cost: null, click_rate: null };
  stubApi({ ...answers, [`GET ${BASE}stats/`]: { body: sampleStats({ compared_totals: before }) } });
  open();
  await screen.findByRole('radiogroup', { name: 'شاخص نمودار' });
  expect(screen.queryByRole('button', { name: /تغییر کرد؟/ })).toBeNull();
});

test('a range to compare with is read from the address, and can be left again', async () => {
  const requests = stubApi(answers);
  const { router } = open('?compare_from=2026-10-01&compare_to=2026-10-05');
  await userEvent.setup().click(await screen.findByRole('button', { name: 'بازگشت به بازهٔ پیش از آن' }));
  await waitFor(() => expect(router.state.location.searchStr).toBe(''));
  const [first] = requests.filter(({ name }) => name === `GET ${BASE}stats/`);
  expect(first?.url.search).toBe('?compare_from=2026-10-01&compare_to=2026-10-05');
});

test('a range beyond the campaign says so, and leads back', async () => {
  const empty = { reach: 0, views: 0, clicks: 0, cost: 0, click_rate: null, unit_cost: null };
  const outside = sampleStats({ range: { from: '2026-01-01', to: '2026-01-02' }, totals: empty, compared_totals: empty, series: [] });
  stubApi({ ...answers, [`GET ${BASE}stats/`]: { body: outside } });
  const { router } = open('?from=2026-01-01&to=2026-01-02');
  expect(await screen.findByText('این بازه بیرون از روزهای کمپین است و آماری ندارد.')).toBeDefined();
  await userEvent.setup().click(screen.getByRole('button', { name: 'کل کمپین' }));
  await waitFor(() => expect(router.state.location.searchStr).toBe(''));
});

test('a publisher opens to its post, its proofs and its own series', async () => {
  stubApi(answers);
  open();
  await userEvent.setup().click(await screen.findByRole('button', { name: 'مزه‌گردی' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'مزه‌گردی' }));
  expect((await sheet.findByRole('link', { name: 'دیدن پست' })).getAttribute('href')).toBe('https://instagram.com/p/x1');
  expect(sheet.getByText('رابط پلتفرم')).toBeDefined();
  expect(sheet.getByText('۲ ساعت آمار ردشده دارد')).toBeDefined();
  expect(sheet.getByRole('slider', { name: 'دسترسی در این بازه' })).toBeDefined();
});

test('a note is refused without a text, and saved with one', async () => {
  const requests = stubApi({ ...answers, [`POST ${BASE}notes/`]: { body: { id: 6, at: '2026-11-10T08:00:00.000Z', text: 'جشنواره' } } });
  open();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'یادداشت' }));
  const form = within(await screen.findByRole('dialog', { name: 'یادداشت تازه' }));
  await user.click(form.getByRole('button', { name: 'ذخیره' }));
  const text = form.getByRole('textbox', { name: /متن یادداشت/ });
  expect(document.activeElement).toBe(text);
  await user.type(text, ' جشنواره ');
  await user.click(form.getByRole('button', { name: 'ذخیره' }));
  await waitFor(() => expect(requests.find(({ name }) => name === `POST ${BASE}notes/`)?.body).toMatchObject({ text: 'جشنواره' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a note that is refused keeps its text, and says why', async () => {
  stubApi({ ...answers, [`PUT ${BASE}notes/5/`]: refusal('not_found', 404) });
  open();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'ویرایش یادداشت «تعطیلی شعبه»' }));
  const form = within(await screen.findByRole('dialog', { name: 'ویرایش یادداشت' }));
  await user.click(form.getByRole('button', { name: 'ذخیره' }));
  expect(await form.findByRole('alert')).toBeDefined();
  expect(form.getByDisplayValue('تعطیلی شعبه')).toBeDefined();
});

test('a deleted note leaves the chart at once, and comes back when that is undone', async () => {
  const requests = stubApi(answers);
  open();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'حذف یادداشت «تعطیلی شعبه»' }));
  expect(screen.queryByText('تعطیلی شعبه، یادداشت شما')).toBeNull();
  const [offer] = listToasts();
  act(() => offer?.action?.onPress());
  expect(await screen.findByText('تعطیلی شعبه، یادداشت شما')).toBeDefined();
  await sendUndoables();
  expect(requests.some(({ name }) => name.startsWith('DELETE'))).toBe(false);
});

test('if notes fail, the report stays and offers another try', async () => {
  stubApi({ ...answers, [NOTES]: refusal('internal', 500) });
  open();
  expect(await screen.findByText('یادداشت‌ها دریافت نشد.')).toBeDefined();
  expect(screen.getByRole('radiogroup', { name: 'شاخص نمودار' })).toBeDefined();
});

test('many events are told on request, but a note always is', async () => {
  const [first] = sampleCampaign().events;
  const events = Array.from({ length: 8 }, (_, index) => ({
    ...first,
    id: index,
    event: 'placement_live',
    at: new Date(Date.parse('2026-11-03T10:00:00Z') + index * 86_400_000).toISOString(),
    facts: { title: `ناشر ${index + 1}` },
  }));
  const late = [{ id: 5, at: '2026-11-14T08:00:00.000Z', text: 'پایان' }];
  stubApi({ ...answers, [`GET ${BASE}`]: { body: { ...sampleCampaign(), events } }, [NOTES]: { body: { results: late } } });
  open();
  const list = within(await screen.findByRole('list', { name: 'رویدادها و یادداشت‌ها' }));
  expect(await list.findByText('پایان، یادداشت شما')).toBeDefined();
  expect(list.getAllByRole('listitem')).toHaveLength(7);
  await userEvent.setup().click(screen.getByRole('button', { name: '۲ مورد دیگر' }));
  expect(list.getAllByRole('listitem')).toHaveLength(9);
});
