import { deflateSync } from 'node:zlib';
import { createChunk } from '#infra/files/formats/png-writer.ts';

/** A whole PNG of one colour. */
export function createPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0], 8);
  const pixels = deflateSync(Buffer.alloc((width + 1) * height));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    createChunk('IHDR', header),
    createChunk('IDAT', pixels),
    createChunk('IEND', Buffer.alloc(0)),
  ]);
}

export type VideoSample = {
  readonly width: number;
  readonly height: number;
  readonly duration: number;
  readonly brand?: string;
  readonly isRotated?: boolean;
  readonly mdatBytes?: number;
};

/** The boxes of an MP4 or MOV file without real frames: a track of sound and one of video; moov comes last, as a camera writes it. */
export function createVideo({ width, height, duration, brand = 'isom', isRotated = false, mdatBytes = 5000 }: VideoSample): Buffer {
  const tracks = [createTrack({ kind: 'soun', duration }), createTrack({ kind: 'vide', width, height, duration, isRotated })];
  const moov = createBox('moov', createMovieHead(duration), ...tracks);
  return Buffer.concat([createFileHead(brand), createBox('mdat', Buffer.alloc(mdatBytes)), moov]);
}

export const createFileHead = (brand = 'isom') => createBox('ftyp', Buffer.from(`${brand}\0\0\0\0${brand}`, 'latin1'));

/** Seconds, in thousandths. */
export function createMovieHead(duration: number): Buffer {
  const mvhd = Buffer.alloc(100);
  mvhd.writeUInt32BE(1000, 12);
  mvhd.writeUInt32BE(Math.round(duration * 1000), 16);
  return createBox('mvhd', mvhd);
}

export interface TrackSample {
  readonly kind: string;
  /** Fragments name it. */
  readonly id?: number;
  readonly width?: number;
  readonly height?: number;
  readonly duration: number;
  readonly isRotated?: boolean;
  /** Boxes next to mdia, such as edts. */
  readonly beside?: readonly Buffer[];
  /** Boxes of the sample table; one sample of the whole duration if not given. */
  readonly tables?: readonly Buffer[];
}

export function createTrack({
  kind,
  id = 1,
  width = 0,
  height = 0,
  duration,
  isRotated = false,
  beside = [],
  tables,
}: TrackSample): Buffer {
  const tkhd = Buffer.alloc(84);
  tkhd.writeUInt32BE(id, 12);
  tkhd.writeUInt32BE(isRotated ? 0 : 65_536, 40);
  tkhd.writeUInt32BE(isRotated ? 65_536 : 0, 44);
  tkhd.writeUInt32BE(width * 65_536, 76);
  tkhd.writeUInt32BE(height * 65_536, 80);
  const mdhd = Buffer.alloc(24);
  mdhd.writeUInt32BE(600, 12);
  mdhd.writeUInt32BE(Math.round(duration * 600), 16);
  const hdlr = Buffer.alloc(25);
  hdlr.write(kind, 8, 'latin1');
  const minf = createBox('minf', createBox('stbl', ...(tables ?? [createSamples(1, Math.round(duration * 600))])));
  return createBox('trak', createBox('tkhd', tkhd), ...beside, createBox('mdia', createBox('mdhd', mdhd), createBox('hdlr', hdlr), minf));
}

/** A number of samples, each with a length in ticks of 1/600 second. */
export function createSamples(count: number, ticks: number): Buffer {
  const rows = Buffer.alloc(16);
  [0, 1, count, ticks].forEach((value, index) => rows.writeUInt32BE(value, index * 4));
  return createBox('stts', rows);
}

export function createBox(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

/** A GIF of one colour with a number of frames. */
export function createGif(width: number, height: number, frames = 1): Buffer {
  const head = Buffer.from('47494638396100000000800000000000ffffff', 'hex');
  head.writeUInt16LE(width, 6);
  head.writeUInt16LE(height, 8);
  const frame = Buffer.from('2c0000000000000000000202440100', 'hex');
  frame.writeUInt16LE(width, 5);
  frame.writeUInt16LE(height, 7);
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from(';')]);
}

/** A whole JPEG of one grey; `before` is put before the frame, like EXIF. A size beyond every limit is only claimed. */
export function createJpeg(width: number, height: number, before: Buffer = Buffer.alloc(0)): Buffer {
  const steps = Buffer.from(`ffdb004300${'01'.repeat(64)}`, 'hex');
  const frame = Buffer.from('ffc0000b080000000001011100', 'hex');
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  // One word of one bit each: no change of brightness, and the end of a block.
  const words = Buffer.from(['00', '10'].map((table) => `ffc40014${table}01${'00'.repeat(16)}`).join(''), 'hex');
  const blocks = Math.min(Math.ceil(width / 8) * Math.ceil(height / 8), 1_000_000);
  const scan = Buffer.concat([Buffer.from('ffda0008010100003f00', 'hex'), Buffer.alloc(Math.ceil(blocks / 4))]);
  return Buffer.concat([Buffer.from('ffd8', 'hex'), before, steps, frame, words, scan, Buffer.from('ffd9', 'hex')]);
}

/** A document without pages. */
export function createPdf(inside = ''): Buffer {
  return Buffer.from(`%PDF-1.7\n1 0 obj<</Type/Catalog${inside}>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n`, 'latin1');
}
