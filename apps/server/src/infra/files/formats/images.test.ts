import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createGif, createJpeg, createPdf, createPng } from '#infra/testing/media-samples.ts';
import { checkWholeGif } from './gif-file.ts';
import { checkWholeJpeg } from './jpeg-file.ts';
import { BrokenFile, createPartReader, WINDOW_BYTES } from './part-reader.ts';
import { checkWholePdf } from './pdf-file.ts';
import { checkWholePng } from './png-file.ts';
import { createChunk } from './png-writer.ts';

const CHECKS = { png: checkWholePng, gif: checkWholeGif, jpeg: checkWholeJpeg, pdf: checkWholePdf };
type Kind = keyof typeof CHECKS;

const open = (file: Buffer) => createPartReader(async (position, length) => file.subarray(position, position + length), file.length);
const check = (kind: Kind, file: Buffer) => CHECKS[kind](open(file));

const trailer = Buffer.from('<script>alert(1);</script>;');
const jpegHead = createJpeg(7, 4).subarray(0, 25);
const jpegEnd = Buffer.from('ffd9', 'hex');
/** A PNG of a head of one's own and pixels of any length. */
function forgePng({
  width = 4,
  height = 4,
  depth = 8,
  color = 0,
  interlace = 0,
  pixels = Buffer.alloc(20),
  behind = Buffer.alloc(0),
} = {}) {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([depth, color, 0, 0, interlace], 8);
  const chunks = [createChunk('IHDR', head), createChunk('IDAT', deflateSync(pixels)), createChunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...chunks, behind]);
}
function movingPng(frames: number) {
  const still = createPng(3, 4);
  const chunks = Array.from({ length: frames }, () => createChunk('fcTL', Buffer.alloc(26)));
  return Buffer.concat([still.subarray(0, 33), ...chunks, still.subarray(33)]);
}
const flipByte = (file: Buffer, at: number) => {
  const copy = Buffer.from(file);
  copy[at] = copy[at]! ^ 1;
  return copy;
};

test.each<[Kind, string, Buffer]>([
  ['png', 'grey', createPng(3, 4)],
  ['png', 'of true colour with an alpha of 16 bits', forgePng({ depth: 16, color: 6, pixels: Buffer.alloc(4 * 33) })],
  ['png', 'of two colours', forgePng({ width: 9, depth: 1, color: 3, pixels: Buffer.alloc(4 * 3) })],
  // Passes of 8 × 8: 1×1, 1×1, 2×1, 2×2, 4×2, 4×4, 8×4, a filter byte for each row.
  ['png', 'interlaced', forgePng({ width: 8, height: 8, interlace: 1, pixels: Buffer.alloc(64 + 15) })],
  ['png', 'moving', movingPng(1000)],
  ['gif', 'still', createGif(5, 3)],
  ['gif', 'moving', createGif(5, 3, 1000)],
  ['jpeg', 'plain', createJpeg(7, 4)],
  ['jpeg', 'with something that a phone keeps behind it', Buffer.concat([createJpeg(7, 4), trailer])],
  ['jpeg', 'with an end in its preview', createJpeg(7, 4, Buffer.from('ffe1000affd9000000000000', 'hex'))],
  ['jpeg', 'with stuffed bytes and restarts', Buffer.concat([jpegHead, Buffer.from('01ff0002ffd003ffff', 'hex'), jpegEnd])],
  [
    'jpeg',
    'of two scans',
    Buffer.concat([jpegHead, Buffer.alloc(9), Buffer.from('ffda0008010100003f00', 'hex'), Buffer.alloc(9), jpegEnd]),
  ],
  ['pdf', 'plain', createPdf()],
])('a whole %s, %s, passes', async (kind, _, file) => {
  await check(kind, file);
  expect(file.length).toBeGreaterThan(0);
});

