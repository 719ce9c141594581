import { beforeEach, expect, test, vi } from 'vitest';
import { closeToast, copyText, listToasts, pauseToasts, resumeToasts, toast } from './toast.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

const titles = () => listToasts().map((item) => item.title);

test('the newest message is on top', () => {
  toast.info('یک');
  toast.info('دو');
  expect(titles()).toEqual(['دو', 'یک']);
});

test.each([
  ['success', 3000],
  ['warning', 3000],
  ['info', 3000],
  ['error', 4000],
  ['notify', 5000],
] as const)('%s leaves after %s ms', (kind, durationMs) => {
  toast[kind]('پیام');
  vi.advanceTimersByTime(durationMs - 1);
  expect(titles()).toEqual(['پیام']);
  vi.advanceTimersByTime(1);
  expect(titles()).toEqual([]);
});

test('a sixth message removes the oldest, which does not come back', () => {
  for (const title of ['۱', '۲', '۳', '۴', '۵', '۶']) toast.notify(title);
  expect(titles()).toEqual(['۶', '۵', '۴', '۳', '۲']);
  vi.advanceTimersByTime(5000);
  expect(titles()).toEqual([]);
});

test('a pause keeps the remaining time', () => {
  toast.success('ذخیره شد');
  vi.advanceTimersByTime(2000);
  pauseToasts();
  vi.advanceTimersByTime(60_000);
  expect(titles()).toEqual(['ذخیره شد']);
  resumeToasts();
  vi.advanceTimersByTime(999);
  expect(titles()).toEqual(['ذخیره شد']);
  vi.advanceTimersByTime(1);
  expect(titles()).toEqual([]);
});

test('closing the last message under the pointer ends the pause', () => {
  const id = toast.success('اول');
  pauseToasts();
  closeToast(id);
  toast.success('دوم');
  vi.advanceTimersByTime(3000);
  expect(titles()).toEqual([]);
});

test('a sticky message stays until it is closed', () => {
  const id = toast.sticky('نسخهٔ تازه آماده است');
  vi.advanceTimersByTime(600_000);
  expect(titles()).toHaveLength(1);
  closeToast(id);
  expect(titles()).toEqual([]);
});

const copyWords = { copied: 'copied', copyFailed: 'not copied' };

test('a text is copied and a message tells so', async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await copyText('abc', copyWords)).toBe(true);
  expect(writeText).toHaveBeenCalledWith('abc');
  expect(titles()).toEqual(['copied']);
});

test('a page that shows the success itself has no message of it', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: async () => undefined } });
  expect(await copyText('abc', { copyFailed: 'not copied' })).toBe(true);
  expect(titles()).toEqual([]);
});

test.each([
  ['refuses', { clipboard: { writeText: () => Promise.reject(new Error('denied')) } }],
  ['has no clipboard', {}],
])('a browser that %s is told in a message', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  expect(await copyText('abc', copyWords)).toBe(false);
  expect(titles()).toEqual(['not copied']);
});
