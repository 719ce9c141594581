import { inflateRawSync } from 'node:zlib';

const END_OF_DIRECTORY = 0x06054b50;
const DEFLATED = 8;

/** The files of a ZIP by name. */
function unzip(zip: Buffer): Map<string, Buffer> {
  let end = zip.length - 22;
  while (end >= 0 && zip.readUInt32LE(end) !== END_OF_DIRECTORY) end--;
  if (end < 0) throw new Error('not a ZIP file');
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const method = zip.readUInt16LE(at + 10);
    const size = zip.readUInt32LE(at + 20);
    const nameLength = zip.readUInt16LE(at + 28);
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const data = zip.subarray(start, start + size);
    files.set(name, method === DEFLATED ? inflateRawSync(data) : data);
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return files;
}

export interface Sheet {
  readonly isRightToLeft: boolean;
  readonly rows: number;
  /** Adjacent rows look different. */
  readonly isStriped: boolean;
}

/** Reads the direction, number and stripes of rows in the first sheet of an Excel file. */
export function readFirstSheet(file: Buffer): Sheet {
  const xml = unzip(file).get('xl/worksheets/sheet1.xml')?.toString('utf8');
  if (xml === undefined) throw new Error('no sheet in the file');
  const rows = [...xml.matchAll(/<row .*?<\/row>/gs)].map(([row]) => row);
  const [, second, third] = rows.map((row) => /<c r="A\d+" s="(\d+)"/.exec(row)?.[1]);
  return { isRightToLeft: xml.includes('rightToLeft="1"'), rows: rows.length, isStriped: second !== undefined && second !== third };
}

/** The texts of the cells of an Excel file's first sheet. */
export function readCells(file: Buffer): string[] {
  const files = unzip(file);
  const texts = (name: string, pattern: RegExp) =>
    [...(files.get(name)?.toString('utf8') ?? '').matchAll(pattern)].map(([, text = '']) => text.replace(/<[^>]+>/g, ''));
  return [...texts('xl/sharedStrings.xml', /<si>(.*?)<\/si>/gs), ...texts('xl/worksheets/sheet1.xml', /<c [^>]*?>(.*?)<\/c>/gs)];
}
