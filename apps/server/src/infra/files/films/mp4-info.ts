import type { RareCoding } from '@jarchi/domain/media/rare-codings.ts';
import { BrokenFile, type PartReader } from '#infra/files/formats/part-reader.ts';
import { createBoxReader, type Box, type BoxReader } from './mp4-boxes.ts';
import { findRareCoding } from './mp4-coding.ts';
import { readSampleTicks, sumFragments, type FragmentSum } from './mp4-fragments.ts';

export interface FilmInfo {
  /** As shown. */
  readonly width: number;
  readonly height: number;
  /** Seconds. */
  readonly duration: number;
  readonly rare_coding: RareCoding | null;
}

interface Track {
  readonly isVideo: boolean;
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  readonly samples: number;
  readonly stsd: Box | undefined;
}

const TRACKS_MAX = 32;

/**
 * Shown size, duration and coding of an MP4 or MOV file, in one piece or in fragments. Of several video tracks the largest counts; the
 * duration is the longest one in the movie's head, in any track or in its fragments, so that a short claim hides no long film. Throws
 * BrokenFile when the file is not whole or has no frame.
 */
export async function readMp4Info(file: PartReader): Promise<FilmInfo> {
  const boxes = createBoxReader(file);
  // Up to the end of the file: a box that exceeds it means that the file was cut off.
  const outer = await boxes.listOuter();
  const moov = outer.find(({ type }) => type === 'moov');
  const lastFrames = outer.findLastIndex(({ type }) => type === 'mdat');
  if (!moov || lastFrames < 0) throw new BrokenFile('no moov or no mdat');
  if (outer.findLastIndex(({ type }) => type === 'moof') > lastFrames) throw new BrokenFile('a fragment without its frames');
  const parts = await boxes.list(moov);
  const mvhd = parts.find(({ type }) => type === 'mvhd');
  if (!mvhd) throw new BrokenFile('no mvhd');
  const movie = await readTimes(boxes, mvhd);
  const mvex = parts.find(({ type }) => type === 'mvex');
  const moofs = outer.filter(({ type }) => type === 'moof');
  const fragments = await sumFragments(boxes, moofs, await readSampleTicks(boxes, mvex));
  const traks = parts.filter(({ type }) => type === 'trak');
  if (traks.length > TRACKS_MAX) throw new BrokenFile('too many tracks');
  const tracks: Track[] = [];
  for (const trak of traks) tracks.push(await readTrack(boxes, trak, { movieTimescale: movie.timescale, fragments }));
  const [largest] = tracks
    .filter(({ isVideo, width, height, samples }) => isVideo && width > 0 && height > 0 && samples > 0)
    .toSorted((a, b) => b.width * b.height - a.width * a.height);
  const ticks = Math.max(movie.ticks, await readPlannedTicks(boxes, mvex));
  const duration = Math.max(ticks / movie.timescale, ...tracks.map(({ seconds }) => seconds));
  if (!largest || !Number.isFinite(duration) || duration <= 0) throw new BrokenFile('no picture, or no time');
  const { width, height, stsd } = largest;
  return { width, height, duration, rare_coding: await findRareCoding(boxes, stsd) };
}

async function readTrack(
  boxes: BoxReader,
  trak: Box,
  { movieTimescale, fragments }: { readonly movieTimescale: number; readonly fragments: ReadonlyMap<number, FragmentSum> },
): Promise<Track> {
  const tkhd = await boxes.find(trak, 'tkhd');
  const mdia = await boxes.find(trak, 'mdia');
  const hdlr = mdia && (await boxes.find(mdia, 'hdlr'));
  const mdhd = mdia && (await boxes.find(mdia, 'mdhd'));
  if (!tkhd || !hdlr || !mdhd) throw new BrokenFile('a track without its header boxes');
  const kind = (await boxes.bytes(hdlr, 0, 12)).toString('latin1', 8, 12);
  const elst = await boxes.find(trak, 'edts', 'elst');
  const edited = elst ? (await sumEdits(boxes, elst)) / movieTimescale : 0;
  const media = await readTimes(boxes, mdhd);
  const stbl = await boxes.find(mdia, 'minf', 'stbl');
  const inHead = await sumSamples(boxes, stbl);
  const later = fragments.get(await readTrackId(boxes, tkhd));
  // Players follow the samples, so both their sum and the duration in the head count; and show what the edits leave of them, if there are any.
  const whole = edited > 0 ? edited : Math.max(media.ticks, inHead.ticks) / media.timescale;
  const inFragments = later ? Math.max(inHead.ticks + later.ticks, later.to - (inHead.ticks > 0 ? 0 : later.from)) / media.timescale : 0;
  return {
    isVideo: kind === 'vide',
    ...(await readShownSize(boxes, tkhd)),
    seconds: Math.max(whole, inFragments),
    samples: inHead.samples + (later?.samples ?? 0),
    stsd: stbl && (await boxes.find(stbl, 'stsd')),
  };
}

