import { succeed } from '@jarchi/domain/result.ts';
import type { HandlersOf } from '#infra/http/handler.ts';
import type { DocumentsService } from './documents.service.ts';

export function documentsHandlers(service: DocumentsService): HandlersOf<'documents'> {
  return {
    listDocuments: ({ caller, query }) => service.listDocuments(caller.account_id, query),
    listMonthsOfDocuments: async ({ caller }) => succeed(await service.listMonths(caller.account_id)),
    getMonthOfDocuments: ({ caller, params, request }) => service.getMonthOfDocuments(caller.account_id, params.month, request.signal),
    exportDocuments: ({ caller, query }) => service.exportDocuments(caller.account_id, query),
    getDocument: ({ caller, params }) => service.getDocument(caller, params.id),
    getDocumentPdf: ({ caller, params, request }) => service.getDocumentPdf(caller, params.id, request.signal),
    findReceipt: ({ caller, params }) => service.findReceipt(caller.account_id, params.id),
    getEInvoice: ({ caller, params }) => service.getEInvoice(caller.account_id, params.id),
    requestOfficialInvoice: ({ caller, body, request }) => service.requestOfficialInvoice(caller, body.invoices, request.idempotency),
    withdrawOfficialRequest: ({ caller, params }) => service.withdrawOfficialRequest(caller, params.id),
    listOfficialRequests: async ({ caller, query }) => succeed(await service.listOfficialRequests(caller, query)),
    getOfficialRequest: ({ caller, params }) => service.getOfficialRequest(caller, params),
    issueOfficialInvoice: ({ caller, params }) => service.issueOfficialInvoice(caller, params),
    refuseOfficialInvoice: ({ caller, params, body }) => service.refuseOfficialInvoice(caller, params, body.reason),
    previewPreInvoice: ({ caller, body }) => service.previewPreInvoice(caller, body),
    createPreInvoice: ({ caller, body, request }) => service.createPreInvoice(caller, body, request.idempotency),
    voidPreInvoice: ({ caller, params }) => service.voidPreInvoice(caller, params.document),
    payPreInvoice: ({ caller, params, body, request }) =>
      service.payPreInvoice(caller, { id: params.document, gateway: body.gateway, key: request.idempotency }),
    getCampaignPreInvoice: ({ caller, params, request }) => service.getCampaignPreInvoice(caller.account_id, params.id, request.signal),
  };
}
