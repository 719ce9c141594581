import { expect, test } from 'vitest';
import { DAY_MS } from '@jarchi/domain/calendar/durations.ts';
import { readPdf } from '#infra/testing/read-pdf.ts';
import { renderReport } from './render-report.tsx';
import { findChart } from './report-parts.ts';
import { reportPdfFa as fa } from './report-pdf.fa.ts';
import type { ReportPdf, Stats } from './report-pdf.ts';

const START = Date.parse('2026-11-02T20:30:00Z');

function sampleStats(publishers: number, change: Partial<Stats> = {}): Stats {
  const row = { title: 'مزه‌گردی', state: 'live', out_reason: null, reach: 86_400, views: 99_000, clicks: 1640 } as const;
  return {
    range: { from: '2026-11-03', to: '2026-11-10' },
    compared_range: null,
    campaign_range: { from: '2026-11-03', to: '2026-11-14' },
    today: '2026-11-10',
    granularity: 'daily',
    totals: { reach: 268_400, views: 312_750, clicks: 4860, cost: 23_600_000, click_rate: 1.55, unit_cost: 87_700 },
    compared_totals: null,
    series: Array.from({ length: 8 }, (_, day) => ({
      at: new Date(START + day * DAY_MS).toISOString(),
      reach: day === 3 ? null : 18_000 + day * 1000,
      views: 1,
      clicks: 1,
      cost: 1,
      unit_cost: 1,
    })),
    compared_series: [],
    publishers: Array.from({ length: publishers }, (_, index) => ({
      ...row,
      placement_id: index,
      publisher_id: index,
      username: `maze.gardi${index}`,
      cost: 7_600_000,
      unit_cost: 88_000,
    })),
    pace: {
      cost: 23_600_000,
      price: 36_200_000,
      reach: 268_400,
      goal_total_reach: 400_000,
      goal: { measure: 'reach', target: 400_000, reached: 268_400 },
      elapsed: 0.58,
      days_left: 4,
      goal_day: null,
    },
    ...change,
  };
}

const report = (stats: Stats, change: Partial<ReportPdf> = {}): ReportPdf => ({
  brand: { name: 'جارچی', company: 'شرکت جارچی' },
  account_title: 'قهوهٔ سپیدار',
  title: 'منوی پاییزی',
  media_type: 'INSTAGRAM',
  campaign_type: 'REACH',
  content_type: 'STORY',
  publish_period_start: '2026-11-03',
  publish_period_end: '2026-11-14',
  stats,
  made_at: Date.parse('2026-11-10T07:04:00Z'),
  ...change,
});

const reversed = (text: string) => [...text].toReversed().join('');
const print = async (...of: Parameters<typeof report>) => readPdf(await renderReport(report(...of)));
/** Whether a word stands in the document; letters of Persian are printed from the right. */
const has = (runs: readonly string[], word: string) => runs.join('|').includes(reversed(word)) || runs.join('|').includes(word);

test('a report has a cover, its figures, a chart and its publishers', async () => {
  const { pages, runs } = await print(sampleStats(3));
  expect(pages).toBe(2);
  for (const word of ['پاییزی', 'جارچی', 'سپیدار', 'دسترسی', 'روزانه', 'ناشران', 'جمع']) expect(has(runs, word), word).toBe(true);
  for (const figure of ['۲۶۸٬۴۰۰', '۳۱۲٬۷۵۰', '۴٬۸۶۰', '۲۳٬۶۰۰٬۰۰۰', '۸۷٬۷۰۰', '۷٬۶۰۰٬۰۰۰', '۱٫۵۵', '۱۴۰۵', '۱۰:۳۴'])
    expect(runs.join('|'), figure).toContain(figure);
  expect(runs.join('|')).toContain('maze.gardi2');
});

test('the head of a long table and the number of the page stand on each page', async () => {
  const { pages, runs } = await print(sampleStats(40));
  expect(pages).toBeGreaterThan(3);
  expect(runs.filter((run) => run.includes(reversed('صفح'))).length).toBe(pages - 1);
  expect(runs.filter((run) => run.trim() === reversed('ناشر')).length).toBe(pages - 1);
}, 30_000);

test('hidden costs are on no page', async () => {
  const costs = { cost: null, unit_cost: null };
  const stats = sampleStats(2);
  const { runs } = await print({
    ...stats,
    totals: { ...stats.totals, ...costs },
    publishers: stats.publishers.map((row) => ({ ...row, ...costs })),
    pace: { ...stats.pace, cost: null, price: null },
  });
  expect(runs.join('|')).toContain('۲۶۸٬۴۰۰');
  expect(has(runs, 'تومان')).toBe(false);
  expect(runs.join('|')).not.toMatch(/۲۳٬۶۰۰|۸۷٬۷۰۰|۳۶٫۲/);
});

test('a range without figures says so, and draws no chart', async () => {
  const stats = sampleStats(1, {
    totals: { reach: 0, views: 0, clicks: 0, cost: 0, click_rate: null, unit_cost: null },
    series: sampleStats(1).series.map((point) => ({ ...point, reach: null })),
  });
  expect(findChart(stats)).toBeUndefined();
  const { runs } = await print(stats);
  expect(has(runs, fa.noFigures.split(' ')[3] ?? '')).toBe(true);
});

test('long names and signs that the fonts lack fit their places', async () => {
  const long = 'منوی پاییزی Black Friday 🍂\u2066 '.repeat(12);
  const { pages, runs } = await print(sampleStats(1), { title: long, account_title: long });
  expect(pages).toBe(2);
  expect(has(runs, 'Friday')).toBe(true);
});
