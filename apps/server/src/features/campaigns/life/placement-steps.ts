import { mustBecome, type PlacementState } from '@jarchi/domain/campaigns/placements.ts';
import { NOTHING_EARNED } from '@jarchi/domain/money/captures.ts';
import { settleShare } from '#features/campaigns/campaigns.money.ts';
import type { EventFacts } from '#features/campaigns/campaigns.notices.ts';
import { insertEvent, updatePlacement, type CampaignRecord, type PlacementRecord } from '#features/campaigns/campaigns.repository.ts';
import { holdsCeiling, releaseCeiling } from '#features/campaigns/purchase/ceiling-hold.ts';
import type { Tx } from '#infra/tenancy.ts';
import type { LifeDeps } from './deps.ts';

type PlacementActor = 'publisher' | 'system' | 'advertiser' | 'operator';

/** Writes down what happened to a placement; the campaign's state stays. */
export async function note(tx: Tx, row: CampaignRecord, event: string, actor: PlacementActor, at: Date, facts: EventFacts): Promise<void> {
  await insertEvent(tx, { account_id: row.account_id, campaign_id: row.id, at, event, state: row.state, reason: row.reason, actor, facts });
}

/** A publisher falls out: nothing is paid, the share is given back at once. */
export async function dropPlacement(
  tx: Tx,
  deps: LifeDeps,
  row: CampaignRecord,
  item: PlacementRecord,
  state: Extract<PlacementState, 'declined' | 'failed'>,
  at: Date,
): Promise<void> {
  const { released } = await settleShare(tx, deps.ledger, row, item, NOTHING_EARNED, at);
  await updatePlacement(tx, row.account_id, item.id, { state: mustBecome(item.state, state), answered_at: item.answered_at ?? at });
  await note(tx, row, `placement_${state}`, 'publisher', at, { title: item.title, amount: released });
}

/** Gives back all that a campaign holds, and says how much. */
export async function releaseAll(
  tx: Tx,
  deps: LifeDeps,
  row: CampaignRecord,
  placements: readonly PlacementRecord[],
  at: Date,
): Promise<number> {
  if (holdsCeiling(row)) return releaseCeiling(tx, deps.ledger, row, at);
  let sum = 0;
  for (const item of placements) sum += (await settleShare(tx, deps.ledger, row, item, NOTHING_EARNED, at)).released;
  return sum;
}
