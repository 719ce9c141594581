/** Money is a whole number of toman, always. Rial appears at gateways and on official invoices only. */
export type Toman = number;

export const RIAL_PER_TOMAN = 10;

/** Half-up division of two whole numbers, exact: numerator ≥ 0, denominator > 0. */
export function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  return (2n * numerator + denominator) / (2n * denominator);
}

/** amount × part ÷ whole, rounded half-up to a whole toman; never leaves the integers. */
export function shareOf(amountToman: Toman, part: number, whole: number): Toman {
  return Number(divideHalfUp(BigInt(amountToman) * BigInt(part), BigInt(whole)));
}

export interface VatRate {
  /** First day the rate holds, as YYYY-MM-DD in Asia/Tehran. */
  readonly from: string;
  readonly until: string;
  readonly percent: number;
}

/** The tax organisation set 10 % from 1403; a day outside the table stops purchases. */
export const VAT_RATES: readonly VatRate[] = [{ from: '2024-03-20', until: '2028-03-19', percent: 10 }];

/** The VAT percent of a Tehran day (YYYY-MM-DD), or undefined when the table does not cover it. */
export function findVatPercent(day: string, rates: readonly VatRate[] = VAT_RATES): number | undefined {
  return rates.find((rate) => rate.from <= day && day <= rate.until)?.percent;
}

/** VAT of one line, half-up. */
export function vatOf(netToman: Toman, percent: number): Toman {
  return shareOf(netToman, percent, 100);
}

/**
 * Spreads a whole amount over weights by largest remainder; ties go to the earlier line.
 * The parts always sum to the amount.
 */
export function spreadAmount(amountToman: Toman, weights: readonly number[]): Toman[] {
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (total === 0n) return weights.map(() => 0);
  const amount = BigInt(amountToman);
  const lines = weights.map((weight, index) => {
    const product = amount * BigInt(weight);
    return { index, floor: product / total, remainder: product % total };
  });
  let left = amount - lines.reduce((sum, line) => sum + line.floor, 0n);
  const parts = lines.map((line) => Number(line.floor));
  for (const line of lines.toSorted((a, b) => (b.remainder > a.remainder ? 1 : b.remainder < a.remainder ? -1 : a.index - b.index))) {
    if (left === 0n) break;
    parts[line.index] = (parts[line.index] ?? 0) + 1;
    left -= 1n;
  }
  return parts;
}
