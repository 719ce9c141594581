import type { HandlersOf } from '#infra/http/handler.ts';

export function documentsHandlers(): HandlersOf<'documents'> {
  const later = async (): Promise<never> => {
    throw new Error('documents are not made yet');
  };
  return {
    listDocuments: later,
    listMonthsOfDocuments: later,
    getMonthOfDocuments: later,
    exportDocuments: later,
    getDocument: later,
    getDocumentPdf: later,
    getEInvoice: later,
    requestOfficialInvoice: later,
    withdrawOfficialRequest: later,
    listOfficialRequests: later,
    getOfficialRequest: later,
    issueOfficialInvoice: later,
    refuseOfficialInvoice: later,
    previewPreInvoice: later,
    createPreInvoice: later,
    voidPreInvoice: later,
    payPreInvoice: later,
    getCampaignPreInvoice: later,
  };
}
