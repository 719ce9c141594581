import { emptyDraft, type CampaignDraft } from '@jarchi/domain/drafts/drafts.ts';
import {
  isPastEditing,
  isSameData,
  openSnapshot,
  type DraftGateway,
  type DraftSession,
  type DraftSnapshot,
  type StoredDraft,
} from './draft-state.ts';
import { startDraft, type DraftStart } from './draft-start.ts';
import type { DraftStorage, UnsavedDraft } from './draft-storage.ts';
import { createSaveTimer } from './save-timer.ts';

interface SessionParts {
  readonly gateway: DraftGateway;
  readonly storage: DraftStorage;
  readonly onStored?: (draft: StoredDraft) => void;
  /** The pause after the last change before it is sent. */
  readonly saveDelayMs: number;
  /** The data of a new draft. */
  readonly initial?: CampaignDraft;
}

/**
 * The draft that is edited in this tab. Each change is stored in the browser at once and sent after a pause. Only
 * one save is under way at a time; another window's save is never overwritten. Before its start the session sends nothing.
 */
export function createDraftSession(id: number | null, parts: SessionParts): DraftSession {
  const { gateway, storage, onStored, saveDelayMs, initial = emptyDraft() } = parts;
  const listeners = new Set<() => void>();
  const kept = storage.read(id);
  let creating: DraftStart = kept?.creating ?? { key: gateway.newKey() };
  let forking = kept?.forking;
  let version = kept?.version ?? null;
  const timer = createSaveTimer(() => void saveNow());
  let running: Promise<boolean> | undefined;
  /** Changes of this tab that are no longer shown. */
  let aside: UnsavedDraft | undefined;
  let taken: StoredDraft | undefined;
  let snapshot = openSnapshot(id, kept, initial);

  function set(patch: Partial<DraftSnapshot>) {
    snapshot = { ...snapshot, ...patch };
    for (const listener of listeners) listener();
  }
  const unsaved = (): UnsavedDraft => ({ data: snapshot.data, step: snapshot.step, version, creating, forking });
  const keep = () => storage.write(snapshot.id, unsaved());
  const keepStart = (start: DraftStart) => {
    creating = start;
    keep();
  };
  function accept(draft: StoredDraft, patch: Partial<DraftSnapshot>) {
    version = draft.version;
    timer.calm();
    const { id: storedId, campaign, campaign_state, updated_at: savedAt } = draft;
    set({ id: storedId, campaign, campaign_state, savedAt, error: null, theirs: null, hasUnsent: false, ...patch });
    onStored?.(draft);
  }
  async function send(): Promise<boolean> {
    const { id: knownId, data, step: draft_step, campaign } = snapshot;
    set({ status: 'saving' });
    try {
      const body = { data, draft_step, campaign };
      const { stored, sent } =
        knownId === null || version === null
          ? await startDraft(gateway, creating, body, keepStart)
          : { stored: await gateway.update(knownId, { ...body, version }), sent: body };
      storage.clear(knownId);
      const isWhole = isSameData(sent.data, snapshot.data) && sent.draft_step === snapshot.step;
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
        if (isSameData(theirs.data, snapshot.data)) {
          storage.clear(theirs.id);
          accept(theirs, { status: 'saved' });
        } else set({ status: 'conflict', theirs });
        return;
      } catch (unread) {
        error = unread;
      }
    }
    if (code === 'draft_used') set({ status: 'used', error, hasUnsent: true, campaign_state: await findLock(snapshot.id ?? 0) });
    else if (code === 'not_found' && snapshot.id !== null) set({ status: 'gone', error, hasUnsent: true });
    else set({ status: 'failed', error });
    if (code === undefined) timer.retryLater();
  }

  const findLock = (knownId: number) =>
    gateway.get(knownId).then(
      ({ campaign_state }) => campaign_state,
      () => null,
    );

  function saveNow(): Promise<boolean> {
    timer.clear();
    const { status } = snapshot;
    if (running) return running;
    if (timer.isStopped()) return Promise.resolve(false);
    if (status === 'saved') return Promise.resolve(true);
    if (status !== 'dirty' && status !== 'failed' && status !== 'new') return Promise.resolve(false);
    running = send().finally(() => {
      running = undefined;
    });
    return running;
  }

  async function reload() {
    if (snapshot.id === null) return;
    const mine = storage.read(snapshot.id);
    set({ status: 'loading', error: null });
    try {
      const stored = await gateway.get(snapshot.id);
      await open(stored, mine && !isSameData(mine.data, stored.data) ? mine : undefined);
    } catch (error) {
      const code = gateway.codeOf(error);
      const shown = mine && { data: mine.data, step: mine.step };
      if (shown && code === 'not_found') set({ ...shown, status: 'gone', error, hasUnsent: true });
      else if (shown && code === undefined) {
        // Without a network only the unsaved changes can be shown, and editing continues from them.
        set({ ...shown, status: 'failed', error });
        timer.retryLater();
      } else set({ status: 'load_failed', error });
    }
  }

  /** Shows the stored draft, or the unsaved changes to it. */
  async function open(stored: StoredDraft, mine: UnsavedDraft | undefined) {
    const theirsAsTheyAre = { data: stored.data, step: stored.draft_step };
    if (await isPastEditing(gateway, stored)) {
      aside = mine;
      accept(stored, { ...theirsAsTheyAre, status: 'used', hasUnsent: mine !== undefined });
    } else if (!mine) {
      storage.clear(stored.id);
      accept(stored, { ...theirsAsTheyAre, status: 'saved' });
    } else if (mine.version === stored.version) {
      accept(stored, { data: mine.data, step: mine.step, status: 'dirty' });
      timer.schedule(0);
    } else {
      const { data, step } = mine;
      const { campaign, campaign_state } = stored;
      set({ data, step, campaign, campaign_state, status: 'conflict', theirs: stored });
    }
  }

  const isAtRest = () => snapshot.status === 'saved' || snapshot.status === 'used';
  async function refresh() {
    const { id: knownId } = snapshot;
    if (knownId === null || !isAtRest() || timer.isStopped()) return;
    try {
      const stored = await gateway.get(knownId);
      const isPast = await isPastEditing(gateway, stored);
      if (snapshot.id !== knownId || !isAtRest() || isPast === undefined) return;
      const isNews = stored.version !== version || stored.campaign !== snapshot.campaign;
      const status = isPast ? 'used' : 'saved';
      if (isNews) accept(stored, { data: stored.data, status, hasUnsent: snapshot.hasUnsent });
      else set({ campaign_state: stored.campaign_state, status });
    } catch (error) {
      if (gateway.codeOf(error) === 'not_found' && snapshot.id === knownId && isAtRest()) set({ status: 'gone', error, hasUnsent: true });
    }
  }

  function enter(patch: Partial<DraftSnapshot>) {
    const waits = ['conflict', 'used', 'saving', 'gone'].includes(snapshot.status);
    set({ ...patch, status: waits ? snapshot.status : 'dirty' });
    keep();
    if (!waits) timer.schedule(saveDelayMs);
  }

  async function keepMine(): Promise<boolean> {
    const { id: from, status } = snapshot;
    const mine = aside ?? unsaved();
    set({ status: 'saving', error: null });
    try {
      const body = { data: mine.data, draft_step: mine.step, campaign: null };
      const { stored, sent } = await startDraft(gateway, forking ?? { key: gateway.newKey() }, body, (start) => {
        forking = start;
        if (from !== null) storage.write(from, { ...mine, forking });
      });
      if (from !== null) storage.clear(from);
      const { data, step } = aside ?? snapshot;
      [aside, taken, forking] = [undefined, undefined, undefined];
      const isWhole = isSameData(sent.data, data);
      accept(stored, { data, step, status: isWhole ? 'saved' : 'dirty', forkedFrom: from });
      return isWhole || (await saveNow());
    } catch (error) {
      set({ status, error });
      return false;
    }
  }

  let isStarted = false;
  return {
    async start() {
      if (isStarted) return;
      isStarted = true;
      if (id !== null) await reload();
      else if (kept) timer.schedule(0);
    },
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change(patch) {
      const data = { ...snapshot.data, ...patch };
      if (snapshot.status !== 'used' && !isSameData(data, snapshot.data)) enter({ data });
    },
    enterStep(step) {
      if (snapshot.step !== step) set({ step });
    },
    finishStep(next) {
      if (snapshot.step !== next && snapshot.status !== 'used') enter({ step: next });
      return saveNow();
    },
    saveNow,
    reload,
    refresh,
    keepMine,
    takeTheirs() {
      const { theirs } = snapshot;
      if (theirs === null) return;
      [aside, taken] = [unsaved(), theirs];
      storage.clear(theirs.id);
      accept(theirs, { data: theirs.data, step: theirs.draft_step, status: 'saved' });
    },
    undoTakeTheirs() {
      if (aside === undefined || taken === undefined || snapshot.status !== 'saved') return;
      version = aside.version;
      set({ data: aside.data, step: aside.step, status: 'conflict', theirs: taken });
      aside = undefined;
      keep();
    },
    stop: timer.stop,
  };
}
