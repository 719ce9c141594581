import { succeed } from '@jarchi/domain/result.ts';
import type { HandlersOf } from '#infra/http/handler.ts';
import type { AccountService } from './account.service.ts';

export function accountHandlers(service: AccountService): HandlersOf<'account'> {
  return {
    getAccountInfo: async ({ caller }) => succeed(await service.getAccountInfo(caller)),
    getSharedUser: async ({ caller }) => succeed(await service.getSharedUser(caller)),
    listUserServices: async ({ caller }) => succeed(await service.listUserServices(caller)),
    listBusinessCategories: async () => succeed(await service.listBusinessCategories()),
    submitBusinessData: ({ caller, body }) => service.submitBusinessData(caller, body),
    getFinancialInfo: async ({ caller }) => succeed(await service.getFinancialInfo(caller)),
    saveFinancialInfo: ({ caller, body }) => service.saveFinancialInfo(caller, body),
    listFeatureFlags: async ({ body }) => succeed(service.listFeatureFlags(body.feature_flags)),
  };
}
