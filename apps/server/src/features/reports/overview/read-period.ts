import { previousRange, type DayRange } from '@jarchi/domain/calendar/day-range.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { addCampaigns, listCompared } from './reports.comparison.ts';
import { listComparedCampaigns, listLivePlacements, sumFigures } from './reports.overview.repository.ts';

/** What is asked of a period: its days, and the campaigns if not all are meant. */
export interface Period {
  readonly range: DayRange;
  readonly campaigns: readonly number[] | undefined;
  /** ms of the world. */
  readonly now: number;
}

/** The campaigns that have figures or cost in a period, and their totals, as the dashboard shows them over the same days. */
export async function readPeriod(tx: Tx, accountId: number, { range, campaigns: id, now }: Period) {
  const choice = { media_type: undefined, campaign_type: undefined, id };
  const ranges = { range, compared_range: previousRange(range) };
  const placements = await listLivePlacements(tx, accountId, choice, ranges);
  const sums = await sumFigures(tx, accountId, choice, { granularity: 'daily', ...ranges });
  const ids = new Set([...placements, ...sums].flatMap(({ campaign_id }) => campaign_id ?? []));
  const campaigns = await listComparedCampaigns(tx, accountId, [...ids]);
  const compared = listCompared({ ...ranges, placements, sums, campaigns, now }, 'now');
  return { campaigns: compared, totals: addCampaigns(compared) };
}
