import type { MediaType } from '#infra/media-info.ts';
import type { ReadPart } from '#infra/mp4-info.ts';

const PNG_END = Buffer.from('0000000049454e44ae426082', 'hex');
const JPEG_END = Buffer.from('ffd9', 'hex');
const GIF_END = 0x3b;
const JPEG_SCAN_START = 0xda;
const JPEG_SEGMENTS_MAX = 1000;
const blockBytes = 262_144;

/**
 * Whether an image reaches its own end. A PNG or GIF with something behind it is refused too: what hides there is not a picture.
 * Behind a JPEG phones keep films and depth maps.
 */
export async function isWholeImage(type: MediaType, read: ReadPart, sizeBytes: number): Promise<boolean> {
  if (type === 'image/png') return PNG_END.equals(await read(Math.max(0, sizeBytes - PNG_END.length), PNG_END.length));
  if (type === 'image/gif') return (await read(sizeBytes - 1, 1))[0] === GIF_END;
  if (type === 'image/jpeg') {
    const scan = await findScan(read, sizeBytes);
    return scan !== undefined && contains(read, scan, sizeBytes, JPEG_END);
  }
  return true;
}

/** Where the picture of a JPEG starts, behind the segments that may hold a preview with an end of its own. */
async function findScan(read: ReadPart, sizeBytes: number): Promise<number | undefined> {
  let position = 2;
  for (let count = 0; count < JPEG_SEGMENTS_MAX && position + 4 <= sizeBytes; count++) {
    const [mark, marker, high = 0, low = 0] = await read(position, 4);
    if (mark !== 0xff) return undefined;
    // Markers may be padded with 0xff.
    if (marker === 0xff) {
      position += 1;
      continue;
    }
    const length = high * 256 + low;
    if (length < 2) return undefined;
    if (marker === JPEG_SCAN_START) return position + 2 + length;
    position += 2 + length;
  }
  return undefined;
}

async function contains(read: ReadPart, from: number, sizeBytes: number, wanted: Buffer): Promise<boolean> {
  for (let position = from; position < sizeBytes; position += blockBytes) {
    // Blocks overlap, so that an end that lies across two is found.
    const block = await read(position, blockBytes + wanted.length - 1);
    if (Buffer.from(block.buffer, block.byteOffset, block.byteLength).includes(wanted)) return true;
  }
  return false;
}
