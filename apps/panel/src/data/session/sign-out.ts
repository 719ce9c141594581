import { ApiError } from '@jarchi/api-client/api-error.ts';
import { sessionApi } from '#api/caller.ts';
import { announcePersonChange } from '#api/person.ts';
import { sendUndoables } from '#data/undoable.ts';
import { runtimeConfig } from '#api/runtime-config.ts';
import { removeAccount } from '#api/cookies.ts';

/** Removes all data of the last person from this window. */
export function forgetPerson(): void {
  removeAccount();
  announcePersonChange();
}

const TYPED = ['jarchi-draft-', 'jarchi-activation-', 'jarchi-charge', 'jarchi-otp-request', 'jarchi-sign-up'];

/** Removes unsaved data. A lost session keeps it for the same person; a sign-out or another account removes it. */
export function forgetTyped(): void {
  for (const storage of [sessionStorage, localStorage]) {
    for (const key of Object.keys(storage)) if (TYPED.some((start) => key.startsWith(start))) storage.removeItem(key);
  }
}

/** Removes the account's data before another account is chosen; the caller leaves the page. */
export function leaveAccount(): void {
  forgetTyped();
  removeAccount();
}

/** Returns false if the browser is opening the logout page of the accounts service. */
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
