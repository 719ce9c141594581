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

/** How the campaign stands that was made of a draft, and why. */
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
  /** Nothing was typed yet: there is no draft on the server. */
  | 'new'
  | 'saved'
  | 'dirty'
  | 'saving'
  | 'failed'
  | 'conflict'
  /** Its campaign is past editing: to be read only. */
  | 'used'
  /** Somebody deleted it meanwhile. */
  | 'gone';

export interface DraftSnapshot {
  readonly id: number | null;
  readonly campaign: number | null;
  /** As the server said last; null before that, or where it could not be asked. */
  readonly campaign_state: CampaignState | null;
  readonly data: CampaignDraft;
  readonly step: CreationStep;
  readonly status: DraftStatus;
  /** When the server last took it, ISO. */
  readonly savedAt: string | null;
  readonly error: unknown;
  /** What another window saved meanwhile. */
  readonly theirs: StoredDraft | null;
  /** Something was typed that this draft cannot take any more; keepMine makes a draft of its own of it. */
  readonly hasUnsent: boolean;
  /** The draft that this one was parted from, while the URL may still name that. */
  readonly forkedFrom: number | null;
}

export interface DraftSession {
  /** Reads the draft, or sends what an earlier visit left unsent; once. */
  start(): void;
  getSnapshot(): DraftSnapshot;
  subscribe(listener: () => void): () => void;
  change(patch: Partial<CampaignDraft>): void;
  /** Names the step that is open; goes to the server with the next save, so that looking never counts as a change. */
  enterStep(step: CreationStep): void;
  /** The step is done: saves together with the next one's name. */
  finishStep(next: CreationStep): Promise<boolean>;
  /** Saves what is unsaved; true when the server has everything. */
  saveNow(): Promise<boolean>;
  reload(): Promise<void>;
  /** Looks whether another window or the campaign's life changed what stands here, while nothing is unsaved. */
  refresh(): Promise<void>;
  /** What was typed here becomes a draft of its own; the one of the other window stays as it is. */
  keepMine(): Promise<boolean>;
  takeTheirs(): void;
  /** Back to the choice: what was typed here is still there. */
  undoTakeTheirs(): void;
  /** Sends nothing more by itself; what was typed stays in the storage. */
  stop(): void;
}

/** Keys in one order: the database hands them back in its own. */
const inOrder = (_key: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

export function isSameData(a: CampaignDraft, b: CampaignDraft): boolean {
  return JSON.stringify(a, inOrder) === JSON.stringify(b, inOrder);
}

/**
 * Whether the brief of a draft's campaign cannot be changed any more. One that is to be paid is asked why: it may be for the price
 * of a list. Undefined when it could not be asked; nothing depends on it that the server would not refuse.
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

/** A draft before the server has said anything of it: what this browser kept, or what a new one begins with. */
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
