import { parseEmail } from '@jarchi/domain/session/person-info.ts';
import type { ConfigRefusal, SettingReader } from '#config-reader.ts';
import { SMTP_SECURITIES, type SmtpSettings } from './smtp-settings.ts';

/** The mail server; undefined without one: mails then go to the log. */
export function readMail(read: SettingReader, refusals: ConfigRefusal[], brandName: string): SmtpSettings | undefined {
  const host = read.optional('SMTP_HOST');
  const port = read.integer('SMTP_PORT', 587, 1, 65_535);
  const security = read.oneOf('SMTP_SECURITY', SMTP_SECURITIES, 'starttls');
  const user = read.optional('SMTP_USER');
  const password = read.optional('SMTP_PASSWORD');
  const typed = read.text('MAIL_FROM', '');
  if (host === undefined) return undefined;
  const address = parseEmail(typed);
  if (address === undefined) {
    refusals.push({ setting: 'MAIL_FROM', reason: 'a mail server needs the e-mail address that mails come from' });
    return undefined;
  }
  const login = user === undefined ? {} : { login: { user, password: password ?? '' } };
  return { host, port, security, ...login, from: { name: brandName, address } };
}
