import type { CallInput } from '@jarchi/contract/types.ts';
import { sessionApi } from '#api/caller.ts';
import { saveAccount } from '#api/cookies.ts';
import { announcePersonChange } from '#api/person.ts';
import { findWaitingRequest, forgetOtpRequest, receiveOtpRequest, saveOtpRequest, type OtpRequest } from './otp-request.ts';

/** The name of this product to the account system. */
const PLATFORM = 'jarchi-panel';

/** The code that is on its way to the phone, while it cannot have another one; else a new one. */
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

/** Whether the account was made by it. */
export async function signInWithCode(request_id: string, code: string): Promise<{ readonly is_new: boolean }> {
  const { account, is_new } = await sessionApi.verifyOtp({ body: { request_id, code, customer_type: 'adv', platform: PLATFORM } });
  enter(account);
  return { is_new };
}

export async function signInWithPassword(username: string, password: string): Promise<void> {
  const { account } = await sessionApi.signInWithPassword({ body: { username, password, account_type: 'adv', platform: PLATFORM } });
  enter(account);
}

/** The name of somebody who has just signed up; nothing of them is known yet that it would make old. */
export function saveNewPerson(info: CallInput<'session', 'updateInfo'>['body']) {
  return sessionApi.updateInfo({ body: info });
}
