import { createTokenStore } from '@jarchi/api-client/session/access-token.ts';
import { createCaller } from '@jarchi/api-client/caller.ts';
import { createWaiting } from '@jarchi/api-client/patience/waiting.ts';
import { sessionCalls } from '@jarchi/contract/session/session.calls.ts';
import { CSRF_COOKIE } from '@jarchi/contract/requests/cookies.ts';
import { dropAnswers, fetchAfterEarly, type EarlyAnswers } from '@jarchi/api-client/session/early-answers.ts';
import { findAccount, findCookie } from './cookies.ts';
import { runAlone } from '@jarchi/client-state/session/run-alone.ts';
import { onPersonChange } from '@jarchi/client-state/session/person.ts';
import { forgetFigures } from './device/forget-figures.ts';
import { askAfterPaint } from './device/first-paint.ts';
import { runtimeConfig } from './runtime-config.ts';

const tokens = createTokenStore();
/** What the document asked for in the name of the account that was chosen then. */
const early: EarlyAnswers = globalThis.jarchiEarly ?? new Map();
const lossListeners = new Set<() => void>();
const missingListeners = new Set<() => void>();

/** The calls that wait for an unreachable or busy server. */
export const waiting = createWaiting();

export const caller = createCaller({
  waiting,
  bases: runtimeConfig.bases,
  fetch: fetchAfterEarly(early, askAfterPaint, () => performance.now()),
  createXhr: () => new XMLHttpRequest(),
  tokens,
  findAccount,
  findCsrfToken: () => findCookie(CSRF_COOKIE),
  onSessionLost: () => {
    for (const listener of lossListeners) listener();
  },
  onAccountMissing: () => {
    forgetFigures();
    for (const listener of missingListeners) listener();
  },
  runAlone,
});

/** The calls that a person can send before the sign-in. */
export const sessionApi = caller.bind({ session: sessionCalls }).session;

onPersonChange(() => {
  tokens.write(undefined);
  dropAnswers(early);
  globalThis.jarchiEarly = undefined;
});

/** Called when the refresh is refused: the person must sign in again. */
export function subscribeToSessionLoss(listener: () => void): () => void {
  lossListeners.add(listener);
  return () => lossListeners.delete(listener);
}

/** Called when the person is signed in and the chosen account is not theirs. */
export function subscribeToMissingAccount(listener: () => void): () => void {
  missingListeners.add(listener);
  return () => missingListeners.delete(listener);
}
