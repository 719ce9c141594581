import { createTransport } from 'nodemailer';
import type { MailOutcome, MailSender } from './mail-sender.ts';
import type { SmtpSettings } from './smtp-settings.ts';

const CONNECT_MS = 5000;
/** The longest silence of the mail server. */
const SILENCE_MS = 10_000;

/** Sends mails through a mail server. */
export function createSmtpMailSender({ host, port, security, login, from }: SmtpSettings): MailSender {
  const transport = createTransport({
    host,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    ...(login && { auth: { user: login.user, pass: login.password } }),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    // A mail of ours never names a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.address.slice(from.address.indexOf('@') + 1);
  return {
    async send({ to, subject, text, html, id }) {
      // An address in a text would be read as a list of them.
      const address = { name: '', address: to };
      const letter = {
        from,
        to: address,
        subject,
        text,
        ...(html !== undefined && { html }),
        ...(id && { messageId: `<${id}@${domain}>` }),
      };
      return transport.sendMail(letter).then(() => 'sent' as const, judgeFailure);
    },
  };
}

/** An answer of the mail server from 500 on is final; everything else may be different later. */
function judgeFailure(error: unknown): MailOutcome {
  const code = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0;
  return code >= 500 ? 'refused' : 'failed';
}
