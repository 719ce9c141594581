import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { BrokenFile } from '#infra/files/formats/part-reader.ts';
import { createGif } from '#infra/testing/media-samples.ts';
import { drawScene } from '#infra/testing/picture-samples.ts';
import { cleanPicture, cutSquare, makeThumb, readPictureHead } from './picture.ts';

const open = (name: string) => readFile(new URL(`./testing/${name}`, import.meta.url));
const clean = async (file: Buffer) => cleanPicture(file, await readPictureHead(file), 10_485_760);
const join = (...parts: Buffer[]) => Buffer.concat(parts);
const text = (words: string) => Buffer.from(words, 'latin1');
const segment = (kind: number, content: string) => {
  const head = Buffer.from([0xff, kind, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return join(head, text(content));
};
/** Puts parts after the first two bytes of a JPEG, or before its last two. */
const begin = (file: Buffer, ...parts: Buffer[]) => join(file.subarray(0, 2), ...parts, file.subarray(2));
const finish = (file: Buffer, ...parts: Buffer[]) => join(file.subarray(0, -2), ...parts, file.subarray(-2));

const baseline = await drawScene(120, 90).jpeg({ quality: 85 }).toBuffer();
const progressive = await drawScene(120, 90).jpeg({ quality: 85, progressive: true }).toBuffer();
const oddScan = await open('odd-scan.jpg');
const png = await drawScene(120, 90).png().toBuffer();
const gif = await open('zeros-after-end.gif');
const wholeGif = gif.subarray(0, gif.lastIndexOf(0x3b) + 1);

const kinds = [
  ['a baseline JPEG', baseline],
  ['a progressive JPEG', progressive],
] as const;
const oddities = [
  ['with bytes after its end', (file: Buffer) => join(file, text('<html>'), Buffer.alloc(500))],
  ['with another one after its end', (file: Buffer) => join(file, file)],
  ['without its end mark', (file: Buffer) => file.subarray(0, -2)],
  ['with half of its end mark', (file: Buffer) => file.subarray(0, -1)],
  ['with zeros before its end mark', (file: Buffer) => finish(file, Buffer.alloc(30))],
  ['with fill bytes before its end mark', (file: Buffer) => finish(file, Buffer.alloc(30, 0xff))],
  ['with bytes between its segments', (file: Buffer) => begin(file, text('junkjunk'))],
  [
    'with many large APP segments',
    (file: Buffer) => begin(file, ...[0xe3, 0xe5, 0xec, 0xed, 0xef].map((kind) => segment(kind, 'x'.repeat(60_000)))),
  ],
  ['with a broken colour profile', (file: Buffer) => begin(file, segment(0xe2, `ICC_PROFILE\0\u0001\u0001${'garbage'.repeat(30)}`))],
  ['with broken EXIF', (file: Buffer) => begin(file, segment(0xe1, `Exif\0\0garbage${'x'.repeat(40)}`))],
  ['with unknown colours of Adobe', (file: Buffer) => begin(file, segment(0xee, 'Adobe\0\x64\0\0\0\0\u0007'))],
  ['of an unknown version of JFIF', (file: Buffer) => begin(file, segment(0xe0, 'JFIF\0\u0009\u0001\0\0\u0001\0\u0001\0\0'))],
] as const;

test.each(kinds.flatMap(([what, file]) => oddities.map(([how, change]) => [what, how, file, change] as const)))(
  '%s %s is written anew with the pixels of the plain one',
  async (_what, _how, file, change) => {
    const odd = await clean(change(file));
    expect([odd.width, odd.height]).toEqual([120, 90]);
    expect(await sharp(odd.bytes).raw().toBuffer()).toEqual(
      await sharp((await clean(file)).bytes)
        .raw()
        .toBuffer(),
    );
    expect(odd.bytes.includes('<html>')).toBe(false);
  },
);

test('a JPEG with scan parameters of no meaning is shown as any other, in full, small and as a square', async () => {
  const { bytes, width, height } = await clean(oddScan);
  expect([width, height]).toEqual([160, 120]);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 160, height: 120 });
  expect((await makeThumb(oddScan)).length).toBeGreaterThan(100);
  expect((await cutSquare(oddScan, 64)).length).toBeGreaterThan(100);
});

test.each<[string, Buffer]>([
  ['with zeros after its end', gif],
  ['without its end', await open('no-end.gif')],
  ['with zeros instead of its end', join(wholeGif.subarray(0, -1), Buffer.alloc(40))],
  ['with a zero before its end', join(wholeGif.subarray(0, -1), Buffer.from([0, 0x3b]))],
  ['with a page after its end', join(wholeGif, text('<html>'))],
])('a GIF %s is kept as the whole one', async (_, file) => {
  const { bytes, width, height } = await clean(file);
  expect([width, height]).toEqual([100, 100]);
  expect(bytes).toEqual(wholeGif);
});

/** Where the pixels of a file begin and end; a cut there takes some of them away. */
const pixelsOf: readonly (readonly [what: string, file: Buffer, from: number, to: number])[] = [
  ['a baseline JPEG', baseline, baseline.indexOf('ffda', 0, 'hex') + 14, baseline.length - 2],
  ['a progressive JPEG', progressive, progressive.indexOf('ffda', 0, 'hex') + 14, progressive.length - 2],
  ['a JPEG with an odd scan', oddScan, oddScan.indexOf('ffda', 0, 'hex') + 14, oddScan.length - 2],
  ['a PNG', png, png.indexOf('IDAT') + 4, png.length - 16],
  ['a GIF', wholeGif, 13 + 3 * 2 ** ((wholeGif[10]! & 7) + 1) + 11, wholeGif.length - 2],
  ['a moving GIF', createGif(9, 9, 3).subarray(0, -17), 30, createGif(9, 9, 3).length - 17],
];

test.each(
  pixelsOf.flatMap(([what, file, from, to]) =>
    Array.from(
      { length: 10 },
      (_, index) => [what, index + 1, file.subarray(0, from + Math.floor(((to - from - 1) * index) / 9))] as const,
    ),
  ),
)('%s cut within its pixels, at place %d of 10, is broken', async (_what, _number, cut) => {
  await expect(clean(cut)).rejects.toThrow(BrokenFile);
});

test('a progressive JPEG that lacks its last scan is broken, since nobody knows what it held', async () => {
  await expect(clean(progressive.subarray(0, progressive.lastIndexOf('ffda', undefined, 'hex')))).rejects.toThrow(BrokenFile);
});

test('a JPEG with an odd scan whose pixels are garbled is broken', async () => {
  const garbled = Buffer.from(oddScan);
  for (let at = 0; at < 200; at++) garbled[(garbled.length >> 1) + at] = (at * 89 + 7) & 255;
  await expect(clean(garbled)).rejects.toThrow(BrokenFile);
});
