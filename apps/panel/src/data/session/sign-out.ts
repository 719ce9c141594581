import { ApiError } from '@jarchi/api-client/api-error.ts';
import { sessionApi } from '#api/caller.ts';
import { announcePersonChange } from '#api/person.ts';
import { sendUndoables } from '#data/undoable.ts';
import { runtimeConfig } from '#api/runtime-config.ts';
import { removeAccount } from '#api/cookies.ts';

/** Nothing of the last person stays in this window. */
export function forgetPerson(): void {
  removeAccount();
  announcePersonChange();
}

const TYPED = ['jarchi-draft-', 'jarchi-activation-', 'jarchi-charge', 'jarchi-otp-request', 'jarchi-sign-up'];

/** What was typed and not sent: a lost session keeps it for the same person's return, a sign-out or another account does not. */
export function forgetTyped(): void {
  for (const storage of [sessionStorage, localStorage]) {
    for (const key of Object.keys(storage)) if (TYPED.some((start) => key.startsWith(start))) storage.removeItem(key);
  }
}

/** Nothing of the account stays for whoever is chosen next; the caller leaves the page. */
export function leaveAccount(): void {
  forgetTyped();
  removeAccount();
}

/** False when the browser is on its way to the logout page of the accounts service. */
export async function signOut(): Promise<boolean> {
  // Whoever leaves has meant what still waits to be undone.
  await sendUndoables();
  try {
    await sessionApi.signOut();
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 403)) throw error;
    forgetTyped();
    forgetPerson();
    location.assign(runtimeConfig.links.logout);
    return false;
  }
  forgetTyped();
  forgetPerson();
  return true;
}
