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

interface DraftToOpen {
  /** The type of a new draft. */
  readonly campaign_type: CampaignType | undefined;
  /** Called when a draft changed on the server, so that lists may be outdated. */
  readonly onStored: () => void;
}

/** Opens the draft of this tab. The four steps share its session, so that no step waits for the save of another. */
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
