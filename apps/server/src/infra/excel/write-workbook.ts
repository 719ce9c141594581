import { Readable } from 'node:stream';
import { readForParty } from '#infra/shares/party.ts';
import { createZip } from './zip.ts';

export type XlsxCell = string | number | null;
export type XlsxColumn = { readonly title: string; /** In characters. */ readonly width: number };

export type XlsxSheet = {
  readonly title: string;
  readonly columns: readonly XlsxColumn[];
  readonly rows: Iterable<readonly XlsxCell[]> | AsyncIterable<readonly XlsxCell[]>;
};

/** The format's limit for the text of a cell. */
const cellCharacters = 32_767;
/** Rows go to the packer in blocks of about this many characters. */
const blockCharacters = 65_536;

/** The media type of an Excel file. */
export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const schemas = 'http://schemas.openxmlformats.org';
const main = `${schemas}/spreadsheetml/2006/main`;
const relations = `${schemas}/officeDocument/2006/relationships`;
const packageTypes = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Sheets from right to left, the head row bold and frozen, every second row tinted. Written as the rows arrive. */
export function createXlsxStream(...wanted: readonly [XlsxSheet, ...XlsxSheet[]]): Readable {
  const sheets = wanted.map((sheet) => (Symbol.asyncIterator in sheet.rows ? { ...sheet, rows: readForParty(sheet.rows) } : sheet));
  const pathOf = (index: number) => `worksheets/sheet${index + 1}.xml`;
  return Readable.from(
    createZip([
      { name: '[Content_Types].xml', content: [createContentTypes(sheets.map((_, index) => pathOf(index)))] },
      { name: '_rels/.rels', content: [createRelations(['officeDocument', 'xl/workbook.xml'])] },
      { name: 'xl/workbook.xml', content: [createWorkbook(sheets.map(({ title }) => title))] },
      {
        name: 'xl/_rels/workbook.xml.rels',
        content: [createRelations(...sheets.map((_, index): Relation => ['worksheet', pathOf(index)]), ['styles', 'styles.xml'])],
      },
      { name: 'xl/styles.xml', content: [styles] },
      ...sheets.map((sheet, index) => ({ name: `xl/${pathOf(index)}`, content: writeSheet(sheet) })),
    ]),
    { objectMode: false },
  );
}

async function* writeSheet({ columns, rows }: XlsxSheet): AsyncGenerator<string> {
  const letters = columns.map((_, index) => nameColumn(index));
  const cell = (value: XlsxCell, style: number, index: number, row: number) => {
    const pathOf = `r="${letters[index] ?? nameColumn(index)}${row}" s="${style}"`;
    if (value === null || (typeof value === 'number' && !Number.isFinite(value))) return `<c ${pathOf}/>`;
    if (typeof value === 'number') return `<c ${pathOf}><v>${value}</v></c>`;
    return `<c ${pathOf} t="inlineStr"><is><t xml:space="preserve">${escapeText(value.slice(0, cellCharacters))}</t></is></c>`;
  };

  const widths = columns
    .map(({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`)
    .join('');
  const view =
    '<sheetView rightToLeft="1" workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView>';
  const head = columns.map(({ title }, index) => cell(title, style.head, index, 1)).join('');
  let block = `${declaration}<worksheet xmlns="${main}"><sheetViews>${view}</sheetViews><cols>${widths}</cols><sheetData><row r="1">${head}</row>`;
  let row = 1;
  for await (const values of rows) {
    row++;
    const rowStyle = row % 2 === 0 ? style.plain : style.tinted;
    block += `<row r="${row}">${values.map((value, index) => cell(value, rowStyle, index, row)).join('')}</row>`;
    if (block.length < blockCharacters) continue;
    yield block;
    block = '';
  }
  yield `${block}</sheetData></worksheet>`;
}

/** A, B … Z, AA, AB … */
function nameColumn(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : nameColumn(Math.floor(index / 26) - 1) + last;
}

function escapeText(text: string): string {
  return (
    text
      // Characters that XML cannot contain.
      .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
      .replace(/&/g, '&amp;')
      .replace(/</g, '&lt;')
      .replace(/>/g, '&gt;')
      .replace(/"/g, '&quot;')
      // Excel reads _x0041_ as the character of that number.
      .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
  );
}

/** Excel refuses to open a workbook with a longer sheet name, or one with these characters. */
function nameSheet(title: string): string {
  return escapeText(title.replace(/[[\]:*?/\\']/g, ' ').slice(0, 31)) || 'Sheet1';
}

function createWorkbook(titles: readonly string[]): string {
  const sheets = titles.map((title, index) => `<sheet name="${nameSheet(title)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`).join('');
  return `${declaration}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${sheets}</sheets></workbook>`;
}

type Relation = readonly [type: string, target: string];

function createRelations(...targets: readonly Relation[]): string {
  const list = targets.map(
    ([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${relations}/${type}" Target="${target}"/>`,
  );
  return `${declaration}<Relationships xmlns="${schemas}/package/2006/relationships">${list.join('')}</Relationships>`;
}

function createContentTypes(sheets: readonly string[]): string {
  const part = (name: string, type: string) => `<Override PartName="/xl/${name}" ContentType="${packageTypes}.${type}+xml"/>`;
  return [
    `${declaration}<Types xmlns="${schemas}/package/2006/content-types">`,
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    part('workbook.xml', 'sheet.main'),
    ...sheets.map((sheet) => part(sheet, 'worksheet')),
    part('styles.xml', 'styles'),
    '</Types>',
  ].join('');
}

/** Indexes into `cellXfs` below. */
const style = { plain: 0, tinted: 1, head: 2 } as const;

const solid = (rgb: string) => `<fill><patternFill patternType="solid"><fgColor rgb="${rgb}"/></patternFill></fill>`;
const format = (font: number, fill: number) =>
  `<xf numFmtId="0" fontId="${font}" fillId="${fill}" borderId="0" xfId="0" applyFont="1" applyFill="1"/>`;

// The first two fills are fixed by the format.
const styles = [
  `${declaration}<styleSheet xmlns="${main}">`,
  '<fonts count="2"><font><sz val="11"/><name val="Tahoma"/></font><font><b/><sz val="11"/><name val="Tahoma"/></font></fonts>',
  `<fills count="4"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>${solid('FFF3EFFF')}${solid('FFD9CCFF')}</fills>`,
  '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>',
  `<cellXfs count="3">${format(0, 0)}${format(0, 2)}${format(1, 3)}</cellXfs></styleSheet>`,
].join('');
