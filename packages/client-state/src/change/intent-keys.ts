import { ApiError } from '@jarchi/api-client/api-error.ts';
import { newIdempotencyKey } from '@jarchi/api-client/idempotency.ts';
import type { KeptTexts } from '#storage/browser-storage.ts';

/** The server refused: the next press is a new intent. */
function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status > 0 && error.status < 500;
}

/** The network or a proxy lost the response: the server may have acted or not. */
export function isLost(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status === 502 || error.status === 504);
}

/** Keeps the idempotency key of an intent until its response is known. `about` is everything that is sent. */
export interface IntentKeys {
  /** Returns the same key for the same intent, and a new key for another intent. */
  keyOf(about: unknown): string;
  /** Ends the intent after a success (no error) or a refusal. After a lost response the key stays. */
  settle(about: unknown, error?: unknown): void;
}

/** Keys for one control on the screen, which has one intent at a time. */
export function createIntentKeys(makeKey: () => string = newIdempotencyKey): IntentKeys {
  let intent = { name: '', key: '' };
  return {
    keyOf(about) {
      const name = JSON.stringify(about);
      if (intent.key === '' || intent.name !== name) intent = { name, key: makeKey() };
      return intent.key;
    },
    settle(_about, error) {
      if (error === undefined || isRefused(error)) intent = { name: '', key: '' };
    },
  };
}

/** Keys that outlive a reload, so a reload before the response repeats the intent. `nameOf` names the stored item of an intent. */
export function createStoredIntentKeys<A>(storage: KeptTexts, nameOf: (about: A) => string) {
  return {
    keyOf(about: A): string {
      const known = storage.getItem(nameOf(about));
      if (known !== null) return known;
      const key = newIdempotencyKey();
      storage.setItem(nameOf(about), key);
      return key;
    },
    settle(about: A, error?: unknown): void {
      if (error === undefined || isRefused(error)) storage.removeItem(nameOf(about));
    },
  };
}
