import { BrokenFile, type PartReader } from './part-reader.ts';

const SEGMENTS_MAX = 2000;
/** Progressive pictures have about ten; each is another pass over the whole picture. */
const SCANS_MAX = 100;
const SCAN = 0xda;
const END = 0xd9;
const APP1 = 0xe1;

const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Inside of a scan: a stuffed 0xff, or a place to start again. */
const isOfScan = (marker: number) => marker === 0 || (marker >= 0xd0 && marker <= 0xd7);

interface Segment {
  readonly marker: number;
  /** Behind its length. */
  readonly start: number;
  readonly end: number;
}

/** The size that a JPEG is shown at: EXIF may turn it. */
export async function readJpegSize(file: PartReader): Promise<{ width: number; height: number }> {
  let isTurned = false;
  for await (const { marker, start, end } of listSegments(file, 2)) {
    if (marker === APP1) isTurned ||= readIsTurned(await file.upTo(start, end - start));
    if (!isFrame(marker)) continue;
    const frame = await file.bytes(start, 6);
    const [height, width] = [frame.readUInt16BE(1), frame.readUInt16BE(3)];
    if (width === 0 || height === 0) throw new BrokenFile('a JPEG without a size');
    return isTurned ? { width: height, height: width } : { width, height };
  }
  throw new BrokenFile('a JPEG without a frame');
}

/** Walks the segments and scans of a JPEG to its end. Throws BrokenFile when it is cut off. Behind the end phones keep films and depth maps. */
export async function checkWholeJpeg(file: PartReader): Promise<void> {
  let at = 2;
  for (let scans = 0; scans < SCANS_MAX; scans++) {
    let scan: Segment | undefined;
    for await (const segment of listSegments(file, at)) scan = segment;
    if (scan?.marker === END && scans > 0) return;
    if (scan?.marker !== SCAN) throw new BrokenFile('a JPEG without a scan');
    at = await findScanEnd(file, scan.end);
  }
  throw new BrokenFile('too many scans');
}

/** From one segment to the next, up to a scan or the end, which is the last that it gives. */
async function* listSegments(file: PartReader, from: number): AsyncGenerator<Segment> {
  let at = from;
  for (let count = 0; count < SEGMENTS_MAX; count++) {
    const [mark, marker = 0] = await file.bytes(at, 2);
    if (mark !== 0xff) throw new BrokenFile('no marker where one must be');
    // Markers may be padded with 0xff.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === END) return yield { marker, start: at + 2, end: at + 2 };
    const length = (await file.bytes(at + 2, 2)).readUInt16BE(0);
    const end = at + 2 + length;
    if (length < 2 || end > file.sizeBytes) throw new BrokenFile('a segment that ends behind the file');
    yield { marker, start: at + 4, end };
    if (marker === SCAN) return undefined;
    at = end;
  }
  throw new BrokenFile('too many segments');
}

/** Where the marker stands that ends a scan. */
async function findScanEnd(file: PartReader, from: number): Promise<number> {
  for (let at = from; ;) {
    const block = await file.upTo(at);
    if (block.length < 2) throw new BrokenFile('a scan that is cut off');
    let place = block.indexOf(0xff);
    // A 0xff before another one is padding.
    while (place >= 0 && place + 1 < block.length && (isOfScan(block[place + 1]!) || block[place + 1] === 0xff))
      place = block.indexOf(0xff, place + 1);
    if (place >= 0 && place + 1 < block.length) return at + place;
    at += place >= 0 ? place : block.length;
  }
}

/** Orientation 5 to 8 of an EXIF block: the camera lay on its side. */
function readIsTurned(app1: Buffer): boolean {
  if (app1.toString('latin1', 0, 6) !== 'Exif\0\0' || app1.length < 16) return false;
  const tiff = app1.subarray(6);
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const first = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  for (let entry = 0; entry < Math.min(short(first), 200); entry++) {
    const at = first + 2 + 12 * entry;
    if (short(at) === 0x0112) return short(at + 8) >= 5 && short(at + 8) <= 8;
  }
  return false;
}
