import type { CallRefusal } from '@jarchi/contract/types.ts';
import { isEditable } from '@jarchi/domain/campaigns/campaign-life.ts';
import { startCampaign } from '@jarchi/domain/campaigns/life/campaign.ts';
import { firstEndDay, type PublishWindow } from '@jarchi/domain/campaigns/slots.ts';
import { act } from '@jarchi/domain/campaigns/turn/act.ts';
import { makeHistory } from '@jarchi/domain/campaigns/turn/history.ts';
import { DEADLINE_HOURS } from '@jarchi/domain/campaigns/rules/deadlines.ts';
import { networkPlanField } from '@jarchi/domain/drafts/steps/package-step.ts';
import { listIncompleteSteps, type IncompleteStep } from '@jarchi/domain/drafts/steps/draft-steps.ts';
import type { CampaignDraft } from '@jarchi/domain/drafts/drafts.ts';
import { tehranDay } from '@jarchi/domain/calendar/jalali.ts';
import { foldForSearch } from '@jarchi/domain/text/persian-text.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import {
  insertCampaign,
  lockCampaignOfDraft,
  replacePlacements,
  updateCampaign,
  type CampaignRecord,
} from '#features/campaigns/rows/campaigns.repository.ts';
import type { LifeDeps } from '#features/campaigns/life/deps.ts';
import { columnsOfLife, insertEvents } from '#features/campaigns/life/life.repository.ts';
import { readStoredLife, saveAct, tryAct } from '#features/campaigns/life/run-turn.ts';
import { eventRows } from '#features/campaigns/life/saving/save-turn.ts';
import type { StoredLife, Writing } from '#features/campaigns/life/stored-life.ts';
import type { Doer } from '#infra/http/caller.ts';
import { readTypedDiscounts } from '#features/campaigns/rows/discount-uses.repository.ts';
import { getColumns, getLifeQuote } from '#features/campaigns/quote/columns-of-quote.ts';
import { quoteBrief, type FrozenQuote } from '#features/campaigns/quote/quote-brief.ts';
import { placementsOf } from '#features/campaigns/quote/placements-of-quote.ts';
import type { QuoteDeps } from '#features/campaigns/quote/quote-sources.ts';

/** Drafts as campaigns need them, inside their own transaction. */
export interface DraftSource {
  /** Locks the draft, so that no save comes between. */
  findDraftData(tx: Tx, accountId: number, draftId: number): Promise<CampaignDraft | undefined>;
  /** Drafts that no campaign was made of, newest first. */
  listUnusedData(tx: Tx, accountId: number, limit: number): Promise<{ readonly id: number; readonly data: CampaignDraft }[]>;
  markDraftUsed(tx: Tx, accountId: number, draftId: number, campaignId: number): Promise<void>;
  /**
   * Locks a draft of this version for new data; the caller decides when it is saved. A revision that was saved already is accepted again.
   */
  prepareRevision(
    tx: Tx,
    accountId: number,
    draftId: number,
    sent: { readonly data: CampaignDraft; readonly version: number },
  ): Promise<Result<Revision, RevisionRefusal>>;
  /** Locks a draft for another period; the caller decides when it is saved. */
  prepareNewDates(tx: Tx, accountId: number, draftId: number, dates: NewDates): Promise<{ save(): Promise<void> }>;
  /** Adds a draft and returns its id; the same key gives the same draft. */
  addDraft(tx: Tx, accountId: number, key: string, data: CampaignDraft): Promise<Result<number, RefusalOf<'daily_limit_reached'>>>;
}

export interface NewDates {
  readonly publish_period_start: string;
  readonly publish_period_end: string;
}

interface Revision {
  /** As stored. */
  readonly data: CampaignDraft;
  save(): Promise<void>;
}

type RevisionRefusal = RefusalOf<'invalid' | 'not_found' | 'draft_changed' | 'listed_twice'>;

/** The refusal of a brief with such steps; undefined when there is none. */
export function refuseSteps(steps: readonly IncompleteStep[]): RefusalOf<'draft_incomplete'> | undefined {
  const [first] = steps;
  if (!first) return undefined;
  const fields = [...new Set(first.issues.map(({ field }) => field))];
  return { code: 'draft_incomplete', step: first.step, fields, steps };
}

/** The same steps with a period that leaves publishers too little time, unless its end is wrong already. */
export function withShortPeriod(steps: readonly IncompleteStep[], window: PublishWindow, now: number): IncompleteStep[] {
  const step = 'general-information';
  const others = steps.filter((one) => one.step !== step);
  const issues = steps.find((one) => one.step === step)?.issues ?? [];
  const isTold = issues.some(({ field }) => field === 'publish_period_end');
  const short = { field: 'publish_period_end', code: 'min_date', day: firstEndDay(window, now) } as const;
  return [{ step, issues: isTold ? issues : [...issues, short] }, ...others];
}

/** Everything that keeps a brief from being bought. */
export function findIncomplete(brief: CampaignDraft, now: number): RefusalOf<'draft_incomplete'> | undefined {
  return refuseSteps(listIncompleteSteps(brief, tehranDay(now)));
}

export interface CreationDeps extends LifeDeps, QuoteDeps {
  readonly prices: QuoteDeps['prices'];
  readonly drafts: DraftSource;
}

type CreateRefusal = CallRefusal<'campaigns', 'createCampaign'>;

