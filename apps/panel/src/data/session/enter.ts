import { browserStorage } from '@jarchi/client-state/storage/browser-storage.ts';
import type { CallAnswer } from '@jarchi/contract/types.ts';
import { saveAccount } from '#api/cookies.ts';
import { announcePersonChange } from '@jarchi/client-state/session/person.ts';
import { LAST_ACCOUNT } from './last-account.ts';
import { keptOtpRequest } from './otp-request.ts';

export interface Entered {
  /** The sign-in has made the account. */
  readonly is_new: boolean;
  /** The person has several accounts, and none of them was open here when the session was lost. */
  readonly mustChoose: boolean;
}

/** This window belongs to the person who has just signed in. */
export function enter({ account, accounts, is_new }: CallAnswer<'session', 'verifyOtp'>): Entered {
  const lost = browserStorage.getItem(LAST_ACCOUNT);
  const last = accounts.find((own) => own === lost);
  browserStorage.removeItem(LAST_ACCOUNT);
  keptOtpRequest.forget();
  saveAccount(last ?? account);
  announcePersonChange();
  return { is_new, mustChoose: accounts.length > 1 && last === undefined };
}
