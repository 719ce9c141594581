import type { KeptTexts } from '@jarchi/client-state/storage/browser-storage.ts';
import { createKept } from '@jarchi/client-state/storage/kept.ts';
import { nullable, text, whole, type Shape } from '@jarchi/client-state/storage/shapes.ts';
import { completeDraft } from '@jarchi/domain/drafts/complete-draft.ts';
import type { CampaignDraft } from '@jarchi/domain/drafts/drafts.ts';
import { isRecord } from '@jarchi/domain/drafts/fields/shapes.ts';
import { CREATION_STEPS, type CreationStep } from '@jarchi/domain/drafts/steps/creation-steps.ts';
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

/** The body that was sent with a key is sent again as it was, so it is not looked into. */
const startShape: Shape<DraftStart> = (start) => {
  const key = isRecord(start) ? text(start['key']) : undefined;
  return key === undefined ? undefined : { key, sent: (start as DraftStart).sent };
};

/** Earlier versions of the panel stored the key of a first save alone. */
const unsavedShape: Shape<UnsavedDraft> = (unsaved) => {
  if (!isRecord(unsaved)) return undefined;
  const step = CREATION_STEPS.find((known) => known === unsaved['step']);
  const version = nullable(whole)(unsaved['version']);
  if (step === undefined || version === undefined) return undefined;
  const creating = startShape(unsaved['creating']) ?? { key: text(unsaved['createKey']) ?? '' };
  const forking = startShape(unsaved['forking']) ?? startShape({ key: unsaved['forkKey'] });
  return { data: completeDraft(unsaved['data']), step, version, creating, forking };
};

const keptIn = (storage: KeptTexts) => createKept((key: string) => `${PREFIX}${key}`, unsavedShape, storage);

/**
 * The tab's storage survives a reload, the browser's storage a closed tab. Data of earlier versions of the panel is read too.
 */
export function createDraftStorage(own: KeptTexts, shared?: SharedStorage): DraftStorage {
  const listCopies = (id: number | null) => [
    { kept: keptIn(own), key: `${id ?? 'new'}` },
    ...(shared ? [{ kept: keptIn(shared.storage), key: `${shared.account}-${id ?? 'new'}` }] : []),
  ];
  return {
    read(id) {
      const [mine, left] = listCopies(id).map(({ kept, key }) => kept.read(key));
      // The other tab may still be open, and save with its key.
      return mine ?? (left && shared && id === null ? { ...left, creating: { key: shared.newKey() } } : left);
    },
    write: (id, unsaved) => listCopies(id).forEach(({ kept, key }) => kept.keep(unsaved, key)),
    clear: (id) => listCopies(id).forEach(({ kept, key }) => kept.forget(key)),
  };
}
