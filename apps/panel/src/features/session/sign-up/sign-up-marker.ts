import { tabStorage } from '@jarchi/client-state/storage/browser-storage.ts';

const KEY = 'jarchi-sign-up';

/** Marks this window until its sign-up is finished, because the last steps come after the account is created. */
export function startSignUp(): void {
  tabStorage.setItem(KEY, '1');
}

export function isSigningUp(): boolean {
  return tabStorage.getItem(KEY) !== null;
}

export function finishSignUp(): void {
  tabStorage.removeItem(KEY);
}
