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
      hiddenRows: 1,
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
  ['3011.0', 3011],
  ['۳۰۱۱٫۰', 3011],
  ['\u200f12\u200e', 12],
  ['\u202a۱۲\u202c', 12],
  ['\u2067۱۲\u2069', 12],
  ['12\u200c', 12],
  ['\ufeff12', 12],
  ['\u00a012\u00a0', 12],
  ["'12", 12],
  ['’12', 12],
  ['"12"', 12],
  ['«۱۲»', 12],
  ['#12', 12],
  ['# 12', 12],
])('an id written as %j is %d', async (text, id) => {
  expect(
    await readRows([
      ['id', 'choice'],
      [text, 'yes'],
    ]),
  ).toMatchObject({ chosen: [{ row: 2, id }], problems: [] });
});

test.each(['0', '-3', '1.5', 'x', '9007199254740993', '=1+1', '#', '12 13x', '#N/A'])('an id written as %j is refused', async (text) => {
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
    plans: { rows: 1, hiddenRows: 0, chosen: [{ row: 2, id: 7, text: '7', price: null }], problems: [] },
    bundles: {
      rows: 3,
      hiddenRows: 0,
      chosen: [{ row: 2, id: 5, text: 'صبحانه', price: 900 }],
      problems: [{ sheet: 'bundles', row: 3, code: 'bundle_twice', text: 'باز' }],
    },
  });
});

const listSheet = (rows: Rows) => rows.map(getRow).join('');
const chooses = (id: number): Rows => [
  ['انتخاب', 'شناسه'],
  ['بله', id],
];

test('the first visible sheet counts, whatever hidden ones stand before it', async () => {
  const sheets = [2541, 2542, 3011, 3012].map((id) => listSheet(chooses(id)));
  const file = await makeWorkbook({ sheets, states: ['hidden', 'veryHidden', 'visible', 'visible'] });
  expect(readPlanRows(getBytes(file))).toMatchObject({ kind: 'read', plans: { chosen: [{ id: 3011 }] } });
});

test('a hidden sheet of bundles is not read', async () => {
  const file = await makeWorkbook({ sheets: [listSheet(PLANS), listSheet(BUNDLES)], states: ['visible', 'hidden'] });
  expect(readPlanRows(getBytes(file))).toMatchObject({ kind: 'read', bundles: null });
});

test('a workbook whose plans are on a hidden sheet alone is refused with the name of that sheet', async () => {
  const sheets = [listSheet([['نام']]), listSheet([['یادداشت']]), listSheet(chooses(7))];
  const file = await makeWorkbook({ sheets, states: ['visible', 'hidden', 'hidden'] });
  expect(readPlanRows(getBytes(file))).toEqual({ kind: 'sheet_hidden', sheet: 's3' });
});

test('a hidden sheet without the headings hides nothing: the columns are missing', async () => {
  const file = await makeWorkbook({ sheets: [listSheet([['شناسه']]), listSheet([['انتخاب']])], states: ['visible', 'hidden'] });
  expect(readPlanRows(getBytes(file))).toEqual({ kind: 'columns_missing', columns: ['انتخاب'] });
});

const placed = (rows: Rows) =>
  rows
    .map(
      (cells, at) =>
        `<row r="${at + 1}">${cells.map((text, column) => `<c r="${'ABC'[column]}${at + 1}" t="str"><v>${text}</v></c>`).join('')}</row>`,
    )
    .join('');

test('a choice that is merged over rows counts for each of them', async () => {
  const rows: Rows = [
    ['انتخاب', 'شناسه', 'نام'],
    ['بله', 3011, 'a'],
    ['', 2541, 'b'],
    ['', 2729, 'c'],
    ['', 2924, 'd'],
    ['خیر', 11, 'e'],
    ['', 12, 'f'],
  ];
  const tails = ['<mergeCells count="2"><mergeCell ref="A2:A4"/><mergeCell ref="A6:A7"/></mergeCells>'];
  const read = readPlanRows(getBytes(await makeWorkbook({ sheets: [placed(rows)], tails })));
  expect(read).toMatchObject({ kind: 'read', plans: { rows: 6, problems: [] } });
  expect(read.kind === 'read' && read.plans.chosen.map(({ row, id }) => [row, id])).toEqual([
    [2, 3011],
    [3, 2541],
    [4, 2729],
  ]);
});

test('a plan whose choice and id are merged over the same rows is chosen once, without a problem', async () => {
  const rows: Rows = [
    ['انتخاب', 'شناسه', 'نام'],
    ['بله', 7, 'a'],
    ['', '', 'b'],
  ];
  const tails = ['<mergeCells><mergeCell ref="A2:A3"/><mergeCell ref="B2:B3"/></mergeCells>'];
  const read = readPlanRows(getBytes(await makeWorkbook({ sheets: [placed(rows)], tails })));
  expect(read).toMatchObject({ plans: { chosen: [{ row: 2, id: 7 }], problems: [] } });
});

test('rows that a filter hides count, and are counted', async () => {
  const sheet =
    getRow(['انتخاب', 'شناسه']) +
    [7, 8, 9]
      .map((id) => getRow(['بله', id]))
      .join('')
      .replaceAll('<row>', '<row hidden="1">');
  const read = readPlanRows(getBytes(await makeWorkbook({ sheets: [sheet + getRow(['بله', 10])] })));
  expect(read).toMatchObject({ plans: { rows: 4, hiddenRows: 3, chosen: [{ id: 7 }, { id: 8 }, { id: 9 }, { id: 10 }] } });
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
  expect(readPlanRows(getBytes(file))).toEqual({ kind: 'unreadable', fault: { code: 'too_large' } });
});
