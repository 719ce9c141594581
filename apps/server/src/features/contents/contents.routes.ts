import { succeed } from '@jarchi/domain/result.ts';
import type { HandlersOf } from '#infra/http/handler.ts';
import type { ContentsService } from './contents.service.ts';

export function contentsHandlers(service: ContentsService): HandlersOf<'contents'> {
  return {
    listPendingFeedback: async ({ caller, query }) => succeed(await service.listPendingFeedback(caller.account_id, query)),
    listFeedback: ({ caller, params }) => service.listFeedback(caller.account_id, params.id),
    submitFeedback: ({ caller, params, body }) => service.submitFeedback(caller, params.id, body),
    decideContent: ({ caller, params, body }) => service.decideContent(caller, params.campaign, params.content, body),
    listContents: ({ caller, query }) => service.listContents(caller.account_id, query),
    getContent: ({ caller, params }) => service.getContent(caller.account_id, params.id),
    seeContent: ({ caller, params }) => service.seeContent(caller.account_id, params.id),
    acceptOffers: ({ caller, params, body, request }) => service.acceptOffers({ caller, key: request.idempotency }, params.id, body),
    previewLeaveOut: ({ caller, params }) => service.previewLeaveOut(caller.account_id, params.id, params.placement),
    leaveOutOffer: ({ caller, params, body, request }) =>
      service.leaveOutOffer({ caller, key: request.idempotency }, params.id, { placement: params.placement, ...body }),
    dropOffers: ({ caller, params, request }) => service.dropOffers({ caller, key: request.idempotency }, params.id),
    refuseOffers: ({ caller, params, body, request }) =>
      service.refuseOffers({ caller, key: request.idempotency }, params.id, body.expected),
  };
}
