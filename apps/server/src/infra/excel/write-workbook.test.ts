import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { unzip } from '#infra/testing/unzip.ts';
import { createXlsxStream, type XlsxCell } from './write-workbook.ts';

async function write(rows: Iterable<readonly XlsxCell[]> | AsyncIterable<readonly XlsxCell[]>, title = 'ناشران'): Promise<Buffer> {
  return buffer(
    createXlsxStream({
      title,
      columns: [
        { title: 'نام', width: 24 },
        { title: 'نمایش', width: 12 },
      ],
      rows,
    }),
  );
}

async function writeSheet(rows: Iterable<readonly XlsxCell[]>): Promise<string> {
  return unzip(await write(rows)).get('xl/worksheets/sheet1.xml') ?? '';
}

test('a sheet runs from right to left below a frozen bold head', async () => {
  const files = unzip(await write([]));
  const sheet = files.get('xl/worksheets/sheet1.xml');
  expect(sheet).toContain('<sheetView rightToLeft="1"');
  expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
  expect(sheet).toContain('<c r="A1" s="2" t="inlineStr"><is><t xml:space="preserve">نام</t></is></c>');
  expect(sheet).toContain('<col min="2" max="2" width="12" customWidth="1"/>');
  expect(files.get('xl/workbook.xml')).toContain('<sheet name="ناشران"');
  const formats = files
    .get('xl/styles.xml')
    ?.match(/<cellXfs.*<\/cellXfs>/)?.[0]
    .match(/fontId="\d" fillId="\d"/g);
  expect(formats).toEqual(['fontId="0" fillId="0"', 'fontId="0" fillId="2"', 'fontId="1" fillId="3"']);
});

test('numbers stay numbers, and every second row is tinted', async () => {
  const sheet = await writeSheet([
    ['الف', 1200],
    ['ب', -0.5],
    ['پ', null],
  ]);
  expect(sheet).toContain(
    '<row r="2"><c r="A2" s="0" t="inlineStr"><is><t xml:space="preserve">الف</t></is></c><c r="B2" s="0"><v>1200</v></c></row>',
  );
  expect(sheet).toContain('<c r="B3" s="1"><v>-0.5</v></c>');
  expect(sheet).toContain('<c r="B4" s="0"/>');
});

test('no text can damage the sheet or act as a formula', async () => {
  const sheet = await writeSheet([
    ['<b>&"\u0000\u001b\uD800 _x0041_ 😀', Number.NaN],
    ['=1+1', 1],
  ]);
  expect(sheet).toContain('>&lt;b&gt;&amp;&quot; _x005F_x0041_ 😀</t>');
  expect(sheet).toContain('t="inlineStr"><is><t xml:space="preserve">=1+1</t>');
  expect(sheet).toContain('<c r="B2" s="0"/>');
});

test('a sheet name that Excel refuses is changed to one that it accepts', async () => {
  const book = unzip(await write([], 'گزارش [1]: a/b*c? "x" بسیار بسیار بسیار بلند')).get('xl/workbook.xml');
  expect(book).toContain('<sheet name="گزارش  1   a b c  &quot;x&quot; بسیار بسی" sheetId');
});

test('columns continue after Z', async () => {
  const columns = Array.from({ length: 28 }, (_, index) => ({ title: `c${index}`, width: 9 }));
  const sheet = unzip(await buffer(createXlsxStream({ title: 'x', columns, rows: [] }))).get('xl/worksheets/sheet1.xml');
  expect(sheet).toContain('r="Z1"');
  expect(sheet).toContain('r="AB1"');
});

test('rows are read as they are needed, and released when the reader leaves', async () => {
  const seen = { taken: 0, isReleased: false };
  async function* rows() {
    try {
      for (;;) {
        seen.taken++;
        yield [`row ${seen.taken} ${Math.random()}`, seen.taken];
      }
    } finally {
      seen.isReleased = true;
    }
  }
  const stream = createXlsxStream({ title: 'x', columns: [{ title: 'a', width: 9 }], rows: rows() });
  let bytes = 0;
  for await (const chunk of stream) {
    bytes += (chunk as Buffer).length;
    if (bytes > 100_000) break;
  }
  await expect.poll(() => seen.isReleased).toBe(true);
  expect(seen.taken).toBeLessThan(100_000);
});

test('an error in the rows reaches the reader', async () => {
  async function* rows() {
    yield ['a', 1];
    throw new Error('the query broke');
  }
  await expect(write(rows())).rejects.toThrow('the query broke');
});

test('the sheets of one workbook keep their order, each with its own columns', async () => {
  const sheet = (title: string, cell: string) => ({ title, columns: [{ title, width: 9 }], rows: [[cell]] });
  const files = unzip(await buffer(createXlsxStream(sheet('ناشران', 'الف'), sheet('باندل‌ها', 'ب'))));
  expect(files.get('xl/workbook.xml')?.match(/<sheet [^>]*>/g)).toEqual([
    '<sheet name="ناشران" sheetId="1" r:id="rId1"/>',
    '<sheet name="باندل‌ها" sheetId="2" r:id="rId2"/>',
  ]);
  const targets = [...(files.get('xl/_rels/workbook.xml.rels') ?? '').matchAll(/Id="(\w+)"[^>]*Target="([^"]+)"/g)];
  expect(targets.map(([, id, target]) => [id, target])).toEqual([
    ['rId1', 'worksheets/sheet1.xml'],
    ['rId2', 'worksheets/sheet2.xml'],
    ['rId3', 'styles.xml'],
  ]);
  expect(files.get('xl/worksheets/sheet1.xml')).toContain('الف');
  expect(files.get('xl/worksheets/sheet2.xml')).toContain('ب');
  expect(files.get('[Content_Types].xml')).toContain('/xl/worksheets/sheet2.xml');
});
