import { readFileSync } from 'node:fs';
import type { WorkbookFault } from '#infra/excel/reader/workbook-error.ts';
import { createPdf } from '#infra/testing/media-samples.ts';
import { makeWorkbook, zipParts } from './make-workbook.ts';

/** A workbook whose sizes are all in ZIP64 records, as streaming writers make it. It chooses 3011, 2541 and 2924. */
export const zip64 = readFileSync(new URL('./in-zip64.xlsx', import.meta.url));

/** A container of Excel 97 to 2003 with a directory of these entries. */
function createOle(...names: readonly string[]): Buffer {
  const entries = names.map((name) => {
    const entry = Buffer.alloc(128);
    const length = entry.write(name, 'utf16le');
    entry.writeUInt16LE(length + 2, 64);
    return entry;
  });
  return Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(504), ...entries]);
}

const sheet = '<row><c><v>1</v></c></row>';
const relations = (target: string) =>
  `<Relationships><Relationship Id="a" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="${target}"/></Relationships>`;
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');

async function encryptPart(): Promise<Buffer> {
  const file = await makeWorkbook({ sheets: [sheet] });
  for (const part of ['_rels/.rels', 'xl/workbook.xml']) file.writeUInt16LE(1, file.lastIndexOf(part) - 46 + 8);
  return file;
}

const not = (format: Extract<WorkbookFault, { code: 'not_workbook' }>['format']) => ({ code: 'not_workbook', format }) as const;

/** Files that people send instead of a workbook, each with the reason of its refusal. */
export const otherFiles: readonly (readonly [what: string, file: Buffer, fault: WorkbookFault])[] = [
  ['a workbook with a password', createOle('Root Entry', 'EncryptionInfo', 'EncryptedPackage'), { code: 'protected' }],
  ['an archive whose parts have a password', await encryptPart(), { code: 'protected' }],
  ['a workbook of Excel 2003', createOle('Root Entry', 'Workbook'), { code: 'old_format' }],
  ['a workbook of Excel 95', createOle('Root Entry', 'Book'), { code: 'old_format' }],
  ['a workbook of Excel 4', Buffer.from('0904060000001000000000', 'hex'), { code: 'old_format' }],
  ['a Word document of 2003', createOle('Root Entry', 'WordDocument'), not('other')],
  ['a CSV', Buffer.from('شناسه,انتخاب\r\n12,بله\r\n'), not('csv')],
  ['a CSV with a mark of UTF-8', Buffer.from('\ufeffid;choice\n1;yes'), not('csv')],
  ['a CSV in the letters of old Windows', Buffer.from('d4e4c7d3e52cc7e4cac7c80d0a', 'hex'), not('csv')],
  ['a text of Excel in UTF-16', utf16('شناسه\tانتخاب\r\n12\tبله'), not('csv')],
  ['a page', Buffer.from('<!DOCTYPE html><html><table><tr><td>1</td></tr></table></html>'), not('html')],
  ['a table of a page', Buffer.from('\ufeff\n<table border=1><tr><td>1</td></tr></table>'), not('html')],
  ['a page in UTF-16', utf16('<html xmlns:x="urn:schemas-microsoft-com:office:excel">'), not('html')],
  ['a page with its pictures', Buffer.from('MIME-Version: 1.0\r\nContent-Type: multipart/related'), not('html')],
  ['a workbook of Excel 2003 in XML', Buffer.from('<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office"/>'), not('xml')],
  ['a PDF', createPdf(), not('pdf')],
  ['a binary workbook', await zipParts({ '_rels/.rels': relations('xl/workbook.bin'), 'xl/workbook.bin': 'x' }), not('xlsb')],
  [
    'a workbook of LibreOffice',
    await zipParts({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': '<a/>' }),
    not('ods'),
  ],
  ['a text of LibreOffice', await zipParts({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<a/>' }), not('other')],
  [
    'a Word document',
    await zipParts({ '_rels/.rels': relations('word/document.xml'), 'word/document.xml': '<w:document/>' }),
    not('other'),
  ],
  ['an archive without a workbook', await zipParts({ 'plans.xlsx': 'x' }), not('zip')],
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), not('other')],
  ['a workbook that is cut off', (await makeWorkbook({ sheets: [sheet] })).subarray(0, -30), { code: 'broken' }],
  ['an empty file', Buffer.alloc(0), { code: 'broken' }],
  ['a file of zeros', Buffer.alloc(7), { code: 'broken' }],
];
