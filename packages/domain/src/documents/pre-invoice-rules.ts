import { addDays } from '#calendar/jalali.ts';
import { getVat } from '#money/money.ts';
import { type DocumentLine, sumsOf } from './document-lines.ts';
import { FREE_LINES_NET_MAX, PRE_INVOICE_DAYS_MAX } from './document-kinds.ts';

/** A line that staff write. Net toman; the discount is of the whole line. */
export interface FreeLine {
  readonly title: string;
  readonly quantity: number;
  readonly unit_price: number;
  readonly discount: number;
}

/** Net amounts are whole hundreds, so that their VAT is a whole toman at any whole percent. */
const HUNDRED = 100;

/**
 * The lines that cannot stand, by their place from 0: amounts that are no whole hundreds, a discount above the price, and lines with which
 * the sum passes the largest of a pre-invoice.
 */
export function listWrongLines(lines: readonly Omit<FreeLine, 'title'>[]): number[] {
  let sum = 0;
  return lines.flatMap(({ quantity, unit_price, discount }, index) => {
    const gross = quantity * unit_price;
    sum += gross - discount;
    const isWrong = unit_price % HUNDRED !== 0 || discount % HUNDRED !== 0 || discount > gross || sum > FREE_LINES_NET_MAX;
    return isWrong ? [index] : [];
  });
}

/** The first and the last day on which a pre-invoice may end. */
export function getValidityRange(today: string): { readonly earliest: string; readonly latest: string } {
  return { earliest: today, latest: addDays(today, PRE_INVOICE_DAYS_MAX) };
}

/** A free line with its VAT. */
export function makeFreeLine({ title, quantity, unit_price, discount }: FreeLine, vat_percent: number): DocumentLine {
  const gross = quantity * unit_price;
  const head = { kind: 'free', title, campaign_id: null, campaign_title: null, invoice_number: null } as const;
  const sums = sumsOf({ gross, discount, vat: getVat(gross - discount, vat_percent) });
  return { ...head, quantity, unit: 'piece', unit_price, vat_percent, ...sums };
}
