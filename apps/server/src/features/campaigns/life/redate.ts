import type { CallRefusal } from '@jarchi/contract/types.ts';
import { deadlineEnd } from '@jarchi/domain/campaigns/rules/deadlines.ts';
import { leavesTimeToPublish } from '@jarchi/domain/campaigns/slots.ts';
import type { DraftField } from '@jarchi/domain/drafts/drafts.ts';
import { CREATION_STEPS } from '@jarchi/domain/drafts/steps/creation-steps.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import { findCampaign, findEventByKey, lockCampaign } from '#features/campaigns/campaigns.repository.ts';
import { applyTransition, refusedAs, type TransitionDeps } from '#features/campaigns/campaigns.transitions.ts';
import { listOpenFields, type DraftSource, type NewDates } from '#features/campaigns/orders/campaigns.creation.ts';
import type { Tx } from '#infra/tenancy.ts';
import { enqueueAdvance } from './enqueue-advance.ts';

/** What a period decides; the daily clicks of a goal are among it. */
const PERIOD_FIELDS: readonly DraftField[] = ['publish_period_start', 'publish_period_end', 'goal_total_reach'];

/** Another period for a campaign that was asked for one, and for its draft. Its price and what is held stay; the operator looks at it again. */
export async function redateIn(
  tx: Tx,
  deps: TransitionDeps & { readonly drafts: DraftSource; readonly reviewAfterMs: number },
  accountId: number,
  id: number,
  { idempotency_key, ...dates }: NewDates & { readonly idempotency_key: string },
  now: number,
): Promise<Result<number, CallRefusal<'campaigns', 'redateCampaign'>>> {
  const found = await findCampaign(tx, accountId, id);
  if (!found) return refuse({ code: 'campaign_not_found' });
  // A draft is locked before its campaign, as by every edit.
  const draft = await deps.drafts.prepareNewDates(tx, accountId, found.draft_id, dates);
  const row = await lockCampaign(tx, accountId, id);
  if (!row) return refuse({ code: 'campaign_not_found' });
  if (await findEventByKey(tx, accountId, id, idempotency_key, ['redate'])) return succeed(id);
  const isAsked = row.state === 'AWAITING_APPROVAL' && row.reason === 'new_dates';
  if (!isAsked || now >= deadlineEnd('new_dates', row.state_since.getTime())) return refuse(refusedAs(row));
  const brief = { ...row.brief, ...dates };
  const fields = listOpenFields('general-information', brief, now).filter((field) => PERIOD_FIELDS.includes(field));
  if (fields.length === 0 && !leavesTimeToPublish({ ...row, ...dates }, now)) fields.push('publish_period_end');
  if (fields.length > 0) return refuse({ code: 'draft_incomplete', step: CREATION_STEPS[0], fields });
  const at = new Date(now);
  const moved = await applyTransition(tx, deps, row, 'redate', 'advertiser', at, { idempotency_key, ...dates }, { ...dates, brief });
  if (!moved.ok) return moved;
  await draft.save();
  await enqueueAdvance(tx, accountId, id, new Date(now + deps.reviewAfterMs));
  return succeed(id);
}
