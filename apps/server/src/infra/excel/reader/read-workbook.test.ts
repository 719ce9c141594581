import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { createXlsxStream } from '#infra/excel/write-workbook.ts';
import { openWorkbook } from './read-workbook.ts';
import { makeWorkbook, zipParts, type WorkbookParts } from './testing/make-workbook.ts';
import { WorkbookError } from './unzip-part.ts';

const LIMIT = 1_000_000;

/** Every row of every sheet, with its number and its cells. */
function readAll(file: Buffer, unpackedBytes = LIMIT) {
  return openWorkbook(file, { unpackedBytes }).map(({ read }) => {
    const rows: [number, Record<number, string>][] = [];
    read(({ row, cells }) => rows.push([row, Object.fromEntries(cells)]));
    return rows;
  });
}

const readOne = async (parts: WorkbookParts) => readAll(await makeWorkbook(parts))[0];

function findCode(read: () => unknown): string | undefined {
  try {
    read();
  } catch (error) {
    return error instanceof WorkbookError ? error.code : String(error);
  }
  return undefined;
}

async function codeOfParts(parts: WorkbookParts, unpackedBytes = LIMIT) {
  const file = await makeWorkbook(parts);
  return findCode(() => readAll(file, unpackedBytes));
}

test('our own files are read back as they were written', async () => {
  const columns = ['a', 'b', 'c'].map((title) => ({ title, width: 9 }));
  const rows = [
    ['بله', 12, null],
    ['<&> "_x0041_"', 0.5, 'x'],
  ];
  expect(readAll(await buffer(createXlsxStream({ title: 'x', columns, rows })))).toEqual([
    [
      [1, { 0: 'a', 1: 'b', 2: 'c' }],
      [2, { 0: 'بله', 1: '12' }],
      [3, { 0: '<&> "_x0041_"', 1: '0.5', 2: 'x' }],
    ],
  ]);
});

test('shared strings are read with their runs and without their readings', async () => {
  const strings = '<si><t>کتاب</t></si><si><r><t>a</t></r><r><rPr/><t xml:space="preserve"> b</t></r><rPh><t>x</t></rPh></si><si/>';
  const sheet = '<row r="3"><c r="B3" t="s"><v>0</v></c><c r="AA3" t="s"><v>1</v></c><c r="AB3" t="s"><v>2</v></c></row>';
  expect(await readOne({ sheets: [sheet], strings })).toEqual([[3, { 1: 'کتاب', 26: 'a b' }]]);
});

test.each([
  ['a number', '<c><v>1.2E3</v></c>', '1.2E3'],
  ['a boolean', '<c t="b"><v>1</v></c>', '1'],
  ['an error', '<c t="e"><v>#N/A</v></c>', '#N/A'],
  ['the text of a formula', '<c t="str"><f>A1</f><v>بله</v></c>', 'بله'],
  ['the number of a formula', '<c><f>1+1</f><v>2</v></c>', '2'],
  ['a formula without its value', '<c><f>1+1</f></c>', '=1+1'],
  ['an inline text', '<c t="inlineStr"><is><r><t>a</t></r><r><t>b</t></r></is></c>', 'ab'],
  ['entities', '<c t="str"><v>&lt;&amp;&#65;&#x627;&quot;</v></c>', '<&Aا"'],
  ['a CDATA text', '<c t="str"><v><![CDATA[<b>]]></v></c>', '<b>'],
  ['a tag with > in an attribute', '<c s=">" t="str"><v>a</v></c>', 'a'],
  ['prefixed names', '<x:c t="str"><x:v>a</x:v></x:c>', 'a'],
  ['a text with blanks around it', '<c t="str"><v>  a </v></c>', 'a'],
])('%s is read', async (_, cell, text) => {
  expect(await readOne({ sheets: [`<row>${cell}</row>`] })).toEqual([[1, { 0: text }]]);
});

test('rows and cells without numbers continue the count, empty and hidden ones included', async () => {
  const sheet =
    '<row><c><v>1</v></c><c/><c><v>3</v></c></row><row/><row hidden="1"><c><v>4</v></c></row><row r="9"><c r="C9"><v>5</v></c><c><v>6</v></c></row>';
  expect(await readOne({ sheets: [sheet] })).toEqual([
    [1, { 0: '1', 2: '3' }],
    [3, { 0: '4' }],
    [9, { 2: '5', 3: '6' }],
  ]);
});

