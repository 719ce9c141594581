import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { createXlsxStream } from '#infra/excel/write-workbook.ts';
import { openWorkbook } from './read-workbook.ts';
import { makeWorkbook, type WorkbookParts } from './testing/make-workbook.ts';
import { otherFiles, zip64 } from './testing/other-files.ts';
import { WorkbookError } from './workbook-error.ts';

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
    return error instanceof WorkbookError ? error.fault.code : String(error);
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

const part = '<?xml version="1.0"?><worksheet><sheetData><row><c t="str"><v>بله</v></c></row></sheetData></worksheet>';
test.each([
  ['a mark of UTF-8', Buffer.from(`\ufeff${part}`)],
  ['letters in UTF-16', Buffer.from(`\ufeff${part}`, 'utf16le')],
  ['prefixed names', part.replaceAll(/<(\/?)(?=[a-z])/g, '<$1x:')],
])('a part with %s is read', async (_, bytes) => {
  expect(await readOne({ sheets: [''], parts: { 'xl/worksheets/sheet1.xml': bytes } })).toEqual([[1, { 0: 'بله' }]]);
});

test('a strict workbook, whose relations have other addresses, is read', async () => {
  const strict = (target: string, type: string) =>
    `<Relationships><Relationship Id="rId1" Type="http://purl.oclc.org/ooxml/officeDocument/relationships/${type}" Target="${target}"/></Relationships>`;
  const parts = {
    '_rels/.rels': strict('xl/workbook.xml', 'officeDocument'),
    'xl/_rels/workbook.xml.rels': strict('worksheets/sheet1.xml', 'worksheet'),
  };
  expect(await readOne({ sheets: ['<row><c><v>7</v></c></row>'], parts })).toEqual([[1, { 0: '7' }]]);
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

test.each(otherFiles)('%s is refused with its reason', (_, file, fault) => {
  expect(() => readAll(file)).toThrow(expect.objectContaining({ fault }));
});

test('a part that is not where the directory says, or whose workbook names no sheet, makes the workbook broken', async () => {
  const file = await makeWorkbook({ sheets: ['<row><c><v>1</v></c></row>'] });
  file.fill(0xff, file.indexOf('xl/worksheets/sheet1.xml') + 26, file.indexOf('xl/worksheets/sheet1.xml') + 30);
  const files = [file, await makeWorkbook({ sheets: [] })];
  expect(files.map((bytes) => findCode(() => readAll(bytes)))).toEqual(['broken', 'broken']);
});

test('an archive in ZIP64, as streaming writers make it, is read', () => {
  expect(readAll(zip64)[0]?.map(([, cells]) => cells[1])).toEqual(['شناسه', '3011', '2541', '2729', '2924']);
});

test('an archive that has even its number of parts in ZIP64 is read', () => {
  const file = Buffer.from(zip64);
  file.fill(0xff, file.length - 14, file.length - 2);
  expect(readAll(file)).toEqual(readAll(zip64));
});

test.each<[string, (file: Buffer) => void]>([
  ['without its ZIP64 end', (file) => file.fill(0xff, file.length - 14, file.length - 2).writeUInt32LE(0, file.length - 42)],
  ['whose ZIP64 end is elsewhere', (file) => file.fill(0xff, file.length - 14, file.length - 2).writeUInt32LE(7, file.length - 34)],
  [
    'with a number beyond all files',
    (file) => file.fill(0xff, file.length - 34, file.length - 26).fill(0xff, file.length - 14, file.length - 2),
  ],
  ['whose field of a part ends early', (file) => file.writeUInt16LE(8, file.lastIndexOf('xl/workbook.xml') + 15 + 2)],
  ['whose field of a part is another', (file) => file.writeUInt16LE(9, file.lastIndexOf('xl/workbook.xml') + 15)],
])('an archive in ZIP64 %s is broken', (_, change) => {
  const file = Buffer.from(zip64);
  change(file);
  expect(findCode(() => readAll(file))).toBe('broken');
});

test('a part in ZIP64 that declares more than the limit is too large', () => {
  const file = Buffer.from(zip64);
  file.writeUInt32LE(2_000_000, file.lastIndexOf('xl/workbook.xml') + 15 + 4);
  expect(findCode(() => readAll(file))).toBe('too_large');
});

test('a sheet tells whether it is hidden', async () => {
  const file = await makeWorkbook({ sheets: ['', '', ''], states: ['hidden', 'visible', 'veryHidden'] });
  expect(openWorkbook(file, { unpackedBytes: LIMIT }).map(({ isHidden }) => isHidden)).toEqual([true, false, true]);
});

test('a row tells whether it is hidden, and what merged cells show in it', async () => {
  const rows = [1, 2, 3, 4, 5].map((row) => `<row r="${row}"${row === 3 ? ' hidden="1"' : ''}><c r="B${row}"><v>${row}</v></c></row>`);
  rows[1] = '<row r="2" hidden="true"><c r="A2" t="str"><v>بله</v></c><c r="B2"><v>2</v></c></row>';
  const merges = '<mergeCells><mergeCell ref="A2:A4"/><mergeCell ref="D1:F1"/><mergeCell ref="C4:D5"/><mergeCell ref="x"/></mergeCells>';
  const [sheet] = openWorkbook(await makeWorkbook({ sheets: [rows.join('')], tails: [merges] }), { unpackedBytes: LIMIT });
  const seen: unknown[] = [];
  sheet?.read(({ row, isHidden, findMerged }) => seen.push([row, isHidden, findMerged(0), findMerged(2), findMerged(3)]));
  expect(seen).toEqual([
    [1, false, undefined, undefined, undefined],
    [2, true, undefined, undefined, undefined],
    [3, true, 'بله', undefined, undefined],
    [4, false, 'بله', undefined, undefined],
    [5, false, undefined, '', undefined],
  ]);
});

test('a sheet with more merged cells than a person makes is broken', async () => {
  const tails = [`<mergeCells>${'<mergeCell ref="A1:A2"/>'.repeat(100_001)}</mergeCells>`];
  expect(await codeOfParts({ sheets: [''], tails }, 10_000_000)).toBe('broken');
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
    expect([undefined, 'broken', 'too_large', 'protected', 'not_workbook']).toContain(findCode(() => readAll(bytes)));
  }
});
