import { findAttribute, scanXml } from './scan-xml.ts';
import { readMergedCells } from './merged-cells.ts';
import { broken } from './workbook-error.ts';

/** A row that is not empty, by its number in the sheet; cells by column, from 0. */
export interface SheetRow {
  readonly row: number;
  readonly cells: ReadonlyMap<number, string>;
  /** By a filter, or by hand. */
  readonly isHidden: boolean;
  /** What the cell of a column shows of merged cells that begin above this row and in this column; undefined outside of them. */
  findMerged(column: number): string | undefined;
}

/** The limit of the format. */
const COLUMNS_MAX = 16_384;
const ROWS_MAX = 1_048_576;
/** Characters. */
const CELL_MAX = 32_767;

/** Shared strings by index, without phonetic guides. */
export function readSharedStrings(xml: string): string[] {
  const strings: string[] = [];
  let parts: string[] = [];
  let isText = false;
  let isReading = false;
  scanXml(xml, {
    open(name) {
      if (name === 'si') parts = [];
      if (name === 'rPh') isReading = true;
      isText = name === 't';
    },
    close(name) {
      if (name === 'si') strings.push(tidy(unescape(parts.join(''))));
      if (name === 'rPh') isReading = false;
      isText = false;
    },
    text(value) {
      if (isText && !isReading) parts.push(value);
    },
  });
  return strings;
}

/** Rows of a sheet in their order, hidden ones too; empty rows are left out. `onRow` may throw to stop. */
export function readSheet(xml: string, strings: readonly string[], onRow: (row: SheetRow) => void): void {
  const merged = readMergedCells(xml, (address) => getColumn(address, 0));
  let [row, column] = [0, -1];
  let isHidden = false;
  let cells = new Map<number, string>();
  let type = 'n';
  let part = '';
  const cell = { value: '', formula: '', inline: '' };
  scanXml(xml, {
    open(name, attributes) {
      if (name === 'row') {
        row = getNumber(findAttribute(attributes, 'r'), row + 1, ROWS_MAX);
        isHidden = isTrue(findAttribute(attributes, 'hidden'));
        column = -1;
        cells = new Map();
      } else if (name === 'c') {
        column = getColumn(findAttribute(attributes, 'r'), column + 1);
        type = findAttribute(attributes, 't') ?? 'n';
        cell.value = cell.formula = cell.inline = '';
      }
      part = name;
    },
    close(name) {
      if (name === 'row' && cells.size > 0) {
        const at = row;
        merged.begin(at, cells);
        onRow({ row, cells, isHidden, findMerged: (address) => merged.find(at, address) });
      }
      if (name === 'c') {
        const text = getText(type, cell, strings);
        if (text !== '') cells.set(column, text);
      }
      part = '';
    },
    text(value) {
      if (part === 'v') cell.value += value;
      else if (part === 'f') cell.formula += value;
      else if (part === 't') cell.inline += value;
    },
  });
}

function getText(
  type: string,
  cell: { readonly value: string; readonly formula: string; readonly inline: string },
  strings: readonly string[],
): string {
  if (type === 'inlineStr') return tidy(unescape(cell.inline));
  // A formula without a computed value: its own text, so that the cell does not look empty.
  if (cell.value === '') return cell.formula === '' ? '' : tidy(`=${cell.formula}`);
  if (type === 's') {
    const text = strings[Number(cell.value)];
    if (text === undefined) throw broken('a missing shared text');
    return text;
  }
  return tidy(type === 'str' ? unescape(cell.value) : cell.value);
}

const isTrue = (text: string | undefined): boolean => text === '1' || text === 'true';
const tidy = (text: string): string => text.slice(0, CELL_MAX).trim();

/** Excel writes characters that XML cannot contain as _x…_, and a literal underscore before such a pattern as _x005F_. */
function unescape(text: string): string {
  return text.includes('_x')
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text;
}

function getNumber(text: string | undefined, byDefault: number, max: number): number {
  const value = text === undefined ? byDefault : Number(text);
  if (!Number.isInteger(value) || value < 1 || value > max) throw broken('an invalid row number');
  return value;
}

function getColumn(address: string | undefined, byDefault: number): number {
  if (address === undefined) return byDefault;
  const letters = /^[A-Z]{1,3}/.exec(address)?.[0];
  if (letters === undefined) throw broken('an invalid cell name');
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  if (column >= COLUMNS_MAX) throw broken('an invalid column');
  return column;
}
