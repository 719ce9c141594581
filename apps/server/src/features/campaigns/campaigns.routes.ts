import { succeed } from '@jarchi/domain/result.ts';
import type { HandlersOf } from '#infra/handler.ts';
import type { CampaignsService } from './campaigns.service.ts';

export function campaignsHandlers(service: CampaignsService): HandlersOf<'campaigns'> {
  return {
    listCampaigns: async ({ caller, query }) => succeed(await service.listCampaigns(caller.account_id, query)),
    getCampaign: ({ caller, params }) => service.getCampaign(caller.account_id, params.id),
    createCampaign: ({ caller, body }) => service.createCampaign(caller.account_id, body.draft),
    purchaseCampaign: ({ caller, params, body, request }) =>
      service.purchaseCampaign(caller.account_id, params.id, { ...body, idempotency_key: request.idempotency_key }),
    cancelCampaign: ({ caller, params, request }) => service.cancelCampaign(caller.account_id, params.id, request.idempotency_key),
  };
}
