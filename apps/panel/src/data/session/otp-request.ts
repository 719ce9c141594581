import { createKept } from '@jarchi/client-state/storage/kept.ts';
import { nullable, record, text, whole } from '@jarchi/client-state/storage/shapes.ts';
import type { CallAnswer } from '@jarchi/contract/types.ts';

/** A requested code, as this window stores it. */
export interface OtpRequest {
  readonly request_id: string;
  readonly phone: string;
  /** The code itself, outside production only. */
  readonly code: string | null;
  /** When another code may be requested: the server's wait, measured by this machine's clock. */
  readonly resendAtMs: number;
}

export function receiveOtpRequest(answer: CallAnswer<'session', 'sendOtp'>, nowMs: number): OtpRequest {
  const { request_id, phone, code, retry_after_seconds } = answer;
  return { request_id, phone, code, resendAtMs: nowMs + retry_after_seconds * 1000 };
}

/** The request with the wait that the server names. */
export function postponeResend(request: OtpRequest, waitSeconds: number, nowMs: number): OtpRequest {
  return { ...request, resendAtMs: nowMs + waitSeconds * 1000 };
}

/** For a reload of this window; it is removed with the window. */
export const keptOtpRequest = createKept(
  () => 'jarchi-otp-request',
  record({ request_id: text, phone: text, code: nullable(text), resendAtMs: whole }),
);

/** This window's request for a phone that cannot get another code yet. */
export function findWaitingRequest(phone: string, nowMs: number): OtpRequest | undefined {
  const request = keptOtpRequest.read();
  return request?.phone === phone && nowMs < request.resendAtMs ? request : undefined;
}
