import type { CallAnswer, CallRefusal, ParsedInput } from '@jarchi/contract/types.ts';
import { getGoal, getUnitCost, isGoalReached } from '@jarchi/domain/campaigns/goals.ts';
import { getInstants, previousRange, type DayRange } from '@jarchi/domain/calendar/day-range.ts';
import { daysBetween, tehranDay } from '@jarchi/domain/calendar/jalali.ts';
import { dayBuckets, hourBuckets } from '@jarchi/domain/reports/buckets.ts';
import { forecastGoalDay } from '@jarchi/domain/reports/forecast.ts';
import { checkRange, REPORT_LONGEST_DAYS } from '@jarchi/domain/reports/report-range.ts';
import { elapsedShare, getGranularity, type Metric } from '@jarchi/domain/reports/reports.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import { windowInstants } from '@jarchi/domain/campaigns/slots.ts';
import type { Clock } from '#infra/clock/clock.ts';
import type { Tenancy, Tx } from '#infra/store/tenancy.ts';
import { exportCompared, exportPublishers } from './reports.export.ts';
import { costBetween, listSeries, sumFigures, getTotals } from './reports.figures.ts';
import { readOverview, type OverviewQuery } from './reports.overview.ts';
import {
  findReportCampaign,
  listDayFigures,
  listHourFigures,
  listReportPlacements,
  type FigureRow,
  type ReportCampaign,
  type ReportPlacement,
} from './reports.repository.ts';

type Stats = CallAnswer<'reports', 'getStats'>;
type StatsQuery = ParsedInput<'reports', 'getStats'>['query'];
type PublisherRow = Stats['publishers'][number];
type PricedRow = { readonly [K in Metric | 'cost']: number | null };

export type ReportsService = ReturnType<typeof createReportsService>;

export interface ReportsDeps {
  readonly tenancy: Tenancy;
  readonly world: Clock;
  /** The training version exports no tables. */
  readonly isDemo: boolean;
}

export function createReportsService({ tenancy, world, isDemo }: ReportsDeps) {
  async function readStats(
    tx: Tx,
    accountId: number,
    id: number,
    query: StatsQuery,
  ): Promise<Result<{ stats: Stats; title: string }, CallRefusal<'reports', 'getStats'>>> {
    const row = await findReportCampaign(tx, accountId, id);
    if (!row) return refuse({ code: 'campaign_not_found' });
    const now = world.now();
    const today = tehranDay(now);
    const placements = await listReportPlacements(tx, accountId, row);
    const campaign_range = rangeOfCampaign(row, placements, today);
    const range = { from: query.from ?? campaign_range.from, to: query.to ?? campaign_range.to };
    const refusal = checkRange(range, REPORT_LONGEST_DAYS);
    if (refusal) return refuse(refusal);
    const compared_range = previousRange(range);
    const granularity = getGranularity(range, today);
    const campaign = { accountId, campaignId: id, isAcceptedOnly: query.only_accepted_ccs_for_cpm };
    const read = async (of: DayRange): Promise<FigureRow[]> => {
      if (granularity === 'daily') return listDayFigures(tx, campaign, of);
      const { from, to } = getInstants(of);
      return listHourFigures(tx, campaign, new Date(from), new Date(to));
    };
    const figures = await read(range);
    const compared = await read(compared_range);
    const { measure } = getGoal(row, row);
    const priced = <T extends PricedRow>(of: T) => ({ ...of, unit_cost: getUnitCost(measure, of.cost ?? 0, of[measure] ?? 0) });
    const bucketsOf = granularity === 'daily' ? dayBuckets : hourBuckets;
    const stats: Stats = {
      range,
      compared_range,
      campaign_range,
      today,
      granularity,
      totals: priced(sumTotals(range, figures, placements)),
      compared_totals: priced(sumTotals(compared_range, compared, placements)),
      series: listSeries(bucketsOf(range), figures, placements, now).map(priced),
      compared_series: listSeries(bucketsOf(compared_range), compared, placements, now).map(priced),
      publishers: sortRows(publisherRows(range, figures, placements).map(priced), query.ordering),
      pace: paceFigures(row, placements, now, today),
    };
    return succeed({ stats, title: row.title });
  }

  const statsOf = (accountId: number, id: number, query: StatsQuery) =>
    tenancy.withAccount(accountId, (tx) => readStats(tx, accountId, id, query));

  const overviewOf = (accountId: number, query: OverviewQuery) =>
    tenancy.withAccount(accountId, (tx) => readOverview(tx, accountId, query, world.now()));

  return {
    /** Figures, series and publishers of a campaign over a range; without a range, of the whole campaign. */
    async readStats(accountId: number, id: number, query: StatsQuery) {
      const read = await statsOf(accountId, id, query);
      return read.ok ? succeed(read.value.stats) : read;
    },

    async exportReport(accountId: number, id: number, query: StatsQuery) {
      if (isDemo) return refuse({ code: 'export_refused' } as const);
      const read = await statsOf(accountId, id, query);
      return read.ok ? succeed(exportPublishers(read.value.title, read.value.stats, world.now())) : read;
    },

    /** All campaigns over a range, by platform, by type, and one page of them; without a range, of the last 30 days. */
    async readOverview(accountId: number, query: OverviewQuery & { readonly limit: number; readonly offset: number }) {
      const read = await overviewOf(accountId, query);
      if (!read.ok) return read;
      const { overview, campaigns } = read.value;
      const results = campaigns.slice(query.offset, query.offset + query.limit);
      return succeed({ ...overview, campaigns: { count: campaigns.length, results } });
    },

    /** The campaigns of readOverview, all pages. */
    async exportOverview(accountId: number, query: OverviewQuery) {
      if (isDemo) return refuse({ code: 'export_refused' } as const);
      const read = await overviewOf(accountId, query);
      return read.ok ? succeed(exportCompared(read.value.campaigns, read.value.overview.totals, world.now())) : read;
    },
  };
}

