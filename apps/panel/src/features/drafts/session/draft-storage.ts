import { completeDraft } from '@jarchi/domain/drafts/complete-draft.ts';
import type { CampaignDraft, CreationStep } from '@jarchi/domain/drafts/drafts.ts';

/** What was typed and is not on the server yet: survives a reload of this tab. */
export interface UnsavedDraft {
  readonly data: CampaignDraft;
  readonly step: CreationStep;
  /** The server's version that it was typed on; null before the first save. */
  readonly version: number | null;
  /** The first save's idempotency key, so that a lost answer never starts a second draft. */
  readonly createKey: string;
}

export interface DraftStorage {
  read(id: number | null): UnsavedDraft | undefined;
  write(id: number | null, unsaved: UnsavedDraft): void;
  clear(id: number | null): void;
}

const keyOf = (id: number | null) => `jarchi-draft-${id ?? 'new'}`;

/** What an earlier version of the panel left is read whole. A full or forbidden storage must not stop the typing: it is the second copy only. */
export function createDraftStorage(storage: Storage): DraftStorage {
  return {
    read(id) {
      try {
        const text = storage.getItem(keyOf(id));
        if (text === null) return undefined;
        const unsaved = JSON.parse(text) as UnsavedDraft;
        return { ...unsaved, data: completeDraft(unsaved.data) };
      } catch {
        return undefined;
      }
    },
    write(id, unsaved) {
      try {
        storage.setItem(keyOf(id), JSON.stringify(unsaved));
      } catch {
        // the server's copy is on its way
      }
    },
    clear(id) {
      try {
        storage.removeItem(keyOf(id));
      } catch {
        // nothing was stored
      }
    },
  };
}
