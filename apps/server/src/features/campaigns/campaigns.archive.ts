import type { CallRefusal } from '@jarchi/contract/types.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import type { Tx } from '#infra/tenancy.ts';
import { lockCampaign, updateCampaign } from './campaigns.repository.ts';
import { readHeld } from '#features/campaigns/purchase/ceiling-hold.repository.ts';

/** Puts a campaign away, which is a flag and no state; not while money is held for it. */
export async function archiveIn(
  tx: Tx,
  accountId: number,
  id: number,
): Promise<Result<number, CallRefusal<'campaigns', 'archiveCampaign'>>> {
  const row = await lockCampaign(tx, accountId, id);
  if (!row) return refuse({ code: 'campaign_not_found' });
  const amount = await readHeld(tx, accountId, id);
  if (amount > 0) return refuse({ code: 'hold_open', amount });
  await updateCampaign(tx, accountId, id, { is_deleted: true });
  return succeed(id);
}

/** Brings it back as it was, or as the time since has left it. */
export async function restoreIn(
  tx: Tx,
  accountId: number,
  id: number,
): Promise<Result<number, CallRefusal<'campaigns', 'restoreCampaign'>>> {
  const row = await lockCampaign(tx, accountId, id);
  if (!row) return refuse({ code: 'campaign_not_found' });
  await updateCampaign(tx, accountId, id, { is_deleted: false });
  return succeed(id);
}
