import { completeDraft } from '@jarchi/domain/drafts/complete-draft.ts';
import type { CampaignDraft } from '@jarchi/domain/drafts/drafts.ts';
import type { CreationStep } from '@jarchi/domain/drafts/steps/creation-steps.ts';
import type { DraftStart } from './draft-start.ts';

/** What was typed and is not on the server yet. */
export interface UnsavedDraft {
  readonly data: CampaignDraft;
  readonly step: CreationStep;
  /** The server's version that it was typed on; null before the first save. */
  readonly version: number | null;
  /** Its first save. */
  readonly creating: DraftStart;
  /** The first save of a draft of its own, once that was asked for. */
  readonly forking?: DraftStart | undefined;
}

/** What earlier versions of the panel kept of a first save. */
interface KeptBefore {
  readonly creating?: DraftStart;
  readonly createKey?: string;
  readonly forkKey?: string;
}

export interface DraftStorage {
  read(id: number | null): UnsavedDraft | undefined;
  write(id: number | null, unsaved: UnsavedDraft): void;
  clear(id: number | null): void;
}

/** The browser's, where what a closed tab left is found again; of one account only. */
export interface SharedStorage {
  readonly storage: Storage;
  readonly account: string;
  newKey(): string;
}

const PREFIX = 'jarchi-draft-';

function readFrom(storage: Storage, key: string): UnsavedDraft | undefined {
  try {
    const text = storage.getItem(key);
    if (text === null) return undefined;
    const { createKey = '', forkKey, ...unsaved } = JSON.parse(text) as Omit<UnsavedDraft, 'creating'> & KeptBefore;
    const { creating = { key: createKey }, forking = forkKey === undefined ? undefined : { key: forkKey } } = unsaved;
    return { ...unsaved, data: completeDraft(unsaved.data), creating, forking };
  } catch {
    return undefined;
  }
}

/**
 * The tab's own storage survives a reload, the browser's a closed tab. What an earlier version of the panel left is read
 * whole. A full or forbidden storage must not stop the typing: it is the second copy only.
 */
export function createDraftStorage(own: Storage, shared?: SharedStorage): DraftStorage {
  const placesOf = (id: number | null) => [
    { storage: own, key: `${PREFIX}${id ?? 'new'}` },
    ...(shared ? [{ storage: shared.storage, key: `${PREFIX}${shared.account}-${id ?? 'new'}` }] : []),
  ];
  const tryEach = (id: number | null, act: (storage: Storage, key: string) => void) => {
    for (const { storage, key } of placesOf(id)) {
      try {
        act(storage, key);
      } catch {
        // the server's copy is on its way
      }
    }
  };
  return {
    read(id) {
      const [mine, left] = placesOf(id).map(({ storage, key }) => readFrom(storage, key));
      // The tab that left it may still be there, and save under its key.
      return mine ?? (left && shared && id === null ? { ...left, creating: { key: shared.newKey() } } : left);
    },
    write: (id, unsaved) => tryEach(id, (storage, key) => storage.setItem(key, JSON.stringify(unsaved))),
    clear: (id) => tryEach(id, (storage, key) => storage.removeItem(key)),
  };
}
