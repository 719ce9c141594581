import { succeed } from '@jarchi/domain/result.ts';
import type { HandlersOf } from '#infra/handler.ts';
import type { PublishersService } from './publishers.service.ts';

export function publishersHandlers(service: PublishersService): HandlersOf<'publishers'> {
  return {
    listMediaPlans: ({ caller, params, query }) => service.listMediaPlans(caller.account_id, params.kind, query),
    listCategories: async ({ caller }) => succeed(await service.listCategories(caller.account_id)),
  };
}
