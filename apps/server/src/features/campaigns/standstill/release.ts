import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import type { CallAnswer } from '@jarchi/contract/types.ts';
import { makePreview } from '@jarchi/domain/campaigns/turn/preview.ts';
import type { Turn } from '@jarchi/domain/campaigns/turn/turn.ts';
import { findReleaseEvent, type ReleaseEvent } from '@jarchi/domain/campaigns/waits/overdue.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import { NOBODY } from '#infra/http/caller.ts';
import { findPreviewChange, type Shown } from '#features/campaigns/life/refusals.ts';
import { readStoredLife, saveAct, tryAct } from '#features/campaigns/life/run-turn.ts';
import type { StoredLife, Writing } from '#features/campaigns/life/stored-life.ts';
import type { CampaignRef } from '#features/campaigns/life/campaign-ref.ts';

type NoRelease = { readonly code: 'no_release' };

/** The operator's act that ends a campaign in its state, and its turn. */
function tryRelease(stored: StoredLife, now: number): Result<{ readonly event: ReleaseEvent; readonly turn: Turn }, NoRelease> {
  const event = findReleaseEvent(stored.life, stored.life.campaign_type);
  const turn = event && tryAct(stored, { command: { event }, by: 'operator', now });
  return event && turn?.ok ? succeed({ event, turn: turn.value }) : refuse({ code: 'no_release' });
}

/** What the release of a campaign would do to its money; nothing is saved. */
export async function previewRelease(
  { tx, now }: Pick<Writing, 'tx' | 'now'>,
  { account_id, id }: CampaignRef,
): Promise<Result<CallAnswer<'stuck', 'previewRelease'>, NoRelease>> {
  const stored = await readStoredLife(tx, account_id, id);
  const tried = stored && tryRelease(stored, now);
  if (!stored || !tried?.ok) return refuse({ code: 'no_release' });
  const { captured, released, stays_held, posts_up } = makePreview(stored.life, tried.value.turn);
  return succeed({ event: tried.value.event, captured, released, stays_held, posts_up });
}

interface Release extends CampaignRef {
  readonly key: string;
  readonly staff_id: number;
  readonly reason: string;
  readonly expected: Shown;
}

/** Ends a campaign for its operator, as it was shown; refuses when that now takes more or gives back less. */
export async function releaseCampaign(
  writing: Writing,
  { account_id, id, key, staff_id, reason, expected }: Release,
): Promise<Result<null, NoRelease | RefusalOf<'preview_changed'>>> {
  const stored = await readStoredLife(writing.tx, account_id, id, { isLocked: true });
  const tried = stored && tryRelease(stored, writing.now);
  if (!stored || !tried?.ok) return refuse({ code: 'no_release' });
  const changed = findPreviewChange(stored.life, tried.value.turn, expected);
  if (changed) return refuse(changed);
  await saveAct(writing, stored, tried.value.turn, { key, doer: { ...NOBODY, staff_id }, facts: { reason } });
  return succeed(null);
}
