import { DAY_MS } from '#calendar/durations.ts';

/** Multiplication and permutation of Verhoeff's digit. */
const PRODUCTS = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [1, 2, 3, 4, 0, 6, 7, 8, 9, 5],
  [2, 3, 4, 0, 1, 7, 8, 9, 5, 6],
  [3, 4, 0, 1, 2, 8, 9, 5, 6, 7],
  [4, 0, 1, 2, 3, 9, 5, 6, 7, 8],
  [5, 9, 8, 7, 6, 0, 4, 3, 2, 1],
  [6, 5, 9, 8, 7, 1, 0, 4, 3, 2],
  [7, 6, 5, 9, 8, 2, 1, 0, 4, 3],
  [8, 7, 6, 5, 9, 3, 2, 1, 0, 4],
  [9, 8, 7, 6, 5, 4, 3, 2, 1, 0],
] as const;
const PERMUTATION = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4] as const;
const INVERSE = [0, 4, 3, 2, 1, 5, 6, 7, 8, 9] as const;

/** Verhoeff's check digit of a string of digits. */
function getCheckDigit(digits: string): number {
  let check = 0;
  for (const [index, digit] of [...digits].toReversed().entries()) {
    let moved = Number(digit);
    for (let step = 0; step < (index + 1) % 8; step++) moved = PERMUTATION[moved]!;
    check = PRODUCTS[check]![moved]!;
  }
  return INVERSE[check]!;
}

export interface TaxNumber {
  /** The memory of the tax system: 6 letters and digits. */
  readonly memory_id: string;
  /** When the invoice was issued (ms). The tax system counts its days in UTC. */
  readonly at: number;
  /** Rising and unique in the memory. */
  readonly serial: number;
}

/** The serial of an invoice in its memory, 10 hexadecimal digits (`inno`). */
export function getTaxSerial({ serial }: Pick<TaxNumber, 'serial'>): string {
  return serial.toString(16).toUpperCase().padStart(10, '0');
}

/** The tax system's number of an invoice (`taxid`, 22 characters; RC_DCPS.SN). */
export function getTaxId({ memory_id, at, serial }: TaxNumber): string {
  const day = Math.floor(at / DAY_MS);
  const memoryDigits = [...memory_id].map((sign) => (/\d/.test(sign) ? sign : String(sign.charCodeAt(0)))).join('');
  const control = `${memoryDigits}${String(day).padStart(6, '0')}${String(serial).padStart(12, '0')}`;
  return `${memory_id}${day.toString(16).toUpperCase().padStart(5, '0')}${getTaxSerial({ serial })}${getCheckDigit(control)}`;
}
