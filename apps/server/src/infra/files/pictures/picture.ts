import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp';
import { THUMB_PX } from '@jarchi/domain/creatives/thumbs.ts';
import { cleanGif } from '#infra/files/formats/gif-file.ts';
import { BrokenFile } from '#infra/files/formats/part-reader.ts';
import { tidyJpeg } from '#infra/files/formats/tidy-jpeg.ts';

// Only formats that the product takes are ever decoded, whatever a file claims to be.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['Jpeg', 'Png', 'Nsgif'].map((format) => `VipsForeignLoad${format}Buffer`) });
// Each picture is read once.
sharp.cache(false);

/** The largest picture within the limit of sides: 5,000 × 5,000. */
const PIXELS_MAX = 25_000_000;
const SECONDS_MAX = 30;
const STRICT = { limitInputPixels: PIXELS_MAX, failOn: 'warning', sequentialRead: true } as const;
/** Progressive pictures have about ten; each scan is another pass over the whole picture, and no deadline ends one. */
const SCANS_MAX = 100;
const SCAN = Buffer.from('ffda', 'hex');
const GIF = Buffer.from('GIF8', 'latin1');
/** libjpeg's first complaint, and so its only one, is of bytes after the last pixel. */
const IS_READ_TO_THE_END = /^Error: VipsJpeg: Corrupt JPEG data: \d+ extraneous bytes before marker 0xd9$/;

interface PictureHead {
  readonly format: Metadata['format'];
  /** As shown: EXIF may turn it. */
  readonly width: number;
  readonly height: number;
  readonly isPalette: boolean;
  readonly hasFullColour: boolean;
}

/** A picture without its camera, place and author. */
export interface CleanPicture {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** The head of a picture, without decoding it. Throws BrokenFile when it cannot be read. */
export async function readPictureHead(bytes: Buffer): Promise<PictureHead> {
  const read = (source: Buffer) => orBroken(open(source, { limitInputPixels: false }).metadata());
  const { format, autoOrient, isPalette, chromaSubsampling } = await read(bytes).catch(async (error: unknown) => {
    if (!bytes.subarray(0, 4).equals(GIF)) throw error;
    return read(await cleanGif(bytes));
  });
  return { format, ...autoOrient, isPalette: isPalette ?? false, hasFullColour: chromaSubsampling === '4:4:4' };
}

/**
 * Decodes a whole picture, turns it as it is shown, and writes it again without anything else in the file, within `limitBytes` if possible;
 * a GIF keeps its frames as they are. Throws BrokenFile when the picture is not whole.
 */
export async function cleanPicture(bytes: Buffer, head: PictureHead, limitBytes: number): Promise<CleanPicture> {
  if (head.format === 'gif') return { bytes: await cleanGif(bytes), width: head.width, height: head.height };
  if (countScans(bytes, head) > SCANS_MAX) throw new BrokenFile('too many scans');
  const [first, second] = ENCODERS[head.format === 'png' ? 'png' : 'jpeg'];
  const fine = await draw(bytes, (picture) => first(picture.autoOrient(), head));
  return fine.bytes.length <= limitBytes ? fine : draw(bytes, (picture) => second(picture.autoOrient(), head));
}

/** A small WebP of a picture's first frame. Throws BrokenFile when the picture is not whole. */
export async function makeThumb(bytes: Buffer): Promise<Buffer> {
  const drawn = await draw(bytes, (picture) =>
    picture.autoOrient().resize(THUMB_PX, THUMB_PX, { fit: 'inside', withoutEnlargement: true }).webp({ quality: 78 }),
  );
  return drawn.bytes;
}

/** The middle of a picture as a square WebP of `side` pixels. Throws BrokenFile when the picture is not whole. */
export async function cutSquare(bytes: Buffer, side: number): Promise<Buffer> {
  const head = await readPictureHead(bytes);
  if (countScans(bytes, head) > SCANS_MAX) throw new BrokenFile('too many scans');
  const drawn = await draw(bytes, (picture) => picture.autoOrient().resize(side, side, { fit: 'cover' }).webp({ quality: 82 }));
  return drawn.bytes;
}

type Encoder = (picture: Sharp, head: PictureHead) => Sharp;

const getJpeg =
  (quality: number): Encoder =>
  (picture, { hasFullColour }) =>
    picture.jpeg({ quality, chromaSubsampling: hasFullColour ? '4:4:4' : '4:2:0' });

/** How each kind is written, and how when the result exceeds the limit. */
const ENCODERS: Readonly<Record<'jpeg' | 'png', readonly [Encoder, Encoder]>> = {
  jpeg: [getJpeg(88), getJpeg(70)],
  png: [
    (picture) => picture.png({ adaptiveFiltering: true }),
    (picture, { isPalette }) => picture.png({ adaptiveFiltering: !isPalette, palette: isPalette, compressionLevel: 9 }),
  ],
};

const open = (bytes: Buffer, options: SharpOptions = {}): Sharp => sharp(bytes, { ...STRICT, ...options });

/**
 * Decodes a picture and writes it as `write` says. A JPEG of which the decoder complains is decoded once more without its harmless
 * oddities; what is wrong with its pixels is still a reason to refuse it.
 */
async function draw(bytes: Buffer, write: (picture: Sharp) => Sharp): Promise<CleanPicture> {
  const attempt = (source: Buffer, options?: SharpOptions) => encode(write(open(source, options)));
  try {
    return await attempt(bytes);
  } catch (error) {
    const tidy = tidyJpeg(bytes);
    if (!tidy) throw error;
    return attempt(tidy).catch((left: unknown) => {
      if (left instanceof BrokenFile && IS_READ_TO_THE_END.test(left.message)) return attempt(tidy, { failOn: 'error' });
      throw left;
    });
  }
}

async function encode(picture: Sharp): Promise<CleanPicture> {
  const { data, info } = await orBroken(picture.timeout({ seconds: SECONDS_MAX }).toBuffer({ resolveWithObject: true }));
  return { bytes: data, width: info.width, height: info.height };
}

/** In packed pixels 0xff is always followed by a zero or a marker. */
function countScans(bytes: Buffer, { format }: PictureHead): number {
  let scans = 0;
  if (format === 'jpeg') for (let at = bytes.indexOf(SCAN); at >= 0; at = bytes.indexOf(SCAN, at + 2)) scans++;
  return scans;
}

/** The bytes are in memory, so an error is the picture's. */
function orBroken<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    throw new BrokenFile(String(error));
  });
}
