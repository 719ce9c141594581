import { afterAll, expect, test } from 'vitest';
import { OTP_TRIES, PASSWORD_TRIES } from '@jarchi/domain/session/sign-in.ts';
import { guessCodes, guessPasswords } from '#testing/sessions/guess-at-once.ts';
import { closeStore } from '#testing/sessions/open-sessions.ts';

afterAll(closeStore);

const GUESSES = 10_000;

test('of ten thousand guesses of a password at the same time only the allowed number is judged', async () => {
  const { answers } = await guessPasswords(GUESSES);
  expect(answers).toEqual({ password_wrong: PASSWORD_TRIES, password_too_many_tries: GUESSES - PASSWORD_TRIES });
});

test('of ten thousand guesses of a code at the same time only the allowed number is judged', async () => {
  const { answers } = await guessCodes(GUESSES);
  expect(answers).toEqual({ otp_wrong: OTP_TRIES, otp_too_many_tries: GUESSES - OTP_TRIES });
});
