import { ApiError } from '@jarchi/api-client/api-error.ts';
import { CHALLENGE_TTL_MS } from '@jarchi/domain/session/passkeys.ts';
import { useEffect, useRef, useState } from 'react';
import type { Entered } from '#data/session/enter.ts';
import { canSuggestPasskeys, signInWithPasskey, stopSuggesting } from '#data/session/passkeys.ts';

/** A challenge that is about to end is replaced, as long as the page is open. */
const RENEW_MS = CHALLENGE_TTL_MS - 30_000;

interface SuggestionOptions {
  /** The browser asks in a window of its own, or the person has signed in. */
  readonly isPaused: boolean;
  readonly onSignedIn: (entered: Entered) => void | Promise<void>;
  readonly onFailed: (failure: unknown) => void;
}

/** Where the browser can, it offers passkeys at the field. It does not matter if it cannot. */
export function usePasskeySuggestion(options: SuggestionOptions): void {
  const [round, setRound] = useState(0);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const { isPaused } = options;
  useEffect(() => {
    if (isPaused) return;
    let isOver = false;
    let isWaiting = false;
    const suggest = async () => {
      if (!(await canSuggestPasskeys()) || isOver) return;
      isWaiting = true;
      try {
        const entered = await signInWithPasskey({ isSuggested: true, isWanted: () => !isOver });
        isWaiting = false;
        if (entered) await latest.current.onSignedIn(entered);
      } catch (failure) {
        isWaiting = false;
        // The server's answer is about a passkey that the person has chosen.
        if (!isOver && failure instanceof ApiError && failure.status < 429) latest.current.onFailed(failure);
      }
    };
    void suggest();
    const renewal = setTimeout(() => setRound(round + 1), RENEW_MS);
    return () => {
      isOver = true;
      clearTimeout(renewal);
      if (isWaiting) void stopSuggesting();
    };
  }, [isPaused, round]);
}
