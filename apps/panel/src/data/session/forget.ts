import { announcePersonChange } from '#api/person.ts';
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
