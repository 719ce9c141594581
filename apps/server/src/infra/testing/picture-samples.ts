import sharp from 'sharp';

/** Red on the left, blue on the right, with a grain that does not compress well; cameras store upright pictures sideways. */
export function drawScene(width: number, height: number) {
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const grain = (x * 7 + y * 13 + ((x * y) % 11) * 5) % 40;
      pixels.set(x < width / 2 ? [200 + grain, grain, grain] : [grain, grain, 200 + grain], (y * width + x) * 3);
    }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** A photo that is stored sideways (EXIF 6: shown turned to the right), with its place, its camera and its author. */
export function takePhoto(width: number, height: number): Promise<Buffer> {
  return drawScene(width, height)
    .jpeg({ quality: 90 })
    .withExif({
      IFD0: { Artist: 'The author', Model: 'The camera', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 41/1 21/1', GPSLongitudeRef: 'E', GPSLongitude: '51/1 23/1 20/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

/** The colour at a point, from the top left. */
export async function colourAt(picture: Buffer, x: number, y: number): Promise<'red' | 'blue'> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const at = (y * info.width + x) * info.channels;
  return data[at]! > data[at + 2]! ? 'red' : 'blue';
}

/** The size of a WebP of one frame; the server itself never decodes one. */
export function readWebpSize(bytes: Buffer): { width: number; height: number } {
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP') throw new Error('no WebP');
  const hasAlpha = bytes.toString('latin1', 12, 16) === 'VP8X';
  if (hasAlpha) return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
}
