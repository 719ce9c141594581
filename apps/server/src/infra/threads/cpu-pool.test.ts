import { afterEach, expect, test } from 'vitest';
import { createCpuPool, type CpuPool, type CpuPoolOptions } from './cpu-pool.ts';
import type { CountingTask } from './testing/counting-thread.ts';

const entry = new URL('./testing/counting-thread.ts', import.meta.url);
const opened: CpuPool<CountingTask, number>[] = [];
afterEach(() => Promise.all(opened.splice(0).map((pool) => pool.close())));

function openPool(options: Partial<CpuPoolOptions> = {}): CpuPool<CountingTask, number> {
  const pool = createCpuPool<CountingTask, number>({ entry, threads: 1, waitingMax: 2, limitMs: 20_000, ...options });
  opened.push(pool);
  return pool;
}

const refused = (error: string) => ({ ok: false, error });
const done = (value: number) => ({ ok: true, value });

test('tasks of one thread run one after another in it', async () => {
  const pool = openPool();
  expect(await Promise.all([pool.run({ kind: 'count' }), pool.run({ kind: 'count' })])).toEqual([done(1), done(2)]);
});

test('buffers are moved, not copied', async () => {
  const bytes = new ArrayBuffer(40);
  expect(await openPool().run({ kind: 'count', bytes }, { transfer: [bytes] })).toEqual(done(40));
  expect(bytes.byteLength).toBe(0);
});

test('the main thread goes on while another works', async () => {
  const pool = openPool();
  const gone = new AbortController();
  const spinning = pool.run({ kind: 'spin' }, { signal: gone.signal });
  let rounds = 0;
  while (rounds < 20) await new Promise((next) => setImmediate(next)).then(() => rounds++);
  gone.abort();
  expect(await spinning).toEqual(refused('gone'));
});

test('a task that no caller waits for is stopped, and the next task gets a new thread', async () => {
  const pool = openPool();
  const gone = new AbortController();
  const [spinning, waiting] = [pool.run({ kind: 'spin' }, { signal: gone.signal }), pool.run({ kind: 'count' })];
  gone.abort();
  expect(await Promise.all([spinning, waiting])).toEqual([refused('gone'), done(1)]);
  expect(await pool.run({ kind: 'count' }, { signal: gone.signal })).toEqual(refused('gone'));
});

test('a waiting task leaves the queue when its caller leaves', async () => {
  const pool = openPool();
  const [first, second] = [new AbortController(), new AbortController()];
  const spinning = pool.run({ kind: 'spin' }, { signal: first.signal });
  const waiting = pool.run({ kind: 'count' }, { signal: second.signal });
  second.abort();
  expect(await waiting).toEqual(refused('gone'));
  first.abort();
  await spinning;
  expect(await pool.run({ kind: 'count' })).toEqual(done(1));
});

test('a task beyond the limit of waiting tasks is refused', async () => {
  const pool = openPool({ waitingMax: 1 });
  const gone = new AbortController();
  const runs = ['spin', 'count', 'count'].map((kind) => pool.run({ kind: kind as CountingTask['kind'] }, { signal: gone.signal }));
  expect(await runs[2]).toEqual(refused('busy'));
  gone.abort();
  expect(await Promise.all(runs)).toEqual([refused('gone'), refused('gone'), refused('busy')]);
});

test('a task that exceeds its time or memory is refused, and the next one runs', async () => {
  const pool = openPool({ limitMs: 50 });
  expect(await pool.run({ kind: 'spin' })).toEqual(refused('overdue'));
  const small = openPool({ memory: { maxOldGenerationSizeMb: 32 } });
  expect(await small.run({ kind: 'hoard' })).toEqual(refused('out_of_memory'));
  expect(await small.run({ kind: 'count' })).toEqual(done(1));
});

test('an error in the task reaches its caller, and the thread stays', async () => {
  const pool = openPool();
  await pool.run({ kind: 'count' });
  await expect(pool.run({ kind: 'throw' })).rejects.toThrow('as it was told');
  expect(await pool.run({ kind: 'count' })).toEqual(done(2));
});

test('a thread that ends by itself fails its task', async () => {
  const pool = openPool();
  await expect(pool.run({ kind: 'exit' })).rejects.toThrow('exited with code: 3');
  expect(await pool.run({ kind: 'count' })).toEqual(done(1));
});

test('a program that cannot be loaded fails each of its tasks', async () => {
  const pool = openPool({ entry: new URL('./testing/missing-thread.ts', import.meta.url) });
  await expect(pool.run({ kind: 'count' })).rejects.toThrow('missing-thread');
  await expect(pool.run({ kind: 'count' })).rejects.toThrow('missing-thread');
});

test('a closed pool refuses running and new tasks', async () => {
  const pool = openPool();
  const [spinning, waiting] = [pool.run({ kind: 'spin' }), pool.run({ kind: 'count' })];
  await pool.close();
  expect(await Promise.all([spinning, waiting])).toEqual([refused('gone'), refused('gone')]);
  expect(await pool.run({ kind: 'count' })).toEqual(refused('gone'));
});
