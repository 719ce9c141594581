import { countDays } from '@jarchi/domain/calendar/day-range.ts';
import { measuresFa } from '@jarchi/domain/campaigns/goal-words.fa.ts';
import { judgeChange, type FigureChange, type FigureKey } from '@jarchi/domain/reports/overview/figure-change.ts';
import { findPrice } from '@jarchi/domain/reports/overview/measure-prices.ts';
import type { Metric } from '@jarchi/domain/campaigns/goals.ts';
import { formatNumber, formatPercent, formatScaledText, formatToman } from '@jarchi/ui/format/format.ts';
import { dashboardFa } from '#features/dashboard/dashboard.fa.ts';
import type { Overview } from '#data/reports/reports.ts';
import { FIGURE_KEYS } from '#features/dashboard/dashboard-list.ts';
import { getMainMeasure } from '#features/dashboard/measures.ts';

const fa = dashboardFa.kpi;

export interface Kpi {
  readonly key: FigureKey;
  readonly name: string;
  readonly figure: string;
  readonly change: (Pick<FigureChange, 'trend' | 'tone'> & { readonly text: string }) | undefined;
  readonly note: string;
}

/** A figure of the totals; the price is that of a measure. */
function getValue(key: FigureKey, totals: Overview['totals'], measure: Metric): number | null {
  return key === 'unit_cost' ? (findPrice(totals.prices, measure)?.unit_cost ?? null) : totals[key];
}

function getFigure(key: FigureKey, value: number | null): string {
  if (value === null) return fa.none;
  if (key === 'cost') return formatScaledText(value);
  return key === 'unit_cost' ? formatToman(value) : formatNumber(value);
}

/** The number of days of the range up to today. */
function daysSoFar({ range, today }: Overview): number {
  return countDays({ from: range.from, to: range.to < today ? range.to : today });
}

function getNote(key: FigureKey, overview: Overview): string {
  const { totals } = overview;
  switch (key) {
    case 'cost':
      return fa.inCampaigns(formatNumber(totals.campaigns));
    case 'reach': {
      const days = daysSoFar(overview);
      return days > 1 ? fa.aDay(formatNumber(Math.round(totals.reach / days))) : '';
    }
    case 'views':
      return totals.reach > 0 ? fa.perPerson(formatNumber(totals.views / totals.reach)) : '';
    case 'clicks':
      return totals.click_rate === null ? '' : fa.clickRate(formatPercent(totals.click_rate / 100, 1));
    case 'unit_cost': {
      const main = getMainMeasure(totals);
      if (getValue(key, totals, main) === null) return '';
      return totals.prices.length > 1 ? fa.ofMeasure(measuresFa[main].title) : fa.toman;
    }
  }
}

function findChange(key: FigureKey, { totals, compared_totals }: Overview): Kpi['change'] {
  const measure = getMainMeasure(totals);
  const change = judgeChange(key, getValue(key, totals, measure), getValue(key, compared_totals, measure));
  if (change === null) return undefined;
  const { trend, tone, percent } = change;
  const size = formatPercent(percent / 100);
  return { trend, tone, text: trend === 'flat' ? fa.same : trend === 'up' ? fa.more(size) : fa.less(size) };
}

/** A figure's name; the price is that of the main measure. */
export function getKpiName(key: FigureKey, totals: Overview['totals']): string {
  return key === 'unit_cost' ? measuresFa[getMainMeasure(totals)].unitCost : fa.names[key];
}

/** The five figures of all campaigns, each with its change from the previous range. */
export function listKpis(overview: Overview): Kpi[] {
  return FIGURE_KEYS.map((key) => ({
    key,
    name: getKpiName(key, overview.totals),
    figure: getFigure(key, getValue(key, overview.totals, getMainMeasure(overview.totals))),
    change: findChange(key, overview),
    note: getNote(key, overview),
  }));
}
