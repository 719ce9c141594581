import { crc32, deflateSync } from 'node:zlib';

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

function createChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  chunk.set(body, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}

export type VideoSample = {
  readonly width: number;
  readonly height: number;
  readonly duration: number;
  readonly brand?: 'isom' | 'qt  ';
  readonly isTurned?: boolean;
};

/** The boxes of an MP4 or MOV file without its pictures; moov comes last, as a camera writes it. */
export function createVideo({ width, height, duration, brand = 'isom', isTurned = false }: VideoSample): Buffer {
  const mvhd = Buffer.alloc(100);
  mvhd.writeUInt32BE(1000, 12);
  mvhd.writeUInt32BE(Math.round(duration * 1000), 16);
  const tracks = [createTrack(0, 0, false), createTrack(width, height, isTurned)];
  const moov = createBox('moov', createBox('mvhd', mvhd), ...tracks);
  return Buffer.concat([createBox('ftyp', Buffer.from(`${brand}\0\0\0\0${brand}`)), createBox('mdat', Buffer.alloc(5000)), moov]);
}

function createTrack(width: number, height: number, isTurned: boolean): Buffer {
  const tkhd = Buffer.alloc(84);
  tkhd.writeUInt32BE(isTurned ? 0 : 65_536, 40);
  tkhd.writeUInt32BE(isTurned ? 65_536 : 0, 44);
  tkhd.writeUInt32BE(width * 65_536, 76);
  tkhd.writeUInt32BE(height * 65_536, 80);
  return createBox('trak', createBox('tkhd', tkhd));
}

function createBox(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}
