/** Money is always a whole number of toman. Rial appears only at gateways and on official invoices. */
export type Toman = number;

/** The exact whole number; a fraction or a number past the safe integers throws. */
function exactly(value: number): bigint {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is no exact whole number`);
  return BigInt(value);
}

/** An exact amount as a number; throws past the safe integers. */
function getToman(amount: bigint): Toman {
  const toman = Number(amount);
  if (!Number.isSafeInteger(toman)) throw new RangeError(`${amount} toman cannot be held exactly`);
  return toman;
}

/** The exact sum of amounts of either sign; throws past the safe integers. */
export function sumToman(amounts: readonly Toman[]): Toman {
  return getToman(amounts.reduce((sum, amount) => sum + exactly(amount), 0n));
}

/** Divides two whole numbers exactly, half-up. Throws for a numerator below 0 or a denominator below 1: callers add the sign afterwards. */
export function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  if (numerator < 0n || denominator < 1n) throw new RangeError('half-up division needs a numerator from 0 and a denominator from 1');
  return (2n * numerator + denominator) / (2n * denominator);
}

/** amount × part ÷ whole, rounded half-up to whole toman, computed in integers. No argument may be negative. */
export function getShare(amountToman: Toman, part: number, whole: number): Toman {
  return getToman(divideHalfUp(exactly(amountToman) * exactly(part), exactly(whole)));
}

export interface VatRate {
  /** The first and last day of the rate, as YYYY-MM-DD in Asia/Tehran. */
  readonly from: string;
  readonly until: string;
  /** Whole percent, 0 to 100. */
  readonly percent: number;
}

/** The tax organisation set 10 % from 1403; purchases stop on a day outside the table. */
export const VAT_RATES: readonly VatRate[] = [{ from: '2024-03-20', until: '2028-03-19', percent: 10 }];

/** The VAT percent of a Tehran day (YYYY-MM-DD); undefined when the table does not cover it. */
export function findVatPercent(day: string, rates: readonly VatRate[] = VAT_RATES): number | undefined {
  return rates.find((rate) => rate.from <= day && day <= rate.until)?.percent;
}

/** VAT of one line, half-up. */
export function getVat(netToman: Toman, percent: number): Toman {
  return getShare(netToman, percent, 100);
}

/**
 * Spreads a whole amount over weights by largest remainder; ties go to the lower id, or without ids to the earlier part. The parts always
 * sum to the amount: if all weights are zero, it is spread evenly. Negative amounts and weights throw, and so does an amount without
 * parts.
 */
export function spreadAmount(amountToman: Toman, weights: readonly number[], ids?: readonly number[]): Toman[] {
  const amount = exactly(amountToman);
  const given = weights.map(exactly);
  if (amount < 0n || given.some((weight) => weight < 0n)) throw new RangeError('amounts and weights to spread must be 0 or more');
  if (given.length === 0 && amount > 0n) throw new RangeError('an amount needs at least one part');
  const isEven = given.every((weight) => weight === 0n);
  const shares = isEven ? given.map(() => 1n) : given;
  const total = shares.reduce((sum, share) => sum + share, 0n);
  const parts = shares.map((share, index) => {
    const product = amount * share;
    return { index, id: ids ? ids[index]! : index, floor: product / total, remainder: product % total };
  });
  const amounts = parts.map(({ floor }) => Number(floor));
  const left = Number(amount - parts.reduce((sum, { floor }) => sum + floor, 0n));
  const inOrder = parts.toSorted((a, b) => (a.remainder === b.remainder ? a.id - b.id : a.remainder > b.remainder ? -1 : 1));
  for (const { index } of inOrder.slice(0, left)) amounts[index]! += 1;
  return amounts;
}

/** Toman for a thousand people reached, rounded; null when no one was reached. */
export function costPerThousand(costToman: number, reach: number): number | null {
  return reach > 0 ? Math.round((costToman * 1000) / reach) : null;
}
