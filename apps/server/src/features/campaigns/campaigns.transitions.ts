import { findTransition, type Actor, type CampaignEvent, type TransitionRefused } from '@jarchi/domain/campaigns/campaign-life.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import type { Tx } from '#infra/tenancy.ts';
import { insertEvent, updateCampaign, type CampaignRecord, type NewCampaign } from './campaigns.repository.ts';

export type EventFacts = Record<string, string | number | boolean | null>;

/** Moves a locked campaign along one edge of the table and writes it down; refuses any other. Money is the caller's. */
export async function applyTransition(
  tx: Tx,
  row: CampaignRecord,
  event: CampaignEvent,
  actor: Actor,
  at: Date,
  facts: EventFacts = {},
  change: Partial<NewCampaign> = {},
): Promise<Result<CampaignRecord, TransitionRefused>> {
  const found = findTransition(row, event, actor, row.campaign_type);
  if (!found.ok) return refuse(found.error);
  const { state, reason } = found.value.to;
  const moved = { ...change, state, reason, state_since: at };
  await updateCampaign(tx, row.account_id, row.id, moved);
  await insertEvent(tx, { account_id: row.account_id, campaign_id: row.id, at, event, state, reason, actor, facts });
  return succeed({ ...row, ...moved });
}

/** For edges that code has already made sure of: a refusal here is a bug. */
export async function mustApply(...args: Parameters<typeof applyTransition>): Promise<CampaignRecord> {
  const result = await applyTransition(...args);
  if (!result.ok) throw new Error(`campaign ${args[1].id} cannot ${args[2]} from ${result.error.state}`);
  return result.value;
}
