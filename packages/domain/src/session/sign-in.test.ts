import fc from 'fast-check';
import { expect, test } from 'vitest';
import { judgeOtp, OTP_TRIES, OTP_TTL_MS, parseOtp, type OtpVerdict } from './sign-in.ts';

const SENT_AT = 1_000_000;
const EXPIRES_AT = SENT_AT + OTP_TTL_MS;

test.each<[string, { tries?: number; is_used?: boolean; now?: number; isMatch: boolean }, OtpVerdict]>([
  ['a right code', { isMatch: true }, 'match'],
  ['a wrong code', { isMatch: false }, 'wrong'],
  ['a right fifth try', { tries: 4, isMatch: true }, 'match'],
  ['a wrong fifth try', { tries: 4, isMatch: false }, 'wrong'],
  ['a right sixth try', { tries: 5, isMatch: true }, 'too_many_tries'],
  ['a right seventh try', { tries: 6, isMatch: true }, 'too_many_tries'],
  ['a right code in the last moment', { now: EXPIRES_AT - 1, isMatch: true }, 'match'],
  ['a right code as it expires', { now: EXPIRES_AT, isMatch: true }, 'expired'],
  ['a right code later', { now: EXPIRES_AT + 1, isMatch: true }, 'expired'],
  ['a wrong code later', { now: EXPIRES_AT + 1, isMatch: false }, 'expired'],
  ['a used code', { is_used: true, isMatch: true }, 'used'],
  ['a used code, wrong and late and tried out', { is_used: true, tries: 9, now: EXPIRES_AT + 1, isMatch: false }, 'used'],
  ['a late code tried out', { tries: 5, now: EXPIRES_AT + 1, isMatch: true }, 'too_many_tries'],
])('%s comes to its verdict', (_, { tries = 0, is_used = false, now = SENT_AT, isMatch }, verdict) => {
  expect(judgeOtp({ expires_at: EXPIRES_AT, tries, is_used }, isMatch, now)).toBe(verdict);
});

test('only a right code, unused, in time, within five tries, matches', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 8 }),
      fc.boolean(),
      fc.boolean(),
      fc.integer({ min: 0, max: 2 * OTP_TTL_MS }),
      (tries, is_used, isMatch, age) => {
        const verdict = judgeOtp({ expires_at: EXPIRES_AT, tries, is_used }, isMatch, SENT_AT + age);
        expect(verdict === 'match').toBe(isMatch && !is_used && tries < OTP_TRIES && age < OTP_TTL_MS);
      },
    ),
  );
});

test.each([
  ['12345', '12345'],
  ['۱۲۳۴۵', '12345'],
  ['٠١٢٣٤', '01234'],
  [' 1 2 3 4 5 ', '12345'],
  ['کد: ۱۲۳۴۵', '12345'],
  ['1234', undefined],
  ['123456', undefined],
  ['', undefined],
  ['abcde', undefined],
])('the code in %j is %s', (text, code) => {
  expect(parseOtp(text)).toBe(code);
});
