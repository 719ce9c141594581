import { succeed } from '@jarchi/domain/result.ts';
import type { SmsSender } from './sms-sender.ts';

export interface LogSmsSenderOptions {
  readonly isProduction: boolean;
  readonly log: (line: string) => void;
}

/** Replaces an SMS service: the code goes to the server's log. Throws in production, where a log must hold no codes. */
export function createLogSmsSender({ isProduction, log }: LogSmsSenderOptions): SmsSender {
  if (isProduction) throw new Error('codes are never logged in production: configure an SMS service');
  return {
    async sendCode(phone, code) {
      log(`sign-in code of ${phone}: ${code}`);
      return succeed(null);
    },
    async sendNotice(phone, { title, url }) {
      log(`notice to ${phone}: ${title} ${url}`);
      return succeed(null);
    },
    async sendInvitation(phone, { title }) {
      log(`invitation of ${phone} to the account ${title}`);
      return succeed(null);
    },
  };
}
