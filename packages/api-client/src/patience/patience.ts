import type { SentCall } from '@jarchi/contract/call.ts';
import type { RawAnswer } from '../transport.ts';

/** The waits (ms) before a GET is sent again while the server's store does not answer: 30 seconds in all, up to 45 with the spread. */
const OUTAGE_WAITS_MS: readonly number[] = [1000, 2000, 4000, 8000, 15_000];
/** How often a call is sent again while the server is too busy for it. */
const BUSY_TRIES = 6;
/** Each wait is longer by a random share up to this one, so that windows refused at the same time do not return at the same time. */
const SPREAD = 0.5;

/** How many ms to wait before the call is sent again; undefined: take the answer as it is. */
export async function findWaitMs(call: SentCall, answer: RawAnswer, tries: number): Promise<number | undefined> {
  // Whoever reads a stream opens it again by itself.
  if (call.answers === 'stream') return undefined;
  if (answer.status === 503 && call.method === 'GET') return spread(OUTAGE_WAITS_MS[tries]);
  // The server did nothing for a call that it was too busy for, so a write may be sent again too.
  if (answer.status === 429 && tries < BUSY_TRIES && (await readCode(answer)) === 'too_busy')
    return spread(1000 * Number(answer.header('retry-after') ?? 1));
  return undefined;
}

function spread(waitMs: number | undefined): number | undefined {
  return waitMs === undefined ? undefined : waitMs * (1 + SPREAD * Math.random());
}

async function readCode(answer: RawAnswer): Promise<unknown> {
  const body = await answer.readJson().catch(() => undefined);
  return (body as { readonly error?: { readonly code?: unknown } } | undefined)?.error?.code;
}

/** Rejects early, with the signal's reason, when the signal aborts. */
export function pauseFor(waitMs: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason as Error);
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, waitMs);
    signal?.addEventListener('abort', stop, { once: true });
  });
}
