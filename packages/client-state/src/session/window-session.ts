import type { ClientOptions } from '@jarchi/api-client/caller.ts';
import { createWaiting } from '@jarchi/api-client/patience/waiting.ts';
import { createTokenStore } from '@jarchi/api-client/session/access-token.ts';
import { onPersonChange } from './person.ts';
import { runAlone } from './run-alone.ts';
import { createSignal } from '@jarchi/api-client/signal.ts';

const tokens = createTokenStore();
const loss = createSignal();

/** The calls that wait for an unreachable or busy server. */
export const waiting = createWaiting();

/** Called when the refresh is refused: the person must sign in again. */
export const onSessionLoss = loss.subscribe;

/** What every client of this window shares: one token, which another person does not inherit, and one place that learns of its loss. */
export const windowSession = {
  tokens,
  waiting,
  onSessionLost: loss.announce,
  runAlone,
} as const satisfies Partial<ClientOptions>;

onPersonChange(() => tokens.write(undefined));
