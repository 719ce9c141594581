import { succeed } from '@jarchi/domain/result.ts';
import type { HandlersOf } from '#infra/http/handler.ts';
import type { FinanceService } from './finance.service.ts';

export function financeHandlers(service: FinanceService): HandlersOf<'finance'> {
  return {
    getBalance: ({ caller, params }) => service.getBalance(caller, params.account),
    getPaymentConfig: async () => succeed(service.getPaymentConfig()),
    createOnlinePayment: ({ caller, body, request }) => service.createOnlinePayment(caller, body, request.idempotency),
    getOrder: ({ caller, params }) => service.getOrder(caller, params.id),
    listPayments: ({ caller, query }) => service.listPayments(caller, query),
    listLedger: ({ caller, params, query }) => service.listLedger(caller, params.account, query),
    listLedgerLine: ({ caller, params, query }) => service.listLedgerLine(caller, params, query),
    exportPayments: ({ caller, query }) => service.exportPayments(caller, query),
    exportLedger: ({ caller, params, query }) => service.exportLedger(caller, params.account, query),
    returnFromGateway: async ({ params, query }) => succeed(await service.returnFromGateway(params.gateway, query)),
  };
}
