import type { CallInput } from '@jarchi/contract/types.ts';
import { TERMS_VERSION } from '@jarchi/domain/session/sign-in.ts';
import { api } from '#api/api.ts';
import { enter, type Entered } from './enter.ts';
import { findWaitingRequest, receiveOtpRequest, keptOtpRequest, type OtpRequest } from './otp-request.ts';

/** This product's name in the accounts service. */
export const PLATFORM = 'jarchi-panel';

/** Returns the stored request while the phone has to wait for another code; else requests a new code. */
export async function requestOtp(phone: string): Promise<OtpRequest> {
  const waiting = findWaitingRequest(phone, Date.now());
  if (waiting) return waiting;
  const answer = await api.session.sendOtp({ body: { phone, platform: PLATFORM } });
  const request = receiveOtpRequest(answer, Date.now());
  keptOtpRequest.keep(request);
  return request;
}

/** Signs in, or signs up by accepting the terms that the page shows. */
export async function signInWithCode(request_id: string, code: string): Promise<Entered> {
  const typed = { request_id, code, terms_version: TERMS_VERSION };
  return enter(await api.session.verifyOtp({ body: { ...typed, customer_type: 'adv', platform: PLATFORM } }));
}

export async function signInWithPassword(username: string, password: string): Promise<Entered> {
  return enter(await api.session.signInWithPassword({ body: { username, password, account_type: 'adv', platform: PLATFORM } }));
}

/** Saves the name of a person who has just signed up. The cache has no data of this person that could become old. */
export function saveNewPerson(info: CallInput<'session', 'updateInfo'>['body']) {
  return api.session.updateInfo({ body: info });
}
