import { forgetUploads } from '@jarchi/client-state/uploads/forget-uploads.ts';
import { browserStorage, tabStorage } from '@jarchi/client-state/storage/browser-storage.ts';
import { announcePersonChange } from '@jarchi/client-state/session/person.ts';
import { removeAccount } from '#api/cookies.ts';
import { forgetFigures } from '#api/device/forget-figures.ts';

/** Removes all data of the last person from this window. */
export function forgetPerson(): void {
  removeAccount();
  announcePersonChange();
}

/** The names of what is typed, or begun, and not sent yet. */
const TYPED = /^jarchi[-:](?:draft-|activation-|charge|receipt:|pre-invoice|otp-request|sign-up|ticket:)/;

/** Removes unsent input. A lost session keeps it for the same person; a sign-out or a change of account removes it. */
export function forgetTyped(): void {
  for (const storage of [tabStorage, browserStorage]) {
    for (const key of storage.listKeys()) if (TYPED.test(key)) storage.removeItem(key);
  }
  forgetUploads();
}

/** Removes all data of the account before another one is chosen. The caller leaves the page. */
export function leaveAccount(): void {
  forgetTyped();
  forgetFigures();
  removeAccount();
}
