import type { KeptTexts } from '@jarchi/client-state/storage/browser-storage.ts';
import { completeDraft } from '@jarchi/domain/drafts/complete-draft.ts';
import type { CampaignDraft } from '@jarchi/domain/drafts/drafts.ts';
import type { CreationStep } from '@jarchi/domain/drafts/steps/creation-steps.ts';
import type { DraftStart } from './draft-start.ts';

/** Changes that are not on the server yet. */
export interface UnsavedDraft {
  readonly data: CampaignDraft;
  readonly step: CreationStep;
  /** The server's version that was changed; null before the first save. */
  readonly version: number | null;
  /** The first save of this draft. */
  readonly creating: DraftStart;
  /** The first save of a separate draft, once keepMine was called. */
  readonly forking?: DraftStart | undefined;
}

/** The first save as earlier versions of the panel stored it. */
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

/** The browser's storage for one account, where the next tab finds the changes of a closed one. */
export interface SharedStorage {
  readonly storage: KeptTexts;
  readonly account: string;
  newKey(): string;
}

const PREFIX = 'jarchi-draft-';

function readFrom(storage: KeptTexts, key: string): UnsavedDraft | undefined {
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
 * The tab's storage survives a reload, the browser's storage a closed tab. Data of earlier versions of the panel is read too.
 */
export function createDraftStorage(own: KeptTexts, shared?: SharedStorage): DraftStorage {
  const placesOf = (id: number | null) => [
    { storage: own, key: `${PREFIX}${id ?? 'new'}` },
    ...(shared ? [{ storage: shared.storage, key: `${PREFIX}${shared.account}-${id ?? 'new'}` }] : []),
  ];
  return {
    read(id) {
      const [mine, left] = placesOf(id).map(({ storage, key }) => readFrom(storage, key));
      // The other tab may still be open, and save with its key.
      return mine ?? (left && shared && id === null ? { ...left, creating: { key: shared.newKey() } } : left);
    },
    write: (id, unsaved) => placesOf(id).forEach(({ storage, key }) => storage.setItem(key, JSON.stringify(unsaved))),
    clear: (id) => placesOf(id).forEach(({ storage, key }) => storage.removeItem(key)),
  };
}
