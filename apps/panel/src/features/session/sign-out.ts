import { ApiError } from '@jarchi/api-client/api-error.ts';
import { api } from '#api.ts';
import { announcePersonChange } from '#person.ts';
import { runtimeConfig } from '#runtime-config.ts';
import { removeAccount } from '#cookies.ts';

/** Nothing of the last person stays in this window. */
export function forgetPerson(): void {
  removeAccount();
  announcePersonChange();
}

const TYPED = ['jarchi-draft-', 'jarchi-activation-', 'jarchi-charge', 'jarchi-otp-request'];

/** What was typed and not sent: a lost session keeps it for the same person's return, a sign-out does not. */
function forgetTyped(storage: Storage): void {
  for (const key of Object.keys(storage)) if (TYPED.some((start) => key.startsWith(start))) storage.removeItem(key);
}

/** False when the browser is on its way to the logout page of the accounts service. */
export async function signOut(): Promise<boolean> {
  try {
    await api.session.signOut();
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 403)) throw error;
    forgetTyped(sessionStorage);
    forgetPerson();
    location.assign(`${runtimeConfig.bases.accounts}/auth/logout`);
    return false;
  }
  forgetTyped(sessionStorage);
  forgetPerson();
  return true;
}
