import type { DocumentPayload } from '@jarchi/domain/documents/document-causes.ts';
import { type IssuingDeps, issueDocuments } from './issuing/issue-documents.ts';

export type DocumentsDeps = IssuingDeps;
export type DocumentsService = ReturnType<typeof createDocumentsService>;

/** Papers of money: what was charged, invoiced and given back. */
export function createDocumentsService(deps: DocumentsDeps) {
  return {
    issue: (accountId: number, payload: DocumentPayload): Promise<void> => issueDocuments(deps, accountId, payload),
  };
}
