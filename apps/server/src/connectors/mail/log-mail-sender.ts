import type { MailSender } from './mail-sender.ts';

export interface LogMailSenderOptions {
  readonly isProduction: boolean;
  readonly log: (line: string) => void;
}

/** Replaces a mail server: mails go to the server's log. Throws in production, where a log must hold no codes and links. */
export function createLogMailSender({ isProduction, log }: LogMailSenderOptions): MailSender {
  if (isProduction) throw new Error('mails are never logged in production: configure a mail server');
  return {
    async send({ to, subject, text }) {
      log(`mail to ${to}: ${subject}\n${text}`);
      return 'sent';
    },
  };
}
