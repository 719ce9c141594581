import type { CallRefusal } from '@jarchi/contract/types.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { lockCampaign, updateCampaign } from '#features/campaigns/rows/campaigns.repository.ts';
import type { CampaignRef } from '#features/campaigns/life/campaign-ref.ts';
import { readStoredLife, runAct } from '#features/campaigns/life/run-turn.ts';
import type { Said, Writing } from '#features/campaigns/life/stored-life.ts';

/** Archives a campaign, which is a flag and not a state; refused while money is held for it. */
export async function archiveCampaign(
  writing: Writing,
  { account_id, id }: CampaignRef,
  said: Said,
): Promise<Result<number, CallRefusal<'campaigns', 'archiveCampaign'>>> {
  const { tx } = writing;
  const stored = await readStoredLife(tx, account_id, id, { isLocked: true });
  if (!stored) return refuse({ code: 'campaign_not_found' });
  const done = await runAct(writing, stored, { command: { event: 'archive' }, by: 'advertiser' }, said);
  if (!done.ok && done.error.code === 'hold_open') return refuse(done.error);
  return succeed(id);
}

/** Restores a campaign as it was, or as it has become with time. */
export async function restoreCampaign(
  tx: Tx,
  accountId: number,
  id: number,
): Promise<Result<number, CallRefusal<'campaigns', 'restoreCampaign'>>> {
  const row = await lockCampaign(tx, accountId, id);
  if (!row) return refuse({ code: 'campaign_not_found' });
  await updateCampaign(tx, accountId, id, { is_deleted: false });
  return succeed(id);
}
