import { BrokenFile, createPartReader, type PartReader } from './part-reader.ts';

/** An animation of ten seconds has about 250; thousands would keep every screen that shows them busy. */
const FRAMES_MAX = 1000;
/** Of all frames together: a thousand frames that fill a phone's screen. */
const PIXELS_MAX = 2_000_000_000;
const EXTENSION = 0x21;
const CONTROL = 0xf9;
const APPLICATION = 0xff;
const IMAGE = 0x2c;
const TRAILER = 0x3b;
/** An extension with one block of three bytes; the last two tell how often the animation runs. */
const LOOP_HEAD = Buffer.from('\x21\xff\x0bNETSCAPE2.0\x03\x01', 'latin1');
const END = Buffer.from([0]);

const CLOSING = Buffer.from([TRAILER]);

/**
 * Reads every block of a GIF (87a, 89a) to its end, and returns the file without comments, texts and notes of programs; its frames stay as
 * they are. Like browsers, it passes over zeros between blocks, whatever follows the end, and an end that was left out after a whole
 * frame. Throws BrokenFile when it is cut off, has too many frames, or a frame exceeds its screen.
 */
export async function cleanGif(bytes: Buffer): Promise<Buffer> {
  const file = createPartReader(async (position, length) => bytes.subarray(position, position + length), bytes.length);
  const head = await file.bytes(0, 13);
  const screen = { width: head.readUInt16LE(6), height: head.readUInt16LE(8) };
  let at = 13 + colorTableBytes(head[10]!);
  const kept = [bytes.subarray(0, at)];
  let pixels = 0;
  for (let frames = 0; ;) {
    if (frames > 0) at = skipZeros(bytes, at);
    const from = at;
    const kind = frames > 0 && at === file.sizeBytes ? TRAILER : (await file.bytes(at, 1))[0];
    if (kind === TRAILER) {
      if (frames === 0) throw new BrokenFile('a GIF without a frame');
      return Buffer.concat([...kept, CLOSING]);
    }
    if (kind === EXTENSION) {
      at = await skipSubBlocks(file, at + 2);
      kept.push(keepExtension(bytes.subarray(from, at)));
    } else if (kind === IMAGE) {
      const frame = await file.bytes(at, 11);
      const [left, top, width, height] = [1, 3, 5, 7].map((offset) => frame.readUInt16LE(offset)) as [number, number, number, number];
      if (width === 0 || height === 0 || left + width > screen.width || top + height > screen.height)
        throw new BrokenFile('a frame outside of the screen');
      pixels += width * height;
      if (++frames > FRAMES_MAX || pixels > PIXELS_MAX) throw new BrokenFile('too many frames or pixels');
      at = await skipSubBlocks(file, at + 11 + colorTableBytes(frame[9]!));
      kept.push(bytes.subarray(from, at));
    } else throw new BrokenFile('an unknown block');
  }
}

/** Keeps how a frame is shown, and how often the animation runs; other extensions are dropped. */
function keepExtension(block: Buffer): Buffer {
  if (block[1] === CONTROL && block[2] === 4) return Buffer.concat([block.subarray(0, 7), END]);
  const isLoop = block[1] === APPLICATION && block.length > LOOP_HEAD.length + 2 && block.subarray(0, LOOP_HEAD.length).equals(LOOP_HEAD);
  return isLoop ? Buffer.concat([block.subarray(0, LOOP_HEAD.length + 2), END]) : Buffer.alloc(0);
}

/** Three bytes for each of 2 to 256 colours. */
function colorTableBytes(flags: number): number {
  return (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1);
}

function skipZeros(bytes: Buffer, from: number): number {
  let at = from;
  while (bytes[at] === 0) at++;
  return at;
}

async function skipSubBlocks(file: PartReader, from: number): Promise<number> {
  for (let at = from; ;) {
    const [length = 0] = await file.bytes(at, 1);
    at += 1 + length;
    if (length === 0) return at;
  }
}
