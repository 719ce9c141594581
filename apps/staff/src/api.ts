import { createTokenStore } from '@jarchi/api-client/session/access-token.ts';
import type { Api } from '@jarchi/api-client/api.ts';
import { createClient } from '@jarchi/api-client/client.ts';
import { createWaiting } from '@jarchi/api-client/patience/waiting.ts';
import { runAlone } from '@jarchi/shell/session/run-alone.ts';
import { runtimeConfig } from './runtime-config.ts';

const tokens = createTokenStore();
const lossListeners = new Set<() => void>();
const changeListeners = new Set<() => void>();

/** What waits for a server that is out of reach or busy. */
export const waiting = createWaiting();

/** Asks for tokens under the console's own name: the account that the panel has chosen is left alone. */
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

/** Somebody else takes over this window, or nobody: whatever is kept of the last person goes. */
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
