import type { CallAnswer } from '@jarchi/contract/types.ts';
import { findAccount, saveAccount } from '#api/cookies.ts';
import { announcePersonChange } from '#api/person.ts';
import { forgetOtpRequest } from './otp-request.ts';

const LAST = 'jarchi-last-account';

export interface Entered {
  /** The sign-in has made the account. */
  readonly is_new: boolean;
  /** The person has several accounts, and has not been in one of them here. */
  readonly mustChoose: boolean;
}

/** Keeps the name of the account for the next sign-in, when the session is lost and not ended by the person. */
export function keepLastAccount(): void {
  const account = findAccount();
  if (account !== undefined) localStorage.setItem(LAST, account);
}

/** This window belongs to the person who has just signed in. */
export function enter({ account, accounts, is_new }: CallAnswer<'session', 'verifyOtp'>): Entered {
  const last = localStorage.getItem(LAST);
  const isBack = last !== null && accounts.includes(last);
  localStorage.removeItem(LAST);
  forgetOtpRequest();
  saveAccount(isBack ? last : account);
  announcePersonChange();
  return { is_new, mustChoose: accounts.length > 1 && !isBack };
}
