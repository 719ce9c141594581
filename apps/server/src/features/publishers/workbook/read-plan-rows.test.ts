import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeWorkbook } from '#infra/excel/reader/testing/make-workbook.ts';
import { readPlanRows, ROWS_MAX, UNPACKED_MAX_BYTES } from './read-plan-rows.ts';

const getBytes = (file: Buffer) => new Uint8Array(file).buffer;
const cell = (text: string | number) => (typeof text === 'number' ? `<c><v>${text}</v></c>` : `<c t="str"><v>${text}</v></c>`);
const getRow = (cells: readonly (string | number)[]) => `<row>${cells.map(cell).join('')}</row>`;

type Rows = readonly (readonly (string | number)[])[];

async function readSheets(...sheets: readonly Rows[]) {
  return readPlanRows(getBytes(await makeWorkbook({ sheets: sheets.map((rows) => rows.map(getRow).join('')) })));
}

/** The sheet of plans, or why there is none. */
async function readRows(rows: Rows) {
  const read = await readSheets(rows);
  return read.kind === 'read' ? { ...read.plans, kind: read.kind } : read;
}

test('a file that LibreOffice saved is read: an empty sheet first, a title above, other columns, hidden rows, formulas, texts as numbers', () => {
  const file = readFileSync(join(import.meta.dirname, 'testing/saved-by-libreoffice.xlsx'));
  expect(readPlanRows(getBytes(file))).toEqual({
    kind: 'read',
    bundles: null,
    plans: {
      rows: 9,
      chosen: [
        { row: 4, id: 101, text: 'کتاب‌باز', price: 1_750_000 },
        { row: 5, id: 102, text: 'خانهٔ سبز', price: 2_400_000 },
        { row: 6, id: 103, text: 'شهر کتاب', price: null },
      ],
      problems: [
        { row: 8, code: 'id_missing', text: 'بی‌شناسه' },
        { row: 9, code: 'choice_unknown', text: 'شاید' },
        { row: 10, code: 'plan_twice', text: 'دوباره' },
        { row: 11, code: 'id_invalid', text: '10.5' },
        { row: 12, code: 'id_invalid', text: '#DIV/0!' },
      ].map((problem) => ({ sheet: 'plans', ...problem })),
    },
  });
});

test.each([
  ['بله', 'بلی', 'YES', 'true', 1, '۱', '✓', ' بله '],
  ['خیر', 'نه', 'no', 'FALSE', 0, '۰', '-', ''],
])('choices like %j are understood', async (...choices) => {
  const read = await readRows([['انتخاب', 'شناسه'], ...choices.map((choice, index) => [choice, index + 1])]);
  const isYes = choices[0] === 'بله';
  expect(read).toMatchObject({ kind: 'read', problems: [] });
  expect(read.kind === 'read' && read.chosen.length).toBe(isYes ? choices.length : 0);
});

test.each([
  ['12', 12],
  ['۱۲', 12],
  ['1,234', 1234],
  ['۱٬۲۳۴', 1234],
  ['1.2E3', 1200],
  ['12.0', 12],
  [' 12 ', 12],
])('an id written as %j is %d', async (text, id) => {
  expect(
    await readRows([
      ['id', 'choice'],
      [text, 'yes'],
    ]),
  ).toMatchObject({ chosen: [{ row: 2, id }], problems: [] });
});

test.each(['0', '-3', '1.5', 'x', '9007199254740993', '=1+1'])('an id written as %j is refused', async (text) => {
  expect(
    await readRows([
      ['id', 'choice'],
      [text, 'yes'],
    ]),
  ).toMatchObject({ chosen: [], problems: [{ code: 'id_invalid', text }] });
});

test('headings are recognised in Arabic letters, with half spaces and in capitals', async () => {
  expect(
    await readRows([
      ['شناسة', 'x'],
      ['ID', 'انتخاب‌شده'],
      [7, 'بله'],
    ]),
  ).toMatchObject({ chosen: [{ row: 3, id: 7 }] });
});

const PLANS: Rows = [
  ['انتخاب', 'شناسه'],
  ['بله', 7],
];
const BUNDLES: Rows = [
  ['انتخاب', 'شناسهٔ باندل', 'نام', 'قیمت (تومان)'],
  ['بله', 5, 'صبحانه', 900],
  ['بله', 5, 'باز', 900],
  ['', 6, 'شهر', 900],
];

test.each([
  ['after', [PLANS, BUNDLES]],
  ['before', [BUNDLES, PLANS]],
] as const)('bundles are read from a sheet of their own %s that of the plans, known by its heading', async (_, sheets) => {
  expect(
    await readSheets(...sheets, [
      ['choice', 'bundle id'],
      ['yes', 9],
    ]),
  ).toEqual({
    kind: 'read',
    plans: { rows: 1, chosen: [{ row: 2, id: 7, text: '7', price: null }], problems: [] },
    bundles: {
      rows: 3,
      chosen: [{ row: 2, id: 5, text: 'صبحانه', price: 900 }],
      problems: [{ sheet: 'bundles', row: 3, code: 'bundle_twice', text: 'باز' }],
    },
  });
});

test('a workbook of bundles alone is refused', async () => {
  expect(await readSheets(BUNDLES)).toEqual({ kind: 'columns_missing', columns: ['انتخاب', 'شناسه'] });
});

test('a workbook without its columns is refused with the missing ones', async () => {
  expect(
    await readRows([
      ['نام', 'شناسه'],
      ['a', 1],
    ]),
  ).toEqual({ kind: 'columns_missing', columns: ['انتخاب'] });
  expect(await readRows([])).toEqual({ kind: 'columns_missing', columns: ['انتخاب', 'شناسه'] });
});

test('the largest workbook is read, and one with another row is refused', async () => {
  const rows = getRow(['بله', 5]).repeat(ROWS_MAX);
  const read = async (sheet: string) => readPlanRows(getBytes(await makeWorkbook({ sheets: [getRow(['انتخاب', 'شناسه']) + sheet] })));
  expect(await read(rows)).toMatchObject({ kind: 'read', plans: { rows: ROWS_MAX, chosen: [{ id: 5 }] } });
  expect(await read(rows + getRow(['', 6]))).toEqual({ kind: 'rows_too_many' });
});

test('a text that many rows share is not copied for each', async () => {
  const strings = `<si><t>${'x'.repeat(1_000_000)}</t></si>`;
  const row = '<row><c t="s"><v>0</v></c><c><v>3</v></c></row>';
  const read = readPlanRows(getBytes(await makeWorkbook({ sheets: [getRow(['choice', 'id']) + row.repeat(1_000)], strings })));
  expect(read.kind === 'read' && read.plans.problems.map(({ code, text }) => [code, text.length])).toEqual(
    Array.from({ length: 1_000 }, () => ['choice_unknown', 100]),
  );
});

test('a zip bomb is refused before it unpacks', async () => {
  const file = await makeWorkbook({ sheets: [getRow(['choice', 'id']) + ' '.repeat(UNPACKED_MAX_BYTES)] });
  expect(file.length).toBeLessThan(1_000_000);
  expect(readPlanRows(getBytes(file))).toEqual({ kind: 'too_large' });
  expect(readPlanRows(new ArrayBuffer(7))).toEqual({ kind: 'broken' });
});
