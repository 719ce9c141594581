import { crc32, inflateRawSync } from 'node:zlib';
import { broken, WorkbookError } from './workbook-error.ts';
import { readDirectory, type ZipEntry } from './zip-directory.ts';

export interface ZipArchive {
  has(name: string): boolean;
  /** The bytes of a part; all parts together are within the limit, whatever the archive declares. */
  read(name: string): Buffer;
}

const LOCAL_ENTRY = 0x04034b50;
const STORED = 0;
const DEFLATED = 8;

/** Opens an archive in memory; throws WorkbookError. Nothing is written to disk: names only identify parts. */
export function openZip(archive: Buffer, limitBytes: number): ZipArchive {
  const entries = readDirectory(archive);
  let left = limitBytes;
  const declared = [...entries.values()].reduce((sum, { unpacked }) => sum + unpacked, 0);
  if (declared > limitBytes) throw new WorkbookError({ code: 'too_large' }, `${declared} bytes unpacked`);
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

function unpack(archive: Buffer, { method, crc, packed, unpacked, offset, isEncrypted }: ZipEntry, left: number): Buffer {
  if (isEncrypted) throw new WorkbookError({ code: 'protected' }, 'a part is encrypted');
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