test('sheets come in their order, and are found by their relations', async () => {
  const file = await makeWorkbook({ sheets: ['', '<row><c><v>2</v></c></row>'] });
  expect(openWorkbook(file, { unpackedBytes: LIMIT }).map(({ name }) => name)).toEqual(['s1', 's2']);
  expect(readAll(file)).toEqual([[], [[1, { 0: '2' }]]]);
});

test('parts that unpack to more than the limit are refused as too large, however small the file', async () => {
  const sheet = `<row><c><v>${'1'.repeat(2_000_000)}</v></c></row>`;
  const file = await makeWorkbook({ sheets: [sheet] });
  expect(file.length).toBeLessThan(20_000);
  expect(findCode(() => readAll(file))).toBe('too_large');
});

test('a part that declares a wrong size is cut off there', async () => {
  const file = await makeWorkbook({ sheets: [`<row><c><v>${'1'.repeat(900_000)}</v></c></row>`] });
  const name = file.lastIndexOf('xl/worksheets/sheet1.xml');
  file.writeUInt32LE(1_000, name - 46 + 24);
  expect(findCode(() => readAll(file))).toBe('broken');
});

test('parts that are read several times count each time', async () => {
  const file = await makeWorkbook({ sheets: [`<row><c><v>${'1'.repeat(400_000)}</v></c></row>`] });
  const [sheet] = openWorkbook(file, { unpackedBytes: 500_000 });
  sheet?.read(() => undefined);
  expect(findCode(() => sheet?.read(() => undefined))).toBe('broken');
});

test.each([
  ['a document type', '<!DOCTYPE a [<!ENTITY a "aaaa">]><worksheet/>'],
  ['an entity that is not predefined', '<worksheet><sheetData><row><c><v>&a;</v></c></row></sheetData></worksheet>'],
  ['a tag without an end', '<worksheet><sheetData><row'],
  ['a comment without an end', '<worksheet><!-- '],
  ['a column beyond the last', '<worksheet><row><c r="XFE1"><v>1</v></c></row></worksheet>'],
  ['a row beyond the last', '<worksheet><row r="1048577"><c><v>1</v></c></row></worksheet>'],
  ['a row without a valid number', '<worksheet><row r="x"><c><v>1</v></c></row></worksheet>'],
  ['a missing shared text', '<worksheet><row><c t="s"><v>7</v></c></row></worksheet>'],
])('%s makes the workbook broken', async (_, xml) => {
  expect(await codeOfParts({ sheets: [''], parts: { 'xl/worksheets/sheet1.xml': xml } })).toBe('broken');
});

test.each(['../evil.xml', '/etc/passwd', 'xl\\evil.xml', 'xl/../../evil.xml'])(
  'a part named %s makes the workbook broken',
  async (name) => {
    expect(await codeOfParts({ sheets: [''], parts: { [name]: 'x' } })).toBe('broken');
  },
);

test('a file that is not an archive, has no workbook, is cut off or was changed is broken', async () => {
  const file = await makeWorkbook({ sheets: ['<row><c><v>1</v></c></row>'] });
  const changed = Buffer.from(file);
  changed.fill(0xff, file.indexOf('xl/worksheets/sheet1.xml') + 26, file.indexOf('xl/worksheets/sheet1.xml') + 30);
  const encrypted = Buffer.from(file);
  encrypted.writeUInt16LE(1, file.lastIndexOf('xl/worksheets/sheet1.xml') - 46 + 8);
  const broken = [
    Buffer.from('id,choice\n1,yes'),
    Buffer.alloc(0),
    file.subarray(0, file.length - 30),
    changed,
    encrypted,
    await zipParts({ a: 'b' }),
  ];
  expect(broken.map((bytes) => findCode(() => readAll(bytes)))).toEqual(broken.map(() => 'broken'));
});

test('an archive with too many parts is broken', async () => {
  const file = await makeWorkbook({ sheets: [''] });
  file.writeUInt16LE(2_001, file.length - 12);
  expect(findCode(() => readAll(file))).toBe('broken');
});

test('any bytes lead to an answer or a refusal', async () => {
  const file = await makeWorkbook({ sheets: ['<row><c t="s"><v>0</v></c></row>'], strings: '<si><t>a</t></si>' });
  for (let at = 0; at < file.length; at += 3) {
    const bytes = Buffer.from(file);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << (at % 8));
    expect([undefined, 'broken', 'too_large']).toContain(findCode(() => readAll(bytes)));
  }
});
