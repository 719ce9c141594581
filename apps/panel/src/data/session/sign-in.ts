import type { CallInput } from '@jarchi/contract/types.ts';
import { sessionApi } from '#api/caller.ts';
import { saveAccount } from '#api/cookies.ts';
import { announcePersonChange } from '#api/person.ts';
import { findWaitingRequest, forgetOtpRequest, receiveOtpRequest, saveOtpRequest, type OtpRequest } from './otp-request.ts';

/** This product's name in the accounts service. */
const PLATFORM = 'jarchi-panel';

/** Returns the stored request while the phone has to wait for another code; else requests a new code. */
export async function requestOtp(phone: string): Promise<OtpRequest> {
  const waiting = findWaitingRequest(phone, Date.now());
  if (waiting) return waiting;
  const answer = await sessionApi.sendOtp({ body: { phone, platform: PLATFORM } });
  const request = receiveOtpRequest(answer, Date.now());
  saveOtpRequest(request);
  return request;
}

function enter(account: string): void {
  forgetOtpRequest();
  saveAccount(account);
  announcePersonChange();
}

/** Signs in; `is_new` tells whether this made the account. */
export async function signInWithCode(request_id: string, code: string): Promise<{ readonly is_new: boolean }> {
  const { account, is_new } = await sessionApi.verifyOtp({ body: { request_id, code, customer_type: 'adv', platform: PLATFORM } });
  enter(account);
  return { is_new };
}

export async function signInWithPassword(username: string, password: string): Promise<void> {
  const { account } = await sessionApi.signInWithPassword({ body: { username, password, account_type: 'adv', platform: PLATFORM } });
  enter(account);
}

/** Saves the name of a person who has just signed up. The cache has no data of this person that could become old. */
export function saveNewPerson(info: CallInput<'session', 'updateInfo'>['body']) {
  return sessionApi.updateInfo({ body: info });
}
