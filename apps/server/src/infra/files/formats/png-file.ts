import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createInflate } from 'node:zlib';
import { BrokenFile, type PartReader, WINDOW_BYTES } from './part-reader.ts';

const HEAD_BYTES = 33;
const CHUNKS_MAX = 50_000;
/** Of one that moves (APNG): as of a GIF. */
const FRAMES_MAX = 1000;
/** Checked by what they hold, too. */
const CRITICAL = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND']);
/** Channels and depths of each colour type (PNG, table 11.1). */
const COLOR_TYPES: Readonly<Record<number, { readonly channels: number; readonly depths: readonly number[] }>> = {
  0: { channels: 1, depths: [1, 2, 4, 8, 16] },
  2: { channels: 3, depths: [8, 16] },
  3: { channels: 1, depths: [1, 2, 4, 8] },
  4: { channels: 2, depths: [8, 16] },
  6: { channels: 4, depths: [8, 16] },
};
/** First column and row of each pass of an interlaced picture, and the steps between them. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

interface PngHead {
  readonly width: number;
  readonly height: number;
  readonly bitsPerPixel: number;
  readonly isInterlaced: boolean;
}

/** What the first chunk says. Throws BrokenFile when it says nothing that a PNG can be. */
export async function readPngHead(file: PartReader): Promise<PngHead> {
  const head = await file.bytes(0, HEAD_BYTES);
  const color = COLOR_TYPES[head[25]!];
  const isHead = head.readUInt32BE(8) === 13 && head.toString('latin1', 12, 16) === 'IHDR';
  if (!isHead || !color?.depths.includes(head[24]!) || head[28]! > 1) throw new BrokenFile('no head of a PNG');
  return {
    width: head.readUInt32BE(16),
    height: head.readUInt32BE(20),
    bitsPerPixel: color.channels * head[24]!,
    isInterlaced: head[28] === 1,
  };
}

/**
 * Walks every chunk to the end of the file and unpacks the picture without keeping it. Throws BrokenFile when it is cut off, damaged,
 * has something behind it, or unpacks to more than its size needs.
 */
export async function checkWholePng(file: PartReader): Promise<void> {
  const needed = pixelBytes(await readPngHead(file));
  let unpacked = 0;
  const counter = new Writable({
    write(chunk: Buffer, _encoding, done) {
      unpacked += chunk.length;
      done(unpacked > needed ? new BrokenFile('more pixels than its size has') : null);
    },
  });
  const inflate = createInflate({ chunkSize: WINDOW_BYTES });
  await pipeline(Readable.from(listPixelParts(file)), inflate, counter).catch((error: unknown) => {
    const isOfData = error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
    throw isOfData ? new BrokenFile('pixels that cannot be unpacked') : error;
  });
  if (unpacked < needed) throw new BrokenFile('fewer pixels than its size has');
}

async function* listPixelParts(file: PartReader): AsyncGenerator<Buffer> {
  let at = 8;
  let frames = 0;
  for (let count = 0; count < CHUNKS_MAX; count++) {
    const head = await file.bytes(at, 8);
    const length = head.readUInt32BE(0);
    const type = head.toString('latin1', 4, 8);
    const end = at + 12 + length;
    if (!/^[A-Za-z]{4}$/.test(type) || end > file.sizeBytes) throw new BrokenFile('a chunk of no kind, or cut off');
    if (type === 'fcTL' && ++frames > FRAMES_MAX) throw new BrokenFile('too many frames');
    if (CRITICAL.has(type)) {
      let check = crc32(head.subarray(4));
      for (let part = at + 8; part < end - 4;) {
        const bytes = await file.upTo(part, end - 4 - part);
        if (bytes.length === 0) throw new BrokenFile('a file that ends early');
        check = crc32(bytes, check);
        if (type === 'IDAT') yield bytes;
        part += bytes.length;
      }
      if (check !== (await file.bytes(end - 4, 4)).readUInt32BE(0)) throw new BrokenFile('a damaged chunk');
    }
    at = end;
    if (type !== 'IEND') continue;
    if (at !== file.sizeBytes) throw new BrokenFile('something behind a PNG');
    return;
  }
  throw new BrokenFile('too many chunks');
}

/** Bytes of the unpacked picture: each row has one in front that names its filter. */
function pixelBytes({ width, height, bitsPerPixel, isInterlaced }: PngHead): number {
  const rows = (columns: number, count: number) => (columns === 0 ? 0 : count * (1 + Math.ceil((columns * bitsPerPixel) / 8)));
  if (!isInterlaced) return rows(width, height);
  return PASSES.reduce(
    (sum, [left, top, right, down]) => sum + rows(Math.ceil((width - left) / right), Math.ceil((height - top) / down)),
    0,
  );
}
