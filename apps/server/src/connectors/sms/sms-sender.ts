import type { Result } from '@jarchi/domain/result.ts';
import type { Messenger } from '../messengers/messenger.ts';

export interface SmsFailure {
  readonly code: 'sms_failed';
}

/** Sends text messages. An implementation answers within seconds or fails. */
export interface SmsSender {
  /** Tells a phone that it is invited to an account; a service without a template for it has none. */
  sendInvitation?(phone: string, invitation: { readonly title: string }): Promise<Result<null, SmsFailure>>;
  /** Tells a phone something about its person, with a link; a service without a template for it sends none. */
  sendNotice?(phone: string, notice: { readonly title: string; readonly url: string }): Promise<Result<null, SmsFailure>>;
  sendCode(phone: string, code: string): Promise<Result<null, SmsFailure>>;
}

/** A service that sends codes and, by a template of its own, notices: operators allow only money and codes on such lines. */
export interface SmsService extends SmsSender, Messenger {
  readonly canNotify: boolean;
}
