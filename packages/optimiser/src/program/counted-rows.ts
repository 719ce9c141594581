import type { Program } from './program.ts';

export interface CountedProgram {
  readonly program: Program;
  readonly counted: readonly CountedRows[];
}

/**
 * Adds rows that count the items of the whole programme and of each of the given rows. They bind nothing until the search branches on
 * them. If price is reach times a factor plus a constant, the number of items decides nearly everything.
 */
export function countItems(program: Program, rows: readonly number[]): CountedProgram {
  const { size, rowCount } = program;
  const counted = [-1, ...rows].map((_, i) => ({ most: rowCount + 2 * i, least: rowCount + 2 * i + 1 }));
  const rowsOf = new Map(rows.map((row, i) => [row, counted[i + 1]!]));
  const start = new Int32Array(size + 1);
  const row: number[] = [];
  const coef: number[] = [];
  const members = new Float64Array(rowCount + 2 * counted.length);
  for (let item = 0; item < size; item += 1) {
    const sets = [counted[0]!];
    for (let k = program.start[item]!; k < program.start[item + 1]!; k += 1) {
      row.push(program.row[k]!);
      coef.push(program.coef[k]!);
      const set = rowsOf.get(program.row[k]!);
      if (set !== undefined) sets.push(set);
    }
    for (const { most, least } of sets) {
      row.push(most, least);
      coef.push(1, -1);
      members[most]! += 1;
    }
    start[item + 1] = row.length;
  }
  members.set(program.rhs);
  const rhsSlope = new Float64Array(members.length);
  return {
    program: {
      ...program,
      rowCount: members.length,
      start,
      row: Int32Array.from(row),
      coef: Float64Array.from(coef),
      rhs: members,
      rhsSlope,
    },
    counted,
  };
}

/** A set of items whose number may be decided: the row Σ x ≤ …, and the row −Σ x ≤ …. */
export interface CountedRows {
  readonly most: number;
  readonly least: number;
}
