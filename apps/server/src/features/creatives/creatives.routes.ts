import { succeed } from '@jarchi/domain/result.ts';
import type { HandlersOf } from '#infra/http/handler.ts';
import type { CreativesService } from './creatives.service.ts';

export function creativesHandlers(service: CreativesService): HandlersOf<'creatives'> {
  return {
    uploadMedia: ({ caller, query, request }) => service.uploadMedia(caller.account_id, query, request.findFile),
    uploadTemplate: ({ caller, query, request }) => service.uploadTemplate(caller.account_id, query, request.findFile),
    listTemplates: async ({ caller, query }) => succeed(await service.listTemplates(caller.account_id, query)),
    deleteTemplate: ({ caller, params }) => service.deleteTemplate(caller.account_id, params.id),
    listUtmKeyTemplates: async () => succeed(service.listUtmKeyTemplates()),
    uploadPoster: ({ caller, params, request }) => service.uploadPoster(caller.account_id, params.id, request.findFile),
    getMedia: ({ params, query }) => service.getMedia(params.key, query.size),
  };
}
