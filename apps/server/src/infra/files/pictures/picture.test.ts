import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { BrokenFile } from '#infra/files/formats/part-reader.ts';
import { createGif, createJpeg, createPng } from '#infra/testing/media-samples.ts';
import { colourAt, drawScene, readWebpSize, takePhoto } from '#infra/testing/picture-samples.ts';
import { cleanPicture, makeThumb, readPictureHead } from './picture.ts';

const MB = 1_048_576;
const clean = async (file: Buffer, limitBytes = 10 * MB) => cleanPicture(file, await readPictureHead(file), limitBytes);

test('a photo is turned as it is shown, and its camera, place and author are removed', async () => {
  const photo = await takePhoto(300, 200);
  expect((await sharp(photo).metadata()).orientation).toBe(6);
  expect(photo.includes('The author')).toBe(true);
  expect(await readPictureHead(photo)).toMatchObject({ width: 200, height: 300 });
  const { bytes, width, height } = await clean(photo);
  expect([width, height]).toEqual([200, 300]);
  const { exif, orientation, icc, xmp } = await sharp(bytes).metadata();
  expect([exif, orientation, icc, xmp]).toEqual([undefined, undefined, undefined, undefined]);
  // Turned to the right: the left side is now at the top.
  expect([await colourAt(bytes, 100, 20), await colourAt(bytes, 100, 280)]).toEqual(['red', 'blue']);
});

test('a PNG keeps every pixel', async () => {
  const file = await drawScene(90, 60).png().toBuffer();
  const { bytes } = await clean(file);
  expect(await sharp(bytes).raw().toBuffer()).toEqual(await sharp(file).raw().toBuffer());
});

test('an animated GIF keeps its frames', async () => {
  const file = createGif(5, 3, 12);
  expect((await sharp((await clean(file)).bytes, { animated: true }).metadata()).pages).toBe(12);
});

test('a picture above the limit is packed closer', async () => {
  const photo = await drawScene(900, 900).jpeg({ quality: 60 }).toBuffer();
  const fine = (await clean(photo)).bytes.length;
  expect((await clean(photo, fine - 1)).bytes.length).toBeLessThan(fine);
  const drawing = await sharp(await drawScene(200, 200).png().toBuffer())
    .png({ palette: true, colours: 16 })
    .toBuffer();
  const full = (await clean(drawing)).bytes.length;
  expect((await clean(drawing, full - 1)).bytes.length).toBeLessThan(full);
});

test.each([
  ['a wide one', 1600, 400, 480, 120],
  ['an upright one', 400, 1600, 120, 480],
  ['a small one', 90, 160, 90, 160],
])('a small picture of %s has at most 480 pixels a side, and is WebP', async (_, width, height, smallWidth, smallHeight) => {
  const thumb = await makeThumb(await drawScene(width, height).png().toBuffer());
  expect(readWebpSize(thumb)).toEqual({ width: smallWidth, height: smallHeight });
});

const scan = createJpeg(8, 8).subarray(-13, -2);
const photo = await drawScene(300, 200).jpeg({ quality: 90 }).toBuffer();
const drawing = await drawScene(300, 200).png().toBuffer();
const garble = (file: Buffer) => {
  const copy = Buffer.from(file);
  for (let at = 0; at < 200; at++) copy[(file.length >> 1) + at] = (at * 89 + 7) & 255;
  return copy;
};

test.each<[string, Buffer]>([
  ['a JPEG that lacks its last pixels', photo.subarray(0, -12)],
  ['half of a JPEG', photo.subarray(0, photo.length >> 1)],
  ['a garbled JPEG', garble(photo)],
  ['a JPEG with more than a hundred scans', Buffer.concat([createJpeg(8, 8).subarray(0, -2), ...Array<Buffer>(101).fill(scan)])],
  ['half of a PNG', drawing.subarray(0, drawing.length >> 1)],
  ['a garbled PNG', garble(drawing)],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['a WebP', await drawScene(9, 9).webp().toBuffer()],
  ['a TIFF', await drawScene(9, 9).tiff().toBuffer()],
  ['a PNG of more pixels than are ever decoded', createPng(5001, 5000)],
])('%s is broken', async (_, file) => {
  await expect(clean(file)).rejects.toThrow(BrokenFile);
});

test('a damaged picture is either refused as broken or read', async () => {
  const files = [createPng(3, 3), createGif(5, 3, 2), createJpeg(7, 4), await takePhoto(30, 20)];
  const damage = fc.array(fc.tuple(fc.nat(6000), fc.nat(255)), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...files), damage, fc.nat(6000), async (file, bytes, cut) => {
      const damaged = Buffer.from(file.subarray(0, Math.max(1, file.length - (cut % file.length))));
      for (const [position, value] of bytes) damaged[position % damaged.length] = value;
      const outcome = await clean(damaged).then(
        async (picture) => ((await readPictureHead(picture.bytes)).width === picture.width ? 'whole' : 'other'),
        (error: unknown) => (error instanceof BrokenFile ? 'broken' : String(error)),
      );
      expect(outcome).toMatch(/^(?:whole|broken)$/);
    }),
    { numRuns: 300 },
  );
}, 30_000);
