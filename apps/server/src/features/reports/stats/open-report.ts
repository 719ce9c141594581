import type { CallRefusal, ParsedInput } from '@jarchi/contract/types.ts';
import type { Metric } from '@jarchi/domain/campaigns/goals.ts';
import { getMeasure, getUnitCost } from '@jarchi/domain/campaigns/goals.ts';
import { countDays, getInstants, previousRange, type DayRange } from '@jarchi/domain/calendar/day-range.ts';
import { addDays, tehranDay } from '@jarchi/domain/calendar/jalali.ts';
import { dayBuckets, hourBuckets, type Bucket } from '@jarchi/domain/reports/buckets.ts';
import { checkRange, REPORT_LONGEST_DAYS } from '@jarchi/domain/reports/report-range.ts';
import { getGranularity } from '@jarchi/domain/reports/reports.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import type { FigureRow } from '../reports.figures.ts';
import {
  findReportCampaign,
  listDayFigures,
  listHourFigures,
  listReportPlacements,
  type ReportCampaign,
  type ReportPlacement,
} from './stats.repository.ts';

export type RangeQuery = ParsedInput<'reports', 'explainChange'>['query'];

/** A campaign, a range of its days, and the range to compare with: every tab, the screen, the API and the files begin here. */
export interface Report {
  readonly campaign: ReportCampaign;
  readonly placements: readonly ReportPlacement[];
  readonly range: DayRange;
  readonly compared_range: DayRange;
  readonly campaign_range: DayRange;
  readonly granularity: 'daily' | 'hourly';
  readonly measure: Metric;
  readonly today: string;
  readonly now: number;
  /** The figures of a range by placement and day or hour. */
  readFigures(of: DayRange): Promise<FigureRow[]>;
  bucketsOf(of: DayRange): Bucket[];
}

type Asked = Omit<RangeQuery, 'figure'>;

export async function openReport(
  tx: Tx,
  { accountId, id, now }: { readonly accountId: number; readonly id: number; readonly now: number },
  query: Asked,
): Promise<Result<Report, CallRefusal<'reports', 'explainChange'>>> {
  const campaign = await findReportCampaign(tx, accountId, id);
  if (!campaign) return refuse({ code: 'campaign_not_found' });
  const today = tehranDay(now);
  const placements = await listReportPlacements(tx, accountId, campaign);
  const campaign_range = rangeOfCampaign(campaign, placements, today);
  const range = { from: query.from ?? campaign_range.from, to: query.to ?? campaign_range.to };
  const asked = findCompared(query, range);
  const refusal = checkRange(range, REPORT_LONGEST_DAYS) ?? (asked && checkRange(asked, REPORT_LONGEST_DAYS));
  if (refusal) return refuse(refusal);
  const granularity = getGranularity(range, today);
  const figures = { accountId, campaignId: id, isAcceptedOnly: query.only_accepted_ccs_for_cpm };
  return succeed({
    campaign,
    placements,
    range,
    compared_range: asked ?? previousRange(range),
    campaign_range,
    granularity,
    measure: getMeasure(campaign.campaign_type),
    today,
    now,
    readFigures(of) {
      if (granularity === 'daily') return listDayFigures(tx, figures, of);
      const { from, to } = getInstants(of);
      return listHourFigures(tx, figures, new Date(from), new Date(to));
    },
    bucketsOf: granularity === 'daily' ? dayBuckets : hourBuckets,
  });
}

/** The range that was asked for to compare with; with one end alone it is as long as the report's. */
function findCompared({ compare_from, compare_to }: Asked, range: DayRange): DayRange | undefined {
  const more = countDays(range) - 1;
  if (compare_from !== undefined) return { from: compare_from, to: compare_to ?? addDays(compare_from, more) };
  return compare_to === undefined ? undefined : { from: addDays(compare_to, -more), to: compare_to };
}

/** Adds the price of a unit of the campaign's measure. */
export function withUnitCost<T extends Readonly<Record<Metric | 'cost', number | null>>>(
  measure: Metric,
  of: T,
): T & { unit_cost: number | null } {
  return { ...of, unit_cost: getUnitCost(measure, of.cost ?? 0, of[measure] ?? 0) };
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
