import { newIdempotencyKey } from '@jarchi/api-client/idempotency.ts';
import { ApiError } from '@jarchi/api-client/api-error.ts';
import { changeCombination } from '@jarchi/domain/drafts/change-combination.ts';
import { emptyDraft } from '@jarchi/domain/drafts/drafts.ts';
import type { CampaignType } from '@jarchi/domain/platforms/platforms.ts';
import { api } from '#api/api.ts';
import { findAccount } from '#api/cookies.ts';
import { createDraftSession } from './draft-session.ts';
import type { DraftGateway, DraftSession } from './draft-state.ts';
import { createDraftStorage, type SharedStorage } from './draft-storage.ts';
import { onPersonChange } from '#api/person.ts';

const gateway: DraftGateway = {
  get: (id) => api.drafts.getDraft({ params: { id } }),
  create: (body, idempotencyKey) => api.drafts.createDraft({ body }, { idempotencyKey }),
  update: (id, body) => api.drafts.updateDraft({ params: { id }, body }),
  findCampaign: (id) => api.campaigns.getCampaign({ params: { id } }),
  newKey: newIdempotencyKey,
  codeOf: (error) => (error instanceof ApiError && error.status >= 400 && error.status < 500 ? error.code : undefined),
};

let current: DraftSession | undefined;

onPersonChange(() => {
  current?.stop();
  current = undefined;
});

/** Undefined if the browser forbids it, or no account is known. */
function findShared(): SharedStorage | undefined {
  const account = findAccount();
  if (account === undefined) return undefined;
  try {
    return { storage: localStorage, account, newKey: newIdempotencyKey };
  } catch {
    return undefined;
  }
}

export interface DraftToOpen {
  /** The type of a new draft. */
  readonly campaign_type: CampaignType | undefined;
  /** The pause after the last change before it is sent. */
  readonly saveDelayMs: number;
  /** Called when a draft changed on the server, so that lists may be outdated. */
  readonly onStored: () => void;
}

/**
 * The draft of this tab, which the four steps share, so that no step waits for another's save; else a session that has not
 * started. Sends and changes nothing, because React may discard the render.
 */
export function prepareDraftSession(id: number | null, { campaign_type, saveDelayMs, onStored }: DraftToOpen): DraftSession {
  const known = current?.getSnapshot();
  if (current && known?.id === id && known.status !== 'new') return current;
  return createDraftSession(id, {
    gateway,
    storage: createDraftStorage(sessionStorage, findShared()),
    saveDelayMs,
    onStored,
    ...(campaign_type === undefined ? {} : { initial: changeCombination(emptyDraft(), { campaign_type }).draft }),
  });
}

/** Makes a session the session of this tab, and starts it. */
export function openDraftSession(session: DraftSession): void {
  current = session;
  session.start();
}
