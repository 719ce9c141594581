import type { ServerResponse } from 'node:http';
import type { AccountCaller } from '#infra/http/caller.ts';

/** Why the server ends a stream. A client opens the next one with a token that is valid then. */
export type StreamEnd = 'token' | 'session' | 'stop';

/** Bytes that a reader has not taken yet. */
const BEHIND_BYTES = 64 * 1024;
/** A reader may be this far behind after a burst, for so long. */
const BEHIND_MS = 20_000;

/** One open stream of one caller. */
export interface LiveStream {
  readonly caller: AccountCaller;
  readonly isOpen: boolean;
  /** `id` is the position in the order of events up to which the reader then has everything. */
  send(name: string, data: string, id?: string): void;
  /** Cuts a reader who has been behind for too long; returns whether it did. */
  cutIfBehind(now: number): boolean;
  /** The last time at which something was sent. */
  readonly sentAt: number;
  end(why: StreamEnd): void;
}

/** `onClose` is called once, whoever ends the stream. */
export function createLiveStream(caller: AccountCaller, response: ServerResponse, now: () => number, onClose: () => void): LiveStream {
  let isOpen = true;
  let sentAt = now();
  let behindSince: number | undefined;

  function close(): void {
    if (!isOpen) return;
    isOpen = false;
    onClose();
  }

  response.on('close', close).on('error', close);
  if (response.destroyed) close();

  return {
    caller,
    get isOpen() {
      return isOpen;
    },
    get sentAt() {
      return sentAt;
    },

    send(name, data, id) {
      if (!isOpen) return;
      sentAt = now();
      response.write(`${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${data}\n\n`);
    },

    cutIfBehind(at) {
      if (response.writableLength <= BEHIND_BYTES) behindSince = undefined;
      else behindSince ??= at;
      if (behindSince === undefined || at - behindSince < BEHIND_MS) return false;
      close();
      response.destroy();
      return true;
    },

    end(why) {
      if (!isOpen) return;
      response.end(`event: end\ndata: ${why}\n\n`);
      close();
    },
  };
}
