import { expect, test } from 'vitest';
import { checkNewPassword, PASSWORD_MIN, readPassword } from './password.ts';

const PHONE = '09123456789';

test.each([
  ['', ['password_short']],
  ['kaf7e', ['password_short']],
  ['سپیدار', ['password_short']],
  ['72946183', ['password_digits']],
  ['۷۲۹۴۶۱۸۳', ['password_digits']],
  ['٧٢٩٤٦١٨٣', ['password_digits']],
  ['7294-6183 55', ['password_digits']],
  ['1234', ['password_short', 'password_digits']],
  ['09123456789', ['password_digits', 'password_phone']],
  ['۰۹۱۲۳۴۵۶۷۸۹', ['password_digits', 'password_phone']],
  ['+98 912 345 6789', ['password_digits', 'password_phone']],
  ['ali-9123456789', ['password_phone']],
  ['Password1', ['password_common']],
  ['qwerty۱۲۳', ['password_common']],
  ['aaaaaaaaa', ['password_common']],
  ['abababab', ['password_common']],
  ['aa', ['password_short', 'password_common']],
])('%j has the issues %j', (typed, issues) => {
  expect(checkNewPassword(typed, PHONE)).toEqual(issues);
});

test.each(['kafe-9ahveh', 'قهوهٔ تلخ ۷', 'jarchi-sample', '😀😁😂🤣😃😄😅😆', 'x'.repeat(5) + '7y!'])('%j is accepted', (typed) => {
  expect(checkNewPassword(typed, PHONE)).toEqual([]);
});

test('length counts characters and not the units in which they are stored', () => {
  expect(checkNewPassword('😀😁😂🤣', PHONE)).toEqual(['password_short']);
  expect('😀😁😂🤣'.length).toBe(PASSWORD_MIN);
});

test('the digits of a phone do not weaken the password of a person without one', () => {
  expect(checkNewPassword('ali-9123456789', null)).toEqual([]);
  expect(checkNewPassword('ali-9123456780', PHONE)).toEqual([]);
});

test('a password is the same in digits of every keyboard and however its marks were typed', () => {
  expect(readPassword('قهوه۱۲۳')).toBe(readPassword('قهوه123'));
  expect(readPassword('قهوه١٢٣')).toBe(readPassword('قهوه123'));
  expect(readPassword('caf\u0065\u0301')).toBe(readPassword('caf\u00e9'));
  expect(readPassword('Kafe')).not.toBe(readPassword('kafe'));
});
