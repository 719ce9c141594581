import type { CallAnswer } from '@jarchi/contract/types.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { listSeries } from '../reports.figures.ts';
import { withUnitCost, type Report } from '../stats/open-report.ts';
import { sumTotals } from '../stats/read-stats.ts';
import { listProofs } from './tabs.repository.ts';

export type PlacementStats = CallAnswer<'reports', 'getStatsOfPlacement'>;

const text = (at: Date | null): string | null => at?.toISOString() ?? null;

/** One publisher of a report; undefined if the campaign has none of this id. */
export async function readPlacement(tx: Tx, report: Report, placementId: number): Promise<PlacementStats | undefined> {
  const { campaign, range, granularity, measure, today, now, bucketsOf } = report;
  const item = report.placements.find(({ id }) => id === placementId);
  if (!item) return undefined;
  const figures = (await report.readFigures(range)).filter(({ placement_id }) => placement_id === placementId);
  const proofs = await listProofs(tx, campaign.account_id, placementId);
  return {
    placement_id: item.id,
    publisher_id: item.publisher_id,
    title: item.title,
    username: item.username,
    state: item.state,
    out_reason: item.out_reason,
    post_ref: item.post_ref,
    post_url: item.post_ref !== null && /^https:\/\/\S+$/.test(item.post_ref) ? item.post_ref : null,
    availability_hours: item.availability_hours,
    bought_units: item.bought_units,
    slot_at: text(item.slot_at),
    live_at: text(item.live_at),
    ended_at: text(item.ended_at),
    out_at: text(item.out_at),
    measured_until: text(item.measured_until),
    proofs: proofs.map(({ first, last, ...proof }) => ({ ...proof, first: first.toISOString(), last: last.toISOString() })),
    range,
    granularity,
    today,
    totals: withUnitCost(measure, sumTotals(range, figures, [item])),
    series: listSeries(bucketsOf(range), figures, [item], now),
  };
}
