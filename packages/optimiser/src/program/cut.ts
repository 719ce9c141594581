import type { Program } from '#program/program.ts';

/** Σ coef·x ≤ limit in whole numbers, valid for every selection that keeps the limits and groups from which it was derived. */
export interface Cut {
  readonly items: readonly number[];
  readonly coefs: readonly number[];
  readonly limit: number;
}

/** The cut with these coefficients; null when a number is too large to be exact. */
export function makeCut(items: readonly number[], coefs: readonly number[], limit: number): Cut | null {
  if (!Number.isSafeInteger(limit) || !coefs.every((coef) => Number.isSafeInteger(coef))) return null;
  const used = items.map((_, i) => i).filter((i) => coefs[i] !== 0);
  return { items: used.map((i) => items[i]!), coefs: used.map((i) => coefs[i]!), limit };
}

/** How far x is beyond a cut; negative inside it. */
export function distanceTo({ items, coefs, limit }: Cut, x: Float64Array): number {
  let load = -limit;
  let square = 0;
  for (let i = 0; i < items.length; i += 1) {
    load += coefs[i]! * x[items[i]!]!;
    square += coefs[i]! * coefs[i]!;
  }
  return square === 0 ? 0 : load / Math.sqrt(square);
}

/** How parallel two cuts are: 1 for parallel ones. */
export function likeness(one: Cut, other: Cut): number {
  const coefOf = new Map(one.items.map((item, i) => [item, one.coefs[i]!]));
  let product = 0;
  other.items.forEach((item, i) => {
    product += (coefOf.get(item) ?? 0) * other.coefs[i]!;
  });
  return product / Math.sqrt(getSquare(one) * getSquare(other));
}

function getSquare({ coefs }: Cut): number {
  return coefs.reduce((sum, coef) => sum + coef * coef, 0);
}

/** The row of each limit. */
export function readRows({ size, rowCount, start, row, coef, rhs }: Program): Cut[] {
  const items = Array.from({ length: rowCount }, (): number[] => []);
  const coefs = Array.from({ length: rowCount }, (): number[] => []);
  for (let item = 0; item < size; item += 1) {
    for (let k = start[item]!; k < start[item + 1]!; k += 1) {
      items[row[k]!]!.push(item);
      coefs[row[k]!]!.push(coef[k]!);
    }
  }
  return items.map((list, i) => ({ items: list, coefs: coefs[i]!, limit: rhs[i]! }));
}

/** The row Σ x ≤ 1 of each group. */
export function readGroups({ size, groupCount, groupStart, groupOf }: Program): Cut[] {
  const items = Array.from({ length: groupCount }, (): number[] => []);
  for (let item = 0; item < size; item += 1) {
    for (let k = groupStart[item]!; k < groupStart[item + 1]!; k += 1) items[groupOf[k]!]!.push(item);
  }
  return items.map((list) => ({ items: list, coefs: list.map(() => 1), limit: 1 }));
}

/** The programme with the cuts as additional rows. */
export function appendCuts(program: Program, cuts: readonly Cut[]): Program {
  const { size, rowCount } = program;
  const row: number[][] = Array.from({ length: size }, () => []);
  const coef: number[][] = Array.from({ length: size }, () => []);
  for (let item = 0; item < size; item += 1) {
    for (let k = program.start[item]!; k < program.start[item + 1]!; k += 1) {
      row[item]!.push(program.row[k]!);
      coef[item]!.push(program.coef[k]!);
    }
  }
  cuts.forEach(({ items, coefs }, c) => {
    items.forEach((item, i) => {
      row[item]!.push(rowCount + c);
      coef[item]!.push(coefs[i]!);
    });
  });
  const start = new Int32Array(size + 1);
  row.forEach((list, item) => {
    start[item + 1] = start[item]! + list.length;
  });
  const rhs = new Float64Array(rowCount + cuts.length);
  const rhsSlope = new Float64Array(rhs.length);
  rhs.set(program.rhs);
  rhsSlope.set(program.rhsSlope);
  cuts.forEach(({ limit }, c) => {
    rhs[rowCount + c] = limit;
  });
  return { ...program, rowCount: rhs.length, start, row: Int32Array.from(row.flat()), coef: Float64Array.from(coef.flat()), rhs, rhsSlope };
}
