import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import { isForOperator } from '@jarchi/domain/campaigns/life/clock.ts';
import type { DeliveredContent } from '#features/campaigns/life/deps.ts';
import type { Writing } from '#features/campaigns/life/stored-life.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import type { DraftFile } from '@jarchi/domain/drafts/drafts.ts';
import { readStoredLife, runAct } from '#features/campaigns/life/run-turn.ts';
import type { Doer } from '#infra/http/caller.ts';

export interface AdvertiserVerdict {
  readonly is_confirmed: boolean;
  readonly advertiser_comment: string;
  readonly attachments: readonly DraftFile[];
}

/** A content of a campaign, and the person who judges it. */
export interface Judging {
  readonly account_id: number;
  readonly campaign_id: number;
  readonly content_id: number;
  readonly doer: Doer;
}

type VerdictRefusal = RefusalOf<'not_found' | 'rejections_exhausted' | 'content_late' | 'verdict_given'>;

/** What a verdict on a content finds that is decided: the same decision succeeds again, another one is refused. Undefined while it waits. */
function findEarlierVerdict(
  { state, decided_at, created }: Pick<DeliveredContent, 'state' | 'decided_at' | 'created'>,
  isConfirmed: boolean,
): Result<null, RefusalOf<'verdict_given'>> | undefined {
  if (state === 'pending') return undefined;
  if (state === (isConfirmed ? 'confirmed' : 'rejected')) return succeed(null);
  return refuse({ code: 'verdict_given', decision: state, decided_at: (decided_at ?? created).toISOString() });
}

/** The advertiser's verdict on a content. An earlier decision stays. */
export async function judgeContent(
  writing: Writing,
  { account_id, campaign_id, content_id, doer }: Judging,
  verdict: AdvertiserVerdict,
): Promise<Result<null, VerdictRefusal>> {
  const { tx, deps } = writing;
  const stored = await readStoredLife(tx, account_id, campaign_id, { isLocked: true });
  const contents = stored ? await deps.contents.listContents(tx, account_id, campaign_id) : [];
  const content = contents.find(({ id }) => id === content_id);
  if (!stored || !content) return refuse({ code: 'not_found' });
  const decided = findEarlierVerdict(content, verdict.is_confirmed);
  if (decided) return decided;
  const placement = content.placement_id;
  const { is_confirmed, advertiser_comment, attachments } = verdict;
  const event = is_confirmed ? 'confirm_content' : 'reject_content';
  const said = {
    key: `content:${content_id}`,
    doer,
    ...(is_confirmed
      ? { content: { state: 'confirmed' as const } }
      : { facts: { comment: advertiser_comment }, content: { state: 'rejected' as const, advertiser_comment, attachments } }),
  };
  const done = await runAct(writing, stored, { command: { event, placement }, by: 'advertiser' }, said);
  if (done.ok) return succeed(null);
  const item = stored.life.placements.find(({ id }) => id === placement);
  if (!is_confirmed && item?.state === 'content_pending' && isForOperator(item)) return refuse({ code: 'rejections_exhausted' });
  return refuse({ code: 'content_late', due_at: content.due_at.toISOString() });
}
