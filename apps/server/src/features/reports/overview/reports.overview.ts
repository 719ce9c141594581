import type { CallRefusal, ParsedInput } from '@jarchi/contract/types.ts';
import { previousRange } from '@jarchi/domain/calendar/day-range.ts';
import { tehranDay } from '@jarchi/domain/calendar/jalali.ts';
import { parseFilters } from '@jarchi/domain/filters/decode-filters.ts';
import type { Filters } from '@jarchi/domain/filters/filters.ts';
import { CAMPAIGN_TYPES, MEDIA_TYPES } from '@jarchi/domain/platforms/platforms.ts';
import { dayBuckets, hourBuckets } from '@jarchi/domain/reports/buckets.ts';
import { overviewRange, OVERVIEW_FILTER_FIELDS } from '@jarchi/domain/reports/overview/overview-choice.ts';
import { checkRange, REPORT_LONGEST_DAYS } from '@jarchi/domain/reports/report-range.ts';
import { getGranularity } from '@jarchi/domain/reports/reports.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import {
  addCampaigns,
  listCompared,
  comparedSeries,
  groupCampaigns,
  orderCampaigns,
  platformSeries,
  unitCostSeries,
  type ComparedCampaign,
  type Overview,
  type OverviewParts,
} from './reports.comparison.ts';
import { listComparedCampaigns, listLivePlacements, sumFigures, type CampaignChoice } from './reports.overview.repository.ts';

export type OverviewQuery = ParsedInput<'reports', 'exportOverview'>['query'];

function getChoice(filters: Filters): CampaignChoice {
  const valuesOf = <V extends string>(key: string, known: readonly V[]): V[] | undefined => {
    const filter = filters[key];
    return filter?.type === 'select' ? known.filter((value) => filter.values.includes(value)) : undefined;
  };
  return { media_type: valuesOf('media_type', MEDIA_TYPES), campaign_type: valuesOf('campaign_type', CAMPAIGN_TYPES) };
}

/** Campaigns over a range, in the requested order, and their totals; without a range, of the last 30 days. */
export async function readOverview(
  tx: Tx,
  accountId: number,
  query: OverviewQuery,
  now: number,
): Promise<Result<{ overview: Omit<Overview, 'campaigns'>; campaigns: ComparedCampaign[] }, CallRefusal<'reports', 'getOverview'>>> {
  const today = tehranDay(now);
  const range = overviewRange(query.from, query.to, today);
  const refusal = checkRange(range, REPORT_LONGEST_DAYS);
  if (refusal) return refuse(refusal);
  const filters = parseFilters(query.filter, OVERVIEW_FILTER_FIELDS);
  if (!filters.ok) return filters;
  const compared_range = previousRange(range);
  const granularity = getGranularity(range, today);
  const ranges = { range, compared_range };
  const choice = getChoice(filters.value);
  const placements = await listLivePlacements(tx, accountId, choice, ranges);
  const sums = await sumFigures(tx, accountId, choice, { granularity, ...ranges });
  const ids = new Set([...placements, ...sums].flatMap(({ campaign_id }) => campaign_id ?? []));
  const campaigns = await listComparedCampaigns(tx, accountId, [...ids]);
  const parts: OverviewParts = { ...ranges, placements, sums, campaigns, now };
  const compared = listCompared(parts, 'now');
  const bucketsOf = granularity === 'daily' ? dayBuckets : hourBuckets;
  const buckets = bucketsOf(range);
  const totals = addCampaigns(compared);
  const overview: Omit<Overview, 'campaigns'> = {
    ...ranges,
    today,
    granularity,
    totals,
    compared_totals: addCampaigns(listCompared(parts, 'before')),
    platforms: groupCampaigns(compared, 'media_type').map((row) => ({ ...row, series: platformSeries(parts, buckets, row.media_type) })),
    compared_series: comparedSeries(parts, bucketsOf(compared_range)),
    price_series: totals.prices.map(({ measure }) => ({
      measure,
      unit_costs: unitCostSeries(parts, buckets, measure),
      compared_unit_costs: unitCostSeries(parts, bucketsOf(compared_range), measure),
    })),
    types: groupCampaigns(compared, 'campaign_type'),
  };
  return succeed({ overview, campaigns: orderCampaigns(compared, query.ordering) });
}
