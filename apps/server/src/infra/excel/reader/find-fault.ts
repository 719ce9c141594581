import { broken, WorkbookError } from './workbook-error.ts';
import type { NotWorkbook } from '@jarchi/domain/publishers/workbook-formats.ts';
import type { ZipArchive } from './unzip-part.ts';

const ZIP = Buffer.from('PK', 'latin1');
/** The container of Excel 97 to 2003, in which newer ones keep a workbook with a password ([MS-CFB]). */
const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** An entry of a container's directory has 128 bytes; its name comes first, in UTF-16, and its length at byte 64. */
const OLE_ENTRY_BYTES = 128;
const HEAD_BYTES = 4096;
const PDF_WITHIN = 1024;

const notWorkbook = (format: NotWorkbook) => new WorkbookError({ code: 'not_workbook', format }, `a file of the kind ${format}`);

/** Throws WorkbookError for a file that cannot be an archive of a workbook, with what it is instead. */
export function refuseOtherFiles(file: Buffer): void {
  if (file.subarray(0, ZIP.length).equals(ZIP)) return;
  if (file.subarray(0, OLE.length).equals(OLE)) throw findFaultOfOle(file);
  if (isBareBiff(file)) throw new WorkbookError({ code: 'old_format' }, 'a bare workbook of Excel 2 to 4');
  if (file.every((byte) => byte === 0)) throw broken('an empty file');
  if (file.subarray(0, PDF_WITHIN).includes('%PDF-')) throw notWorkbook('pdf');
  throw notWorkbook(findTextFormat(file.subarray(0, HEAD_BYTES)));
}

/** Throws WorkbookError for an archive that has no workbook in XML: `place` is where its document should be. */
export function refuseOtherArchives(zip: ZipArchive, path: string): void {
  if (path.endsWith('.bin') || zip.has('xl/workbook.bin')) throw notWorkbook('xlsb');
  if (zip.has(path)) return;
  if (zip.has('mimetype') && zip.has('content.xml'))
    throw notWorkbook(zip.read('mimetype').includes('opendocument.spreadsheet') ? 'ods' : 'other');
  throw notWorkbook('zip');
}

/** Throws WorkbookError for the document of another program, such as Word. */
export function refuseOtherDocuments(root: string | undefined): void {
  if (root !== 'workbook') throw notWorkbook('other');
}

function findFaultOfOle(file: Buffer): WorkbookError {
  const names = new Set<string>();
  for (let at = 0; at + OLE_ENTRY_BYTES <= file.length; at += OLE_ENTRY_BYTES) {
    const length = file.readUInt16LE(at + 64);
    if (length > 2 && length <= 64) names.add(file.toString('utf16le', at, at + length - 2));
  }
  if (names.has('EncryptedPackage')) return new WorkbookError({ code: 'protected' }, 'an encrypted package');
  const isOld = names.has('Workbook') || names.has('Book');
  return isOld ? new WorkbookError({ code: 'old_format' }, 'a workbook of Excel 97 to 2003') : notWorkbook('other');
}

/** It begins with a BOF record of four or six bytes. */
function isBareBiff(file: Buffer): boolean {
  const [first, version = 1, length = 0, high] = file;
  return first === 9 && [0, 2, 4, 8].includes(version) && [4, 6, 8, 16].includes(length) && high === 0;
}

function findTextFormat(head: Buffer): NotWorkbook {
  const text = decodeHead(head).trimStart();
  if ([...text].some(isControl)) return 'other';
  if (/^MIME-Version:/i.test(text)) return 'html';
  if (!text.startsWith('<')) return 'csv';
  return /<(?:!doctype html|html|head|body|table|meta|style|div)\b/i.test(text) ? 'html' : 'xml';
}

/** Other than a tab and the ends of lines. */
const isControl = (sign: string): boolean => sign < '\t' || (sign > '\r' && sign < ' ');

/** UTF-16 by its mark; any other coding keeps the signs that are looked for. */
function decodeHead(head: Buffer): string {
  if (head.length >= 2 && head.readUInt16LE(0) === 0xfeff) return head.toString('utf16le', 2);
  if (head.length >= 2 && head.readUInt16BE(0) === 0xfeff)
    return Buffer.from(head.subarray(2, head.length & ~1))
      .swap16()
      .toString('utf16le');
  return head.toString('latin1', head.length >= 3 && head.readUIntBE(0, 3) === 0xefbbbf ? 3 : 0);
}
