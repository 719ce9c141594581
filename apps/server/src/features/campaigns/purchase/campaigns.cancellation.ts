import type { CallRefusal } from '@jarchi/contract/types.ts';
import { earnedOnCancel } from '@jarchi/domain/campaigns/rules/share-rules.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import type { Tx } from '#infra/tenancy.ts';
import { settleShare, type CampaignLedger } from '#features/campaigns/campaigns.money.ts';
import { findEventByKey, listPlacements, lockCampaign, type CampaignRecord } from '#features/campaigns/campaigns.repository.ts';
import { applyTransition, type TransitionDeps } from '#features/campaigns/campaigns.transitions.ts';
import { readHeld } from './ceiling-hold.repository.ts';
import { holdsCeiling, releaseCeiling } from './ceiling-hold.ts';

/** In these states nothing is held yet, or no longer. */
const WITHOUT_HOLD = ['CREATED', 'TO_PAY', 'REJECTED'];

export interface CancellationDeps extends TransitionDeps {
  readonly ledger: CampaignLedger;
}

/** Cancels a campaign that is not published yet; what it holds is released, save half of the shares that are due within a day. */
export async function cancelIn(
  tx: Tx,
  deps: CancellationDeps,
  accountId: number,
  id: number,
  key: string,
  now: number,
): Promise<Result<number, CallRefusal<'campaigns', 'cancelCampaign'>>> {
  const { ledger } = deps;
  await ledger.readBalances(tx, accountId);
  const row = await lockCampaign(tx, accountId, id);
  if (!row) return refuse({ code: 'campaign_not_found' });
  if (await findEventByKey(tx, accountId, id, key, ['cancel'])) return succeed(id);
  const at = new Date(now);
  const moved = await applyTransition(tx, deps, row, 'cancel', 'advertiser', at, { idempotency_key: key, amount: row.total });
  if (!moved.ok) return moved;
  if (holdsCeiling(row)) await releaseCeiling(tx, ledger, row, at);
  else if (!WITHOUT_HOLD.includes(row.state)) await settleShares(tx, ledger, row, now);
  return succeed(id);
}

async function settleShares(tx: Tx, ledger: CampaignLedger, row: CampaignRecord, now: number): Promise<void> {
  const held = await readHeld(tx, row.account_id, row.id);
  let settled = 0;
  for (const item of await listPlacements(tx, row.account_id, row.id)) {
    const earned = earnedOnCancel({ state: item.state, slot_at: item.slot_at?.getTime() ?? null }, row.campaign_type, now);
    const { captured, released } = await settleShare(tx, ledger, row, item, earned, new Date(now));
    settled += captured + released;
  }
  if (settled !== held) throw new Error(`campaign ${row.id}: ${settled} was captured and released, ${held} was held`);
}
