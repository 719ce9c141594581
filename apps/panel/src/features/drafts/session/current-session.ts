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
import { onPersonChange } from '#person.ts';

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

/** Undefined where the browser forbids it, or nobody is here. */
function findShared(): SharedStorage | undefined {
  const account = findAccount();
  if (account === undefined) return undefined;
  try {
    return { storage: localStorage, account, newKey: newIdempotencyKey };
  } catch {
    return undefined;
  }
}

interface DraftToOpen {
  /** What a new draft begins with. */
  readonly campaign_type: CampaignType | undefined;
  /** The server has another state of a draft than lists may show. */
  readonly onStored: () => void;
}

/** The draft of this tab: the four steps share it, so that a step never waits for another's save. */
export function openDraftSession(id: number | null, { campaign_type, onStored }: DraftToOpen): DraftSession {
  const known = current?.getSnapshot();
  if (current && known?.id === id && known.status !== 'new') return current;
  current = createDraftSession(id, {
    gateway,
    storage: createDraftStorage(sessionStorage, findShared()),
    onStored,
    ...(campaign_type === undefined ? {} : { initial: changeCombination(emptyDraft(), { campaign_type }).draft }),
  });
  return current;
}
