import { getDigits, toLatinDigits } from '#text/digits.ts';
import { COMMON_PASSWORDS } from './common-passwords.fa.ts';

export const PASSWORD_MIN = 8;

export type PasswordIssue = 'password_short' | 'password_digits' | 'password_phone' | 'password_common';

/**
 * The form of a password that is compared and stored: digits of every keyboard are the same digit, and a letter with a mark is the same
 * however it was typed.
 */
export function readPassword(typed: string): string {
  return toLatinDigits(typed.normalize('NFC'));
}

const COMMON: ReadonlySet<string> = new Set(COMMON_PASSWORDS.map(readPassword));

/** Every reason why a new password cannot be used. Length counts code points; `phone` is the person's own, if they have one. */
export function checkNewPassword(typed: string, phone: string | null): PasswordIssue[] {
  const password = readPassword(typed);
  const letters = [...password];
  const issues: PasswordIssue[] = [];
  if (letters.length < PASSWORD_MIN) issues.push('password_short');
  if (/^[\s\p{Pd}+]*\d[\d\s\p{Pd}+]*$/u.test(password)) issues.push('password_digits');
  if (phone !== null && getDigits(password).includes(phone.slice(1))) issues.push('password_phone');
  if (COMMON.has(password.toLowerCase()) || (letters.length > 0 && new Set(letters).size < 3)) issues.push('password_common');
  return issues;
}