test.each<[Kind, string, Buffer]>([
  ['png', 'cut off', createPng(3, 4).subarray(0, -1)],
  ['png', 'cut off in its pixels', createPng(30, 40).subarray(0, 50)],
  ['png', 'with something behind it', Buffer.concat([createPng(3, 4), trailer])],
  ['png', 'with a damaged head', flipByte(createPng(3, 4), 17)],
  ['png', 'with damaged pixels', flipByte(createPng(30, 40), 45)],
  ['png', 'with fewer pixels than its size has', forgePng({ pixels: Buffer.alloc(19) })],
  ['png', 'that unpacks to more than its size has', forgePng({ pixels: Buffer.alloc(1_000_000) })],
  ['png', 'with pixels that are not packed', flipByte(forgePng({}), 41)],
  ['png', 'of a colour type that does not exist', forgePng({ color: 5 })],
  ['png', 'of a depth that its colour type does not have', forgePng({ depth: 4, color: 2 })],
  ['png', 'interlaced in a way that does not exist', forgePng({ interlace: 2 })],
  ['png', 'of more frames than a screen can bear', movingPng(1001)],
  ['gif', 'that paints billions of pixels', createGif(5000, 5000, 100)],
  ['gif', 'cut off', createGif(5, 3).subarray(0, -1)],
  ['gif', 'without a frame', Buffer.concat([createGif(5, 3, 0)])],
  ['gif', 'with something behind it that ends as it does', Buffer.concat([createGif(5, 3), trailer])],
  ['gif', 'of more frames than a screen can bear', createGif(5, 3, 1001)],
  ['gif', 'with a frame larger than its screen', Buffer.concat([createGif(5, 3).subarray(0, -1), createGif(9, 9).subarray(19)])],
  ['jpeg', 'cut off in its scan', createJpeg(7, 4).subarray(0, -2)],
  ['jpeg', 'cut off in its segments', createJpeg(7, 4).subarray(0, 10)],
  ['jpeg', 'without a scan', Buffer.concat([createJpeg(7, 4).subarray(0, 15), jpegEnd])],
  ['jpeg', 'of noise', Buffer.concat([Buffer.from('ffd8', 'hex'), Buffer.alloc(50, 1)])],
  [
    'jpeg',
    'that paints itself a hundred times over',
    Buffer.concat([jpegHead, ...Array.from({ length: 100 }, () => Buffer.from('00ffda0008010100003f00', 'hex')), jpegEnd]),
  ],
  ['pdf', 'cut off', createPdf().subarray(0, -8)],
  ['pdf', 'with something behind it', Buffer.concat([createPdf(), trailer])],
  ['pdf', 'with a script', createPdf('/OpenAction<</S/JavaScript/JS(app.alert(1))>>')],
  ['pdf', 'that starts a program', createPdf('/OpenAction<</S/Launch/F(cmd.exe)>>')],
  ['pdf', 'with a file inside', createPdf('/Names<</EmbeddedFiles 2 0 R>>')],
])('a %s %s is broken', async (kind, _, file) => {
  await expect(check(kind, file)).rejects.toThrow(BrokenFile);
});

test.each([-2, -1, 0, 1, 2])('an end that lies across two windows is found (%i)', async (shift) => {
  await check('jpeg', Buffer.concat([jpegHead, Buffer.alloc(WINDOW_BYTES + shift, 7), jpegEnd]));
  await expect(check('jpeg', Buffer.concat([jpegHead, Buffer.alloc(WINDOW_BYTES + shift, 7)]))).rejects.toThrow(BrokenFile);
});

test('a name that lies across two windows of a PDF is found', async () => {
  const filling = ' '.repeat(WINDOW_BYTES - 36);
  await expect(check('pdf', createPdf(`${filling}/JavaScript`))).rejects.toThrow('does something');
});

test('a file of crumbs is given up', async () => {
  // Sub-blocks of one byte each.
  const crumbs = Buffer.alloc(600_000, Buffer.from('0105', 'hex'));
  const file = Buffer.concat([createGif(5, 3).subarray(0, -1), Buffer.from('21fe', 'hex'), crumbs, Buffer.from('003b', 'hex')]);
  await expect(check('gif', file)).rejects.toThrow('crumbs');
});

test('no more than a window is ever asked for', async () => {
  const file = Buffer.concat([jpegHead, Buffer.alloc(3_000_000, 7), jpegEnd]);
  const asked: number[] = [];
  const reader = createPartReader(
    async (position, length) => (asked.push(length), file.subarray(position, position + length)),
    file.length,
  );
  await checkWholeJpeg(reader);
  expect(Math.max(...asked)).toBe(WINDOW_BYTES);
  expect(asked.length).toBeLessThan(20);
});
