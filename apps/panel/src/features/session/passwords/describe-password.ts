import { formatDate } from '@jarchi/domain/calendar/jalali.ts';
import type { Credentials } from '#data/session/credentials.ts';
import { passwordsFa } from './passwords.fa.ts';

const fa = passwordsFa.own;

/** Whether there is a password, and since when it is this one. */
export function describePassword({ has_password, password_changed }: Pick<Credentials, 'has_password' | 'password_changed'>): string {
  if (!has_password) return fa.none;
  return password_changed === null ? fa.unknownDay : fa.changed(formatDate(Date.parse(password_changed)));
}
