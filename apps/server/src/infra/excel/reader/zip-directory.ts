import { broken } from './workbook-error.ts';

export interface ZipEntry {
  readonly method: number;
  readonly crc: number;
  readonly packed: number;
  readonly unpacked: number;
  readonly offset: number;
  readonly isEncrypted: boolean;
}

const END = 0x06054b50;
const END_64 = 0x06064b50;
/** Before the end of the archive: where its ZIP64 end is. */
const LOCATOR_64 = 0x07064b50;
const DIRECTORY_ENTRY = 0x02014b50;
const END_BYTES = 22;
const LOCATOR_BYTES = 20;
const END_64_BYTES = 56;
const ENTRY_BYTES = 46;
const COMMENT_MAX = 65_535;
const ENTRIES_MAX = 2_000;
const ENCRYPTED = 1;
/** The id of the field that has the sizes which 32 bits leave out. */
const EXTRA_64 = 1;
/** The number is in a ZIP64 record, which streaming writers add to small archives too. */
const ELSEWHERE_16 = 0xffff;
const ELSEWHERE_32 = 0xffffffff;

/** The entries of an archive by their names (APPNOTE.TXT 4.3 to 4.5, ZIP64 included). Throws WorkbookError. */
export function readDirectory(archive: Buffer): Map<string, ZipEntry> {
  const { count, offset } = readEnd(archive, findEnd(archive));
  if (count > ENTRIES_MAX) throw broken(`${count} parts`);
  const entries = new Map<string, ZipEntry>();
  let at = offset;
  for (let index = 0; index < count; index++) {
    if (at + ENTRY_BYTES > archive.length || archive.readUInt32LE(at) !== DIRECTORY_ENTRY) throw broken('the directory ends early');
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((field) => archive.readUInt16LE(at + field)) as [
      number,
      number,
      number,
    ];
    const extraAt = at + ENTRY_BYTES + nameLength;
    const name = archive.toString('utf8', at + ENTRY_BYTES, extraAt);
    if (isOutside(name) || entries.has(name)) throw broken(`a part is named ${name.slice(0, 100)}`);
    entries.set(name, {
      method: archive.readUInt16LE(at + 10),
      crc: archive.readUInt32LE(at + 16),
      ...readSizes(archive, at, archive.subarray(extraAt, extraAt + extraLength)),
      isEncrypted: (archive.readUInt16LE(at + 8) & ENCRYPTED) !== 0,
    });
    at = extraAt + extraLength + commentLength;
  }
  return entries;
}

function findEnd(archive: Buffer): number {
  const from = Math.max(0, archive.length - END_BYTES - COMMENT_MAX);
  for (let at = archive.length - END_BYTES; at >= from; at--) if (archive.readUInt32LE(at) === END) return at;
  throw broken('no ZIP archive');
}

/** How many entries the directory has, and where it begins. */
function readEnd(archive: Buffer, end: number): { count: number; offset: number } {
  const [count, offset] = [archive.readUInt16LE(end + 10), archive.readUInt32LE(end + 16)];
  if (count !== ELSEWHERE_16 && offset !== ELSEWHERE_32) return { count, offset };
  const locator = end - LOCATOR_BYTES;
  if (locator < 0 || archive.readUInt32LE(locator) !== LOCATOR_64) throw broken('no ZIP64 end');
  const end64 = readWhole(archive, locator + 8);
  if (end64 + END_64_BYTES > archive.length || archive.readUInt32LE(end64) !== END_64) throw broken('a ZIP64 end that is elsewhere');
  return { count: readWhole(archive, end64 + 32), offset: readWhole(archive, end64 + 48) };
}

/** What 32 bits leave out is in the ZIP64 field, in this order. */
function readSizes(archive: Buffer, at: number, extra: Buffer): Pick<ZipEntry, 'packed' | 'unpacked' | 'offset'> {
  const wide = findWide(extra);
  let next = 0;
  const [unpacked, packed, offset] = [24, 20, 42].map((field) => {
    const size = archive.readUInt32LE(at + field);
    if (size !== ELSEWHERE_32) return size;
    next += 8;
    return readWhole(wide, next - 8);
  }) as [number, number, number];
  return { unpacked, packed, offset };
}

function findWide(extra: Buffer): Buffer {
  for (let at = 0; at + 4 <= extra.length;) {
    const end = at + 4 + extra.readUInt16LE(at + 2);
    if (extra.readUInt16LE(at) === EXTRA_64) return extra.subarray(at + 4, end);
    at = end;
  }
  return Buffer.alloc(0);
}

/** A number of 64 bits; one beyond all files leads outside of this one, as any wrong number does. */
function readWhole(bytes: Buffer, at: number): number {
  if (at + 8 > bytes.length) throw broken('a ZIP64 field that ends early');
  return Number(bytes.readBigUInt64LE(at));
}

/** Refuses a part whose name leads out of the archive, although it would never be written to disk. */
function isOutside(name: string): boolean {
  return name.startsWith('/') || name.includes('\\') || name.includes('\0') || name.split('/').includes('..');
}
