import type { CallAnswer } from '@jarchi/contract/types.ts';
import { foldForSearch } from '@jarchi/domain/text/persian-text.ts';
import { toLatinDigits } from '@jarchi/domain/text/digits.ts';
import { openWorkbook, type WorkbookSheet } from '#infra/excel/reader/read-workbook.ts';
import type { SheetRow } from '#infra/excel/reader/read-sheet.ts';
import { WorkbookError, type WorkbookFault } from '#infra/excel/reader/workbook-error.ts';
import { planWorkbookFa as fa } from './plan-workbook.fa.ts';

export type RowProblem = CallAnswer<'publishers', 'importPlans'>['problems'][number];

/** A row that chooses a plan or a bundle. */
export interface ChosenRow {
  readonly row: number;
  readonly id: number;
  /** Its title in the workbook, for messages about it. */
  readonly text: string;
  /** Toman, as written in the workbook. */
  readonly price: number | null;
}

export interface ReadSheet {
  readonly rows: number;
  /** Of them, those that a filter or a person has hidden; they count like the others. */
  readonly hiddenRows: number;
  readonly chosen: readonly ChosenRow[];
  readonly problems: readonly RowProblem[];
}

export type ReadRows =
  | { readonly kind: 'read'; readonly plans: ReadSheet; readonly bundles: ReadSheet | null }
  | { readonly kind: 'unreadable'; readonly fault: WorkbookFault }
  | { readonly kind: 'rows_too_many' }
  | { readonly kind: 'columns_missing'; readonly columns: readonly string[] }
  /** The only sheet with the columns is hidden. */
  | { readonly kind: 'sheet_hidden'; readonly sheet: string };

export const ROWS_MAX = 50_000;
export const UNPACKED_MAX_BYTES = 100 * 1_048_576;
/** A title may come above the headings. */
const HEADING_ROWS = 20;
const TEXT_MAX = 100;
const WORD_MAX = 60;

type Column = keyof typeof fa.headings;
type Columns = Partial<Record<Column, number>>;
type SheetKind = RowProblem['sheet'];
const NEEDED = ['choice', 'id'] as const;
/** The column of ids by which a sheet is recognised. */
const ID_COLUMNS = { plans: 'id', bundles: 'bundle_id' } as const satisfies Record<SheetKind, Column>;
const TWICE = { plans: 'plan_twice', bundles: 'bundle_twice' } as const satisfies Record<SheetKind, RowProblem['code']>;

class TooManyRows extends Error {}

/**
 * Reads which plans a workbook chooses, from the first visible sheet with their headings, and which bundles, from the first visible sheet
 * with theirs; the columns may be in any order. Takes seconds for a large workbook.
 */
export function readPlanRows(file: ArrayBuffer): ReadRows {
  try {
    return readSheets(Buffer.from(file));
  } catch (error) {
    if (error instanceof WorkbookError) return { kind: 'unreadable', fault: error.fault };
    if (error instanceof TooManyRows) return { kind: 'rows_too_many' };
    throw error;
  }
}

function readSheets(file: Buffer): ReadRows {
  let missing: readonly (typeof NEEDED)[number][] = NEEDED;
  const found: Partial<Record<SheetKind, ReadSheet>> = {};
  const sheets = openWorkbook(file, { unpackedBytes: UNPACKED_MAX_BYTES });
  for (const sheet of sheets.filter(({ isHidden }) => !isHidden)) {
    const reading = new Reading();
    sheet.read((row) => reading.take(row));
    if (reading.kind !== undefined) found[reading.kind] ??= reading.result;
    else if (reading.missing.length < missing.length) missing = reading.missing;
    if (found.plans && found.bundles) break;
  }
  if (found.plans) return { kind: 'read', plans: found.plans, bundles: found.bundles ?? null };
  const hidden = sheets.find((sheet) => sheet.isHidden && findKind(sheet) === 'plans');
  if (hidden) return { kind: 'sheet_hidden', sheet: hidden.name.slice(0, TEXT_MAX) };
  return { kind: 'columns_missing', columns: missing.map((column) => fa.columns[column]) };
}

/** What the headings of a sheet say that it lists. */
function findKind(sheet: WorkbookSheet): SheetKind | undefined {
  const reading = new Reading();
  sheet.read((row) => {
    if (reading.kind === undefined) reading.take(row);
  });
  return reading.kind;
}

