import { expect, test, vi } from 'vitest';
import { copyText } from './copy-text.ts';
import { listToasts } from './toast.ts';

const words = { copied: 'copied', copyFailed: 'not copied' };
const listTitles = () => listToasts().map(({ title }) => title);

test('a text is copied and a message tells so', async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await copyText('abc', words)).toBe(true);
  expect(writeText).toHaveBeenCalledWith('abc');
  expect(listTitles()).toEqual(['copied']);
});

test('a page that shows the success itself has no message of it', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: async () => undefined } });
  expect(await copyText('abc', { copyFailed: 'not copied' })).toBe(true);
  expect(listTitles()).toEqual([]);
});

test.each([
  ['refuses', { clipboard: { writeText: () => Promise.reject(new Error('denied')) } }],
  ['has no clipboard', {}],
])('a browser that %s is told in a message', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  expect(await copyText('abc', words)).toBe(false);
  expect(listTitles()).toEqual(['not copied']);
});
