import { beforeEach, expect, test, vi } from 'vitest';
import type { PendingFile, PendingFiles } from './pending-files.ts';
import { createUploads, type UploadParts } from './uploads.ts';

interface Stored {
  readonly name: string;
}
interface Details {
  readonly poster: string | null;
}

const revoked: string[] = [];
beforeEach(() => {
  revoked.length = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${(file as File).name}`);
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void revoked.push(url));
});

const file = (name: string) => new File(['x'], name);

function world(change: Partial<UploadParts<Stored, Details>> = {}, copies: Partial<PendingFiles> = {}) {
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
  const pending: PendingFiles = {
    keep: async (one) => Boolean(kept.set(one.key, one)),
    list: async (field) => [...kept.values()].filter((one) => one.place === field),
    release: (key) => void released.push(key),
    forget: async (key) => void kept.delete(key),
    forgetAll: async () => kept.clear(),
    ...copies,
  };
  const parts: UploadParts<Stored, Details> = {
    field: '7:content_files',
    hasPicture: true,
    check: () => ({ errors: [], details: { poster: null } }),
    send: ({ file: one, details }, signal, progress) =>
      new Promise<Stored>((resolve, reject) => {
        const answer = () => resolve({ name: one.name });
        sends.push({ name: one.name, poster: details?.poster ?? null, signal, answer, fail: () => reject(new Error('lost')), progress });
      }),
    failureText: () => 'no network',
    onStored: (one) => stored.push(one.name),
    ...change,
  };
  const outside = { pending, now: () => ms, newKey: () => String(++keys) };
  const open = () => createUploads(() => parts, outside);
  return { open, kept, released, stored, sends, pass: (time: number) => (ms += time), queue: open() };
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
    check: async (one) => ({ errors: one.name === 'bad' ? ['broken'] : [] }),
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

test('after a reload the kept files of this field are sent', async () => {
  const before = world();
  before.queue.add([file('a')]);
  await settle();
  before.queue.stop();
  expect(before.kept.size).toBe(1);
  expect(before.released).toEqual(['1']);
  const after = before.open();
  await after.resume();
  await settle();
  expect(before.sends.map(({ name }) => name)).toEqual(['a', 'a']);
  before.sends[1]?.answer();
  await settle();
  expect(before.stored).toEqual(['a']);
  expect(before.kept.size).toBe(0);
});

test('the row shows that the browser keeps no copy, and the time left by the speed so far', async () => {
  const { queue, sends, pass } = world({}, { keep: async () => false });
  queue.add([file('a')]);
  await settle();
  expect(queue.getSnapshot()[0]?.isKept).toBe(false);
  pass(2_000);
  sends[0]?.progress(25, 100);
  expect(queue.getSnapshot()[0]).toMatchObject({ sent: 25, total: 100, secondsLeft: 6 });
});

test('a file is sent with what was found in it', async () => {
  const { queue, sends } = world({ check: () => ({ errors: [], details: { poster: 'data:image/jpeg;base64,AAEC' } }) });
  queue.add([file('film')]);
  await settle();
  expect(sends.map(({ name, poster }) => [name, poster])).toEqual([['film', 'data:image/jpeg;base64,AAEC']]);
});

test('a file that is refused last does not hold up those that wait', async () => {
  let end: (check: { errors: string[] }) => void = () => undefined;
  const { queue, sends } = world({
    check: (one) => (one.name === 'slow' ? new Promise((resolve) => (end = resolve)) : { errors: [] }),
  });
  queue.add([file('good'), file('slow')]);
  await settle();
  expect(sends).toEqual([]);
  end({ errors: ['too large'] });
  await settle();
  expect(sends.map(({ name }) => name)).toEqual(['good']);
});

test('where refusals are told elsewhere, neither a refused nor a failed file stays', async () => {
  const onRefused = vi.fn();
  const { queue, sends, kept } = world({ check: (one) => ({ errors: one.name === 'bad' ? ['broken'] : [] }), onRefused });
  queue.add([file('bad'), file('lost')]);
  await settle();
  sends[0]?.fail();
  await settle();
  expect(onRefused.mock.calls.map(([{ file: one }, errors, failure]) => [one.name, errors, failure])).toEqual([
    ['bad', ['broken'], undefined],
    ['lost', ['no network'], expect.any(Error)],
  ]);
  expect(queue.getSnapshot()).toEqual([]);
  expect(kept.size).toBe(0);
});

test('without a copy and a picture a file is only sent, and what is left is aborted and tells nothing', async () => {
  const { queue, sends, stored, kept } = world({ field: undefined, hasPicture: false });
  queue.add([file('a')]);
  await settle();
  expect([kept.size, queue.getSnapshot()[0]?.url]).toEqual([0, '']);
  queue.stop();
  sends[0]?.answer();
  await settle();
  expect([sends[0]?.signal.aborted, stored, queue.getSnapshot(), revoked]).toEqual([true, [], [], []]);
});

test('a tab takes up only its own uploads, and is told which of them are lost', async () => {
  const onLost = vi.fn();
  const known = ['1', '9'];
  const { queue, open, sends, released } = world({ known, onLost });
  queue.add([file('own'), file('of another tab')]);
  await settle();
  queue.stop();
  released.length = 0;
  await open().resume();
  await settle();
  expect(sends.map(({ name }) => name)).toEqual(['own', 'own']);
  expect(released).toEqual(['2']);
  expect(onLost).toHaveBeenCalledExactlyOnceWith(['9']);
});

test('a cancelled upload is not told as a failed one', async () => {
  const onRefused = vi.fn();
  const { queue, sends } = world({ onRefused });
  queue.add([file('a')]);
  await settle();
  queue.cancelAll();
  sends[0]?.fail();
  await settle();
  expect([sends[0]?.signal.aborted, onRefused.mock.calls]).toEqual([true, []]);
});
