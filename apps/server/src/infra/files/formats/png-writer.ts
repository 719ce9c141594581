import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

/** A chunk of a PNG: its length, its type of four letters, its bytes and their checksum. */
export function createChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  chunk.set(body, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}

export interface Painting {
  readonly width: number;
  readonly height: number;
  /** Colours as hue (0 to 359), saturation and light (0 to 1); at most 256. */
  readonly palette: readonly (readonly [hue: number, saturation: number, light: number])[];
  /** Index of the colour at a point, from the top left. */
  readonly colourAt: (x: number, y: number) => number;
}

/** A painting as PNG, one byte for each pixel. */
export function paintPng({ width, height, palette, colourAt }: Painting): Buffer {
  const rows = Buffer.alloc(height * (width + 1));
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) rows[y * (width + 1) + 1 + x] = colourAt(x, y);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits that index a palette.
  header.set([8, 3, 0, 0, 0], 8);
  const colours = Buffer.from(palette.flatMap(([hue, saturation, light]) => hslToRgb(hue, saturation, light)));
  const chunks = [
    createChunk('IHDR', header),
    createChunk('PLTE', colours),
    createChunk('IDAT', deflateSync(rows)),
    createChunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([SIGNATURE, ...chunks]);
}

function hslToRgb(hue: number, saturation: number, light: number): [number, number, number] {
  const a = saturation * Math.min(light, 1 - light);
  const part = (n: number) => {
    const k = (n + hue / 30) % 12;
    return Math.round(255 * (light - a * Math.max(-1, Math.min(k - 3, 9 - k, 1))));
  };
  return [part(0), part(8), part(4)];
}
