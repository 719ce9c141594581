import { succeed } from '@jarchi/domain/result.ts';
import type { HandlersOf } from '#infra/http/handler.ts';
import type { MoneyRequestsService } from './money-requests.service.ts';

export function moneyRequestsHandlers(service: MoneyRequestsService): HandlersOf<'moneyRequests'> {
  return {
    listChargeRequests: ({ caller, query }) => service.listChargeRequests(caller, query),
    listDeductionRequests: ({ caller, query }) => service.listDeductionRequests(caller, query),
    listMoneyRequests: ({ caller, query }) => service.listMoneyRequests(caller, query),
    exportMoneyRequests: ({ caller, query }) => service.exportMoneyRequests(caller, query),
    getMoneyRequest: ({ caller, params }) => service.getMoneyRequest(caller, params.id),
    sendReceipt: ({ caller, query, request }) => service.sendReceipt(caller, query, request.findFile, request.idempotency),
    askMoneyBack: ({ caller, body, request }) => service.askMoneyBack(caller, body, request.idempotency),
    saveMoneyRequest: ({ caller, body, request }) => service.saveMoneyRequest(caller, body, request.idempotency),
    decideMoneyRequest: ({ caller, params, body }) => service.decideMoneyRequest(caller, params.id, body),
    withdrawMoneyRequest: ({ caller, params }) => service.withdrawMoneyRequest(caller, params.id),
    getCredit: ({ caller, params }) => service.getCredit(caller, params.account),
    getProcedures: async ({ caller }) => succeed(await service.getProcedures(caller)),
    getAdvertiserDetails: async ({ caller, query }) => succeed(await service.getAdvertiserDetails(caller, query.with_accounts)),
    listWaitingRequests: async ({ caller, query }) => succeed(await service.listWaitingRequests(caller, query)),
    getWaitingRequest: ({ caller, params }) => service.getWaitingRequest(caller, params),
    decideWaitingRequest: ({ caller, params, body }) => service.decideWaitingRequest(caller, params, body),
    getWaitingAttachment: ({ caller, params }) => service.getWaitingAttachment(caller, params),
  };
}
