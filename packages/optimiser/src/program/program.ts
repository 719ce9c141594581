/** What a search has fixed for an item. */
export const OPEN = 0;
export const FIXED_OUT = 1;
export const FIXED_IN = 2;

/**
 * A 0/1 programme in whole numbers: maximise Σ value·x subject to A·x ≤ rhs, and at most one item of each group. A is stored by item:
 * item j has the entries `start[j]` to `start[j + 1]` of `row` and `coef`.
 */
export interface Program {
  readonly size: number;
  readonly rowCount: number;
  readonly value: Float64Array;
  readonly start: Int32Array;
  readonly row: Int32Array;
  readonly coef: Float64Array;
  readonly rhs: Float64Array;
  /** How fast each limit grows with the budget: 1, the share of a percent cap, or 0. */
  readonly rhsSlope: Float64Array;
  /** The groups of item j are the entries `groupStart[j]` to `groupStart[j + 1]` of `groupOf`. */
  readonly groupCount: number;
  readonly groupStart: Int32Array;
  readonly groupOf: Int32Array;
}

/** A part of a programme: item i is the item `origin[i]` of the whole. */
export interface ProgramPart {
  readonly program: Program;
  readonly origin: Int32Array;
}

/** The part of a programme with the items of `keep`, under other limits. A group with only one of these items is dropped. */
export function takePart(whole: Program, keep: Int32Array, rhs: Float64Array): ProgramPart {
  const size = keep.length;
  const members = new Int32Array(whole.groupCount);
  let entries = 0;
  let groupEntries = 0;
  for (const item of keep) {
    entries += whole.start[item + 1]! - whole.start[item]!;
    for (let k = whole.groupStart[item]!; k < whole.groupStart[item + 1]!; k += 1) {
      members[whole.groupOf[k]!]! += 1;
      groupEntries += 1;
    }
  }
  const groupNumber = new Int32Array(whole.groupCount);
  let groupCount = 0;
  for (let group = 0; group < whole.groupCount; group += 1) {
    if (members[group]! < 2) groupNumber[group] = -1;
    else {
      groupNumber[group] = groupCount;
      groupCount += 1;
    }
  }
  const value = new Float64Array(size);
  const start = new Int32Array(size + 1);
  const row = new Int32Array(entries);
  const coef = new Float64Array(entries);
  const groupStart = new Int32Array(size + 1);
  const groupOf = new Int32Array(groupEntries);
  let next = 0;
  let nextGroup = 0;
  for (let i = 0; i < size; i += 1) {
    const item = keep[i]!;
    value[i] = whole.value[item]!;
    for (let k = whole.start[item]!; k < whole.start[item + 1]!; k += 1) {
      row[next] = whole.row[k]!;
      coef[next] = whole.coef[k]!;
      next += 1;
    }
    start[i + 1] = next;
    for (let k = whole.groupStart[item]!; k < whole.groupStart[item + 1]!; k += 1) {
      const group = groupNumber[whole.groupOf[k]!]!;
      if (group >= 0) {
        groupOf[nextGroup] = group;
        nextGroup += 1;
      }
    }
    groupStart[i + 1] = nextGroup;
  }
  const { rowCount, rhsSlope } = whole;
  return { program: { size, rowCount, value, start, row, coef, rhs, rhsSlope, groupCount, groupStart, groupOf }, origin: keep };
}

/** Whether an item bought alone keeps every limit. A covering row (entries below zero) excludes no item. */
export function fitsAlone({ start, row, coef }: Program, item: number, rhs: Float64Array): boolean {
  for (let k = start[item]!; k < start[item + 1]!; k += 1) if (coef[k]! > 0 && coef[k]! > rhs[row[k]!]!) return false;
  return true;
}

/** The items that keep every limit when bought alone. */
export function findFittingItems(program: Program, rhs: Float64Array): Int32Array {
  const keep = new Int32Array(program.size);
  let count = 0;
  for (let item = 0; item < program.size; item += 1) {
    if (!fitsAlone(program, item, rhs)) continue;
    keep[count] = item;
    count += 1;
  }
  return keep.subarray(0, count);
}
