import { getDigits, toLatinDigits } from '#text/digits.ts';

export const PASSWORD_MIN = 8;

export const PASSWORD_ISSUES = ['password_short', 'password_digits', 'password_phone', 'password_common'] as const;
export type PasswordIssue = (typeof PASSWORD_ISSUES)[number];

/** The commonest passwords that are long enough and have more than digits; letters are small. */
const COMMON = new Set([
  ...['password', 'password1', 'password12', 'password123', 'passw0rd', 'p@ssw0rd', 'p@ssword', 'p@ssw0rd1', 'pass1234', 'mypassword'],
  ...['qwertyui', 'qwertyuiop', 'qwerty12', 'qwerty123', 'qwerty1234', 'qwer1234', 'asdfghjk', 'asdfghjkl', 'asdf1234', 'zxcvbnm1'],
  ...['1q2w3e4r', '1q2w3e4r5t', 'q1w2e3r4', '1qaz2wsx', 'qazwsxedc', 'zaq12wsx', 'abcd1234', 'abc12345', 'a1234567', 'a12345678'],
  ...['aa123456', 'a123456789', '123456789a', '12345678a', '1234567a', 'abcdefgh', 'abcdefg1', 'iloveyou', 'iloveyou1', 'sunshine'],
  ...['princess', 'football', 'baseball', 'superman', 'trustno1', 'letmein1', 'welcome1', 'admin123', 'admin1234', 'administrator'],
  ...['computer', 'internet', 'whatever', 'dragon123', 'monkey123', 'master123', 'changeme', 'test1234', 'user1234', 'default1'],
  ...['iran1234', 'iran12345', 'tehran123', 'tehran1234', 'esteghlal', 'persepolis', 'perspolis', 'mohammad', 'alireza1', 'salam123'],
  ...['jarchi123', 'jarchi1234', 'استقلال', 'پرسپولیس', 'ایران123', 'ایران1234', 'رمز عبور', 'رمزعبور', 'سلام1234', 'تهران123'],
]);

/**
 * The form of a password that is compared and stored: digits of every keyboard are the same digit, and a letter with a mark is the same
 * however it was typed.
 */
export function readPassword(typed: string): string {
  return toLatinDigits(typed.normalize('NFC'));
}

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
