import type { Program } from '#program/program.ts';

/** The price and reach of each item, whatever the programme maximises. */
export interface Worth {
  readonly price: Float64Array;
  readonly reach: Float64Array;
}

/**
 * A programme without groups that has nearly the same prices: of each group only the items on the upper hull of reach over price remain,
 * and each becomes the step to it from the previous one, in value and in all rows. Each step is worse than the previous one, so none is
 * taken before the one it builds on. All other items, and items of several groups, get no value and no entries.
 */
export function takeSteps(whole: Program, { price, reach }: Worth): Program {
  const { size, groupCount, groupStart, groupOf, start, row, coef } = whole;
  if (groupCount === 0) return whole;
  const members = Array.from({ length: groupCount }, (): number[] => []);
  const isUseful = new Uint8Array(size);
  const before = new Int32Array(size).fill(-1);
  for (let item = 0; item < size; item += 1) {
    const groups = groupStart[item + 1]! - groupStart[item]!;
    isUseful[item] = groups === 0 ? 1 : 0;
    if (groups === 1) members[groupOf[groupStart[item]!]!]!.push(item);
  }
  const ratio = (from: number, to: number): number =>
    from < 0 ? reach[to]! / price[to]! : (reach[to]! - reach[from]!) / (price[to]! - price[from]!);
  for (const group of members) {
    const hull: number[] = [];
    for (const item of group.toSorted((a, b) => price[a]! - price[b]! || reach[b]! - reach[a]! || a - b)) {
      if (hull.length > 0 && reach[item]! <= reach[hull.at(-1)!]!) continue;
      while (hull.length > 0 && ratio(hull.at(-1)!, item) >= ratio(hull.at(-2) ?? -1, hull.at(-1)!)) hull.pop();
      hull.push(item);
    }
    hull.forEach((item, i) => {
      isUseful[item] = 1;
      before[item] = hull[i - 1] ?? -1;
    });
  }
  const value = whole.value.map((worth, item) => isUseful[item]! * (before[item]! < 0 ? worth : worth - whole.value[before[item]!]!));
  const stepStart = new Int32Array(size + 1);
  const stepRow = new Int32Array(2 * start[size]!);
  const stepCoef = new Float64Array(2 * start[size]!);
  let next = 0;
  const add = (item: number, sign: number, from: number): void => {
    for (let k = start[item]!; k < start[item + 1]!; k += 1) {
      let at = from;
      while (at < next && stepRow[at] !== row[k]) at += 1;
      stepRow[at] = row[k]!;
      stepCoef[at] = (at === next ? 0 : stepCoef[at]!) + sign * coef[k]!;
      if (at === next) next += 1;
    }
  };
  for (let item = 0; item < size; item += 1) {
    if (isUseful[item] === 1) add(item, 1, stepStart[item]!);
    if (before[item]! >= 0) add(before[item]!, -1, stepStart[item]!);
    stepStart[item + 1] = next;
  }
  return {
    ...whole,
    value,
    start: stepStart,
    row: stepRow,
    coef: stepCoef,
    groupCount: 0,
    groupStart: new Int32Array(size + 1),
    groupOf: new Int32Array(0),
  };
}
