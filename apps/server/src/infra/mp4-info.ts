/** At most `length` bytes from `position`; fewer at the end of the file. */
export type ReadPart = (position: number, length: number) => Promise<Uint8Array>;

type Box = { readonly type: string; readonly start: number; readonly end: number };

/** Real files have some hundred; a file of empty boxes must not keep the server reading. */
const boxLimit = 10_000;

/**
 * Shown size and duration in seconds of an MP4 or MOV file (ISO 14496-12): moov holds mvhd, which has the
 * duration, and a trak for each track, whose tkhd has its size. Throws when the file is not whole.
 */
export async function readMp4Info(read: ReadPart, sizeBytes: number): Promise<{ width: number; height: number; duration: number }> {
  let boxesLeft = boxLimit;

  async function* listBoxes(from: number, to: number): AsyncGenerator<Box> {
    for (let at = from; at + 8 <= to;) {
      if (boxesLeft-- === 0) throw new Error('too many boxes');
      const head = await readView(read, at, Math.min(16, to - at));
      const { length, headLength } = readLength(head, to - at);
      if (length < headLength || at + length > to) throw new Error('a box that leaves its parent');
      yield { type: readType(head), start: at + headLength, end: at + length };
      at += length;
    }
  }

  async function findBox(from: number, to: number, type: string): Promise<Box | undefined> {
    for await (const box of listBoxes(from, to)) if (box.type === type) return box;
    return undefined;
  }

  const moov = await findBox(0, sizeBytes, 'moov');
  if (!moov) throw new Error('no moov');
  let duration = 0;
  let size: Size | undefined;
  for await (const box of listBoxes(moov.start, moov.end)) {
    if (box.type === 'mvhd') duration = readDuration(await readView(read, box.start, Math.min(32, box.end - box.start)));
    if (box.type !== 'trak' || size) continue;
    const tkhd = await findBox(box.start, box.end, 'tkhd');
    if (tkhd) size = findShownSize(await readView(read, tkhd.start, Math.min(96, tkhd.end - tkhd.start)));
  }
  if (!size || !Number.isFinite(duration) || duration <= 0) throw new Error('no video track');
  return { ...size, duration };
}

type Size = { readonly width: number; readonly height: number };

async function readView(read: ReadPart, position: number, length: number): Promise<DataView> {
  const bytes = await read(position, length);
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** 1 means that a length of 64 bits follows, 0 that the box goes on to the end. */
function readLength(head: DataView, rest: number): { length: number; headLength: number } {
  const length = head.getUint32(0);
  if (length === 1) return { length: Number(head.getBigUint64(8)), headLength: 16 };
  return { length: length === 0 ? rest : length, headLength: 8 };
}

function readType(head: DataView): string {
  return String.fromCharCode(head.getUint8(4), head.getUint8(5), head.getUint8(6), head.getUint8(7));
}

/** Version 1 has times of 64 bits. */
function readDuration(mvhd: DataView): number {
  return mvhd.getUint8(0) === 1 ? Number(mvhd.getBigUint64(24)) / mvhd.getUint32(20) : mvhd.getUint32(16) / mvhd.getUint32(12);
}

/** Sound has no size. The matrix turns a film that was taken upright by a quarter. */
function findShownSize(tkhd: DataView): Size | undefined {
  const matrix = tkhd.getUint8(0) === 1 ? 52 : 40;
  const width = Math.round(tkhd.getUint32(matrix + 36) / 65_536);
  const height = Math.round(tkhd.getUint32(matrix + 40) / 65_536);
  if (width === 0 || height === 0) return undefined;
  const isTurned = tkhd.getUint32(matrix) === 0 && tkhd.getUint32(matrix + 4) !== 0;
  return isTurned ? { width: height, height: width } : { width, height };
}
