import { HOUR_MS } from '@jarchi/domain/calendar/durations.ts';
import type { Metric } from '@jarchi/domain/campaigns/goals.ts';
import { tehranInstant } from '@jarchi/domain/calendar/jalali.ts';
import { measuresFa } from '@jarchi/domain/campaigns/goal-words.fa.ts';
import { changePercent } from '@jarchi/domain/reports/reports.ts';
import { layUnder } from '@jarchi/domain/reports/series.ts';
import { formatNumber, formatPercent, formatScaledText, formatToman } from '@jarchi/ui/format/format.ts';
import { isExplained } from '@jarchi/domain/reports/change/explain-change.ts';
import type { ExplainedFigure } from '#data/reports/tabs.ts';
import { isCostHidden, type ShownStats } from './shown-stats.ts';
import { reportsFa } from './reports.fa.ts';

const fa = reportsFa.kpi;

export const KPI_KEYS = ['reach', 'views', 'clicks', 'cost', 'unit_cost'] as const;
export type KpiKey = (typeof KPI_KEYS)[number];

export interface Change {
  readonly text: string;
  readonly trend: 'up' | 'down' | 'flat';
  /** Depends on the meaning, not the direction: a lower cost of a unit is good, a higher cost is neutral. */
  readonly tone: 'good' | 'bad' | 'neutral';
}

export interface Kpi {
  readonly key: KpiKey;
  readonly name: string;
  readonly figure: string;
  readonly change: Change | undefined;
  /** Whether the report can tell why it changed. */
  readonly isExplained: boolean;
  readonly note: string;
}

/** The direction that is good; undefined for cost, which is neutral. */
const GOOD: Readonly<Record<KpiKey, 'up' | 'down' | undefined>> = {
  reach: 'up',
  views: 'up',
  clicks: 'up',
  cost: undefined,
  unit_cost: 'down',
};

export function findChange(key: KpiKey, now: number | null, before: number | null): Change | undefined {
  if (now === null || before === null) return undefined;
  const percent = changePercent(now, before);
  if (percent === null) return undefined;
  if (Math.abs(percent) < 0.5) return { text: fa.same, trend: 'flat', tone: 'neutral' };
  const trend = percent > 0 ? 'up' : 'down';
  const size = formatPercent(Math.abs(percent) / 100);
  const good = GOOD[key];
  return {
    text: trend === 'up' ? fa.more(size) : fa.less(size),
    trend,
    tone: good === undefined ? 'neutral' : good === trend ? 'good' : 'bad',
  };
}

/** The figures whose change has an explanation. */
const EXPLAINED = ['cost', 'reach', 'views', 'clicks'] as const;

/** The figure that the server explains; undefined for a price. */
export function toExplained(key: KpiKey): ExplainedFigure | undefined {
  return EXPLAINED.find((explained) => explained === key);
}

function getNote(key: KpiKey, { totals, pace }: ShownStats): string {
  const { measure, target } = pace.goal;
  if (key === measure && target !== null) return fa.ofGoal(formatScaledText(target));
  if (key === 'views') return totals.reach > 0 ? fa.perPerson(formatNumber(totals.views / totals.reach)) : '';
  if (key === 'clicks') return totals.click_rate === null ? '' : fa.clickRate(formatPercent(totals.click_rate / 100, 2));
  if (key === 'cost') return typeof pace.price === 'number' ? fa.ofPrice(formatScaledText(pace.price)) : fa.toman;
  return key === 'unit_cost' ? fa.toman : '';
}

function getFigure(key: KpiKey, totals: ShownStats['totals']): string {
  const value = totals[key] ?? null;
  if (value === null) return fa.none;
  return key === 'cost' ? formatScaledText(value) : key === 'unit_cost' ? formatToman(value) : formatNumber(value);
}

/** A figure's name; the price is of a unit of the campaign's measure. */
export function getKpiName(key: KpiKey, measure: Metric): string {
  return key === 'unit_cost' ? measuresFa[measure].unitCost : fa.names[key];
}

/** The figures that a report shows: one whose cost is hidden has neither cost nor price. */
function listKeys(stats: ShownStats): KpiKey[] {
  return KPI_KEYS.filter((key) => !(isCostHidden(stats) && (key === 'cost' || key === 'unit_cost')));
}

/** The figures of a range, each with its change from the compared range. */
export function listKpis(stats: ShownStats): Kpi[] {
  const { totals, compared_totals: before } = stats;
  return listKeys(stats).map((key) => ({
    key,
    name: getKpiName(key, stats.pace.goal.measure),
    figure: getFigure(key, totals),
    change: before ? findChange(key, totals[key] ?? null, before[key] ?? null) : undefined,
    isExplained: toExplained(key) !== undefined && !!before && isExplained(totals[key] ?? null, before[key] ?? null),
    note: getNote(key, stats),
  }));
}

/** The figures that changed and can be explained, cost first. */
export function listOtherChanges(
  stats: ShownStats,
): { readonly figure: ExplainedFigure; readonly text: string; readonly tone: Change['tone'] }[] {
  const kpis = listKpis(stats);
  return EXPLAINED.flatMap((figure) => {
    const kpi = kpis.find(({ key }) => key === figure);
    return kpi?.isExplained && kpi.change ? [{ figure, text: kpi.change.text, tone: kpi.change.tone }] : [];
  });
}

/** The start of the day or hour that is not over at `now` (ms by the world clock). */
export function findUnfinished({ granularity, today, series }: ShownStats, now: number | undefined): number | undefined {
  if (granularity === 'daily') return tehranInstant(today);
  return now === undefined ? undefined : series.map(({ at }) => Date.parse(at)).find((at) => at <= now && now < at + HOUR_MS);
}

/** Whether the chart draws a value of a day or hour that is not over. */
export function hasUnfinished(stats: ShownStats, key: KpiKey, now: number | undefined): boolean {
  const unfinished = findUnfinished(stats, now);
  return listPoints(stats, key).some(({ at, value }) => at === unfinished && value !== null);
}

/** Whether the compared range has a value of a figure to draw. */
export function isCompared(stats: ShownStats, key: KpiKey): boolean {
  return listPoints(stats, key).some(({ compare }) => compare !== null);
}

/** The chart's points of one figure, each with the point at the same place in the compared range. */
export function listPoints(stats: ShownStats, key: KpiKey) {
  return layUnder(stats.series, stats.compared_series ?? []).map(({ now, before }) => ({
    at: Date.parse(now.at),
    value: now[key] ?? null,
    compare: before?.[key] ?? null,
  }));
}