/** Of the samples that the head itself lists. */
async function sumSamples(boxes: BoxReader, stbl: Box | undefined): Promise<{ samples: number; ticks: number }> {
  const stts = stbl && (await boxes.find(stbl, 'stts'));
  let samples = 0;
  if (!stts) return { samples, ticks: 0 };
  const ticks = await sumTable(boxes, stts, 8, (row) => {
    samples += row.readUInt32BE(0);
    return row.readUInt32BE(0) * row.readUInt32BE(4);
  });
  return { samples, ticks };
}

async function sumEdits(boxes: BoxReader, elst: Box): Promise<number> {
  const isLong = (await boxes.bytes(elst, 0, 4))[0] === 1;
  return sumTable(boxes, elst, isLong ? 20 : 12, (row) => (isLong ? Number(row.readBigUInt64BE(0)) : row.readUInt32BE(0)));
}

/** A table box: version, a count, then rows of one length. */
async function sumTable(boxes: BoxReader, box: Box, rowBytes: number, take: (row: Buffer) => number): Promise<number> {
  const count = (await boxes.bytes(box, 4, 4)).readUInt32BE(0);
  return boxes.sum(box, { start: box.start + 8, count, rowBytes }, take);
}

/** Reads mvhd and mdhd, which begin in the same way; in version 1 times have 64 bits. All ones mean unknown. */
async function readTimes(boxes: BoxReader, box: Box): Promise<{ timescale: number; ticks: number }> {
  const isLong = (await boxes.bytes(box, 0, 4))[0] === 1;
  const head = await boxes.bytes(box, 0, isLong ? 32 : 20);
  const timescale = head.readUInt32BE(isLong ? 20 : 12);
  const ticks = isLong ? head.readBigUInt64BE(24) : BigInt(head.readUInt32BE(16));
  if (timescale === 0) throw new BrokenFile('a film with a time scale of 0');
  return { timescale, ticks: isAllOnes(ticks, isLong) ? 0 : Number(ticks) };
}

/** What a film in fragments says of its whole length, in ticks of the movie. */
async function readPlannedTicks(boxes: BoxReader, mvex: Box | undefined): Promise<number> {
  const mehd = mvex && (await boxes.find(mvex, 'mehd'));
  if (!mehd) return 0;
  const isLong = (await boxes.bytes(mehd, 0, 4))[0] === 1;
  const ticks = isLong ? (await boxes.bytes(mehd, 4, 8)).readBigUInt64BE(0) : BigInt((await boxes.bytes(mehd, 4, 4)).readUInt32BE(0));
  return isAllOnes(ticks, isLong) ? 0 : Number(ticks);
}

const isAllOnes = (ticks: bigint, isLong: boolean): boolean => ticks === (isLong ? 0xffff_ffff_ffff_ffffn : 0xffff_ffffn);

async function readTrackId(boxes: BoxReader, tkhd: Box): Promise<number> {
  const isLong = (await boxes.bytes(tkhd, 0, 4))[0] === 1;
  return (await boxes.bytes(tkhd, isLong ? 20 : 12, 4)).readUInt32BE(0);
}

/** The matrix turns a film that was taken upright by 90 degrees. */
async function readShownSize(boxes: BoxReader, tkhd: Box): Promise<{ width: number; height: number }> {
  const matrix = (await boxes.bytes(tkhd, 0, 4))[0] === 1 ? 52 : 40;
  const head = await boxes.bytes(tkhd, 0, matrix + 44);
  const width = Math.round(head.readUInt32BE(matrix + 36) / 65_536);
  const height = Math.round(head.readUInt32BE(matrix + 40) / 65_536);
  const isRotated = head.readInt32BE(matrix) === 0 && head.readInt32BE(matrix + 4) !== 0;
  return isRotated ? { width: height, height: width } : { width, height };
}
