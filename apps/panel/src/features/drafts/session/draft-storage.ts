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

/** A full or forbidden storage must not stop the typing: it is the second copy only. */
export function createDraftStorage(storage: Storage): DraftStorage {
  return {
    read(id) {
      try {
        const text = storage.getItem(keyOf(id));
        return text === null ? undefined : (JSON.parse(text) as UnsavedDraft);
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
