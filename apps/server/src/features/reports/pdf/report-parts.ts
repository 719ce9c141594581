import { formatDate, formatDay, formatDayMonth, formatTime, tehranInstant } from '@jarchi/domain/calendar/jalali.ts';
import { measuresFa } from '@jarchi/domain/campaigns/goal-words.fa.ts';
import { placementTextFa } from '@jarchi/domain/campaigns/placement-words.fa.ts';
import { campaignTypesFa } from '@jarchi/domain/platforms/campaign-types.fa.ts';
import { getFormatTitle } from '@jarchi/domain/platforms/format-title.ts';
import { platformTitlesFa } from '@jarchi/domain/platforms/platforms.fa.ts';
import type { ChartPoint } from '#infra/pdf/parts/Chart.tsx';
import type { Figure } from '#infra/pdf/parts/Figures.tsx';
import type { PdfColumn, PdfRow } from '#infra/pdf/parts/Table.tsx';
import { printable, printFraction, printNumber, printPercent, printScaled } from '#infra/pdf/pdf-text.ts';
import { reportPdfFa as fa } from './report-pdf.fa.ts';
import type { ReportPdf, Stats } from './report-pdf.ts';

const dayText = (day: string): string => formatDate(tehranInstant(day, 12));
const rangeText = ({ from, to }: { from: string; to: string }): string =>
  from === to ? dayText(from) : fa.range(dayText(from), dayText(to));
const amount = (value: number | null): string => (value === null ? fa.none : printNumber(value));

/** Label and value, line by line. */
export function listFacts(report: ReportPdf): (readonly [label: string, value: string])[] {
  const { stats } = report;
  const period = { from: report.publish_period_start, to: report.publish_period_end };
  const type = campaignTypesFa[report.campaign_type].shortTitle;
  return [
    [fa.facts.account, printable(report.account_title)],
    [fa.facts.campaign, fa.format(platformTitlesFa[report.media_type], getFormatTitle(report), type)],
    [fa.facts.period, rangeText(period)],
    [fa.facts.range, rangeText(stats.range)],
    [fa.facts.publishers, printNumber(stats.publishers.length)],
    [fa.facts.made, fa.at(formatDate(report.made_at), formatTime(report.made_at))],
  ];
}

/** The figures of the screen; costs only where the reader may see them. */
export function listFigures({ totals, pace }: Stats): Figure[] {
  const { measure, target } = pace.goal;
  const ofGoal = (key: string) => (key === measure && target !== null ? fa.ofGoal(printScaled(target)) : '');
  const views = totals.reach > 0 ? fa.perPerson(printFraction(totals.views / totals.reach)) : '';
  const clicks = totals.click_rate === null ? '' : fa.clickRate(printPercent(totals.click_rate));
  const figures = [
    { name: fa.names.reach, value: printNumber(totals.reach), note: ofGoal('reach') },
    { name: fa.names.views, value: printNumber(totals.views), note: ofGoal('views') || views },
    { name: fa.names.clicks, value: printNumber(totals.clicks), note: ofGoal('clicks') || clicks },
  ];
  if (pace.cost === null) return figures;
  return [
    ...figures,
    { name: fa.names.cost, value: amount(totals.cost), note: pace.price === null ? '' : fa.ofPrice(printScaled(pace.price)) },
    { name: fa.toman(measuresFa[measure].unitCost), value: amount(totals.unit_cost), note: '' },
  ];
}

/** The campaign's own measure over the range; undefined where nothing was measured. */
export function findChart({ series, granularity, pace }: Stats): { readonly title: string; readonly points: ChartPoint[] } | undefined {
  const { measure } = pace.goal;
  if (series.every((point) => point[measure] === null)) return undefined;
  const label = ({ at }: { at: string }, index: number): string => {
    if (granularity === 'hourly') return formatTime(Date.parse(at));
    const day = Date.parse(at);
    return index === 0 || formatDay(day) === formatDay(tehranInstant('2026-03-21')) ? formatDayMonth(day) : formatDay(day);
  };
  const title = fa.chart[granularity](measuresFa[measure].title);
  return { title, points: series.map((point, index) => ({ label: label(point, index), value: point[measure] })) };
}

/** The publishers with their figures in the range, and the totals. */
export function getTable({ publishers, totals, pace }: Stats): { columns: PdfColumn[]; rows: PdfRow[]; totals: string[] } {
  const isCostHidden = pace.cost === null;
  const numeric = (title: string, weight: number): PdfColumn => ({ title, weight, isNumeric: true });
  const costs = [numeric(fa.names.cost, 1.5), numeric(fa.toman(measuresFa[pace.goal.measure].unitCost), 1.4)];
  const figuresOf = (row: Stats['totals'] | Stats['publishers'][number]): string[] => [
    printNumber(row.reach),
    printNumber(row.views),
    printNumber(row.clicks),
    ...(isCostHidden ? [] : [amount(row.cost), amount(row.unit_cost)]),
  ];
  return {
    columns: [
      { title: fa.publisher, weight: 2.6 },
      { title: fa.state, weight: 1.7 },
      numeric(fa.names.reach, 1.2),
      numeric(fa.names.views, 1.2),
      numeric(fa.names.clicks, 1),
      ...(isCostHidden ? [] : costs),
    ],
    rows: publishers.map((row) => ({
      cells: [printable(row.title), placementTextFa(row), ...figuresOf(row)],
      handle: printable(row.username),
    })),
    totals: [fa.total, '', ...figuresOf(totals)],
  };
}
