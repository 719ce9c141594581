import { succeed } from '@jarchi/domain/result.ts';
import type { HandlersOf } from '#infra/http/handler.ts';
import type { PricingService } from './pricing.service.ts';

export function pricingHandlers(service: PricingService): HandlersOf<'pricing'> {
  return {
    getCpmPrice: ({ caller, body }) => service.getCpmPrice(caller.account_id, body),
    listCpmConfigurations: async ({ caller }) => succeed(await service.listCpmConfigurations(caller.account_id)),
    getCpmConfiguration: ({ caller, query }) => service.getCpmConfiguration(caller.account_id, query),
    readCpmPrice: ({ caller, query }) => service.readCpmPrice(caller.account_id, query),
    getCpcPrice: ({ caller, body }) => service.getCpcPrice(caller.account_id, body),
    listServices: async ({ caller, query }) => succeed(await service.listServices(caller.account_id, query)),
  };
}
