import type { CallRefusal } from '@jarchi/contract/types.ts';
import { isEditable } from '@jarchi/domain/campaigns/campaign-life.ts';
import { checkStep } from '@jarchi/domain/drafts/steps/draft-steps.ts';
import type { CampaignDraft, DraftField } from '@jarchi/domain/drafts/drafts.ts';
import { CREATION_STEPS, type CreationStep } from '@jarchi/domain/drafts/steps/creation-steps.ts';
import { tehranDay } from '@jarchi/domain/calendar/jalali.ts';
import { foldForSearch } from '@jarchi/domain/text/persian-text.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import type { Tx } from '#infra/tenancy.ts';
import {
  insertCampaign,
  insertEvent,
  lockCampaignOfDraft,
  replacePlacements,
  updateCampaign,
  type CampaignRecord,
} from '#features/campaigns/campaigns.repository.ts';
import { mustApply, type TransitionDeps } from '#features/campaigns/campaigns.transitions.ts';
import { readTypedDiscounts } from '#features/campaigns/purchase/discount-uses.repository.ts';
import { columnsOf } from './columns-of-quote.ts';
import { quoteBrief, type FrozenQuote } from './campaigns.quote.ts';
import { placementsOf } from './places-of-quote.ts';
import type { QuoteDeps } from './quote-sources.ts';

/** Drafts as campaigns need them, inside their own transaction. */
export interface DraftSource {
  /** Locked, so that no save slips in. */
  findDraftData(tx: Tx, accountId: number, draftId: number): Promise<CampaignDraft | undefined>;
  markDraftUsed(tx: Tx, accountId: number, draftId: number, campaignId: number): Promise<void>;
  /** Locks a draft of this version for new data, which is saved when the caller says so. A revision that was saved already is one again. */
  prepareRevision(
    tx: Tx,
    accountId: number,
    draftId: number,
    sent: CampaignDraft,
    version: number,
  ): Promise<Result<Revision, RevisionRefusal>>;
  /** Locks a draft for another period, which is saved when the caller says so. */
  prepareNewDates(tx: Tx, accountId: number, draftId: number, dates: NewDates): Promise<{ save(): Promise<void> }>;
  /** A new draft's id; the same key gives the same draft. */
  addDraft(tx: Tx, accountId: number, key: string, data: CampaignDraft): Promise<Result<number, RefusalOf<'daily_limit_reached'>>>;
}

export interface NewDates {
  readonly publish_period_start: string;
  readonly publish_period_end: string;
}

interface Revision {
  /** As it is stored. */
  readonly data: CampaignDraft;
  save(): Promise<void>;
}

type RevisionRefusal = RefusalOf<'invalid' | 'not_found' | 'draft_changed' | 'listed_twice'>;

/** The fields that keep a step from being bought as it is, each once. */
export function listOpenFields(step: CreationStep, brief: CampaignDraft, now: number): DraftField[] {
  return [...new Set(checkStep(step, brief, tehranDay(now)).map((issue) => issue.field))];
}

/** The first step of a brief that still asks for something, with its fields. */
export function findIncomplete(brief: CampaignDraft, now: number): RefusalOf<'draft_incomplete'> | undefined {
  for (const step of CREATION_STEPS) {
    const fields = listOpenFields(step, brief, now);
    if (fields.length > 0) return { code: 'draft_incomplete', step, fields };
  }
  return undefined;
}

export interface CreationDeps extends TransitionDeps, QuoteDeps {
  readonly drafts: DraftSource;
}

type CreateRefusal = CallRefusal<'campaigns', 'createCampaign'>;

/** Makes the campaign of a draft, or brings the one it has up to date; once per draft, however often it is asked. */
export async function createIn(
  tx: Tx,
  deps: CreationDeps,
  accountId: number,
  draftId: number,
  now: number,
): Promise<Result<number, CreateRefusal>> {
  const brief = await deps.drafts.findDraftData(tx, accountId, draftId);
  if (!brief) return refuse({ code: 'not_found' });
  const existing = await lockCampaignOfDraft(tx, accountId, draftId);
  if (existing && (!isEditable(existing) || existing.is_deleted)) return refuse({ code: 'draft_used', campaign_id: existing.id });
  const incomplete = findIncomplete(brief, now);
  if (incomplete) return refuse(incomplete);
  if (existing) {
    const edited = await editIn(tx, deps, existing, brief, now);
    return edited.ok ? succeed(existing.id) : edited;
  }
  const quoted = await quoteBrief(tx, deps, brief, [], now);
  if (!quoted.ok) return quoted;
  const id = await addCampaign(tx, accountId, draftId, brief, quoted.value, now);
  await deps.drafts.markDraftUsed(tx, accountId, draftId, id);
  return succeed(id);
}

/** Brings a locked campaign that may be edited up to a complete brief, with the discounts it has; does nothing when it says that already. */
export async function editIn(
  tx: Tx,
  deps: TransitionDeps & QuoteDeps,
  row: CampaignRecord,
  brief: CampaignDraft,
  now: number,
): Promise<Result<void, Exclude<CreateRefusal, RefusalOf<'draft_used' | 'not_found' | 'idempotency_key_reused'>>>> {
  if (isUpToDate(row, brief, now)) return succeed(undefined);
  const codes = row.discounts.map(({ discount_code }) => discount_code);
  const quoted = await quoteBrief(tx, deps, brief, await readTypedDiscounts(tx, deps.prices, row, codes), now);
  if (!quoted.ok) return quoted;
  const search_text = foldForSearch(`${brief.title} ${row.id}`);
  const change = { ...columnsOf(brief, quoted.value), version: row.version + 1, search_text };
  await mustApply(tx, deps, row, 'edit', 'advertiser', new Date(now), { amount: quoted.value.quote.total }, change);
  await replacePlacements(tx, row.account_id, row.id, placementsOf(row.account_id, row.id, quoted.value.places));
  return succeed(undefined);
}

function isUpToDate(row: CampaignRecord, brief: CampaignDraft, now: number): boolean {
  return row.state !== 'REJECTED' && now < row.quote_valid_until.getTime() && isMadeOf(row, brief);
}

/** Whether a campaign is what its draft says now: an edit reaches it in the last step of the draft. */
export function isMadeOf(row: CampaignRecord, brief: CampaignDraft): boolean {
  return (Object.keys(brief) as (keyof CampaignDraft)[]).every((key) => JSON.stringify(brief[key]) === JSON.stringify(row.brief[key]));
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
  await replacePlacements(tx, accountId, row.id, placementsOf(accountId, row.id, quoted.places));
  return row.id;
}
