import { BrokenFile, type PartReader } from './formats/part-reader.ts';

interface Box {
  readonly type: string;
  /** After its head. */
  readonly start: number;
  readonly end: number;
}

interface Track {
  readonly isVideo: boolean;
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
}

/** Real files have some hundred; a file of empty boxes must not keep the server reading. */
const BOXES_MAX = 10_000;
const TRACKS_MAX = 32;
/** Rows of one table: a film of ten minutes in which every frame has its own duration has 36,000. */
const ROWS_MAX = 100_000;

/**
 * Shown size and duration in seconds of an MP4 or MOV file (ISO 14496-12). Of several video tracks the largest counts; the duration is the
 * longest one in the movie's head or in any track, so that a short claim hides no long film. Throws BrokenFile when the file is not whole
 * or has no video.
 */
export async function readMp4Info(file: PartReader): Promise<{ width: number; height: number; duration: number }> {
  const boxes = createBoxReader(file);
  // Up to the end of the file: a box that exceeds it means that the file was cut off.
  const top = await boxes.list(0, file.sizeBytes);
  const moov = top.find(({ type }) => type === 'moov');
  if (!moov || !top.some(({ type }) => type === 'mdat')) throw new BrokenFile('no moov or no mdat');
  const parts = await boxes.list(moov.start, moov.end);
  const mvhd = parts.find(({ type }) => type === 'mvhd');
  if (!mvhd) throw new BrokenFile('no mvhd');
  const movie = await readTimes(file, mvhd);
  const traks = parts.filter(({ type }) => type === 'trak');
  if (traks.length > TRACKS_MAX) throw new BrokenFile('too many tracks');
  const tracks: Track[] = [];
  for (const trak of traks) tracks.push(await readTrack(file, boxes, trak, movie.timescale));
  const [largest] = tracks
    .filter(({ isVideo, width, height }) => isVideo && width > 0 && height > 0)
    .toSorted((a, b) => b.width * b.height - a.width * a.height);
  const duration = Math.max(movie.ticks / movie.timescale, ...tracks.map(({ seconds }) => seconds));
  if (!largest || !Number.isFinite(duration) || duration <= 0) throw new BrokenFile('no picture, or no time');
  return { width: largest.width, height: largest.height, duration };
}

type BoxReader = ReturnType<typeof createBoxReader>;

function createBoxReader(file: PartReader) {
  let boxesLeft = BOXES_MAX;

  async function list(from: number, to: number): Promise<Box[]> {
    const boxes: Box[] = [];
    for (let at = from; at + 8 <= to;) {
      if (boxesLeft-- === 0) throw new BrokenFile('too many boxes');
      const head = await file.upTo(at, Math.min(16, to - at));
      const { length, headBytes } = readLength(head, to - at);
      if (length < headBytes || at + length > to) throw new BrokenFile('a box that leaves its parent');
      boxes.push({ type: head.toString('latin1', 4, 8), start: at + headBytes, end: at + length });
      at += length;
    }
    return boxes;
  }

  return {
    list,
    /** The first box along a path of types, such as mdia/minf/stbl. */
    async find(within: Box, ...path: string[]): Promise<Box | undefined> {
      let box: Box | undefined = within;
      for (const type of path) box = box && (await list(box.start, box.end)).find((child) => child.type === type);
      return box;
    },
  };
}

/** 1 means that a length of 64 bits follows, 0 that the box goes on to the end. */
function readLength(head: Buffer, rest: number): { length: number; headBytes: number } {
  const length = head.readUInt32BE(0);
  if (length !== 1) return { length: length === 0 ? rest : length, headBytes: 8 };
  if (head.length < 16) throw new BrokenFile('a length that is cut off');
  return { length: Number(head.readBigUInt64BE(8)), headBytes: 16 };
}

