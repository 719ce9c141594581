import type { CallRefusal } from '@jarchi/contract/types.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import { findEventByKey } from '#features/campaigns/campaigns.repository.ts';
import { findPreviewChange, refusedAs, type Shown } from '#features/campaigns/life/refusals.ts';
import type { CampaignRef } from '#features/campaigns/life/campaign-ref.ts';
import { readStanding, saveAct, tryAct } from '#features/campaigns/life/run-turn.ts';
import type { Said, Writing } from '#features/campaigns/life/standing.ts';

/** Cancels a campaign that is not published yet; what it holds is released, save half of the shares that are due within a day. */
export async function cancelIn(
  writing: Writing,
  { account_id, id, expected }: CampaignRef & { readonly expected: Shown },
  said: Said,
): Promise<Result<number, CallRefusal<'campaigns', 'cancelCampaign'>>> {
  const { tx, now } = writing;
  const standing = await readStanding(tx, account_id, id, { isLocked: true });
  if (!standing) return refuse({ code: 'campaign_not_found' });
  if (await findEventByKey(tx, account_id, id, said.key, ['cancel'])) return succeed(id);
  const turn = tryAct(standing, { command: { event: 'cancel' }, by: 'advertiser', now });
  if (!turn.ok) return refuse(refusedAs(standing.life));
  const changed = findPreviewChange(standing.life, turn.value, expected);
  if (changed) return refuse(changed);
  await saveAct(writing, standing, turn.value, said);
  return succeed(id);
}
