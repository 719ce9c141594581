import type { CallRefusal } from '@jarchi/contract/types.ts';
import { type EInvoiceFacts, type EInvoiceNumber, makeEInvoice, makeReturnOfSale } from '@jarchi/domain/documents/e-invoice.ts';
import { refuse, type Result, succeed } from '@jarchi/domain/result.ts';
import type { FileAnswer } from '#infra/files/file-store.ts';
import type { Tenancy, Tx } from '#infra/store/tenancy.ts';
import { type DocumentRecord, findDocument } from '../documents.repository.ts';
import { findReturn } from './find-return.ts';

export interface EInvoiceDeps {
  readonly tenancy: Tenancy;
  readonly tax: EInvoiceFacts['tax'];
}

const JSON_TYPE = 'application/json; charset=utf-8';
/** A note in the file of an e-invoice: it was not sent to the tax system. */
const UNSIGNED = { is_signed: false, is_sent: false, note: 'An unsigned draft: it was not sent to the tax system.' } as const;

function numberOf({ kind, state, issued_at, year, sequence }: DocumentRecord): EInvoiceNumber | undefined {
  if (kind !== 'invoice' && kind !== 'official_invoice' && kind !== 'credit_note') return undefined;
  if (state !== 'issued' || issued_at === null || year === null || sequence === null) return undefined;
  return { kind, issued_at: issued_at.getTime(), year, sequence };
}

/** Documents in the shape of the tax system, as files. */
export function createEInvoices({ tenancy, tax }: EInvoiceDeps) {
  async function compose(tx: Tx, row: DocumentRecord) {
    const number = numberOf(row);
    if (!number) return undefined;
    const { seller, buyer, lines } = row.content;
    if (row.kind !== 'credit_note') return row.official_id === null ? makeEInvoice({ number, seller, buyer, lines, tax }) : undefined;
    const found = await findReturn(tx, row);
    const corrects = found && numberOf(found.corrects);
    return corrects && makeReturnOfSale({ number, seller, buyer, lines: found.lines, left: found.left, corrects, tax });
  }

  return {
    /** Available for an official invoice, an invoice without one, and a credit note on either. Any other document would report a sale twice. */
    async getEInvoice(account_id: number, id: number): Promise<Result<FileAnswer, CallRefusal<'documents', 'getEInvoice'>>> {
      const found = await tenancy.withAccount(account_id, async (tx) => {
        const row = await findDocument(tx, account_id, id);
        return row && { number: row.number, invoice: await compose(tx, row) };
      });
      if (!found) return refuse({ code: 'document_not_found' });
      const { number, invoice } = found;
      if (!invoice) return refuse({ code: 'e_invoice_not_offered' });
      const body = Buffer.from(JSON.stringify({ ...UNSIGNED, number, invoice }, null, 2));
      return succeed({ type: JSON_TYPE, filename: `${number ?? id}-unsigned.json`, body });
    },
  };
}
