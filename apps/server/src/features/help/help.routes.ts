import { succeed } from '@jarchi/domain/result.ts';
import type { HandlersOf } from '#infra/http/handler.ts';
import type { HelpService } from './help.service.ts';

export function helpHandlers(service: HelpService): HandlersOf<'help'> {
  return {
    listHelp: async () => succeed(await service.list()),
    getHelpArticle: ({ caller, params }) => service.get(caller, params.article),
    searchHelp: async ({ query }) => succeed(await service.search(query.query)),
    voteHelpArticle: ({ caller, params, body }) => service.vote(caller, params.article, body),
  };
}
