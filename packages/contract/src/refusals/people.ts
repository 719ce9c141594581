import type { JobAct } from '@jarchi/domain/jobs/dead-jobs.ts';
import type { PasswordIssue } from '@jarchi/domain/session/password.ts';
import type { Proof } from '@jarchi/domain/session/credential-proofs.ts';
import { refusal } from './refusal.ts';

export const sessionRefusals = {
  phone_invalid: refusal(422),
  /** Another person signs in with it. */
  phone_taken: refusal(409),
  otp_wrong: refusal<{ tries_left: number }>(422),
  otp_expired: refusal(410),
  otp_used: refusal(410),
  otp_replaced: refusal(410),
  otp_too_many_tries: refusal<{ retry_after_seconds: number }>(429),
  otp_not_found: refusal(404),
  password_wrong: refusal(422),
  password_too_many_tries: refusal<{ retry_after_seconds: number }>(429),
  account_not_found: refusal(404),
  /** A change of how the person signs in needs a proof: those that are enough and that the person has. */
  proof_required: refusal<{ ways: readonly Proof[] }>(403),
  /** The phone or e-mail of before has frozen a change: nobody signs in until somebody proves themself. */
  person_frozen: refusal(403),
  /** Its person has left the phone lately, and may come back to it until then. */
  phone_left: refusal<{ until: string }>(409),
};

/** Of the ways to sign in that a person sets up. */
export const credentialRefusals = {
  /** Why the new password cannot be used. */
  password_weak: refusal<{ issues: readonly PasswordIssue[] }>(422),
  /** The phone received the code, and nobody signs in with it. */
  phone_unknown: refusal(404),
  /** The request is over: its time has passed, it was used, or another browser began it. */
  challenge_over: refusal(410),
  /** The answer of the device does not fit what was asked. */
  passkey_refused: refusal(422),
  /** Nobody has this passkey any more. */
  passkey_unknown: refusal(422),
  passkeys_full: refusal<{ limit: number }>(409),
  /** The change is undone already, or its time has passed. */
  way_back_over: refusal(410),
  /** The person has asked for another phone already, and it waits. */
  phone_request_waits: refusal<{ until: string }>(409),
  /** The request is decided, stopped or carried out, or allows this decision no more. */
  phone_request_over: refusal(409),
  /** So many requests of this phone, or with this name, in a day. */
  phone_requests_full: refusal<{ limit: number; retry_after_seconds: number }>(429),
  phone_documents_full: refusal<{ limit: number }>(409),
  phone_document_required: refusal(422),
};

export const accountRefusals = {
  business_data_invalid: refusal<{ fields: readonly string[] }>(422),
  financial_info_invalid: refusal<{ fields: readonly { field: string; code: string }[] }>(422),
};

export const alertRefusals = {
  /** The person has as many scheduled reports as one may have. */
  schedules_full: refusal<{ limit: number }>(409),
};

export const staffRefusals = {
  /** Nobody decides about an account in which they have a place themself, or about what they asked for as a customer. */
  own_account: refusal(403),
  reason_required: refusal(422),
  /** The job allows other acts now. */
  job_act_refused: refusal<{ acts: readonly JobAct[] }>(409),
  not_impersonating: refusal(409),
};
