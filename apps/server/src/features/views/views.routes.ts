import { succeed } from '@jarchi/domain/result.ts';
import type { HandlersOf } from '#infra/http/handler.ts';
import type { ViewsService } from './views.service.ts';

export function viewsHandlers(service: ViewsService): HandlersOf<'views'> {
  return {
    listCampaignViews: async ({ caller }) => succeed(await service.listViews(caller)),
    createCampaignView: ({ caller, body }) => service.createView(caller, body),
    updateCampaignView: ({ caller, params, body }) => service.updateView(caller, params.view, body),
    deleteCampaignView: ({ caller, params }) => service.deleteView(caller, params.view),
  };
}