/** The period, with every earlier or later day on which something was measured or cost, up to today. */
function rangeOfCampaign(row: ReportCampaign, placements: readonly ReportPlacement[], today: string): DayRange {
  const days = placements.flatMap(({ live_at, ended_at, measured_until, out_at, captured }) => [
    ...[live_at, ended_at, captured > 0 ? out_at : null].flatMap((at) => (at ? [tehranDay(at)] : [])),
    ...(measured_until ? [tehranDay(measured_until.getTime() - 1)] : []),
  ]);
  const from = days.reduce((least, day) => (day < least ? day : least), row.publish_period_start);
  const last = days.reduce((most, day) => (day > most ? day : most), row.publish_period_end);
  const to = last < today ? last : today;
  return to < from ? { from, to: from } : { from, to };
}

function sumTotals(range: DayRange, figures: readonly FigureRow[], placements: readonly ReportPlacement[]) {
  const { from, to } = getInstants(range);
  const cost = placements.reduce((sum, item) => sum + costBetween(item, from, to), 0);
  return getTotals(sumFigures(figures), cost);
}

function publisherRows(
  range: DayRange,
  figures: readonly FigureRow[],
  placements: readonly ReportPlacement[],
): Omit<PublisherRow, 'unit_cost'>[] {
  const { from, to } = getInstants(range);
  const byPlacement = new Map<number, FigureRow[]>();
  for (const row of figures) byPlacement.set(row.placement_id, [...(byPlacement.get(row.placement_id) ?? []), row]);
  return placements.map((item) => {
    const sums = sumFigures(byPlacement.get(item.id) ?? []);
    const cost = costBetween(item, from, to);
    return {
      placement_id: item.id,
      publisher_id: item.publisher_id,
      category_id: item.category_id,
      title: item.title,
      username: item.username,
      state: item.state,
      out_reason: item.out_reason,
      ...sums,
      cost,
    };
  });
}

/** As the screen sorts them: rows without a price come last in either direction. */
function sortRows(rows: readonly PublisherRow[], ordering: StatsQuery['ordering']): PublisherRow[] {
  const key = ordering.replace(/^-/, '') as Metric | 'cost' | 'unit_cost';
  const sign = ordering.startsWith('-') ? -1 : 1;
  return rows.toSorted((a, b) => {
    const [left, right] = [a[key], b[key]];
    if (left === null || right === null) return Number(left === null) - Number(right === null) || a.placement_id - b.placement_id;
    return sign * (left - right) || a.placement_id - b.placement_id;
  });
}

function paceFigures(row: ReportCampaign, placements: readonly ReportPlacement[], now: number, today: string): Stats['pace'] {
  const window = windowInstants(row);
  const startedAt = placements.reduce((min, item) => Math.min(min, item.live_at?.getTime() ?? Infinity), Infinity);
  return {
    cost: row.cost,
    price: row.price - row.discount,
    reach: row.reach,
    goal_total_reach: row.goal_total_reach,
    goal: getGoal(row, row),
    elapsed: elapsedShare(now, window.from, window.to),
    days_left: Math.max(0, daysBetween(today, row.publish_period_end)),
    goal_day: findGoalDay(row, placements, startedAt, now),
  };
}

/** The figures of a campaign that is over no longer grow: its goal day is the day on which it reached the goal, if it did. */
function findGoalDay(row: ReportCampaign, placements: readonly ReportPlacement[], startedAt: number, now: number): string | null {
  const { publish_period_end } = row;
  const goal = getGoal(row, row);
  if (row.state !== 'INACTIVE') return forecastGoalDay(goal, { startedAt, until: now, lastDay: publish_period_end });
  const endedAt = placements.reduce((max, item) => Math.max(max, item.ended_at?.getTime() ?? 0), 0);
  return isGoalReached(goal) ? forecastGoalDay(goal, { startedAt, until: endedAt, lastDay: publish_period_end }) : null;
}
