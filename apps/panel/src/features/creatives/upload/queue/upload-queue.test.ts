import type { DraftFile } from '@jarchi/domain/drafts/drafts.ts';
import { refuse, succeed } from '@jarchi/domain/result.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import type { PendingFile } from '#features/ground/uploads/pending-files.ts';
import { createUploadQueue, type QueueParts } from './upload-queue.ts';

const revoked: string[] = [];
beforeEach(() => {
  revoked.length = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${(file as File).name}`);
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void revoked.push(url));
});

const file = (name: string) => new File(['x'], name);

function world(change: Partial<QueueParts> = {}) {
  const kept = new Map<string, PendingFile>();
  const released: string[] = [];
  const stored: string[] = [];
  const sends: {
    name: string;
    signal: AbortSignal;
    answer: () => void;
    fail: () => void;
    progress: (sent: number, total: number) => void;
    poster: string | null;
  }[] = [];
  let keys = 0;
  let ms = 0;
  const parts: QueueParts = {
    place: '7:content_files',
    pending: {
      keep: async (pending) => Boolean(kept.set(pending.key, pending)),
      list: async (place) => [...kept.values()].filter((one) => one.place === place),
      release: (key) => void released.push(key),
      forget: async (key) => void kept.delete(key),
      forgetAll: async () => kept.clear(),
    },
    read: async (one) => succeed({ facts: { type: 'image/png', size: one.size, width: 9, height: 9, duration: null }, poster: null }),
    check: () => [],
    brokenText: 'broken',
    send: ({ file: one, poster }, signal, progress) =>
      new Promise<DraftFile>((resolve, reject) => {
        const answer = () => resolve({ name: one.name } as DraftFile);
        sends.push({ name: one.name, poster, signal, answer, fail: () => reject(new Error('lost')), progress });
      }),
    failureText: () => 'no network',
    onStored: (one) => stored.push(one.name),
    now: () => ms,
    newKey: () => String(++keys),
    ...change,
  };
  return { parts, kept, released, stored, sends, pass: (time: number) => (ms += time), queue: createUploadQueue(parts) };
}
const settle = () => vi.waitFor(() => undefined).then(() => new Promise<void>((resolve) => setImmediate(resolve)));

test('files are sent one after another in the order they were chosen, and each then drops its row and its URL', async () => {
  const { queue, sends, stored, kept } = world();
  queue.add([file('a'), file('b')]);
  await settle();
  expect(sends.map(({ name }) => name)).toEqual(['a']);
  expect(queue.getSnapshot().map(({ step, isKept }) => [step, isKept])).toEqual([
    ['sending', true],
    ['waiting', true],
  ]);
  sends[0]?.answer();
  await settle();
  sends[1]?.answer();
  await settle();
  expect(stored).toEqual(['a', 'b']);
  expect(queue.getSnapshot()).toEqual([]);
  expect(kept.size).toBe(0);
  expect(revoked).toEqual(['blob:a', 'blob:b']);
});

test('a refused file shows the reason and is neither sent nor kept, and the next one is sent', async () => {
  const { queue, sends, kept } = world({
    read: async (one) =>
      one.name === 'bad'
        ? refuse({ code: 'file_broken' })
        : succeed({ facts: { type: 'image/png', size: 1, width: 9, height: 9, duration: null }, poster: null }),
  });
  queue.add([file('bad'), file('good')]);
  await settle();
  expect(queue.getSnapshot()[0]).toMatchObject({ step: 'refused', errors: ['broken'], canRetry: false });
  expect(sends.map(({ name }) => name)).toEqual(['good']);
  expect([...kept.values()].map((one) => one.file.name)).toEqual(['good']);
});

test('a lost connection keeps the file and a retry sends it again', async () => {
  const { queue, sends, stored } = world();
  queue.add([file('a')]);
  await settle();
  sends[0]?.fail();
  await settle();
  expect(queue.getSnapshot()[0]).toMatchObject({ step: 'refused', errors: ['no network'], canRetry: true });
  queue.retryAll();
  await settle();
  sends[1]?.answer();
  await settle();
  expect(stored).toEqual(['a']);
});

test('cancelling stops an upload, deletes the copy and starts the next upload', async () => {
  const { queue, sends, kept, stored } = world();
  queue.add([file('a'), file('b')]);
  await settle();
  queue.cancel('1');
  sends[0]?.fail();
  await settle();
  expect(sends[0]?.signal.aborted).toBe(true);
  expect(sends.map(({ name }) => name)).toEqual(['a', 'b']);
  expect([...kept.keys()]).toEqual(['2']);
  sends[1]?.answer();
  await settle();
  expect(stored).toEqual(['b']);
});

test('after a reload the kept files of this place are sent', async () => {
  const before = world();
  before.queue.add([file('a')]);
  await settle();
  before.queue.stop();
  expect(before.kept.size).toBe(1);
  expect(before.released).toEqual(['1']);
  const after = createUploadQueue(before.parts);
  await after.resume();
  await settle();
  expect(before.sends.map(({ name }) => name)).toEqual(['a', 'a']);
  before.sends[1]?.answer();
  await settle();
  expect(before.stored).toEqual(['a']);
  expect(before.kept.size).toBe(0);
});

test('the row shows that the browser keeps no copy, and the time left by the speed so far', async () => {
  const { queue, sends, pass } = world({
    pending: {
      keep: async () => false,
      list: async () => [],
      release: () => undefined,
      forget: async () => undefined,
      forgetAll: async () => undefined,
    },
  });
  queue.add([file('a')]);
  await settle();
  expect(queue.getSnapshot()[0]?.isKept).toBe(false);
  pass(2_000);
  sends[0]?.progress(25, 100);
  expect(queue.getSnapshot()[0]).toMatchObject({ sent: 25, total: 100, secondsLeft: 6 });
});

test('a film is sent with its poster', async () => {
  const facts = { type: 'video/mp4', size: 9, width: 9, height: 16, duration: 3 };
  const { queue, sends } = world({ read: async () => succeed({ facts, poster: 'data:image/jpeg;base64,AAEC' }) });
  queue.add([file('film')]);
  await settle();
  expect(sends.map(({ name, poster }) => [name, poster])).toEqual([['film', 'data:image/jpeg;base64,AAEC']]);
});
