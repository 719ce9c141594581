import { succeed } from '@jarchi/domain/result.ts';
import { getDoer } from '#infra/http/caller.ts';
import type { HandlersOf } from '#infra/http/handler.ts';
import type { CampaignsService } from './campaigns.service.ts';

export function campaignsHandlers(service: CampaignsService): HandlersOf<'campaigns'> {
  return {
    listCampaigns: ({ caller, query }) => service.listCampaigns(caller.account_id, query),
    exportCampaigns: ({ caller, query }) => service.exportCampaigns(caller.account_id, query),
    listSuggestedPlans: async ({ caller }) => succeed(await service.suggestPlans(caller.account_id)),
    getCampaign: ({ caller, params }) => service.getCampaign(caller.account_id, params.id),
    createCampaign: ({ caller, body, request }) => service.createCampaign({ caller, key: request.idempotency }, body.draft),
    updateCampaign: ({ caller, params, query, body }) =>
      service.updateCampaign(caller.account_id, params.id, { ...query, ...body, doer: getDoer(caller) }),
    duplicateCampaign: ({ caller, params, request }) => service.duplicateCampaign({ caller, key: request.idempotency }, params.id),
    applyDiscount: ({ caller, body }) => service.applyDiscount(caller.account_id, body.campaign, body.discount_codes),
    purchaseCampaign: ({ caller, params, body, request }) =>
      service.purchaseCampaign({ caller, key: request.idempotency }, params.id, body),
    redateCampaign: ({ caller, params, body, request }) => service.redateCampaign({ caller, key: request.idempotency }, params.id, body),
    archiveCampaign: ({ caller, params }) => service.archiveCampaign(caller, params.id),
    restoreCampaign: ({ caller, params }) => service.restoreCampaign(caller.account_id, params.id),
    previewCampaign: ({ caller, params, query }) => service.previewCampaign(caller.account_id, params.id, query.call),
    cancelCampaign: ({ caller, params, body, request }) =>
      service.cancelCampaign({ caller, key: request.idempotency }, params.id, body.expected),
  };
}
