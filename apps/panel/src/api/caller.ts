import { windowSession } from '@jarchi/client-state/session/window-session.ts';
import { askAfterPaint } from './device/first-paint.ts';
import { onPersonChange } from '@jarchi/client-state/session/person.ts';
import { findAccount, findCookie } from './cookies.ts';
import { forgetFigures } from './device/forget-figures.ts';
import { createSignal } from '@jarchi/api-client/signal.ts';
import { createCaller } from '@jarchi/api-client/caller.ts';
import { dropAnswers, fetchAfterEarly, type EarlyAnswers } from '@jarchi/api-client/session/early-answers.ts';
import { runtimeConfig } from './runtime-config.ts';
import { CSRF_COOKIE } from '@jarchi/contract/requests/cookies.ts';

/** What the document asked for in the name of the account that was chosen then. */
const early: EarlyAnswers = globalThis.jarchiEarly ?? new Map();
const missing = createSignal();

/** Called when the person is signed in and the chosen account is not theirs. */
export const onMissingAccount = missing.subscribe;

export const caller = createCaller({
  ...windowSession,
  bases: runtimeConfig.bases,
  fetch: fetchAfterEarly(early, askAfterPaint, () => performance.now()),
  createXhr: () => new XMLHttpRequest(),
  findAccount,
  findCsrfToken: () => findCookie(CSRF_COOKIE),
  onAccountMissing: () => {
    forgetFigures();
    missing.announce();
  },
});

onPersonChange(() => {
  dropAnswers(early);
  globalThis.jarchiEarly = undefined;
});
