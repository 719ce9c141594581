import { getVat, spreadAmount, sumToman } from '#money/money.ts';
import { type DocumentLine, type DocumentSums, getUnitPrice, sumLines, sumsOf } from './document-lines.ts';

/** An invoice with its number and the credit notes that correct it. */
export interface InvoiceWithCredits {
  readonly number: string;
  readonly lines: readonly DocumentLine[];
  readonly credits: readonly DocumentSums[];
}

/**
 * The lines of an official invoice: what is left of each invoice after its credit notes. What was given back is taken from the lines of its
 * invoice by their amounts, in whole hundreds where it is given in these; a line of which nothing is left falls away.
 */
export function makeOfficialLines(invoices: readonly InvoiceWithCredits[]): DocumentLine[] {
  return invoices.flatMap(({ number, lines, credits }) =>
    listLeft(lines, credits)
      .filter(({ gross }) => gross > 0)
      .map((line) => ({ ...line, invoice_number: number })),
  );
}

/** What is left of each line of an invoice after its credit notes; a line of which nothing is left stays with an amount of 0. */
export function listLeft(lines: readonly DocumentLine[], credits: readonly DocumentSums[]): readonly DocumentLine[] {
  return credits.length === 0 ? lines : reduceLines(lines, sumLines(credits));
}

const HUNDRED = 100;

function reduceLines(lines: readonly DocumentLine[], credited: DocumentSums): DocumentLine[] {
  const whole = sumLines(lines);
  const left = (key: 'net' | 'discount' | 'vat') => whole[key] - credited[key];
  const spread = (amount: number, weights: readonly number[]): number[] => {
    const step = amount % HUNDRED === 0 ? HUNDRED : 1;
    return spreadAmount(amount / step, weights).map((part) => part * step);
  };
  const nets = spread(
    left('net'),
    lines.map(({ net }) => net),
  );
  const discounts = spread(
    left('discount'),
    lines.map(({ discount }) => discount),
  );
  const exact = lines.map(({ vat_percent }, index) => getVat(nets[index]!, vat_percent ?? 0));
  const vats = sumToman(exact) === left('vat') ? exact : spreadAmount(left('vat'), nets);
  return lines.map((line, index) => {
    const gross = nets[index]! + discounts[index]!;
    const each = getUnitPrice(gross, line.quantity);
    const counted = each === null ? { quantity: 1, unit: 'piece' as const, unit_price: gross } : { unit_price: each };
    return { ...line, ...counted, ...sumsOf({ gross, discount: discounts[index]!, vat: vats[index]! }) };
  });
}
