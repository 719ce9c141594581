import { HEARTBEAT_MS } from '@jarchi/domain/live/live-kinds.ts';
import { readSigns, type LiveSign } from './live-messages.ts';

/** Without a sign for this long the connection is dead, even if nobody says so. */
export const SILENT_MS = 2.5 * HEARTBEAT_MS;
/** A stream that gives no first sign within this time is held back on the way. */
const FIRST_SIGN_MS = 10_000;

/** Something on the way does not let streams through. */
export class StreamBlocked extends Error {}

interface Reading {
  open(signal: AbortSignal): Promise<Response>;
  take(sign: LiveSign): void;
  readonly signal: AbortSignal;
}

/** Reads one stream to its end; returns why the server ended it, and undefined when it broke off. */
export async function readStream({ open, take, signal }: Reading): Promise<string | undefined> {
  const cutting = new AbortController();
  const cut = () => cutting.abort();
  signal.addEventListener('abort', cut, { once: true });
  let hasBegun = false;
  let watch = setTimeout(cut, FIRST_SIGN_MS);
  let why: string | undefined;
  try {
    const response = await open(cutting.signal);
    const type = response.headers.get('content-type') ?? '';
    if (!type.startsWith('text/event-stream') || !response.body) throw new StreamBlocked(type);
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(watch);
      watch = setTimeout(cut, SILENT_MS);
      const { signs, rest } = readSigns(text + part.value);
      text = rest;
      for (const sign of signs) {
        hasBegun = true;
        if (sign.name === 'end') why = sign.data;
        else take(sign);
      }
    }
    return why;
  } catch (error) {
    if (signal.aborted) return undefined;
    if (cutting.signal.aborted && !hasBegun) throw new StreamBlocked('silent');
    if (hasBegun) return why;
    throw error;
  } finally {
    clearTimeout(watch);
    signal.removeEventListener('abort', cut);
    cutting.abort();
  }
}
