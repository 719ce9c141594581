import { BrokenFile } from '#infra/files/formats/part-reader.ts';
import type { Box, BoxReader } from './mp4-boxes.ts';

/** What the fragments of a track hold, in ticks of its media. */
export interface FragmentSum {
  readonly samples: number;
  readonly ticks: number;
  /** When the first begins and the last ends, where the fragments tell it. */
  readonly from: number;
  readonly to: number;
}

/** The duration of a sample, in ticks, of each track, unless a fragment tells another. */
export type SampleTicks = ReadonlyMap<number, number>;

/** Which optional fields a tfhd and a trun have. */
const TFHD = { baseOffset: 0x1, description: 0x2, sampleTicks: 0x8 };
const TRUN = { dataOffset: 0x1, firstFlags: 0x4, sampleTicks: 0x100 };

/** The durations that mvex declares for the samples of fragments, by track. */
export async function readSampleTicks(boxes: BoxReader, mvex: Box | undefined): Promise<SampleTicks> {
  const ticks = new Map<number, number>();
  for (const trex of mvex ? await boxes.list(mvex) : []) {
    if (trex.type !== 'trex') continue;
    const fields = await boxes.bytes(trex, 4, 12);
    ticks.set(fields.readUInt32BE(0), fields.readUInt32BE(8));
  }
  return ticks;
}

/** Sums the fragments (moof boxes) of a film, by track. Throws BrokenFile. */
export async function sumFragments(boxes: BoxReader, moofs: readonly Box[], defaults: SampleTicks): Promise<Map<number, FragmentSum>> {
  const sums = new Map<number, FragmentSum>();
  for (const moof of moofs)
    for (const traf of await boxes.list(moof)) {
      if (traf.type !== 'traf') continue;
      const parts = await boxes.list(traf);
      const tfhd = parts.find(({ type }) => type === 'tfhd');
      if (!tfhd) throw new BrokenFile('a fragment without its head');
      const { track, sampleTicks } = await readHead(boxes, tfhd, defaults);
      const tfdt = parts.find(({ type }) => type === 'tfdt');
      let [samples, ticks] = [0, 0];
      for (const trun of parts.filter(({ type }) => type === 'trun')) {
        const run = await readRun(boxes, trun, sampleTicks);
        samples += run.samples;
        ticks += run.ticks;
      }
      const before = sums.get(track);
      const from = tfdt ? await readTime(boxes, tfdt) : (before?.to ?? 0);
      sums.set(track, {
        samples: samples + (before?.samples ?? 0),
        ticks: ticks + (before?.ticks ?? 0),
        from: Math.min(from, before?.from ?? from),
        to: Math.max(from + ticks, before?.to ?? 0),
      });
    }
  return sums;
}

async function readHead(boxes: BoxReader, tfhd: Box, defaults: SampleTicks): Promise<{ track: number; sampleTicks: number }> {
  const head = await boxes.bytes(tfhd, 0, 8);
  const [flags, track] = [head.readUIntBE(1, 3), head.readUInt32BE(4)];
  if ((flags & TFHD.sampleTicks) === 0) return { track, sampleTicks: defaults.get(track) ?? 0 };
  const offset = 8 + ((flags & TFHD.baseOffset) === 0 ? 0 : 8) + ((flags & TFHD.description) === 0 ? 0 : 4);
  return { track, sampleTicks: (await boxes.bytes(tfhd, offset, 4)).readUInt32BE(0) };
}

/** Each row of a run has up to four fields of 32 bits; the duration is the first. */
async function readRun(boxes: BoxReader, trun: Box, sampleTicks: number): Promise<{ samples: number; ticks: number }> {
  const head = await boxes.bytes(trun, 0, 8);
  const [flags, count] = [head.readUIntBE(1, 3), head.readUInt32BE(4)];
  const rowBytes = [0x100, 0x200, 0x400, 0x800].filter((field) => (flags & field) !== 0).length * 4;
  if (rowBytes === 0) return { samples: count, ticks: count * sampleTicks };
  const start = trun.start + 8 + ((flags & TRUN.dataOffset) === 0 ? 0 : 4) + ((flags & TRUN.firstFlags) === 0 ? 0 : 4);
  const hasTicks = (flags & TRUN.sampleTicks) !== 0;
  const ticks = await boxes.sum(trun, { start, count, rowBytes }, (row) => (hasTicks ? row.readUInt32BE(0) : sampleTicks));
  return { samples: count, ticks };
}

async function readTime(boxes: BoxReader, tfdt: Box): Promise<number> {
  const isLong = (await boxes.bytes(tfdt, 0, 4))[0] === 1;
  return isLong ? Number((await boxes.bytes(tfdt, 4, 8)).readBigUInt64BE(0)) : (await boxes.bytes(tfdt, 4, 4)).readUInt32BE(0);
}
