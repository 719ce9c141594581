import { Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

type Piece = string | Uint8Array;
export type ZipEntry = { readonly name: string; readonly content: Iterable<Piece> | AsyncIterable<Piece> };

type Written = { name: Buffer; offset: number; crc: number; packed: number; unpacked: number };

// "Needed to extract" 4.5; flags: sizes follow the data (bit 3), names in UTF-8 (bit 11); method 8, deflate.
const version = 45;
const flags = 0x0808;
const deflate = 8;
/** 1980-01-01, the format's zero: the bytes of a file then depend only on its content. */
const date = 33;

/** A ZIP archive, written as its content arrives, with constant memory. No part may reach 4 GiB (no ZIP64). */
export async function* createZip(entries: readonly ZipEntry[]): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  let offset = 0;
  for (const entry of entries) {
    const file: Written = { name: Buffer.from(entry.name), offset, crc: 0, packed: 0, unpacked: 0 };
    for await (const bytes of writeEntry(file, entry.content)) {
      offset += bytes.length;
      yield bytes;
    }
    written.push(file);
  }
  const directory = Buffer.concat(written.flatMap((file) => [createDirectoryHeader(file), file.name]));
  yield directory;
  yield createEnd(written.length, directory.length, offset);
}

async function* writeEntry(file: Written, content: ZipEntry['content']): AsyncGenerator<Buffer> {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(version, 4);
  head.writeUInt16LE(flags, 6);
  head.writeUInt16LE(deflate, 8);
  head.writeUInt16LE(date, 12);
  head.writeUInt16LE(file.name.length, 26);
  yield Buffer.concat([head, file.name]);

  const packer = createDeflateRaw({ level: 3 });
  const source = Readable.from(measure(file, content));
  source.on('error', (error) => packer.destroy(error));
  source.pipe(packer);
  try {
    for await (const bytes of packer as AsyncIterable<Buffer>) {
      file.packed += bytes.length;
      yield bytes;
    }
  } finally {
    // Also when the reader leaves early: the rows behind the source must be released.
    source.destroy();
  }
  const sizes = Buffer.alloc(16);
  sizes.writeUInt32LE(0x08074b50, 0);
  sizes.writeUInt32LE(file.crc, 4);
  sizes.writeUInt32LE(file.packed, 8);
  sizes.writeUInt32LE(file.unpacked, 12);
  yield sizes;
}

async function* measure(file: Written, content: ZipEntry['content']): AsyncGenerator<Buffer> {
  for await (const piece of content) {
    const bytes = typeof piece === 'string' ? Buffer.from(piece) : Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength);
    file.unpacked += bytes.length;
    file.crc = crc32(bytes, file.crc);
    yield bytes;
  }
}

function createDirectoryHeader(file: Written): Buffer {
  const header = Buffer.alloc(46);
  header.writeUInt32LE(0x02014b50, 0);
  header.writeUInt16LE(version, 4);
  header.writeUInt16LE(version, 6);
  header.writeUInt16LE(flags, 8);
  header.writeUInt16LE(deflate, 10);
  header.writeUInt16LE(date, 14);
  header.writeUInt32LE(file.crc, 16);
  header.writeUInt32LE(file.packed, 20);
  header.writeUInt32LE(file.unpacked, 24);
  header.writeUInt16LE(file.name.length, 28);
  header.writeUInt32LE(file.offset, 42);
  return header;
}

function createEnd(count: number, directoryBytes: number, directoryOffset: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(directoryBytes, 12);
  end.writeUInt32LE(directoryOffset, 16);
  return end;
}
