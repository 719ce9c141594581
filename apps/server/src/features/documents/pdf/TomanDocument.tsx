import { View } from '@react-pdf/renderer';
import { Paper } from '#infra/pdf/parts/Frame.tsx';
import { COLORS, SIZES } from '#infra/pdf/parts/tokens.ts';
import { PdfTable } from '#infra/pdf/parts/Table.tsx';
import { Words } from '#infra/pdf/parts/Words.tsx';
import { printable, printNumber } from '#infra/pdf/pdf-text.ts';
import {
  type Fact,
  findStamp,
  getReceiptTable,
  getTomanTable,
  listHeadFacts,
  listKnownPartyFacts,
  listPaymentFacts,
} from './document-parts.ts';
import { documentPdfFa as fa } from './document-pdf.fa.ts';
import type { DocumentPdf } from './document-pdf.ts';
import { DocumentHead, FactLine, NoteBlock, PartyBlock, SumsBlock } from './DocumentParts.tsx';

/** The sums of a document; a receipt has one. */
function listSums({ kind, gross, discount, net, vat, total }: DocumentPdf['document']): Fact[] {
  if (kind === 'receipt') return [[fa.sums.received, printNumber(total)]];
  const last = kind === 'credit_note' ? fa.sums.credited : kind === 'pre_invoice' ? fa.sums.payable : fa.sums.total;
  return [
    [fa.sums.gross, printNumber(gross)],
    [fa.sums.discount, printNumber(discount)],
    [fa.sums.net, printNumber(net)],
    [fa.sums.vat, printNumber(vat)],
    [last, printNumber(total)],
  ];
}

const footNotes = { receipt: fa.receiptNote, pre_invoice: fa.preInvoiceNote } as const;

/** A receipt, an invoice, a credit note or a pre-invoice: upright A4, in toman. */
export function TomanDocument({ pdf: { document, company, made_at } }: { readonly pdf: DocumentPdf }) {
  const { kind, seller, buyer, note, total_words } = document;
  const title = fa.titles[kind];
  const payment = listPaymentFacts(document);
  const table = kind === 'receipt' ? getReceiptTable(document) : getTomanTable(document);
  const foot = kind === 'receipt' || kind === 'pre_invoice' ? footNotes[kind] : '';
  return (
    <Paper title={title} company={printable(company)}>
      <DocumentHead title={title} facts={listHeadFacts(document, made_at)} stamp={findStamp(document)} />
      <View style={{ flexDirection: 'row-reverse', gap: 8 }}>
        <View style={{ flex: 1 }}>
          <PartyBlock title={fa.seller} facts={listKnownPartyFacts(seller)} columns={1} />
        </View>
        <View style={{ flex: 1 }}>
          <PartyBlock title={fa.buyer} facts={listKnownPartyFacts(buyer)} columns={1} />
        </View>
      </View>
      <PdfTable {...table} size={kind === 'receipt' ? SIZES.body : SIZES.small} />
      <SumsBlock facts={listSums(document)} words={[fa.inWords, total_words]} />
      {payment.length > 0 && (
        <View wrap={false} style={{ marginTop: 8 }}>
          <Words isBold>{fa.payment.title}</Words>
          {payment.map((fact) => (
            <FactLine key={fact[0]} fact={fact} labelWeight={0.3} />
          ))}
        </View>
      )}
      <NoteBlock title={fa.note} text={printable(note)} />
      <View style={{ marginTop: 8 }}>
        <Words size={SIZES.small} color={COLORS.faint}>
          {fa.toman}
        </Words>
        {foot !== '' && (
          <Words size={SIZES.small} color={COLORS.faint}>
            {foot}
          </Words>
        )}
      </View>
    </Paper>
  );
}
