import { ApiError } from '@jarchi/api-client/api-error.ts';
import { newIdempotencyKey } from '@jarchi/api-client/idempotency.ts';
import { useRef } from 'react';

/** One key for one intent: what is asked about the same thing keeps it until an answer came. `about` says all that is sent. */
export function useIntentKey() {
  const intent = useRef({ about: '', key: '' });
  return {
    keyOf(about: string): string {
      if (intent.current.about !== about) intent.current = { about, key: newIdempotencyKey() };
      return intent.current.key;
    },
    forget() {
      intent.current = { about: '', key: '' };
    },
  };
}

/** The server answered: the next press is a new intent. */
export function isAnswered(error: unknown): boolean {
  return error instanceof ApiError && error.status > 0 && error.status < 500;
}
