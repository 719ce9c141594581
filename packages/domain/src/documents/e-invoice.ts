import { RIAL_PER_TOMAN } from './amount-words.fa.ts';
import type { DocumentParty } from './document-content.ts';
import type { DocumentLine } from './document-lines.ts';
import { getTaxId, getTaxSerial } from './tax-id.ts';

/** The number under which a document is told to the tax system. */
export interface EInvoiceNumber {
  readonly kind: keyof typeof SERIES_DIGITS;
  /** ms */
  readonly issued_at: number;
  /** Jalali year and sequence of the document's number. */
  readonly year: number;
  readonly sequence: number;
}

/** What an e-invoice is made of. */
export interface EInvoiceFacts {
  readonly number: EInvoiceNumber;
  readonly seller: DocumentParty;
  readonly buyer: DocumentParty;
  readonly lines: readonly DocumentLine[];
  /** Absent until the operator names them. */
  readonly tax: { readonly memory_id?: string; readonly service_id?: string; readonly unit_code?: string };
}

/** The kinds of documents number themselves, so each has its own range of the memory's serials. */
const SERIES_DIGITS = { invoice: 0, official_invoice: 1, credit_note: 2 } as const;
/** Serials rise over the years: 1405000123; that of another kind is 21405000123. */
const PER_YEAR = 1_000_000;
const PER_SERIES = 10_000_000_000;
const TITLE_MAX = 400;

/** What the invoice is («موضوع»). */
const SUBJECTS = { sale: 1, void: 3, return_of_sale: 4 } as const;

/**
 * An invoice in the shape of the tax system (RC_IITP.IS: header, body, payments): whole rial, fractions cut off, unset fields left out. It
 * is neither signed nor sent. A pattern of the first kind: a sale to a named buyer, paid in cash.
 */
export function makeEInvoice(facts: EInvoiceFacts) {
  const { lines, tax } = facts;
  const body = lines.filter(({ gross }) => gross > 0).map((line) => makeBodyLine(line, tax));
  return { header: { ...makeHeader(facts, SUBJECTS.sale), ...sumBody(body) }, body, payments: [], extension: null };
}

export interface ReturnFacts extends EInvoiceFacts {
  /** The newest document of the chain: the invoice, or its last return. */
  readonly corrects: EInvoiceNumber;
  /** What is left of each of `lines`, the lines of the invoice, in their order. */
  readonly left: readonly DocumentLine[];
}

/**
 * A credit note in the shape of the tax system: a return of sale («برگشت از فروش») that tells what is left of the invoice, at its prices,
 * in smaller quantities. Of an invoice of which nothing is left it is an annulment, without body and sums: these are the invoice's.
 */
export function makeReturnOfSale(facts: ReturnFacts) {
  const { lines, left, tax, corrects } = facts;
  const body = lines.flatMap((line, index) => {
    const rest = left[index];
    return rest && rest.gross > 0 ? [makeReturnedLine(line, rest, tax)] : [];
  });
  const { memory_id } = tax;
  const reference = memory_id === undefined ? {} : { irtaxid: getTaxId({ memory_id, ...serialOf(corrects) }) };
  const isVoid = body.length === 0;
  const header = { ...makeHeader(facts, isVoid ? SUBJECTS.void : SUBJECTS.return_of_sale), ...reference };
  return { header: isVoid ? header : { ...header, ...sumBody(body) }, body, payments: [], extension: null };
}

const serialOf = ({ kind, issued_at, year, sequence }: EInvoiceNumber) => ({
  at: issued_at,
  serial: SERIES_DIGITS[kind] * PER_SERIES + year * PER_YEAR + sequence,
});

function makeHeader({ number, seller, buyer, tax }: EInvoiceFacts, ins: number) {
  const { memory_id } = tax;
  const serial = serialOf(number);
  return {
    ...(memory_id !== undefined && { taxid: getTaxId({ memory_id, ...serial }) }),
    indatim: number.issued_at,
    inty: 1,
    ...(memory_id !== undefined && { inno: getTaxSerial(serial) }),
    inp: 1,
    ins,
    ...(seller.economic_number !== '' && { tins: seller.economic_number }),
    ...buyerFields(buyer),
  };
}

type BodyLine = ReturnType<typeof makeBodyLine>;

function sumBody(body: readonly BodyLine[]) {
  const sum = (key: 'prdis' | 'dis' | 'adis' | 'vam' | 'tsstam') => body.reduce((total, line) => total + line[key], 0);
  return { tprdis: sum('prdis'), tdis: sum('dis'), tadis: sum('adis'), tvam: sum('vam'), todam: 0, tbill: sum('tsstam'), setm: 1 };
}

/** A person is 1, a company 2. */
function buyerFields({ account_type, national_number, economic_number, postal_code }: DocumentParty) {
  return {
    tob: account_type === 'C' ? 2 : 1,
    ...(national_number !== '' && { bid: national_number }),
    ...(economic_number !== '' && { tinb: economic_number }),
    ...(postal_code !== '' && { bpc: postal_code }),
  };
}

/** A line without a whole price for each unit is one piece. */
function makeBodyLine(line: DocumentLine, tax: EInvoiceFacts['tax']) {
  const am = line.unit_price === null ? 1 : line.quantity;
  return priceLine(line, { am, prdis: am * feeOf(line), discount: line.discount }, tax);
}

const feeOf = ({ unit_price, gross }: DocumentLine): number => (unit_price ?? gross) * RIAL_PER_TOMAN;

/** Quantities have eight decimals at most. */
const QUANTITY_STEPS = 100_000_000n;

/**
 * What is left of a line: its fee stays and its quantity falls. The least quantity that is worth what is left; it may be worth more, by less
 * than a hundred-millionth of the fee.
 */
function makeReturnedLine(line: DocumentLine, left: DocumentLine, tax: EInvoiceFacts['tax']) {
  const fee = BigInt(feeOf(line));
  const wanted = BigInt(left.gross * RIAL_PER_TOMAN);
  const steps = (wanted * QUANTITY_STEPS + fee - 1n) / fee;
  const prdis = Number((steps * fee) / QUANTITY_STEPS);
  return priceLine(line, { am: Number(steps) / Number(QUANTITY_STEPS), prdis, discount: left.discount }, tax);
}

interface Priced {
  readonly am: number;
  /** Rial. */
  readonly prdis: number;
  /** Toman. */
  readonly discount: number;
}

function priceLine(line: DocumentLine, { am, prdis, discount }: Priced, tax: EInvoiceFacts['tax']) {
  const dis = discount * RIAL_PER_TOMAN;
  const adis = prdis - dis;
  const vra = line.vat_percent ?? 0;
  const vam = Math.floor((adis * vra) / 100);
  return {
    ...(tax.service_id !== undefined && { sstid: tax.service_id }),
    sstt: line.title.slice(0, TITLE_MAX),
    am,
    ...(tax.unit_code !== undefined && { mu: tax.unit_code }),
    fee: feeOf(line),
    prdis,
    dis,
    adis,
    vra,
    vam,
    tsstam: adis + vam,
  };
}
