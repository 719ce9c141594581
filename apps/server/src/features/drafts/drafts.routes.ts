import { succeed } from '@jarchi/domain/result.ts';
import type { HandlersOf } from '#infra/http/handler.ts';
import type { DraftsService } from './drafts.service.ts';

export function draftsHandlers(service: DraftsService): HandlersOf<'drafts'> {
  return {
    listDrafts: async ({ caller, query }) => succeed(await service.listDrafts(caller.account_id, query)),
    getDraft: ({ caller, params }) => service.getDraft(caller.account_id, params.id),
    createDraft: ({ caller, body, request }) => service.createDraft(caller.account_id, request.idempotency, body),
    updateDraft: ({ caller, params, body }) => service.updateDraft(caller.account_id, params.id, body),
    deleteDraft: ({ caller, params }) => service.deleteDraft(caller.account_id, params.id),
  };
}
