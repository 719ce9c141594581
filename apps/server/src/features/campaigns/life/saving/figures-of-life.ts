import type { LifeCampaign, LifePlacement } from '@jarchi/domain/campaigns/life/campaign.ts';
import { isPaidByUnits } from '@jarchi/domain/campaigns/rules/share-rules.ts';
import { costSoFar } from '@jarchi/domain/money/captures.ts';
import { capturedSoFar } from '@jarchi/domain/money/ledger.ts';
import type { CampaignRecord } from '#features/campaigns/campaigns.repository.ts';
import type { Writing } from '#features/campaigns/life/standing.ts';

/** Net cost of a placement so far: by hours, or by the units that were captured. */
function getCost({ campaign_type }: LifeCampaign, item: LifePlacement, now: number): number {
  const { line, bought, delivered_units, live_at, ended_at } = item;
  if (isPaidByUnits(campaign_type)) return capturedSoFar(line.price - line.discount, delivered_units, bought);
  return costSoFar(line, { live_at, ended_at, availability_hours: bought }, now);
}

/** Accepted totals and cost so far, which lists show. */
export async function getFigures({ tx, deps, now }: Writing, { account_id, id }: CampaignRecord, life: LifeCampaign) {
  const totals = await deps.measurements.readTotals(tx, account_id, id);
  return { ...totals, cost: life.placements.reduce((sum, item) => sum + getCost(life, item, now), 0) };
}
