import type { Actor, CampaignEvent } from '@jarchi/domain/campaigns/campaign-life.ts';
import { allowedEvents, findTransition, type TransitionRefused } from '@jarchi/domain/campaigns/find-transition.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import type { Notify } from '#features/notifications/notifications.service.ts';
import type { Tx } from '#infra/tenancy.ts';
import { noticeOf, type EventFacts } from './campaigns.notices.ts';
import { returnUses } from '#features/campaigns/purchase/discount-uses.repository.ts';
import { insertEvent, updateCampaign, type CampaignRecord, type NewCampaign } from './campaigns.repository.ts';

export interface TransitionDeps {
  readonly notify: Notify;
}

/** What nobody may cause in a campaign that is put away. */
const PAYMENTS: readonly CampaignEvent[] = ['pay', 'pay_difference'];

/** What the advertiser may cause now; nothing while a campaign is put away. */
export function allowedNow(row: Pick<CampaignRecord, 'state' | 'reason' | 'campaign_type' | 'is_deleted'>): CampaignEvent[] {
  return row.is_deleted ? [] : allowedEvents(row, row.campaign_type, 'advertiser');
}

/** Says what would be allowed instead. */
export function refusedAs(row: Parameters<typeof allowedNow>[0]): TransitionRefused {
  return { code: 'transition_refused', state: row.state, allowed: allowedNow(row) };
}

/** Moves a locked campaign along one edge of the table, writes it down and tells the account; refuses any other. Money is the caller's. */
export async function applyTransition(
  tx: Tx,
  { notify }: TransitionDeps,
  row: CampaignRecord,
  event: CampaignEvent,
  actor: Actor,
  at: Date,
  facts: EventFacts = {},
  change: Partial<NewCampaign> = {},
): Promise<Result<CampaignRecord, TransitionRefused>> {
  if (row.is_deleted && (actor === 'advertiser' || PAYMENTS.includes(event))) return refuse(refusedAs(row));
  const found = findTransition(row, event, actor, row.campaign_type);
  if (!found.ok) return refuse(found.error);
  if (found.value.follow === 'return_discount_use') await returnUses(tx, row, at);
  const { state, reason } = found.value.to;
  const moved = { ...change, state, reason, state_since: at };
  await updateCampaign(tx, row.account_id, row.id, moved);
  await insertEvent(tx, { account_id: row.account_id, campaign_id: row.id, at, event, state, reason, actor, facts });
  const notice = noticeOf(row, event, actor, at, facts);
  if (notice) await notify(tx, row.account_id, notice);
  return succeed({ ...row, ...moved });
}

/** For edges that code has already made sure of: a refusal here is a bug. */
export async function mustApply(...args: Parameters<typeof applyTransition>): Promise<CampaignRecord> {
  const result = await applyTransition(...args);
  if (!result.ok) throw new Error(`campaign ${args[2].id} cannot ${args[3]} from ${result.error.state}`);
  return result.value;
}
