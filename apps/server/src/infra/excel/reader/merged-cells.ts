import { findAttribute, scanXml } from './scan-xml.ts';
import { broken } from './workbook-error.ts';

/** The rows of cells that were merged into one; the first cell alone has a text. */
interface Merge {
  readonly from: number;
  readonly to: number;
  text: string;
}

/** Far more than a person makes. */
const MERGES_MAX = 100_000;
const SHEET_END = 'sheetData>';

export interface MergedCells {
  /** Keeps the texts that merged cells begin with in this row. */
  begin(row: number, cells: ReadonlyMap<number, string>): void;
  /** What a cell shows of the merged cells that it belongs to; undefined when it belongs to none, or is the first of them. */
  find(row: number, column: number): string | undefined;
}

/**
 * The merged cells of a sheet that go over several rows, by their first column. They are listed after the rows. `columnOf` reads the
 * letters of a cell's name. Throws WorkbookError.
 */
export function readMergedCells(xml: string, columnOf: (address: string) => number): MergedCells {
  const starts = new Map<number, { readonly column: number; readonly merge: Merge }[]>();
  const columns = new Map<number, Merge[]>();
  const rest = xml.slice(Math.max(0, xml.lastIndexOf(SHEET_END)));
  let left = MERGES_MAX;
  if (rest.includes('mergeCell'))
    scanXml(rest, {
      open(name, attributes) {
        if (name !== 'mergeCell') return;
        if (left-- === 0) throw broken('too many merged cells');
        const [first = '', last = ''] = (findAttribute(attributes, 'ref') ?? '').split(':');
        const [from, to] = [rowOf(first), rowOf(last)];
        if (!(to > from)) return;
        const column = columnOf(first);
        const merge = { from, to, text: '' };
        push(starts, from, { column, merge });
        push(columns, column, merge);
      },
    });
  for (const merges of columns.values()) merges.sort((a, b) => a.from - b.from);
  return {
    begin(row, cells) {
      for (const { column, merge } of starts.get(row) ?? []) merge.text = cells.get(column) ?? '';
    },
    find(row, column) {
      const merges = columns.get(column);
      const merge = merges && findLastBefore(merges, row);
      return merge && row <= merge.to ? merge.text : undefined;
    },
  };
}

function push<T>(lists: Map<number, T[]>, key: number, item: T): void {
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
}

const rowOf = (address: string): number => Number(/\d+$/.exec(address)?.[0] ?? Number.NaN);

/** The last one that begins above the row; they are sorted and do not overlap. */
function findLastBefore(merges: readonly Merge[], row: number): Merge | undefined {
  let [low, high] = [0, merges.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (merges[middle]!.from < row) low = middle + 1;
    else high = middle;
  }
  return merges[low - 1];
}
