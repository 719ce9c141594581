import type { HandlersOf } from '#infra/handler.ts';
import type { CreativesService } from './creatives.service.ts';

export function creativesHandlers(service: CreativesService): HandlersOf<'creatives'> {
  return {
    uploadMedia: ({ caller, query, request }) =>
      service.uploadMedia(caller.account_id, query, (limitBytes) => request.findFile(limitBytes)),
    getMedia: ({ params }) => service.getMedia(params.key),
  };
}
