import { browserStorage, tabStorage } from '@jarchi/client-state/storage/browser-storage.ts';
import { newIdempotencyKey } from '@jarchi/api-client/idempotency.ts';
import { ApiError } from '@jarchi/api-client/api-error.ts';
import { changeCombination } from '@jarchi/domain/drafts/change-combination.ts';
import { emptyDraft } from '@jarchi/domain/drafts/drafts.ts';
import type { CampaignType } from '@jarchi/domain/platforms/platforms.ts';
import { api } from '#api/api.ts';
import { findAccount } from '#api/cookies.ts';
import { campaignRequest, draftRequest } from '#data/first-requests.ts';
import { createDraftSession } from './draft-session.ts';
import type { DraftGateway, DraftSession } from './draft-state.ts';
import { createDraftStorage, type SharedStorage } from './draft-storage.ts';
import { onPersonChange } from '@jarchi/client-state/session/person.ts';

const gateway: DraftGateway = {
  get: (id) => api.drafts.getDraft(draftRequest(id)),
  create: (body, idempotencyKey) => api.drafts.createDraft({ body }, { idempotencyKey }),
  update: (id, body) => api.drafts.updateDraft({ params: { id }, body }),
  findCampaign: (id) => api.campaigns.getCampaign(campaignRequest(id)),
  newKey: newIdempotencyKey,
  codeOf: (error) => (error instanceof ApiError && error.status >= 400 && error.status < 500 ? error.code : undefined),
};

let current: DraftSession | undefined;
/** The session that a route began, and when: the step that is drawn next need not read its draft again. */
let begun: { readonly session: DraftSession; readonly at: number } | undefined;
const DRAWN_WITHIN_MS = 5_000;

onPersonChange(() => {
  current?.stop();
  current = undefined;
  begun = undefined;
});

/** Undefined while no account is known. */
function findShared(): SharedStorage | undefined {
  const account = findAccount();
  return account === undefined ? undefined : { storage: browserStorage, account, newKey: newIdempotencyKey };
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
    storage: createDraftStorage(tabStorage, findShared()),
    saveDelayMs,
    onStored,
    ...(campaign_type === undefined ? {} : { initial: changeCombination(emptyDraft(), { campaign_type }).draft }),
  });
}

/** Starts the session of a draft before a step of it is drawn, unless this tab has it already. Resolves when the draft is read. */
export async function beginDraftSession(id: number, beginning: DraftToOpen): Promise<DraftSession> {
  const session = prepareDraftSession(id, beginning);
  if (session === current) return session;
  current = session;
  begun = { session, at: performance.now() };
  await session.start();
  return session;
}

/** Makes a session the session of this tab, starts it, and reads its draft again unless it was read for this page. */
export function openDraftSession(session: DraftSession): void {
  current = session;
  const isFresh = session === begun?.session && performance.now() - begun.at < DRAWN_WITHIN_MS;
  begun = undefined;
  void session.start();
  if (!isFresh) void session.refresh();
}
