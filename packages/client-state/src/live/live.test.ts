import { beforeEach, expect, test, vi } from 'vitest';
import { QueryClient } from '@tanstack/react-query';
import { announcePersonChange } from '#session/person.ts';
import { isLive } from './live-state.ts';
import { createLive, type LiveSource } from './live.ts';

interface Opened {
  readonly from: Parameters<LiveSource['open']>[0];
  readonly signal: AbortSignal;
  write(text: string): void;
  end(): void;
}

let opened: Opened[];
let isBlocked: boolean;
let account: string;
let startLive: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
  opened = [];
  isBlocked = false;
  account = 'sepidar';
  const open: LiveSource['open'] = async (from, signal) => {
    if (isBlocked) return new Response('<p>no</p>', { headers: { 'content-type': 'text/html' } });
    const stream = new TransformStream<Uint8Array, Uint8Array>();
    const writer = stream.writable.getWriter();
    opened.push({
      from,
      signal,
      write: (text) => void writer.write(new TextEncoder().encode(text)),
      end: () => void writer.close(),
    });
    return new Response(stream.readable, { headers: { 'content-type': 'text/event-stream' } });
  };
  startLive = createLive({ queryClient: new QueryClient(), findAccount: () => account, open, findRefreshes: () => undefined });
  // One tab: the lock is free.
  const request = (_name: string, ...rest: readonly unknown[]) => (rest.at(-1) as () => Promise<unknown>)();
  vi.stubGlobal('navigator', { locks: { request } });
});

const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
const OPEN = 'event: open\nid: 7.0.1\ndata: \n\n';

test('a stream is opened once, and asks for what happened since the page began', async () => {
  startLive();
  startLive();
  await pass();
  expect(opened).toHaveLength(1);
  expect(opened[0]?.from).toEqual({ age: expect.any(Number) as unknown });
  expect(isLive()).toBe(false);
  opened[0]?.write(OPEN);
  await pass();
  expect(isLive()).toBe(true);
});

test('a stream that the server ends is opened again after its last position, and stays live meanwhile', async () => {
  startLive();
  await pass();
  opened[0]?.write(`${OPEN}event: notice\nid: 8.3.1\ndata: \n\nevent: end\ndata: stop\n\n`);
  opened[0]?.end();
  await pass(10);
  expect(opened).toHaveLength(2);
  expect(opened[1]?.from).toEqual({ after: '8.3.1' });
  expect(isLive()).toBe(true);
  await pass(11_000);
  expect(isLive()).toBe(false);
  opened.at(-1)?.write(OPEN);
  await pass();
});

test('another person in this window ends the stream', async () => {
  startLive();
  await pass();
  opened[0]?.write(OPEN);
  await pass();
  announcePersonChange();
  expect(isLive()).toBe(false);
  expect(opened[0]?.signal.aborted).toBe(true);
  await pass(60_000);
  expect(opened).toHaveLength(1);
});

test('an account that another tab chose is not listened to', async () => {
  startLive();
  await pass();
  opened[0]?.write(`${OPEN}event: end\ndata: token\n\n`);
  account = 'bahar';
  opened[0]?.end();
  await pass(60_000);
  expect(opened).toHaveLength(1);
  expect(isLive()).toBe(false);
});

test('behind a proxy that answers in its own words queries go on asking, and the stream is tried seldom', async () => {
  isBlocked = true;
  startLive();
  await pass(14_000);
  expect(isLive()).toBe(false);
  isBlocked = false;
  await pass(2000);
  opened[0]?.write(OPEN);
  await pass();
  expect(isLive()).toBe(true);
});

test('a browser without locks keeps asking', async () => {
  vi.stubGlobal('navigator', {});
  startLive();
  await pass(1000);
  expect(opened).toHaveLength(0);
  expect(isLive()).toBe(false);
});
