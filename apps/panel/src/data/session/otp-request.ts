import type { CallAnswer } from '@jarchi/contract/types.ts';

const KEY = 'jarchi-otp-request';

/** A code that was asked for, as this window remembers it. */
export interface OtpRequest {
  readonly request_id: string;
  readonly phone: string;
  /** The code itself, outside production only. */
  readonly code: string | null;
  /** When another code may be asked for: the server's wait, on this machine's clock. */
  readonly resendAtMs: number;
}

export function receiveOtpRequest(answer: CallAnswer<'session', 'sendOtp'>, nowMs: number): OtpRequest {
  const { request_id, phone, code, retry_after_seconds } = answer;
  return { request_id, phone, code, resendAtMs: nowMs + retry_after_seconds * 1000 };
}

/** The same request, when the server says that the wait is another one than was thought. */
export function postponeResend(request: OtpRequest, waitSeconds: number, nowMs: number): OtpRequest {
  return { ...request, resendAtMs: nowMs + waitSeconds * 1000 };
}

/** Kept for a reload of this window, and gone with it. */
export function saveOtpRequest(request: OtpRequest): void {
  sessionStorage.setItem(KEY, JSON.stringify(request));
}

export function findOtpRequest(): OtpRequest | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<OtpRequest> | null;
    const isWhole = typeof stored?.request_id === 'string' && typeof stored.phone === 'string' && typeof stored.resendAtMs === 'number';
    return isWhole ? (stored as OtpRequest) : undefined;
  } catch {
    return undefined;
  }
}

/** This window's request for a phone that cannot be sent another code yet. */
export function findWaitingRequest(phone: string, nowMs: number): OtpRequest | undefined {
  const request = findOtpRequest();
  return request?.phone === phone && nowMs < request.resendAtMs ? request : undefined;
}

export function forgetOtpRequest(): void {
  sessionStorage.removeItem(KEY);
}
