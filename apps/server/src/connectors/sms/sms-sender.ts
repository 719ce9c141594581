import type { Result } from '@jarchi/domain/result.ts';

export interface SmsFailure {
  readonly code: 'sms_failed';
}

/** Sends text messages. An implementation answers within seconds or fails. */
export interface SmsSender {
  /** Tells a phone that it is invited to an account; a service without a template for it has none. */
  sendInvitation?(phone: string, invitation: { readonly title: string }): Promise<Result<null, SmsFailure>>;
  sendCode(phone: string, code: string): Promise<Result<null, SmsFailure>>;
}
