import { succeed } from '@jarchi/domain/result.ts';
import type { HandlersOf } from '#infra/handler.ts';
import type { CampaignsService } from './campaigns.service.ts';

export function campaignsHandlers(service: CampaignsService): HandlersOf<'campaigns'> {
  return {
    listCampaigns: ({ caller, query }) => service.listCampaigns(caller.account_id, query),
    exportCampaigns: ({ caller, query }) => service.exportCampaigns(caller.account_id, query),
    listSuggestedPlans: async ({ caller }) => succeed(await service.suggestPlans(caller.account_id)),
    getCampaign: ({ caller, params }) => service.getCampaign(caller.account_id, params.id),
    createCampaign: ({ caller, body, request }) => service.createCampaign(caller.account_id, body.draft, request.idempotency),
    updateCampaign: ({ caller, params, query, body }) => service.updateCampaign(caller.account_id, params.id, { ...query, ...body }),
    duplicateCampaign: ({ caller, params, request }) => service.duplicateCampaign(caller.account_id, params.id, request.idempotency),
    applyDiscount: ({ caller, body }) => service.applyDiscount(caller.account_id, body.campaign, body.discount_codes),
    purchaseCampaign: ({ caller, params, body, request }) =>
      service.purchaseCampaign(caller.account_id, params.id, body, request.idempotency),
    redateCampaign: ({ caller, params, body, request }) => service.redateCampaign(caller.account_id, params.id, body, request.idempotency),
    archiveCampaign: ({ caller, params }) => service.archiveCampaign(caller.account_id, params.id),
    restoreCampaign: ({ caller, params }) => service.restoreCampaign(caller.account_id, params.id),
    cancelCampaign: ({ caller, params, request }) => service.cancelCampaign(caller.account_id, params.id, request.idempotency),
  };
}
