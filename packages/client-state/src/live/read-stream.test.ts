import { beforeEach, expect, test, vi } from 'vitest';
import type { LiveSign } from './live-messages.ts';
import { readStream, SILENT_MS, StreamBlocked } from './read-stream.ts';

beforeEach(() => void vi.useFakeTimers());

/** A stream of the server that the test writes. */
function openServer(type = 'text/event-stream; charset=utf-8') {
  let write!: ReadableStreamDefaultController<Uint8Array>;
  const signs: LiveSign[] = [];
  const leaving = new AbortController();
  const reading = readStream({
    signal: leaving.signal,
    take: (sign) => void signs.push(sign),
    open: async (signal) => {
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          write = controller;
          signal.addEventListener('abort', () => {
            try {
              controller.error(new DOMException('aborted', 'AbortError'));
            } catch {
              // It had ended.
            }
          });
        },
      });
      return new Response(body, { headers: { 'content-type': type } });
    },
  });
  const outcome = reading.then(
    (why) => ({ why }),
    (error: unknown) => ({ error }),
  );
  return { signs, leaving, outcome, write: (text: string) => write.enqueue(new TextEncoder().encode(text)), end: () => write.close() };
}

test('signs are taken as they come, and the end of the stream says why', async () => {
  const { signs, outcome, write, end } = openServer();
  await vi.advanceTimersByTimeAsync(0);
  write('event: open\ndata: \nid: 1.0.0\n\nevent: cam');
  write('paign\ndata: 5\n\nevent: end\ndata: token\n\n');
  end();
  expect(await outcome).toEqual({ why: 'token' });
  expect(signs.map(({ name, data }) => `${name} ${data}`)).toEqual(['open ', 'campaign 5']);
});

test('an answer that is no stream means that something blocks it', async () => {
  const { outcome } = openServer('text/html');
  await vi.advanceTimersByTimeAsync(0);
  expect(await outcome).toEqual({ error: expect.any(StreamBlocked) as unknown });
});

test('a stream without a first sign is blocked on the way', async () => {
  const { outcome } = openServer();
  await vi.advanceTimersByTimeAsync(11_000);
  expect(await outcome).toEqual({ error: expect.any(StreamBlocked) as unknown });
});

test('a stream that falls silent is cut', async () => {
  const { outcome, write } = openServer();
  await vi.advanceTimersByTimeAsync(0);
  write('event: open\ndata: \n\n');
  await vi.advanceTimersByTimeAsync(SILENT_MS + 100);
  expect(await outcome).toEqual({ why: undefined });
});

test('a tab that leaves ends its stream', async () => {
  const { outcome, leaving, write } = openServer();
  await vi.advanceTimersByTimeAsync(0);
  write('event: open\ndata: \n\n');
  leaving.abort();
  expect(await outcome).toEqual({ why: undefined });
});
