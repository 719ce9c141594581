import { expect, test } from 'vitest';
import { createGif, createPdf } from '#infra/testing/media-samples.ts';
import { cleanGif } from './gif-file.ts';
import { BrokenFile, createPartReader, WINDOW_BYTES } from './part-reader.ts';
import { checkWholePdf } from './pdf-file.ts';

const open = (file: Buffer) => createPartReader(async (position, length) => file.subarray(position, position + length), file.length);
const checkPdf = (file: Buffer) => checkWholePdf(open(file));

const trailer = Buffer.from('<script>alert(1);</script>;');
const block = (label: string, ...parts: string[]) =>
  Buffer.concat([Buffer.from(`21${label}`, 'hex'), ...parts.flatMap((part) => [Buffer.from([part.length]), Buffer.from(part, 'latin1')])]);
const end = Buffer.from([0]);
/** A GIF with these blocks before its frames. */
const gifWith = (...blocks: Buffer[]) => Buffer.concat([createGif(5, 3, 2).subarray(0, 19), ...blocks, createGif(5, 3, 2).subarray(19)]);
const loop = Buffer.concat([block('ff', 'NETSCAPE2.0', '\u0001\u0005\0'), end]);
const pace = Buffer.concat([block('f9', '\u0004\u0007\0\0'), end]);

test.each<[string, Buffer]>([
  ['still', createGif(5, 3)],
  ['moving', createGif(5, 3, 1000)],
  ['with its loop and its delays', gifWith(loop, pace)],
])('a whole GIF, %s, stays as it is', async (_, file) => {
  expect(await cleanGif(file)).toEqual(file);
});

test.each<[string, Buffer]>([
  ['with bytes after its end that end like a GIF', Buffer.concat([createGif(5, 3), trailer])],
  ['without its end', createGif(5, 3).subarray(0, -1)],
  ['whose end is zeros', Buffer.concat([createGif(5, 3).subarray(0, -1), Buffer.alloc(20)])],
])('a GIF %s becomes a whole one', async (_, file) => {
  expect(await cleanGif(file)).toEqual(createGif(5, 3));
});

test.each<[string, Buffer]>([
  ['a comment', Buffer.concat([block('fe', '<script>alert(1)</script>', 'GPS'), end])],
  ['a note of a program', Buffer.concat([block('ff', 'XMP DataXMP', '<author>'), end])],
  ['a text', Buffer.concat([block('01', '\0'.repeat(12), 'hello'), end])],
])('%s in a GIF is left out', async (_, extension) => {
  expect(await cleanGif(gifWith(loop, extension, pace))).toEqual(gifWith(loop, pace));
});

test.each<[string, Buffer, Buffer]>([
  ['how often it runs', Buffer.concat([loop.subarray(0, -1), Buffer.from('\u0003abc', 'latin1'), end]), loop],
  ['how fast it runs', Buffer.concat([pace.subarray(0, -1), Buffer.from('\u0003abc', 'latin1'), end]), pace],
])('what hides after the data of %s is left out', async (_, hiding, plain) => {
  expect(await cleanGif(gifWith(hiding))).toEqual(gifWith(plain));
});

test.each<[string, Buffer]>([
  ['that paints billions of pixels', createGif(5000, 5000, 100)],
  ['cut off', createGif(5, 3).subarray(0, -2)],
  ['without a frame', createGif(5, 3, 0)],
  ['with too many frames', createGif(5, 3, 1001)],
  ['with a frame larger than its screen', Buffer.concat([createGif(5, 3).subarray(0, -1), createGif(9, 9).subarray(19)])],
  // Sub-blocks of one byte each.
  ['of tiny parts', gifWith(Buffer.from('21fe', 'hex'), Buffer.alloc(600_000, Buffer.from('0105', 'hex')), end)],
])('a GIF %s is broken', async (_, file) => {
  await expect(cleanGif(file)).rejects.toThrow(BrokenFile);
});

test('a whole document passes', async () => {
  expect(await checkPdf(createPdf())).toBeUndefined();
});

test.each<[string, Buffer]>([
  ['cut off', createPdf().subarray(0, -8)],
  ['with bytes after its end', Buffer.concat([createPdf(), trailer])],
  ['with a script', createPdf('/OpenAction<</S/JavaScript/JS(app.alert(1))>>')],
  ['that starts a program', createPdf('/OpenAction<</S/Launch/F(cmd.exe)>>')],
  ['with a file inside', createPdf('/Names<</EmbeddedFiles 2 0 R>>')],
  ['with a name that crosses two windows', createPdf(`${' '.repeat(WINDOW_BYTES - 36)}/JavaScript`)],
])('a document %s is broken', async (_, file) => {
  await expect(checkPdf(file)).rejects.toThrow(BrokenFile);
});

test('at most a window of a document is read at a time', async () => {
  const file = createPdf(' '.repeat(3_000_000));
  const asked: number[] = [];
  await checkWholePdf(
    createPartReader(async (position, length) => (asked.push(length), file.subarray(position, position + length)), file.length),
  );
  expect(Math.max(...asked)).toBe(WINDOW_BYTES);
  expect(asked.length).toBeLessThan(20);
});