async function readTrack(file: PartReader, boxes: BoxReader, trak: Box, movieTimescale: number): Promise<Track> {
  const tkhd = await boxes.find(trak, 'tkhd');
  const hdlr = await boxes.find(trak, 'mdia', 'hdlr');
  const mdhd = await boxes.find(trak, 'mdia', 'mdhd');
  if (!tkhd || !hdlr || !mdhd) throw new BrokenFile('a track without its header boxes');
  const kind = (await file.bytes(hdlr.start, 12)).toString('latin1', 8, 12);
  const elst = await boxes.find(trak, 'edts', 'elst');
  const edited = elst ? (await sumEdits(file, elst)) / movieTimescale : 0;
  const isVideo = kind === 'vide';
  // Players show what the edits leave of a track, or all of it when there are none.
  const seconds = edited > 0 ? edited : await readMediaSeconds(file, boxes, trak, mdhd);
  return { isVideo, ...(await readShownSize(file, tkhd)), seconds };
}

/** Players follow the samples, so both their sum and the duration in the head count. */
async function readMediaSeconds(file: PartReader, boxes: BoxReader, trak: Box, mdhd: Box): Promise<number> {
  const media = await readTimes(file, mdhd);
  const stts = await boxes.find(trak, 'mdia', 'minf', 'stbl', 'stts');
  let ticks = 0;
  if (stts) for await (const row of listRows(file, stts, () => 8)) ticks += row.readUInt32BE(0) * row.readUInt32BE(4);
  return Math.max(media.ticks, ticks) / media.timescale;
}

async function sumEdits(file: PartReader, elst: Box): Promise<number> {
  let ticks = 0;
  const rows = listRows(file, elst, (version) => (version === 1 ? 20 : 12));
  for await (const row of rows) ticks += row.length === 20 ? Number(row.readBigUInt64BE(0)) : row.readUInt32BE(0);
  return ticks;
}

/** The rows of a table box: version, a count, then rows of one length. */
async function* listRows(file: PartReader, box: Box, rowBytes: (version: number) => number): AsyncGenerator<Buffer> {
  const head = await file.bytes(box.start, 8);
  const bytes = rowBytes(head[0]!);
  const count = head.readUInt32BE(4);
  if (count > ROWS_MAX || box.start + 8 + count * bytes > box.end) throw new BrokenFile('a table longer than its box');
  for (let row = 0; row < count; row++) yield file.bytes(box.start + 8 + row * bytes, bytes);
}

/** Reads mvhd and mdhd, which begin in the same way; in version 1 times have 64 bits. All ones mean unknown. */
async function readTimes(file: PartReader, box: Box): Promise<{ timescale: number; ticks: number }> {
  const isLong = (await file.bytes(box.start, 4))[0] === 1;
  const head = await file.bytes(box.start, isLong ? 32 : 20);
  const timescale = head.readUInt32BE(isLong ? 20 : 12);
  const ticks = isLong ? head.readBigUInt64BE(24) : BigInt(head.readUInt32BE(16));
  const isUnknown = ticks === (isLong ? 0xffff_ffff_ffff_ffffn : 0xffff_ffffn);
  if (timescale === 0) throw new BrokenFile('a film with a time scale of 0');
  return { timescale, ticks: isUnknown ? 0 : Number(ticks) };
}

/** The matrix turns a film that was taken upright by 90 degrees. */
async function readShownSize(file: PartReader, tkhd: Box): Promise<{ width: number; height: number }> {
  const matrix = (await file.bytes(tkhd.start, 4))[0] === 1 ? 52 : 40;
  const head = await file.bytes(tkhd.start, matrix + 44);
  const width = Math.round(head.readUInt32BE(matrix + 36) / 65_536);
  const height = Math.round(head.readUInt32BE(matrix + 40) / 65_536);
  const isTurned = head.readInt32BE(matrix) === 0 && head.readInt32BE(matrix + 4) !== 0;
  return isTurned ? { width: height, height: width } : { width, height };
}
