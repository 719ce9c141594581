import { browserStorage } from '@jarchi/client-state/storage/browser-storage.ts';
import { findAccount } from '#api/cookies.ts';

export const LAST_ACCOUNT = 'jarchi-last-account';

/** Keeps the name of the account for the next sign-in, when the session is lost and not ended by the person. */
export function keepLastAccount(): void {
  const account = findAccount();
  // Several requests lose the same session, and the first one removes the account.
  if (account !== undefined) browserStorage.setItem(LAST_ACCOUNT, account);
}
