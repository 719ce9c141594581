import type { Result } from '@jarchi/domain/result.ts';

export interface SmsFailure {
  readonly code: 'sms_failed';
}

/** Sends text messages. An implementation answers within seconds or fails. */
export interface SmsSender {
  sendCode(phone: string, code: string): Promise<Result<null, SmsFailure>>;
}
