import { formatDate, formatNumericDate, formatTime, tehranInstant } from '@jarchi/domain/calendar/jalali.ts';
import type { DocumentLine } from '@jarchi/domain/documents/document-lines.ts';
import { RIAL_PER_TOMAN } from '@jarchi/domain/documents/amount-words.fa.ts';
import { toPersianDigits } from '@jarchi/domain/text/digits.ts';
import type { PdfColumn, PdfRow } from '#infra/pdf/parts/Table.tsx';
import { printable, printNumber, printPercent } from '#infra/pdf/pdf-text.ts';
import { documentPdfFa as fa } from './document-pdf.fa.ts';
import type { DocumentPdf } from './document-pdf.ts';

type Document = DocumentPdf['document'];
type Party = Document['seller'];
export type Fact = readonly [label: string, value: string];

const orNone = (text: string) => (text === '' ? fa.none : printable(text));
/** Numbers of people and companies, digit by digit. */
const digits = (text: string) => (text === '' ? fa.none : toPersianDigits(text));
const rial = (toman: number) => printNumber(toman * RIAL_PER_TOMAN);

/** Number, date and what the document refers to. */
export function listHeadFacts({ number, issued_at, valid_until, corrects, campaign }: Document, made_at: number): Fact[] {
  const at = issued_at === null ? made_at : Date.parse(issued_at);
  return [
    [fa.number, number ?? fa.noNumber],
    [fa.date, formatNumericDate(at)],
    ...(valid_until === null ? [] : [[fa.validUntil, formatNumericDate(tehranInstant(valid_until, 12))] as const]),
    ...(corrects ? [[fa.corrects, corrects.number ?? fa.none] as const] : []),
    ...(campaign ? [[fa.campaign, printable(campaign.title)] as const] : []),
  ];
}

/** The stamp of a document that is void, past its day, or not issued; undefined for one that counts. */
export function findStamp({ state }: Document): string | undefined {
  return (fa.stamps as Readonly<Record<string, string>>)[state];
}

/** The facts of a party that the legal form requires. */
export function listPartyFacts(party: Party): Fact[] {
  const isCompany = party.account_type === 'C';
  return [
    [fa.party.name, orNone(party.name)],
    [fa.party.economic, digits(party.economic_number)],
    [isCompany ? fa.party.companyId : fa.party.personId, digits(party.national_number)],
    ...(isCompany ? [[fa.party.registration, digits(party.registration_number)] as const] : []),
    [fa.party.province, orNone(party.province)],
    [fa.party.city, orNone(party.city)],
    [fa.party.postal, digits(party.postal_code)],
    [fa.party.phone, digits(party.phone)],
    [fa.party.address, orNone(party.address_text)],
  ];
}

/** The same facts without the empty ones, for documents without a legal form. */
export function listKnownPartyFacts(party: Party): Fact[] {
  return listPartyFacts(party).filter(([, value]) => value !== fa.none);
}

export function listPaymentFacts({ payment }: Document): Fact[] {
  if (payment === null) return [];
  const at = Date.parse(payment.paid_at);
  const gateway = payment.gateway === null ? '' : (fa.gateways[payment.gateway] ?? printable(payment.gateway));
  return [
    [fa.payment.way, payment.way === 'bank' ? fa.payment.bank : fa.payment.gateway(gateway)],
    [fa.payment.tracking, payment.tracking_number ?? fa.none],
    [fa.payment.at, fa.at(formatDate(at), formatTime(at))],
  ];
}

const numeric = (title: string, weight: number): PdfColumn => ({ title, weight, isNumeric: true });

function titleOf({ title, invoice_number, campaign_title }: DocumentLine, isOfficial: boolean): string {
  const named = invoice_number ?? (isOfficial ? '' : (campaign_title ?? ''));
  return named === '' ? printable(title) : fa.ofInvoice(printable(title), printable(named));
}

/** The lines of a receipt: what was paid. */
export function getReceiptTable({ lines, total }: Document) {
  const { short, columns } = fa;
  return {
    columns: [{ title: columns.row, weight: 0.6 }, { title: short.title, weight: 5 }, numeric(short.amount, 2)],
    rows: lines.map((line, index): PdfRow => ({ cells: [printNumber(index + 1), printable(line.title), printNumber(line.total)] })),
    totals: ['', fa.sums.received, printNumber(total)],
  };
}

/** The lines of an invoice, a credit note or a pre-invoice, in toman. */
export function getTomanTable({ lines, gross, discount, net, vat, total }: Document) {
  const { short, columns } = fa;
  const vatText = (line: DocumentLine) =>
    line.vat_percent === null ? printNumber(line.vat) : fa.vatOf(printNumber(line.vat), printPercent(line.vat_percent));
  return {
    columns: [
      { title: columns.row, weight: 0.55 },
      { title: short.title, weight: 3.6 },
      numeric(short.quantity, 0.9),
      numeric(columns.gross, 1.35),
      numeric(short.discount, 1.2),
      numeric(short.net, 1.35),
      numeric(short.vat, 1.65),
      numeric(short.total, 1.4),
    ],
    rows: lines.map((line, index): PdfRow => ({
      cells: [
        printNumber(index + 1),
        titleOf(line, false),
        printNumber(line.quantity),
        printNumber(line.gross),
        printNumber(line.discount),
        printNumber(line.net),
        vatText(line),
        printNumber(line.total),
      ],
    })),
    totals: ['', fa.sums.total, '', printNumber(gross), printNumber(discount), printNumber(net), printNumber(vat), printNumber(total)],
  };
}

/** The columns of the law's form, in its order, in rial; that of the code only where the operator has one. */
export function getOfficialTable({ lines, gross, discount, net, vat, total, goods_code }: Document) {
  const { columns } = fa;
  const code = goods_code === null ? [] : [printable(goods_code)];
  return {
    columns: [
      { title: columns.row, weight: 0.55 },
      ...code.map(() => ({ title: columns.code, weight: 1.5 })),
      { title: columns.title, weight: 3.4 },
      numeric(columns.quantity, 0.85),
      { title: columns.unit, weight: 0.8 },
      numeric(columns.unitPrice, 1.3),
      numeric(columns.gross, 1.35),
      numeric(columns.discount, 1.25),
      numeric(columns.net, 1.5),
      numeric(columns.vat, 1.5),
      numeric(columns.total, 2.1),
    ],
    rows: lines.map((line, index): PdfRow => ({
      cells: [
        printNumber(index + 1),
        ...code,
        titleOf(line, true),
        printNumber(line.quantity),
        fa.units[line.unit],
        line.unit_price === null ? fa.none : rial(line.unit_price),
        rial(line.gross),
        rial(line.discount),
        rial(line.net),
        rial(line.vat),
        rial(line.total),
      ],
    })),
    totals: [...code.map(() => ''), '', fa.sums.total, '', '', '', rial(gross), rial(discount), rial(net), rial(vat), rial(total)],
  };
}
