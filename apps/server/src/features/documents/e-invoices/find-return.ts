import type { DocumentLine } from '@jarchi/domain/documents/document-lines.ts';
import { listLeft } from '@jarchi/domain/documents/official-lines.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { type DocumentRecord, findDocument, listCorrections } from '../documents.repository.ts';

/** The return of sale that a credit note is in the tax system. */
interface Return {
  /** The previous document of the sale: the reported invoice, or its last return. */
  readonly corrects: DocumentRecord;
  /** The lines of the reported invoice, with the remaining amount of each. */
  readonly lines: readonly DocumentLine[];
  readonly left: readonly DocumentLine[];
}

/**
 * Finds the return of sale of a credit note: a return of the official invoice that contains its invoice, or else of the invoice. Undefined if that
 * official invoice is not issued, or was requested after the credit note and so already has the lower amounts.
 */
export async function findReturn(tx: Tx, note: DocumentRecord): Promise<Return | undefined> {
  const { account_id, id, corrects_id } = note;
  const invoice = corrects_id === null ? undefined : await findDocument(tx, account_id, corrects_id);
  if (!invoice) return undefined;
  const told = invoice.official_id === null ? invoice : await findDocument(tx, account_id, invoice.official_id);
  if (told?.state !== 'issued') return undefined;
  const isOfficial = told.kind === 'official_invoice';
  const notes = await listCorrections(tx, account_id, isOfficial ? told.content.invoices : [told.id]);
  const chain = notes.filter((one) => one.id <= id && (!isOfficial || one.id > told.id));
  if (!chain.some((one) => one.id === id)) return undefined;
  const { lines } = told.content;
  const parts = isOfficial ? await listParts(tx, told) : [{ invoice: told.id, lines }];
  return {
    corrects: chain.at(-2) ?? told,
    lines: parts.flatMap((part) => part.lines),
    left: parts.flatMap((part) =>
      listLeft(
        part.lines,
        chain.filter((one) => one.corrects_id === part.invoice),
      ),
    ),
  };
}

/** The lines of an official invoice, by the invoices that they came from. */
async function listParts(tx: Tx, { account_id, content }: DocumentRecord) {
  const parts = [];
  for (const id of content.invoices) {
    const invoice = await findDocument(tx, account_id, id);
    parts.push({ invoice: id, lines: content.lines.filter(({ invoice_number }) => invoice_number === invoice?.number) });
  }
  return parts;
}
