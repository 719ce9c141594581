import type { Call } from '@jarchi/contract/call.ts';
import type { RawAnswer } from '../transport.ts';

/** Before a call that only reads is sent again to a server whose store does not answer, in milliseconds: half a minute in all. */
const OUTAGE_WAITS_MS: readonly number[] = [1000, 2000, 4000, 8000, 15_000];
/** How often a call is sent again that the server had no place for. */
const BUSY_TRIES = 6;
/** Up to so much longer, by chance: windows that were refused together do not come back together. */
const SPREAD = 0.5;

/** What an answer asks the client to do: wait so many milliseconds and send the call again, or take it as it is. */
export async function findWaitMs(call: Call, answer: RawAnswer, tries: number): Promise<number | undefined> {
  if (answer.status === 503 && call.method === 'GET') return spread(OUTAGE_WAITS_MS[tries]);
  // Nothing was done for a call that found no place, so that a write may be repeated too.
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

/** Ends early, with the signal's reason, when nobody waits any more. */
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
