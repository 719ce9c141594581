import type { DocumentPayload } from '@jarchi/domain/documents/document-causes.ts';
import { createDocumentFiles, type FilesDeps } from './documents.files.ts';
import { issueDocuments } from './issuing/issue-documents.ts';
import { createListing } from './listing/list-documents.ts';
import { createReceiptSearch } from './listing/find-receipt.ts';
import { createOfficialInvoices, type OfficialDeps } from './official/official-invoices.ts';
import { createPreInvoices, type PreInvoiceDeps } from './pre-invoices/pre-invoices.ts';

export type DocumentsDeps = FilesDeps & PreInvoiceDeps & OfficialDeps;
export type DocumentsService = ReturnType<typeof createDocumentsService>;

/** Papers of money: receipts, invoices, credit notes, pre-invoices and official invoices. */
export function createDocumentsService(deps: DocumentsDeps) {
  return {
    ...createListing(deps),
    ...createReceiptSearch(deps),
    ...createDocumentFiles(deps),
    ...createOfficialInvoices(deps),
    ...createPreInvoices(deps),

    issue: (accountId: number, payload: DocumentPayload): Promise<void> => issueDocuments(deps, accountId, payload),
  };
}
