import { BrokenFile, type PartReader } from './part-reader.ts';

/** Ten seconds of film have about 250; thousands keep every screen that shows them busy. */
const FRAMES_MAX = 1000;
/** Of all frames together: a thousand that fill a phone's screen. */
const PIXELS_MAX = 2_000_000_000;
const EXTENSION = 0x21;
const IMAGE = 0x2c;
const TRAILER = 0x3b;

/** The size that a GIF (87a, 89a) is shown at. */
export async function readGifSize(file: PartReader): Promise<{ width: number; height: number }> {
  const head = await file.bytes(0, 13);
  return { width: head.readUInt16LE(6), height: head.readUInt16LE(8) };
}

/** Walks every block of a GIF to its end. Throws BrokenFile when it is cut off, has something behind it, too many frames or one that sticks out. */
export async function checkWholeGif(file: PartReader): Promise<void> {
  const head = await file.bytes(0, 13);
  const screen = { width: head.readUInt16LE(6), height: head.readUInt16LE(8) };
  let at = 13 + colorTableBytes(head[10]!);
  let pixels = 0;
  for (let frames = 0; ;) {
    const [kind] = await file.bytes(at, 1);
    if (kind === TRAILER) {
      if (frames === 0 || at + 1 !== file.sizeBytes) throw new BrokenFile('a GIF without a frame, or with something behind it');
      return;
    }
    if (kind === EXTENSION) at = await skipSubBlocks(file, at + 2);
    else if (kind === IMAGE) {
      const frame = await file.bytes(at, 11);
      const [left, top, width, height] = [1, 3, 5, 7].map((offset) => frame.readUInt16LE(offset)) as [number, number, number, number];
      if (width === 0 || height === 0 || left + width > screen.width || top + height > screen.height)
        throw new BrokenFile('a frame outside of the screen');
      pixels += width * height;
      if (++frames > FRAMES_MAX || pixels > PIXELS_MAX) throw new BrokenFile('too much to paint');
      at = await skipSubBlocks(file, at + 11 + colorTableBytes(frame[9]!));
    } else throw new BrokenFile('a block of no kind');
  }
}

/** Three bytes for each of 2 to 256 colours. */
function colorTableBytes(flags: number): number {
  return (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1);
}

async function skipSubBlocks(file: PartReader, from: number): Promise<number> {
  for (let at = from; ;) {
    const [length = 0] = await file.bytes(at, 1);
    at += 1 + length;
    if (length === 0) return at;
  }
}
