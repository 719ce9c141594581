import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const EIGHT_BITS_RGB = [8, 2, 0, 0, 0];

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** A PNG with a vertical gradient; `paddingBytes` makes the file larger without changing the picture. */
export function makePng(width: number, height: number, paddingBytes = 0): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set(EIGHT_BITS_RGB, 8);
  const line = width * 3 + 1;
  const pixels = Buffer.alloc(line * height);
  for (let y = 0; y < height; y++) {
    const shade = Math.floor((y * 200) / height);
    pixels.fill(Buffer.from([95, 46 + Math.floor(shade / 2), 234 - shade]), y * line + 1, (y + 1) * line);
  }
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    ...(paddingBytes > 0 ? [chunk('paDd', Buffer.alloc(paddingBytes))] : []),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
