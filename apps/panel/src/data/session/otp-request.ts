import { tabStorage } from '@jarchi/client-state/storage/browser-storage.ts';
import type { CallAnswer } from '@jarchi/contract/types.ts';

const KEY = 'jarchi-otp-request';

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

/** Stores the request for a reload of this window; it is removed with the window. */
export function saveOtpRequest(request: OtpRequest): void {
  tabStorage.setItem(KEY, JSON.stringify(request));
}

export function findOtpRequest(): OtpRequest | undefined {
  try {
    const stored = JSON.parse(tabStorage.getItem(KEY) ?? 'null') as Partial<OtpRequest> | null;
    const isWhole = typeof stored?.request_id === 'string' && typeof stored.phone === 'string' && typeof stored.resendAtMs === 'number';
    return isWhole ? (stored as OtpRequest) : undefined;
  } catch {
    return undefined;
  }
}

/** This window's request for a phone that cannot get another code yet. */
export function findWaitingRequest(phone: string, nowMs: number): OtpRequest | undefined {
  const request = findOtpRequest();
  return request?.phone === phone && nowMs < request.resendAtMs ? request : undefined;
}

export function forgetOtpRequest(): void {
  tabStorage.removeItem(KEY);
}
