import { expect, test } from 'vitest';
import { judgeEmailCode } from './email-code.ts';
import { OTP_TRIES } from '#session/sign-in.ts';

const sent = { email: 'sara@example.com', expires_at: 100, tries: 0 };

test.each([
  ['the right code', sent, 'sara@example.com', true, 99, 'match'],
  ['a wrong code', sent, 'sara@example.com', false, 99, 'wrong'],
  ['the right code, too late', sent, 'sara@example.com', true, 100, 'over'],
  ['the right code of an earlier address', sent, 'new@example.com', true, 99, 'over'],
  ['the fifth try', { ...sent, tries: OTP_TRIES - 1 }, 'sara@example.com', true, 99, 'match'],
  ['the sixth try', { ...sent, tries: OTP_TRIES }, 'sara@example.com', true, 99, 'over'],
] as const)('a code by e-mail: %s', (_, state, email, isMatch, now, verdict) => {
  expect(judgeEmailCode(state, email, isMatch, now)).toBe(verdict);
});
