import { RIAL_PER_TOMAN } from './amount-words.fa.ts';
import type { DocumentParty } from './document-content.ts';
import type { DocumentLine } from './document-lines.ts';
import { getTaxId, getTaxSerial } from './tax-id.ts';

/** What an e-invoice is made of. */
export interface EInvoiceFacts {
  readonly seller: DocumentParty;
  readonly buyer: DocumentParty;
  readonly lines: readonly DocumentLine[];
  /** ms */
  readonly issued_at: number;
  /** Jalali year and sequence of the document's number: its serial in the seller's memory. */
  readonly year: number;
  readonly sequence: number;
  /** Absent until the operator names them. */
  readonly tax: { readonly memory_id?: string; readonly service_id?: string; readonly unit_code?: string };
}

/** Serials rise over the years: 1405000123. */
const PER_YEAR = 1_000_000;
const TITLE_MAX = 400;

/**
 * An invoice in the shape of the tax system (RC_IITP.IS: header, body, payments): whole rial, fractions cut off, unset fields left out. It
 * is neither signed nor sent. A pattern of the first kind: a sale to a named buyer, paid in cash.
 */
export function makeEInvoice({ seller, buyer, lines, issued_at, year, sequence, tax }: EInvoiceFacts) {
  const body = lines.filter(({ gross }) => gross > 0).map((line) => makeBodyLine(line, tax));
  const sum = (key: 'prdis' | 'dis' | 'adis' | 'vam' | 'tsstam') => body.reduce((total, line) => total + line[key], 0);
  const number = { at: issued_at, serial: year * PER_YEAR + sequence };
  const { memory_id } = tax;
  return {
    header: {
      ...(memory_id !== undefined && { taxid: getTaxId({ memory_id, ...number }) }),
      indatim: issued_at,
      inty: 1,
      ...(memory_id !== undefined && { inno: getTaxSerial(number) }),
      inp: 1,
      ins: 1,
      ...(seller.economic_number !== '' && { tins: seller.economic_number }),
      ...buyerFields(buyer),
      tprdis: sum('prdis'),
      tdis: sum('dis'),
      tadis: sum('adis'),
      tvam: sum('vam'),
      todam: 0,
      tbill: sum('tsstam'),
      setm: 1,
    },
    body,
    payments: [],
    extension: null,
  };
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
function makeBodyLine({ title, quantity, unit_price, gross, discount, vat_percent }: DocumentLine, tax: EInvoiceFacts['tax']) {
  const am = unit_price === null ? 1 : quantity;
  const fee = (unit_price ?? gross) * RIAL_PER_TOMAN;
  const prdis = Math.floor(am * fee);
  const dis = discount * RIAL_PER_TOMAN;
  const adis = prdis - dis;
  const vra = vat_percent ?? 0;
  const vam = Math.floor((adis * vra) / 100);
  return {
    ...(tax.service_id !== undefined && { sstid: tax.service_id }),
    sstt: title.slice(0, TITLE_MAX),
    am,
    ...(tax.unit_code !== undefined && { mu: tax.unit_code }),
    fee,
    prdis,
    dis,
    adis,
    vra,
    vam,
    tsstam: adis + vam,
  };
}
