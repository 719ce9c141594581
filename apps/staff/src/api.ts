import { createTokenStore } from '@jarchi/api-client/session/access-token.ts';
import type { Api } from '@jarchi/api-client/api.ts';
import { createClient } from '@jarchi/api-client/client.ts';
import { createWaiting } from '@jarchi/api-client/patience/waiting.ts';
import { runAlone } from '@jarchi/client-state/session/run-alone.ts';
import { addErrorTexts } from '@jarchi/api-client/words/error-text.fa.ts';
import { ticketTexts } from '@jarchi/api-client/words/ticket-error-text.fa.ts';
import { rareTexts } from '@jarchi/api-client/words/rare-error-text.fa.ts';
import { runtimeConfig } from './runtime-config.ts';

addErrorTexts(rareTexts);
addErrorTexts(ticketTexts);

const tokens = createTokenStore();
const lossListeners = new Set<() => void>();
const changeListeners = new Set<() => void>();

/** The calls that wait for an unreachable or busy server. */
export const waiting = createWaiting();

/** Requests tokens under the console's own name, so the account that the panel has chosen does not change. */
export const api: Api = createClient({
  app: 'staff',
  bases: runtimeConfig.bases,
  tokens,
  waiting,
  onSessionLost: () => {
    for (const listener of lossListeners) listener();
  },
  runAlone,
});

/** Removes all data of the last person from this window, before another sign-in or after a sign-out. */
export function forgetPerson(): void {
  tokens.write(undefined);
  for (const listener of changeListeners) listener();
}

export function onPersonChange(listener: () => void): void {
  changeListeners.add(listener);
}

/** Called when the refresh is refused: the person must sign in again. */
export function subscribeToSessionLoss(listener: () => void): () => void {
  lossListeners.add(listener);
  return () => lossListeners.delete(listener);
}
