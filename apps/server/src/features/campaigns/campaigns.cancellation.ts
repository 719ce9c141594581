import type { CallRefusal } from '@jarchi/contract/types.ts';
import { earnedOnCancel } from '@jarchi/domain/campaigns/rules/share-rules.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import type { Tx } from '#infra/tenancy.ts';
import { settleShare, type CampaignLedger } from './campaigns.money.ts';
import { findEventByKey, listPlacements, lockCampaign } from './campaigns.repository.ts';
import { applyTransition } from './campaigns.transitions.ts';

/** In these states nothing is held yet, or no longer. */
const WITHOUT_HOLD = ['CREATED', 'TO_PAY', 'REJECTED'];

/** Cancels a campaign that is not published yet; what it holds is released, save half of the shares that are due within a day. */
export async function cancelIn(
  tx: Tx,
  ledger: CampaignLedger,
  accountId: number,
  id: number,
  key: string,
  now: number,
): Promise<Result<number, CallRefusal<'campaigns', 'cancelCampaign'>>> {
  await ledger.readBalances(tx, accountId);
  const row = await lockCampaign(tx, accountId, id);
  if (!row) return refuse({ code: 'campaign_not_found' });
  if (await findEventByKey(tx, accountId, id, key, ['cancel'])) return succeed(id);
  const at = new Date(now);
  let captured = 0;
  let released = 0;
  const placements = WITHOUT_HOLD.includes(row.state) ? [] : await listPlacements(tx, accountId, id);
  const moved = await applyTransition(tx, row, 'cancel', 'advertiser', at, { idempotency_key: key, amount: row.total });
  if (!moved.ok) return moved;
  for (const item of placements) {
    const earned = earnedOnCancel({ state: item.state, slot_at: item.slot_at?.getTime() ?? null }, row.campaign_type, now);
    const share = await settleShare(tx, ledger, row, item, earned, at);
    captured += share.captured;
    released += share.released;
  }
  if (
    captured + released !==
    (placements.length === 0 ? 0 : row.total - placements.reduce((sum, item) => sum + item.captured + item.released, 0))
  )
    throw new Error(`campaign ${id}: captured ${captured} and released ${released} are not what was held`);
  return succeed(id);
}
