import type { CallAnswer } from '@jarchi/contract/types.ts';
import { isEditable, type CampaignState } from '@jarchi/domain/campaigns/campaign-life.ts';
import type { CampaignDraft } from '@jarchi/domain/drafts/drafts.ts';
import type { CreationStep } from '@jarchi/domain/drafts/steps/creation-steps.ts';

export type StoredDraft = CallAnswer<'drafts', 'getDraft'>;

export interface DraftBody {
  readonly data: CampaignDraft;
  readonly draft_step: CreationStep;
  readonly campaign: number | null;
}

/** State and reason of the campaign that was made of a draft. */
export type DraftCampaign = Pick<CallAnswer<'campaigns', 'getCampaign'>, 'state' | 'reason'>;

/** The calls a session needs; refusals and failures arrive as thrown errors. */
export interface DraftGateway {
  get(id: number): Promise<StoredDraft>;
  create(body: DraftBody, idempotencyKey: string): Promise<StoredDraft>;
  update(id: number, body: DraftBody & { readonly version: number }): Promise<StoredDraft>;
  findCampaign(id: number): Promise<DraftCampaign>;
  newKey(): string;
  /** The refusal's code, or undefined when the network or the server failed. */
  codeOf(error: unknown): string | undefined;
}

export type DraftStatus =
  | 'loading'
  | 'load_failed'
  /** Nothing was entered yet, so the server has no draft. */
  | 'new'
  | 'saved'
  | 'dirty'
  | 'saving'
  | 'failed'
  | 'conflict'
  /** Its campaign can no longer be edited, so the draft is read-only. */
  | 'used'
  /** It was deleted elsewhere. */
  | 'gone';

export interface DraftSnapshot {
  readonly id: number | null;
  readonly campaign: number | null;
  /** The last value from the server; null before the first, or if it could not be fetched. */
  readonly campaign_state: CampaignState | null;
  readonly data: CampaignDraft;
  readonly step: CreationStep;
  readonly status: DraftStatus;
  /** The time of the last save, ISO. */
  readonly savedAt: string | null;
  readonly error: unknown;
  /** The newer save of another window. */
  readonly theirs: StoredDraft | null;
  /** There are unsaved changes that this draft can no longer take; keepMine makes a separate draft of them. */
  readonly hasUnsent: boolean;
  /** The draft from which this one was separated, while the URL may still name it. */
  readonly forkedFrom: number | null;
}

export interface DraftSession {
  /** Reads the draft, or sends what an earlier visit left unsent; once. */
  start(): Promise<void>;
  getSnapshot(): DraftSnapshot;
  subscribe(listener: () => void): () => void;
  change(patch: Partial<CampaignDraft>): void;
  /** Sets the open step. It is sent with the next save, so that opening a step is no change. */
  enterStep(step: CreationStep): void;
  /** Finishes a step: saves the draft with the next step's name. */
  finishStep(next: CreationStep): Promise<boolean>;
  /** Saves unsaved changes; returns true if the server has everything. */
  saveNow(): Promise<boolean>;
  reload(): Promise<void>;
  /** If nothing is unsaved, checks for changes by another window or by the campaign's life. */
  refresh(): Promise<void>;
  /** Makes a separate draft of the changes here; the draft of the other window does not change. */
  keepMine(): Promise<boolean>;
  takeTheirs(): void;
  /** Returns to the choice; the changes here still exist. */
  undoTakeTheirs(): void;
  /** Stops automatic saves; unsaved changes stay in the storage. */
  stop(): void;
}

/** Sorts the keys, because the database returns them in another order. */
const inOrder = (_key: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

export function isSameData(a: CampaignDraft, b: CampaignDraft): boolean {
  return JSON.stringify(a, inOrder) === JSON.stringify(b, inOrder);
}

/**
 * Whether the brief of a draft's campaign can no longer be changed. For TO_PAY it fetches the reason, which may be the price of a
 * list. Undefined if the fetch failed; that is harmless, because the server refuses forbidden changes.
 */
export async function isPastEditing(
  gateway: DraftGateway,
  { campaign, campaign_state }: Pick<StoredDraft, 'campaign' | 'campaign_state'>,
): Promise<boolean | undefined> {
  if (campaign === null) return false;
  if (campaign_state !== 'TO_PAY') return !isEditable({ state: campaign_state, reason: null });
  return gateway.findCampaign(campaign).then(
    (made) => !isEditable(made),
    () => undefined,
  );
}

/** A draft before the first response of the server: the browser's stored changes, or a new draft. */
export function openSnapshot(
  id: number | null,
  kept: Pick<DraftSnapshot, 'data' | 'step'> | undefined,
  initial: CampaignDraft,
): DraftSnapshot {
  return {
    id,
    campaign: null,
    campaign_state: null,
    data: kept?.data ?? initial,
    step: kept?.step ?? 'general-information',
    status: id !== null ? 'loading' : kept ? 'dirty' : 'new',
    savedAt: null,
    error: null,
    theirs: null,
    hasUnsent: false,
    forkedFrom: null,
  };
}
