import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#calendar/durations.ts';
import {
  checkOtp,
  findCodeWaitMs,
  judgeOtp,
  OTP_PER_ADDRESS_HOUR,
  OTP_PER_PHONE_AND_ADDRESS_HOUR,
  OTP_PER_PHONE_HOUR,
  OTP_TRIES,
  OTP_TTL_MS,
  OTP_WAIT_MS,
  parseOtp,
  PASSWORD_TRIES,
  PASSWORD_WAIT_AFTER_MS,
  type OtpState,
  type OtpVerdict,
  type SentCode,
} from './sign-in.ts';

const SENT_AT = 1_000_000;
const EXPIRES_AT = SENT_AT + OTP_TTL_MS;

const fresh: OtpState = { expires_at: EXPIRES_AT, tries: 0, is_used: false, is_replaced: false };

test.each<[string, Partial<OtpState> & { now?: number; isMatch: boolean }, OtpVerdict]>([
  ['a right code', { isMatch: true }, 'match'],
  ['a wrong code', { isMatch: false }, 'wrong'],
  ['a right fifth try', { tries: 4, isMatch: true }, 'match'],
  ['a wrong fifth try', { tries: 4, isMatch: false }, 'wrong'],
  ['a right sixth try', { tries: 5, isMatch: true }, 'too_many_tries'],
  ['a right seventh try', { tries: 6, isMatch: true }, 'too_many_tries'],
  ['a right code in the last millisecond', { now: EXPIRES_AT - 1, isMatch: true }, 'match'],
  ['a right code as it expires', { now: EXPIRES_AT, isMatch: true }, 'expired'],
  ['a right code later', { now: EXPIRES_AT + 1, isMatch: true }, 'expired'],
  ['a wrong code later', { now: EXPIRES_AT + 1, isMatch: false }, 'expired'],
  ['a used code', { is_used: true, isMatch: true }, 'used'],
  ['a used code, wrong, late and out of tries', { is_used: true, tries: 9, now: EXPIRES_AT + 1, isMatch: false }, 'used'],
  ['a late code out of tries', { tries: 5, now: EXPIRES_AT + 1, isMatch: true }, 'too_many_tries'],
  ['a right code after a newer one', { is_replaced: true, isMatch: true }, 'replaced'],
  ['a late code out of tries, after a newer one', { is_replaced: true, tries: 5, now: EXPIRES_AT + 1, isMatch: false }, 'replaced'],
  ['a used code after a newer one', { is_replaced: true, is_used: true, isMatch: true }, 'used'],
])('%s comes to its verdict', (_, { now = SENT_AT, isMatch, ...state }, verdict) => {
  expect(judgeOtp({ ...fresh, ...state }, isMatch, now)).toBe(verdict);
});

