import { countDays } from '@jarchi/domain/calendar/day-range.ts';
import { judgeChange, type FigureChange, type FigureKey } from '@jarchi/domain/reports/overview/figure-change.ts';
import { formatNumber, formatPercent, formatScaledText, formatToman } from '@jarchi/ui/format/format.ts';
import { dashboardFa } from '#features/dashboard/dashboard.fa.ts';
import type { Overview } from '#data/reports.ts';
import { FIGURE_KEYS } from '#features/dashboard/dashboard-search.ts';

const fa = dashboardFa.kpi;

export interface Kpi {
  readonly key: FigureKey;
  readonly name: string;
  readonly figure: string;
  readonly change: (Pick<FigureChange, 'trend' | 'tone'> & { readonly text: string }) | undefined;
  readonly note: string;
}

function getFigure(key: FigureKey, totals: Overview['totals']): string {
  const value = totals[key];
  if (value === null) return fa.none;
  if (key === 'cost') return formatScaledText(value);
  return key === 'cost_per_thousand' ? formatToman(value) : formatNumber(value);
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
    case 'cost_per_thousand':
      return totals.cost_per_thousand === null ? '' : fa.toman;
  }
}

function findChange(key: FigureKey, { totals, compared_totals }: Overview): Kpi['change'] {
  const change = judgeChange(key, totals[key], compared_totals[key]);
  if (change === null) return undefined;
  const { trend, tone, percent } = change;
  const size = formatPercent(percent / 100);
  return { trend, tone, text: trend === 'flat' ? fa.same : trend === 'up' ? fa.more(size) : fa.less(size) };
}

/** The five figures of all campaigns, each with its change from the previous range. */
export function listKpis(overview: Overview): Kpi[] {
  return FIGURE_KEYS.map((key) => ({
    key,
    name: fa.names[key],
    figure: getFigure(key, overview.totals),
    change: findChange(key, overview),
    note: getNote(key, overview),
  }));
}
