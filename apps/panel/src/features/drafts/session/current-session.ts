import { newIdempotencyKey } from '@jarchi/api-client/idempotency.ts';
import { ApiError } from '@jarchi/api-client/api-error.ts';
import { api } from '#api.ts';
import { queryClient } from '#query-client.ts';
import { createDraftSession, type DraftGateway, type DraftSession } from './draft-session.ts';
import { createDraftStorage } from './draft-storage.ts';
import { onPersonChange } from '#person.ts';

const gateway: DraftGateway = {
  get: (id) => api.drafts.getDraft({ params: { id } }),
  create: (body, idempotencyKey) => api.drafts.createDraft({ body }, { idempotencyKey }),
  update: (id, body) => api.drafts.updateDraft({ params: { id }, body }),
  newKey: newIdempotencyKey,
  codeOf: (error) => (error instanceof ApiError && error.status >= 400 && error.status < 500 ? error.code : undefined),
};

let current: DraftSession | undefined;

onPersonChange(() => {
  current?.stop();
  current = undefined;
});

/** The draft of this tab: the four steps share it, so that a step never waits for another's save. */
export function openDraftSession(id: number | null): DraftSession {
  if (current && current.getSnapshot().id === id) return current;
  current = createDraftSession(id, {
    gateway,
    storage: createDraftStorage(sessionStorage),
    onStored: () => void queryClient.invalidateQueries({ queryKey: ['drafts'] }),
  });
  return current;
}
