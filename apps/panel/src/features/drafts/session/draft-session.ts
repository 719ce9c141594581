import type { CallAnswer } from '@jarchi/contract/types.ts';
import { emptyDraft, type CampaignDraft, type CreationStep } from '@jarchi/domain/drafts/drafts.ts';
import type { DraftStorage } from './draft-storage.ts';

export type StoredDraft = CallAnswer<'drafts', 'getDraft'>;

export interface DraftBody {
  readonly data: CampaignDraft;
  readonly draft_step: CreationStep;
  readonly campaign: number | null;
}

/** The four calls a session needs; refusals and failures arrive as thrown errors. */
export interface DraftGateway {
  get(id: number): Promise<StoredDraft>;
  create(body: DraftBody, idempotencyKey: string): Promise<StoredDraft>;
  update(id: number, body: DraftBody & { readonly version: number }): Promise<StoredDraft>;
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
  | 'used';

export interface DraftSnapshot {
  readonly id: number | null;
  readonly campaign: number | null;
  readonly data: CampaignDraft;
  readonly step: CreationStep;
  readonly status: DraftStatus;
  /** When the server last took it, ISO. */
  readonly savedAt: string | null;
  readonly error: unknown;
  /** What another window saved meanwhile. */
  readonly theirs: StoredDraft | null;
}

export interface DraftSession {
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
  keepMine(): Promise<boolean>;
  takeTheirs(): void;
  /** Sends nothing more by itself; what was typed stays in the storage. */
  stop(): void;
}

interface SessionParts {
  readonly gateway: DraftGateway;
  readonly storage: DraftStorage;
  readonly onStored?: (draft: StoredDraft) => void;
  readonly saveDelayMs?: number;
}

const SAVE_DELAY_MS = 800;
const RETRY_FROM_MS = 2_000;
const RETRY_TO_MS = 30_000;

/** Keys in one order: the database hands them back in its own. */
const inOrder = (_key: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;
const isSame = (a: CampaignDraft, b: CampaignDraft) => JSON.stringify(a, inOrder) === JSON.stringify(b, inOrder);

/**
 * One draft as it is typed in this tab. Every change is kept in the tab's storage at once and sent after a pause;
 * one save is under way at a time; another window's save is never overwritten without being asked for.
 */
export function createDraftSession(id: number | null, parts: SessionParts): DraftSession {
  const { gateway, storage, onStored, saveDelayMs = SAVE_DELAY_MS } = parts;
  const listeners = new Set<() => void>();
  const kept = storage.read(id);
  const createKey = kept?.createKey ?? gateway.newKey();
  let version = kept?.version ?? null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retryMs = RETRY_FROM_MS;
  let isStopped = false;
  let running: Promise<boolean> | undefined;
  let snapshot: DraftSnapshot = {
    id,
    campaign: null,
    data: kept?.data ?? emptyDraft(),
    step: kept?.step ?? 'general-information',
    status: id !== null ? 'loading' : kept ? 'dirty' : 'new',
    savedAt: null,
    error: null,
    theirs: null,
  };

  function set(patch: Partial<DraftSnapshot>) {
    snapshot = { ...snapshot, ...patch };
    for (const listener of listeners) listener();
  }
  function keep() {
    storage.write(snapshot.id, { data: snapshot.data, step: snapshot.step, version, createKey });
  }
  function schedule(delayMs: number) {
    clearTimeout(timer);
    if (isStopped) return;
    timer = setTimeout(() => void saveNow(), delayMs);
  }
  function accept(draft: StoredDraft, patch: Partial<DraftSnapshot>) {
    version = draft.version;
    set({ id: draft.id, campaign: draft.campaign, savedAt: draft.updated_at, error: null, theirs: null, ...patch });
    onStored?.(draft);
  }

  async function send(): Promise<boolean> {
    const { id: knownId, data, step: draft_step, campaign } = snapshot;
    set({ status: 'saving' });
    try {
      const body = { data, draft_step, campaign };
      const stored =
        knownId === null || version === null ? await gateway.create(body, createKey) : await gateway.update(knownId, { ...body, version });
      storage.clear(knownId);
      retryMs = RETRY_FROM_MS;
      const isWhole = isSame(stored.data, snapshot.data);
      accept(stored, { status: isWhole ? 'saved' : 'dirty' });
      if (!isWhole) keep();
      return isWhole || (await send());
    } catch (error) {
      await fail(error);
      return false;
    }
  }

  async function fail(error: unknown) {
    const code = gateway.codeOf(error);
    if (code === 'draft_changed' && snapshot.id !== null) {
      try {
        const theirs = await gateway.get(snapshot.id);
        if (isSame(theirs.data, snapshot.data)) {
          storage.clear(theirs.id);
          accept(theirs, { status: 'saved' });
        } else set({ status: 'conflict', theirs });
        return;
      } catch (unread) {
        error = unread;
      }
    }
    set({ status: code === 'draft_used' ? 'used' : 'failed', error });
    if (code !== undefined) return;
    schedule(retryMs);
    retryMs = Math.min(RETRY_TO_MS, retryMs * 2);
  }

  function saveNow(): Promise<boolean> {
    clearTimeout(timer);
    const { status } = snapshot;
    if (running) return running;
    if (isStopped) return Promise.resolve(false);
    if (status === 'saved') return Promise.resolve(true);
    if (status !== 'dirty' && status !== 'failed' && status !== 'new') return Promise.resolve(false);
    running = send().finally(() => {
      running = undefined;
    });
    return running;
  }

  async function reload() {
    if (id === null && snapshot.id === null) return;
    set({ status: 'loading', error: null });
    try {
      const stored = await gateway.get(snapshot.id ?? 0);
      const mine = storage.read(stored.id);
      if (!mine || isSame(mine.data, stored.data)) {
        storage.clear(stored.id);
        accept(stored, { data: stored.data, step: stored.draft_step, status: 'saved' });
      } else if (mine.version === stored.version) {
        accept(stored, { data: mine.data, step: mine.step, status: 'dirty' });
        schedule(0);
      } else set({ data: mine.data, step: mine.step, campaign: stored.campaign, status: 'conflict', theirs: stored });
    } catch (error) {
      set({ status: 'load_failed', error });
    }
  }

  function enter(patch: Partial<DraftSnapshot>) {
    const waits = snapshot.status === 'conflict' || snapshot.status === 'used' || snapshot.status === 'saving';
    set({ ...patch, status: waits ? snapshot.status : 'dirty' });
    keep();
    if (!waits) schedule(saveDelayMs);
  }

  if (id !== null) void reload();
  else if (kept) schedule(0);

  return {
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change(patch) {
      const data = { ...snapshot.data, ...patch };
      if (!isSame(data, snapshot.data)) enter({ data });
    },
    enterStep(step) {
      if (snapshot.step !== step) set({ step });
    },
    finishStep(next) {
      if (snapshot.step !== next) enter({ step: next });
      return saveNow();
    },
    saveNow,
    reload,
    async keepMine() {
      if (snapshot.theirs === null) return false;
      version = snapshot.theirs.version;
      set({ status: 'dirty', theirs: null, campaign: snapshot.theirs.campaign });
      keep();
      return saveNow();
    },
    takeTheirs() {
      const { theirs } = snapshot;
      if (theirs === null) return;
      storage.clear(theirs.id);
      accept(theirs, { data: theirs.data, step: theirs.draft_step, status: 'saved' });
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
