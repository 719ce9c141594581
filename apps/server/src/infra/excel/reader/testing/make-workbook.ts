import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { createZip } from '#infra/excel/zip.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const relation = (id: string, type: string, target: string) => `<Relationship Id="${id}" Type="${relations}/${type}" Target="${target}"/>`;
const listRelations = (list: string) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list}</Relationships>`;

export interface WorkbookParts {
  /** The content of each sheet's sheetData. */
  readonly sheets: readonly string[];
  /** Of each sheet: visible by default. */
  readonly states?: readonly ('visible' | 'hidden' | 'veryHidden')[];
  /** Of each sheet: what comes after its rows, such as merged cells. */
  readonly tails?: readonly string[];
  /** The content of the shared strings' sst. */
  readonly strings?: string;
  /** Parts that replace or complete the generated ones. */
  readonly parts?: Readonly<Record<string, string | Buffer>>;
}

/** A ZIP archive of these parts. */
export function zipParts(parts: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  return buffer(Readable.from(createZip(Object.entries(parts).map(([name, content]) => ({ name, content: [content] })))));
}

/** An xlsx file written by hand. */
export function makeWorkbook({ sheets, states = [], tails = [], strings, parts = {} }: WorkbookParts): Promise<Buffer> {
  const ids = sheets.map((_, index) => index + 1);
  return zipParts({
    '_rels/.rels': listRelations(relation('rId1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${ids
      .map((id) => `<sheet name="s${id}" sheetId="${id}" state="${states[id - 1] ?? 'visible'}" r:id="rId${id}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': listRelations(
      ids.map((id) => relation(`rId${id}`, 'worksheet', `worksheets/sheet${id}.xml`)).join('') +
        (strings === undefined ? '' : relation('rId99', 'sharedStrings', '/xl/sharedStrings.xml')),
    ),
    ...(strings === undefined ? {} : { 'xl/sharedStrings.xml': `<sst xmlns="${main}">${strings}</sst>` }),
    ...Object.fromEntries(
      sheets.map((data, index) => [
        `xl/worksheets/sheet${index + 1}.xml`,
        `<worksheet xmlns="${main}"><sheetData>${data}</sheetData>${tails[index] ?? ''}</worksheet>`,
      ]),
    ),
    ...parts,
  });
}
