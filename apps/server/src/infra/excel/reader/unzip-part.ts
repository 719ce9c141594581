import { crc32, inflateRawSync } from 'node:zlib';

/** Why a workbook cannot be read. `too_large`: it would unpack to more than the limit. */
export class WorkbookError extends Error {
  readonly code: 'broken' | 'too_large';
  constructor(code: 'broken' | 'too_large', message: string) {
    super(message);
    this.code = code;
  }
}

interface Entry {
  readonly method: number;
  readonly crc: number;
  readonly packed: number;
  readonly unpacked: number;
  readonly offset: number;
}

export interface ZipArchive {
  has(name: string): boolean;
  /** The bytes of a part; all parts together are within the limit, whatever the archive declares. */
  read(name: string): Buffer;
}

const END = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;
const END_BYTES = 22;
const COMMENT_MAX = 65_535;
const ENTRIES_MAX = 2_000;
const ENCRYPTED = 1;
const STORED = 0;
const DEFLATED = 8;
/** The sizes are in a ZIP64 record, which no workbook of a few megabytes needs. */
const ELSEWHERE = 0xffffffff;

const broken = (message: string) => new WorkbookError('broken', message);

/** Opens an archive in memory; throws WorkbookError. Nothing is written to disk: names only identify parts. */
export function openZip(archive: Buffer, limitBytes: number): ZipArchive {
  const entries = readDirectory(archive);
  let left = limitBytes;
  const declared = [...entries.values()].reduce((sum, { unpacked }) => sum + unpacked, 0);
  if (declared > limitBytes) throw new WorkbookError('too_large', `${declared} bytes unpacked`);
  return {
    has: (name) => entries.has(name),
    read(name) {
      const entry = entries.get(name);
      if (!entry) throw broken(`no part ${name}`);
      const content = unpack(archive, entry, left);
      left -= content.length;
      return content;
    },
  };
}

function readDirectory(archive: Buffer): Map<string, Entry> {
  const end = findEnd(archive);
  const count = archive.readUInt16LE(end + 10);
  if (count > ENTRIES_MAX) throw broken(`${count} parts`);
  const entries = new Map<string, Entry>();
  let at = archive.readUInt32LE(end + 16);
  for (let index = 0; index < count; index++) {
    if (at + 46 > archive.length || archive.readUInt32LE(at) !== DIRECTORY_ENTRY) throw broken('the directory ends early');
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((field) => archive.readUInt16LE(at + field)) as [
      number,
      number,
      number,
    ];
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    if (isOutside(name) || entries.has(name)) throw broken(`a part is named ${name.slice(0, 100)}`);
    if (archive.readUInt16LE(at + 8) & ENCRYPTED) throw broken('it is encrypted');
    const [crc, packed, unpacked, offset] = [16, 20, 24, 42].map((field) => archive.readUInt32LE(at + field)) as [
      number,
      number,
      number,
      number,
    ];
    if ([packed, unpacked, offset].includes(ELSEWHERE)) throw broken('ZIP64');
    entries.set(name, { method: archive.readUInt16LE(at + 10), crc, packed, unpacked, offset });
    at += 46 + nameLength + extraLength + commentLength;
  }
  return entries;
}

function findEnd(archive: Buffer): number {
  const from = Math.max(0, archive.length - END_BYTES - COMMENT_MAX);
  for (let at = archive.length - END_BYTES; at >= from; at--) if (archive.readUInt32LE(at) === END) return at;
  throw broken('no ZIP archive');
}

/** Refuses a part whose name leads out of the archive, although it would never be written to disk. */
function isOutside(name: string): boolean {
  return name.startsWith('/') || name.includes('\\') || name.includes('\0') || name.split('/').includes('..');
}

function unpack(archive: Buffer, { method, crc, packed, unpacked, offset }: Entry, left: number): Buffer {
  if (offset + 30 > archive.length || archive.readUInt32LE(offset) !== LOCAL_ENTRY) throw broken('a part is not where it should be');
  const start = offset + 30 + archive.readUInt16LE(offset + 26) + archive.readUInt16LE(offset + 28);
  if (start + packed > archive.length) throw broken('a part ends early');
  const content = inflate(archive.subarray(start, start + packed), method, Math.min(left, unpacked));
  if (content.length !== unpacked || crc32(content) !== crc) throw broken('a part is not what the directory says');
  return content;
}

function inflate(bytes: Buffer, method: number, limitBytes: number): Buffer {
  if (method === STORED) return bytes;
  if (method !== DEFLATED) throw broken(`packed by method ${method}`);
  try {
    // Limited to the size that the directory declares: a part with a wrong size is cut off there.
    return inflateRawSync(bytes, { maxOutputLength: Math.max(1, limitBytes) });
  } catch {
    throw broken('a part cannot be unpacked');
  }
}
