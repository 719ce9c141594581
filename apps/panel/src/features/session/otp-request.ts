import { OTP_TTL_MS } from '@jarchi/domain/session/sign-in.ts';

const KEY = 'jarchi-otp-request';

/** A code that was asked for, as this window remembers it. */
export interface OtpRequest {
  readonly request_id: string;
  readonly phone: string;
  /** The code itself, outside production only. */
  readonly code: string | null;
  /** On this machine's clock, whatever the server's says. */
  readonly resendAtMs: number;
}

export function receiveOtpRequest(answer: Pick<OtpRequest, 'request_id' | 'phone' | 'code'>, nowMs: number): OtpRequest {
  const { request_id, phone, code } = answer;
  return { request_id, phone, code, resendAtMs: nowMs + OTP_TTL_MS };
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

export function forgetOtpRequest(): void {
  sessionStorage.removeItem(KEY);
}