/** One sheet, row by row. */
class Reading {
  missing: readonly (typeof NEEDED)[number][] = NEEDED;
  /** Undefined until the headings are found. */
  kind: SheetKind | undefined;
  private columns: Columns = {};
  private seen = 0;
  private rows = 0;
  private hiddenRows = 0;
  private readonly chosen: ChosenRow[] = [];
  private readonly problems: RowProblem[] = [];
  private readonly ids = new Set<number>();

  take({ row, cells, isHidden, findMerged }: SheetRow): void {
    this.seen++;
    if (this.seen > ROWS_MAX + HEADING_ROWS) throw new TooManyRows();
    if (this.kind === undefined) {
      if (this.seen <= HEADING_ROWS) this.takeHeadings(cells);
      return;
    }
    if (++this.rows > ROWS_MAX) throw new TooManyRows();
    if (isHidden) this.hiddenRows++;
    const columnIndexOf = (column: Column) => this.columns[column] ?? -1;
    // A second row of one merged id is no row of its own.
    const isRest = (findMerged(columnIndexOf(ID_COLUMNS[this.kind])) ?? '') !== '';
    if (!isRest) this.takeRow(this.kind, row, (column) => cells.get(columnIndexOf(column)) ?? findMerged(columnIndexOf(column)) ?? '');
  }

  get result(): ReadSheet {
    return { rows: this.rows, hiddenRows: this.hiddenRows, chosen: this.chosen, problems: this.problems };
  }

  private takeHeadings(cells: SheetRow['cells']): void {
    const columns: Columns = {};
    for (const [index, text] of [...cells].toSorted(([a], [b]) => a - b)) {
      const column = COLUMN_OF.get(foldText(text));
      if (column && columns[column] === undefined) columns[column] = index;
    }
    const missing = NEEDED.filter((column) => columns[column] === undefined);
    if (missing.length < this.missing.length) this.missing = missing;
    const kinds = ['plans', 'bundles'] as const;
    this.kind = kinds.find((kind) => columns.choice !== undefined && columns[ID_COLUMNS[kind]] !== undefined);
    if (this.kind !== undefined) this.columns = columns;
  }

  private takeRow(sheet: SheetKind, row: number, cellOf: (column: Column) => string): void {
    const [choice, idText] = [cellOf('choice'), cellOf(ID_COLUMNS[sheet])];
    const answer = foldText(choice);
    if (answer === '' || NO.has(answer)) return;
    const text = (cellOf('title') || idText).slice(0, TEXT_MAX);
    const refuse = (code: RowProblem['code'], what = text) => void this.problems.push({ sheet, row, code, text: what.slice(0, TEXT_MAX) });
    if (!YES.has(answer)) return refuse('choice_unknown', choice);
    if (idText === '') return refuse('id_missing');
    const id = readWhole(idText.replace(ID_MARKS, ''));
    if (id === undefined || id < 1) return refuse('id_invalid', idText);
    if (this.ids.has(id)) return refuse(TWICE[sheet]);
    this.ids.add(id);
    this.chosen.push({ row, id, text, price: readWhole(cellOf('price')) ?? null });
  }
}

/** Words of the workbook are compared without spaces: some people write a half space, some a whole one. */
const foldText = (text: string): string => foldForSearch(text.slice(0, WORD_MAX)).replaceAll(' ', '');
const foldAll = (texts: readonly string[]): Set<string> => new Set(texts.map(foldText));
const [YES, NO] = [foldAll(fa.answers.yes), foldAll(fa.answers.no)];
const COLUMN_OF = new Map(
  (Object.entries(fa.headings) as [Column, readonly string[]][]).flatMap(([column, headings]) =>
    headings.map((heading) => [foldText(heading), column] as const),
  ),
);

/** What people and programs put around an id: signs that are not seen, quotes, an apostrophe that keeps a cell a text, a number sign. */
const ID_MARKS = /[\p{Cf}"'`´’‘‚“”„«»‹›′″#＃]/gu;

/** A whole number in any digits, with or without separators, or as Excel stores numbers: 12, 12.0, 1.2E3. */
function readWhole(text: string): number | undefined {
  // Arabic thousands and decimal separators and the Persian comma.
  const plain = toLatinDigits(text)
    .replace(/[\s,\u066C\u060C]/g, '')
    .replace('\u066B', '.');
  const value = /^\d+(?:\.\d+)?(?:e\+?\d{1,2})?$/i.test(plain) ? Number(plain) : Number.NaN;
  return Number.isSafeInteger(value) ? value : undefined;
}
