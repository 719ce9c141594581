import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import type { DraftFile } from '@jarchi/domain/drafts/drafts.ts';
import { listPlacements, lockCampaign } from '#features/campaigns/campaigns.repository.ts';
import type { Tx } from '#infra/tenancy.ts';
import { isOperatorsTurn, standingOf } from './content-standing.ts';
import { confirmContent } from './deliveries.ts';
import type { LifeDeps } from './deps.ts';
import { enqueueAdvance } from './enqueue-advance.ts';
import { note } from './placement-steps.ts';

export interface AdvertiserVerdict {
  readonly is_confirmed: boolean;
  readonly advertiser_comment: string;
  readonly attachments: readonly DraftFile[];
}

export type VerdictRefusal = RefusalOf<'not_found' | 'rejections_exhausted' | 'content_late'>;

/** The advertiser says what they think of a content. What was decided before stays decided, and is no refusal. */
export async function judgeContentIn(
  tx: Tx,
  deps: LifeDeps,
  accountId: number,
  campaignId: number,
  contentId: number,
  verdict: AdvertiserVerdict,
  now: number,
): Promise<Result<null, VerdictRefusal>> {
  await deps.ledger.readBalances(tx, accountId);
  const row = await lockCampaign(tx, accountId, campaignId);
  const contents = row ? await deps.contents.listContents(tx, accountId, campaignId) : [];
  const content = contents.find(({ id }) => id === contentId);
  if (!row || !content) return refuse({ code: 'not_found' });
  if (content.state !== 'pending') return succeed(null);
  const item = (await listPlacements(tx, accountId, campaignId)).find(({ id }) => id === content.placement_id);
  if (item?.state !== 'content_pending' || row.state !== 'ACCEPTED')
    return refuse({ code: 'content_late', due_at: content.due_at.toISOString() });
  const standing = standingOf(row, item, contents);
  if (!isOperatorsTurn(standing) && now >= content.due_at.getTime())
    return refuse({ code: 'content_late', due_at: content.due_at.toISOString() });
  const at = new Date(now);
  if (verdict.is_confirmed) await confirmContent(tx, deps, row, item, content, 'advertiser', at);
  else {
    if (isOperatorsTurn(standing)) return refuse({ code: 'rejections_exhausted' });
    const { advertiser_comment, attachments } = verdict;
    await deps.contents.decideContent(tx, accountId, contentId, { state: 'rejected', advertiser_comment, attachments }, at);
    await note(tx, row, 'content_rejected', 'advertiser', at, { title: item.title, comment: advertiser_comment });
  }
  await enqueueAdvance(tx, accountId, campaignId, at);
  return succeed(null);
}
