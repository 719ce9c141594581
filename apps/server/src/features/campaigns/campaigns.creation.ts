import type { CallRefusal } from '@jarchi/contract/types.ts';
import { isEditable } from '@jarchi/domain/campaigns/campaign-life.ts';
import { isForwarded } from '@jarchi/domain/drafts/steps/content-step.ts';
import { checkStep } from '@jarchi/domain/drafts/steps/draft-steps.ts';
import { CREATION_STEPS, type CampaignDraft, type CreationStep, type DraftField } from '@jarchi/domain/drafts/drafts.ts';
import { tehranDay } from '@jarchi/domain/calendar/jalali.ts';
import type { CampaignType } from '@jarchi/domain/platforms/platforms.ts';
import { foldForSearch } from '@jarchi/domain/text/persian-text.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import type { Tx } from '#infra/tenancy.ts';
import { placementsOf, quoteBrief, type FrozenQuote, type PlanSource } from './campaigns.quote.ts';
import {
  insertCampaign,
  insertEvent,
  lockCampaignOfDraft,
  replacePlacements,
  updateCampaign,
  type CampaignRecord,
  type NewCampaign,
} from './campaigns.repository.ts';
import { mustApply } from './campaigns.transitions.ts';

/** Drafts as campaigns need them, inside their own transaction. */
export interface DraftSource {
  findDraftData(tx: Tx, accountId: number, draftId: number): Promise<CampaignDraft | undefined>;
  markDraftUsed(tx: Tx, accountId: number, draftId: number, campaignId: number): Promise<void>;
}

/** The rules know four types; this is what can be bought now. */
const SOLD_CAMPAIGN_TYPES: readonly CampaignType[] = ['REACH'];

/** Answers that are allowed, yet would buy what is neither priced nor published now. */
function listUnsold(step: CreationStep, brief: CampaignDraft): DraftField[] {
  const { campaign_type, selectedBundles, additional_services } = brief;
  if (step === 'general-information') return SOLD_CAMPAIGN_TYPES.includes(campaign_type) ? [] : ['media_type'];
  if (step === 'content') return isForwarded(brief) ? ['is_telegram_forward_post'] : [];
  if (step === 'activation') return [];
  return [
    ...(selectedBundles.length > 0 ? (['selectedBundles'] as const) : []),
    ...(Object.values(additional_services).includes(true) ? (['additional_services'] as const) : []),
  ];
}

/** The fields that keep a step from being bought as it is, each once. */
export function listOpenFields(step: CreationStep, brief: CampaignDraft, now: number): DraftField[] {
  return [...new Set([...listUnsold(step, brief), ...checkStep(step, brief, tehranDay(now)).map((issue) => issue.field)])];
}

type CreateRefusal = CallRefusal<'campaigns', 'createCampaign'>;

/** Makes the campaign of a draft, or brings the one it has up to date; once per draft, however often it is asked. */
export async function createIn(
  tx: Tx,
  drafts: DraftSource,
  plans: PlanSource,
  accountId: number,
  draftId: number,
  now: number,
): Promise<Result<number, CreateRefusal>> {
  const brief = await drafts.findDraftData(tx, accountId, draftId);
  if (!brief) return refuse({ code: 'not_found' });
  const existing = await lockCampaignOfDraft(tx, accountId, draftId);
  if (existing && !isEditable(existing)) return refuse({ code: 'draft_used', campaign_id: existing.id });
  for (const step of CREATION_STEPS) {
    const fields = listOpenFields(step, brief, now);
    if (fields.length > 0) return refuse({ code: 'draft_incomplete', step, fields });
  }
  if (existing && isUpToDate(existing, brief, now)) return succeed(existing.id);
  const quoted = await quoteBrief(tx, plans, brief, now);
  if (!quoted.ok) return quoted;
  const id = existing
    ? await editCampaign(tx, existing, brief, quoted.value, now)
    : await addCampaign(tx, accountId, draftId, brief, quoted.value, now);
  await replacePlacements(tx, accountId, id, placementsOf(accountId, id, quoted.value));
  if (!existing) await drafts.markDraftUsed(tx, accountId, draftId, id);
  return succeed(id);
}

function isUpToDate(row: CampaignRecord, brief: CampaignDraft, now: number): boolean {
  if (row.state === 'REJECTED' || now >= row.quote_valid_until.getTime()) return false;
  return (Object.keys(brief) as (keyof CampaignDraft)[]).every((key) => JSON.stringify(brief[key]) === JSON.stringify(row.brief[key]));
}

function columnsOf(brief: CampaignDraft, { quote, valid_until, plans }: FrozenQuote) {
  if (brief.publish_period_start === null || brief.publish_period_end === null) throw new Error('a complete brief has its period');
  return {
    title: brief.title.trim(),
    media_type: brief.media_type,
    campaign_type: brief.campaign_type,
    content_type: brief.content_type,
    publish_period_start: brief.publish_period_start,
    publish_period_end: brief.publish_period_end,
    preferred_publish_start_hour: brief.preferred_publish_start_hour,
    preferred_publish_end_hour: brief.preferred_publish_end_hour,
    budget: brief.budget,
    goal_total_reach: brief.goal_total_reach,
    brief,
    price: quote.price,
    discount: quote.discount,
    vat: quote.vat,
    total: quote.total,
    vat_percent: quote.vat_percent,
    quote_valid_until: valid_until,
    publishers: plans.length,
    search_text: foldForSearch(brief.title),
  } satisfies Partial<NewCampaign>;
}

async function addCampaign(
  tx: Tx,
  accountId: number,
  draftId: number,
  brief: CampaignDraft,
  quoted: FrozenQuote,
  now: number,
): Promise<number> {
  const at = new Date(now);
  const row = await insertCampaign(tx, {
    ...columnsOf(brief, quoted),
    account_id: accountId,
    draft_id: draftId,
    state: 'CREATED',
    created: at,
    state_since: at,
  });
  await updateCampaign(tx, accountId, row.id, { search_text: foldForSearch(`${row.title} ${row.id}`) });
  await insertEvent(tx, {
    account_id: accountId,
    campaign_id: row.id,
    at,
    event: 'complete_steps',
    state: 'CREATED',
    reason: null,
    actor: 'advertiser',
    facts: { amount: row.total },
  });
  return row.id;
}

async function editCampaign(tx: Tx, row: CampaignRecord, brief: CampaignDraft, quoted: FrozenQuote, now: number): Promise<number> {
  const change = { ...columnsOf(brief, quoted), version: row.version + 1, search_text: foldForSearch(`${brief.title} ${row.id}`) };
  await mustApply(tx, row, 'edit', 'advertiser', new Date(now), { amount: quoted.quote.total }, change);
  return row.id;
}
