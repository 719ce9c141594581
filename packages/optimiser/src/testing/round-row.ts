import type { Cut } from '#program/cut.ts';
import { Rounding } from '#cuts/rounded-row.ts';

/** The row rounded by the divisor, its members counted by their absence where `isComplemented`; null if nothing is rounded. */
export function roundRow(row: Cut, divisor: number, isComplemented: readonly boolean[]): Cut | null {
  return new Rounding(
    row,
    Float64Array.from(isComplemented, (isComplement) => (isComplement ? 1 : 0)),
  ).cutAt(divisor);
}