test('only the latest code matches: right, unused, in time, within five tries', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 8 }),
      fc.boolean(),
      fc.boolean(),
      fc.boolean(),
      fc.integer({ min: 0, max: 2 * OTP_TTL_MS }),
      (tries, is_used, is_replaced, isMatch, age) => {
        const verdict = judgeOtp({ expires_at: EXPIRES_AT, tries, is_used, is_replaced }, isMatch, SENT_AT + age);
        expect(verdict === 'match').toBe(isMatch && !is_used && !is_replaced && tries < OTP_TRIES && age < OTP_TTL_MS);
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

const HERE = '10.0.0.1';
const code = (at: number, change: Partial<SentCode> = {}): SentCode => ({
  at,
  is_failed: false,
  is_known: false,
  address: HERE,
  ...change,
});
/** Codes one minute apart, latest first; the oldest at minute 1. */
const codes = (count: number, change: Partial<SentCode> = {}) =>
  Array.from({ length: count }, (_, index) => code((count - index) * MINUTE_MS, change));
const elsewhere = { address: '10.0.0.2' };
const known = { is_known: true };

test.each<[string, readonly SentCode[], Partial<SentCode>, number]>([
  ['a phone without a code does not wait', [], {}, 0],
  ['the second code waits a minute', [code(5)], {}, 5 + OTP_WAIT_MS],
  ['the second code waits a minute for another address too', [code(5)], elsewhere, 5 + OTP_WAIT_MS],
  ['the second code waits a minute in the person’s own browser too', [code(5)], known, 5 + OTP_WAIT_MS],
  ['after a code that could not be sent there is no wait', [code(9, { is_failed: true })], {}, 0],
  ['the sent code before a failed one is waited for', [code(9, { is_failed: true }), code(5)], {}, 5 + OTP_WAIT_MS],
  ['an address may ask for five codes an hour for one phone', codes(OTP_PER_PHONE_AND_ADDRESS_HOUR), {}, MINUTE_MS + HOUR_MS],
  ['after four codes the hour is not full', codes(OTP_PER_PHONE_AND_ADDRESS_HOUR - 1), {}, 5 * MINUTE_MS],
  ['failed codes count in the hour', codes(OTP_PER_PHONE_AND_ADDRESS_HOUR, { is_failed: true }), {}, MINUTE_MS + HOUR_MS],
  ['another address does not wait for them', codes(OTP_PER_PHONE_AND_ADDRESS_HOUR), elsewhere, 6 * MINUTE_MS],
  ['a phone gets at most ten codes an hour', codes(OTP_PER_PHONE_HOUR), elsewhere, MINUTE_MS + HOUR_MS],
  ['the person’s own browser has its own ten codes an hour', codes(OTP_PER_PHONE_HOUR), known, 11 * MINUTE_MS],
  ['the person’s own browser gets at most ten codes an hour', codes(OTP_PER_PHONE_HOUR, known), known, MINUTE_MS + HOUR_MS],
  ['codes for the person’s own browser do not count for strangers', codes(OTP_PER_PHONE_HOUR, known), {}, 11 * MINUTE_MS],
])('a code by SMS: %s', (_, sent, asker, next) => {
  const now = sent[0]?.at ?? 0;
  expect(findCodeWaitMs({ ofPhone: sent, ofAddress: [] }, { is_known: false, address: HERE, ...asker }, now)).toBe(Math.max(0, next - now));
});

test('an address may ask for a hundred codes an hour for all phones; the person’s own browser has no such limit', () => {
  const ofAddress = Array.from({ length: OTP_PER_ADDRESS_HOUR }, (_, index) => OTP_PER_ADDRESS_HOUR - index);
  const stranger = { is_known: false, address: HERE };
  const now = OTP_PER_ADDRESS_HOUR;
  expect(findCodeWaitMs({ ofPhone: [], ofAddress }, stranger, now)).toBe(1 + HOUR_MS - now);
  expect(findCodeWaitMs({ ofPhone: [], ofAddress: ofAddress.slice(1) }, stranger, now)).toBe(0);
  expect(findCodeWaitMs({ ofPhone: [], ofAddress }, { ...stranger, is_known: true }, now)).toBe(0);
});

test('codes that were sent before the clock was set back are not waited for, and hide none that were sent since', () => {
  const now = 20 * MINUTE_MS;
  const ahead = Array.from({ length: OTP_PER_ADDRESS_HOUR }, (_, index) => now + 26 * HOUR_MS - index);
  const asker = { is_known: false, address: HERE };
  expect(findCodeWaitMs({ ofPhone: ahead.map((at) => code(at)), ofAddress: ahead }, asker, now)).toBe(0);
  expect(findCodeWaitMs({ ofPhone: [...ahead.map((at) => code(at)), code(now - 20_000)], ofAddress: ahead }, asker, now)).toBe(40_000);
  expect(judgeOtp({ ...fresh, expires_at: now + 26 * HOUR_MS + OTP_TTL_MS }, true, now)).toBe('expired');
});

test('the first ten wrong passwords do not wait; then the wait is one, two, four, eight, and at most fifteen minutes', () => {
  expect(PASSWORD_TRIES).toBe(10);
  expect(PASSWORD_WAIT_AFTER_MS.slice(0, PASSWORD_TRIES - 1).every((wait) => wait === 0)).toBe(true);
  expect(PASSWORD_WAIT_AFTER_MS.slice(PASSWORD_TRIES - 1).map((wait) => wait / MINUTE_MS)).toEqual([1, 2, 4, 8, 15]);
});

test.each([
  ['12345', []],
  ['۱۲۳۴۵', []],
  ['کد شما: 12345', []],
  ['1234', ['code_invalid']],
  ['123456', ['code_invalid']],
  ['wrong', ['code_invalid']],
  [`12345${' '.repeat(36)}`, ['code_invalid']],
])('of a typed code %j the issues are %j', (text, issues) => {
  expect(checkOtp(text).map((issue) => issue.code)).toEqual(issues);
});