/** A draft that becomes a campaign, and the person who orders it. */
export interface Creating {
  readonly account_id: number;
  readonly draft_id: number;
  readonly doer: Doer;
}

/** Makes a campaign of a draft, or brings the draft's campaign up to date; a draft makes one campaign, however often it is asked for. */
export async function createCampaign(writing: Writing<CreationDeps>, creating: Creating): Promise<Result<number, CreateRefusal>> {
  const { tx, deps, now } = writing;
  const { account_id, draft_id, doer } = creating;
  const brief = await deps.drafts.findDraftData(tx, account_id, draft_id);
  if (!brief) return refuse({ code: 'not_found' });
  const existing = await lockCampaignOfDraft(tx, account_id, draft_id);
  if (existing && (!isEditable(existing) || existing.is_deleted)) return refuse({ code: 'draft_used', campaign_id: existing.id });
  const incomplete = findIncomplete(brief, now);
  if (incomplete) return refuse(incomplete);
  const stored = existing && (await readStoredLife(tx, account_id, existing.id));
  if (stored) {
    const edited = await editCampaign(writing, stored, { brief, doer });
    return edited.ok ? succeed(stored.row.id) : edited;
  }
  const quoted = await quoteBrief(writing, brief, []);
  if (!quoted.ok) return quoted;
  const id = await addCampaign(writing, creating, brief, quoted.value);
  await deps.drafts.markDraftUsed(tx, account_id, draft_id, id);
  return succeed(id);
}

interface Edit {
  readonly brief: CampaignDraft;
  readonly doer: Doer;
}

/** Brings a locked, editable campaign up to a complete brief, with the discounts it has; does nothing when it matches already. */
export async function editCampaign(
  writing: Writing<LifeDeps & QuoteDeps>,
  stored: StoredLife,
  { brief, doer }: Edit,
): Promise<Result<void, Exclude<CreateRefusal, RefusalOf<'draft_used' | 'not_found' | 'idempotency_key_reused'>>>> {
  const { tx, deps, now } = writing;
  const { row } = stored;
  if (isUpToDate(row, brief, now)) return succeed(undefined);
  const codes = row.discounts.map(({ discount_code }) => discount_code);
  const quoted = await quoteBrief(writing, brief, await readTypedDiscounts(tx, deps.prices, row, codes));
  if (!quoted.ok) return quoted;
  const change = { ...getColumns(brief, quoted.value), search_text: foldForSearch(`${brief.title} ${row.id}`) };
  const command = { event: 'edit', quote: getLifeQuote(change, quoted.value) } as const;
  const turn = tryAct(stored, { command, by: 'advertiser', now });
  if (!turn.ok) throw new Error(`campaign ${row.id} cannot be edited: ${turn.error.code}`);
  const placements = placementsOf(row.account_id, row.id, quoted.value.placements);
  await saveAct(writing, stored, turn.value, { key: `edit:${turn.value.life.version}`, doer, change, placements });
  return succeed(undefined);
}

function isUpToDate(row: CampaignRecord, brief: CampaignDraft, now: number): boolean {
  return row.state !== 'REJECTED' && now < row.quote_valid_until.getTime() && isMadeOf(row, brief);
}

/** Whether a campaign matches its draft now: an edit reaches the campaign only in the last step of the draft. */
export function isMadeOf(row: CampaignRecord, brief: CampaignDraft): boolean {
  return (Object.keys(brief) as (keyof CampaignDraft)[]).every((key) => JSON.stringify(brief[key]) === JSON.stringify(row.brief[key]));
}

/** How long the share of a publisher who falls out waits for another one; a network has no other one. */
function getReplacementHours(brief: CampaignDraft): number {
  return networkPlanField(brief) === undefined ? DEADLINE_HOURS.replacement : 0;
}

/** The life that a complete brief begins at its price; nothing is stored. */
export function startFromBrief(id: number, brief: CampaignDraft, quoted: FrozenQuote, now: number) {
  const command = { event: 'complete_steps', quote: getLifeQuote(getColumns(brief, quoted), quoted) } as const;
  const started = startCampaign(id, brief.campaign_type, now, getReplacementHours(brief));
  // Only publishers who were asked get slots; none is asked here.
  const turn = act(started, { command, by: 'advertiser', now }, () => []);
  if (!turn.ok) throw new Error(`a complete brief makes no campaign: ${turn.error.code}`);
  return turn.value;
}

async function addCampaign(
  { tx, now }: Writing,
  { account_id, draft_id, doer }: Creating,
  brief: CampaignDraft,
  quoted: FrozenQuote,
): Promise<number> {
  const columns = getColumns(brief, quoted);
  const { life, facts } = startFromBrief(0, brief, quoted, now);
  const row = await insertCampaign(tx, {
    ...columns,
    ...columnsOfLife(life),
    account_id,
    draft_id,
    replacement_hours: life.replacement_hours,
    created: new Date(now),
  });
  await updateCampaign(tx, account_id, row.id, { search_text: foldForSearch(`${row.title} ${row.id}`) });
  await insertEvents(tx, eventRows(row, makeHistory(facts, life, { titleOf: () => '' }), { key: `draft:${draft_id}`, doer }));
  await replacePlacements(tx, account_id, row.id, placementsOf(account_id, row.id, quoted.placements));
  return row.id;
}
