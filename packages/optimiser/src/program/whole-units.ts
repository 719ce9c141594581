import type { Program } from './program.ts';

/** A programme in its largest whole units: entries of a row, and values, are divided by their common divisor. Limits are rounded down. */
export interface UnitProgram {
  readonly program: Program;
  /** A value of this programme times `unit` is a value of the original. */
  readonly unit: number;
}

export function reduceToUnits(program: Program): UnitProgram {
  const { rowCount, start, row, coef, size } = program;
  const units = new Float64Array(rowCount);
  for (let k = 0; k < start[size]!; k += 1) units[row[k]!] = greatestDivisor(units[row[k]!]!, Math.abs(coef[k]!));
  for (let i = 0; i < rowCount; i += 1) units[i] = Math.max(1, units[i]!);
  const unit = Math.max(
    1,
    program.value.reduce((divisor, value) => greatestDivisor(divisor, Math.abs(value)), 0),
  );
  return {
    program: {
      ...program,
      value: program.value.map((value) => value / unit),
      coef: coef.map((entry, k) => entry / units[row[k]!]!),
      rhs: program.rhs.map((limit, i) => Math.floor(limit / units[i]!)),
    },
    unit,
  };
}

function greatestDivisor(a: number, b: number): number {
  let [one, other] = [a, b];
  while (other !== 0) [one, other] = [other, one % other];
  return one;
}
