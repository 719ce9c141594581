import type { CallRefusal, ParsedInput } from '@jarchi/contract/types.ts';
import type { FileAnswer } from '#infra/files/file-store.ts';
import { tehranDay } from '@jarchi/domain/calendar/jalali.ts';
import { MONTH_DOCUMENTS_MAX } from '@jarchi/domain/documents/document-kinds.ts';
import { sumLines } from '@jarchi/domain/documents/document-lines.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import type { AccountCaller } from '#infra/http/caller.ts';
import type { PdfRefusal } from '#infra/pdf/pdf-pool.ts';
import { createEInvoices, type EInvoiceDeps } from './e-invoices/e-invoices.ts';
import { exportDocuments } from './documents.export.ts';
import { getBuyerInfo } from './documents.repository.ts';
import { buyerOf } from './document-parties.ts';
import type { IssuingDeps } from './issuing/issue-documents.ts';
import { linesOfQuote } from './issuing/campaign-lines.ts';
import { findEnded, listQuotedPlacements } from './issuing/issue.repository.ts';
import { readDetail } from './listing/document-answers.ts';
import { createListing, readChoice, readDocuments } from './listing/list-documents.ts';
import { listIssuedIn } from './listing/list.repository.ts';
import { createDocumentPrinter, findMonth } from './pdf/print-documents.ts';
import { isBuyable } from './pre-invoices/compose-pre-invoice.ts';
import { previewOf } from './pre-invoices/pre-invoices.ts';

export interface FilesDeps extends IssuingDeps, EInvoiceDeps {
  /** At the foot of documents. */
  readonly company: string;
}

const ALL_ROWS = 1_000_000;

/** Documents as files: PDFs, a month in one zip, a workbook, an e-invoice. */
export function createDocumentFiles(deps: FilesDeps) {
  const { tenancy, wall, seller } = deps;
  const printer = createDocumentPrinter(deps.company);
  const listing = createListing(deps);

  return {
    async getDocumentPdf(
      caller: AccountCaller,
      id: number,
      signal: AbortSignal,
    ): Promise<Result<FileAnswer, CallRefusal<'documents', 'getDocumentPdf'> | PdfRefusal>> {
      const found = await listing.getDocument(caller, id);
      return found.ok ? printer.print(found.value, wall.now(), signal) : found;
    },

    /** A pre-invoice of a campaign at its present price. It gets no number and is not stored. */
    async getCampaignPreInvoice(
      account_id: number,
      id: number,
      signal: AbortSignal,
    ): Promise<Result<FileAnswer, CallRefusal<'documents', 'getCampaignPreInvoice'> | PdfRefusal>> {
      const found = await tenancy.withAccount(account_id, async (tx) => {
        const campaign = await findEnded(tx, account_id, id);
        const placements = await listQuotedPlacements(tx, account_id, id);
        return campaign && { campaign, placements, buyer: buyerOf(await getBuyerInfo(tx, account_id)) };
      });
      if (!found) return refuse({ code: 'campaign_not_found' });
      const { campaign, placements, buyer } = found;
      if (!isBuyable(campaign)) return refuse({ code: 'pre_invoice_campaigns_refused', ids: [id] });
      const { title, total, version } = campaign;
      const lines = linesOfQuote(campaign, placements);
      const content = { seller, buyer, lines, payment: null, note: '', campaigns: [{ id, title, total, version }], invoices: [] };
      const document = previewOf({ content, sums: sumLines(lines) }, tehranDay(campaign.quote_valid_until.getTime()));
      return printer.print(document, wall.now(), signal);
    },

    async exportDocuments(
      account_id: number,
      query: ParsedInput<'documents', 'exportDocuments'>['query'],
    ): Promise<Result<FileAnswer, CallRefusal<'documents', 'exportDocuments'>>> {
      const choice = readChoice(deps, account_id, query);
      if (!choice.ok) return choice;
      return succeed(exportDocuments(readDocuments(deps, choice.value, { limit: ALL_ROWS, offset: 0 }), wall.now()));
    },

    async getMonthOfDocuments(
      account_id: number,
      month: string,
      signal: AbortSignal,
    ): Promise<Result<FileAnswer, CallRefusal<'documents', 'getMonthOfDocuments'>>> {
      const range = findMonth(month);
      if (!range) return refuse({ code: 'document_not_found' });
      const found = await tenancy.withAccount(account_id, async (tx) => {
        const rows = await listIssuedIn(tx, { account_id, ...range, today: tehranDay(wall.now()) });
        if (rows.length > MONTH_DOCUMENTS_MAX) return rows.length;
        const documents = [];
        for (const joined of rows) documents.push({ joined, detail: await readDetail(tx, joined) });
        return documents;
      });
      if (typeof found === 'number') return refuse({ code: 'documents_too_many', limit: MONTH_DOCUMENTS_MAX, count: found });
      if (found.length === 0) return refuse({ code: 'document_not_found' });
      return succeed(printer.zip(month, found, wall.now(), signal));
    },

    ...createEInvoices(deps),

    close: () => printer.close(),
  };
}
