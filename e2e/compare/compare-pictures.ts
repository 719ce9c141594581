import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

export interface Difference {
  readonly name: string;
  /** Of the larger picture; the whole of it where the sizes differ. */
  readonly pixels: number;
  /** Left, top, right and bottom of what differs, px. */
  readonly box?: readonly [number, number, number, number];
  readonly why?: string;
}

const CHANNELS = 3;
/** Rounding of a blended edge; less is not seen. */
const SAME_WITHIN = 2;

/** Every picture of `before` beside the one of its name in `after`. What differs is drawn red into `marked`. */
export async function comparePictures(before: string, after: string, marked: string): Promise<Difference[]> {
  const names = new Set([...listPictures(before), ...listPictures(after)]);
  const differences: Difference[] = [];
  for (const name of [...names].toSorted()) {
    const difference = await comparePair(join(before, name), join(after, name), join(marked, name)).catch((error: unknown) => ({
      pixels: 0,
      why: error instanceof Error ? error.message : 'unreadable',
    }));
    if (difference) differences.push({ name, ...difference });
  }
  return differences;
}

const listPictures = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.png'));

async function comparePair(before: string, after: string, marked: string): Promise<Omit<Difference, 'name'> | undefined> {
  const [a, b] = await Promise.all([readPixels(before), readPixels(after)]);
  if (a.width !== b.width || a.height !== b.height)
    return { pixels: a.width * Math.max(a.height, b.height), why: `${a.width}×${a.height} became ${b.width}×${b.height}` };
  let pixels = 0;
  const box: [number, number, number, number] = [a.width, a.height, 0, 0];
  const drawn = Buffer.from(b.data);
  for (let at = 0; at < a.data.length; at += CHANNELS) {
    if (isSame(a.data, b.data, at)) continue;
    pixels++;
    const x = (at / CHANNELS) % a.width;
    const y = Math.floor(at / CHANNELS / a.width);
    box[0] = Math.min(box[0], x);
    box[1] = Math.min(box[1], y);
    box[2] = Math.max(box[2], x);
    box[3] = Math.max(box[3], y);
    drawn.set([255, 0, 0], at);
  }
  if (pixels === 0) return undefined;
  await sharp(drawn, { raw: { width: a.width, height: a.height, channels: CHANNELS } }).toFile(marked);
  return { pixels, box };
}

function isSame(a: Buffer, b: Buffer, at: number): boolean {
  for (let channel = 0; channel < CHANNELS; channel++) {
    if (Math.abs((a[at + channel] ?? 0) - (b[at + channel] ?? 0)) > SAME_WITHIN) return false;
  }
  return true;
}

async function readPixels(path: string) {
  const { data, info } = await sharp(path).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
