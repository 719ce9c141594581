import type { Program } from '#program/program.ts';
import { makeDice } from './dice.ts';

/** A small programme: limits of every size, a covering row, overlapping groups. */
export function drawProgram(seed: number): Program {
  const dice = makeDice(seed);
  const size = dice.whole(5, 9);
  const scale = dice.pick([1, 7, 1_000_003]);
  const rows = Array.from({ length: dice.whole(1, 4) }, () =>
    Array.from({ length: size }, () => (dice.happens(0.8) ? scale * dice.whole(1, 30) : 0)),
  );
  const limits = rows.map((row) => Math.floor(row.reduce((sum, one) => sum + one, 0) * (0.2 + 0.5 * dice.fraction())));
  if (dice.happens(0.5)) {
    const asked = Array.from({ length: size }, () => -dice.whole(1, 20));
    rows.push(asked);
    limits.push(Math.floor(asked.reduce((sum, one) => sum + one, 0) * 0.3));
  }
  const groups = Array.from({ length: dice.whole(0, 4) }, () => Array.from({ length: size }, () => dice.happens(0.35)));
  const start = [0];
  const groupStart = [0];
  const entries: (readonly [number, number])[] = [];
  const groupOf: number[] = [];
  for (let item = 0; item < size; item += 1) {
    rows.forEach((row, i) => row[item] !== 0 && entries.push([i, row[item]!]));
    groups.forEach((members, i) => members[item] && groupOf.push(i));
    start.push(entries.length);
    groupStart.push(groupOf.length);
  }
  return {
    size,
    rowCount: rows.length,
    value: Float64Array.from({ length: size }, () => dice.whole(1, 60)),
    start: Int32Array.from(start),
    row: Int32Array.from(entries, ([row]) => row),
    coef: Float64Array.from(entries, ([, coef]) => coef),
    rhs: Float64Array.from(limits),
    rhsSlope: new Float64Array(rows.length),
    groupCount: groups.length,
    groupStart: Int32Array.from(groupStart),
    groupOf: Int32Array.from(groupOf),
  };
}

/** Every choice that keeps all limits and groups. */
export function listFeasible(program: Program): Float64Array[] {
  const found: Float64Array[] = [];
  for (let set = 0; set < 2 ** program.size; set += 1) {
    const x = Float64Array.from({ length: program.size }, (_, item) => (set >> item) % 2);
    const load = new Float64Array(program.rowCount);
    const shares = new Float64Array(program.groupCount);
    x.forEach((share, item) => {
      for (let k = program.start[item]!; k < program.start[item + 1]!; k += 1) load[program.row[k]!]! += share * program.coef[k]!;
      for (let k = program.groupStart[item]!; k < program.groupStart[item + 1]!; k += 1) shares[program.groupOf[k]!]! += share;
    });
    if (load.every((one, i) => one <= program.rhs[i]!) && shares.every((one) => one <= 1)) found.push(x);
  }
  return found;
}
