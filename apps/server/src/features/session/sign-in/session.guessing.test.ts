import { MINUTE_MS } from '@jarchi/domain/calendar/durations.ts';
import { afterAll, expect, test } from 'vitest';
import { toPersianDigits } from '@jarchi/domain/text/digits.ts';
import { OTP_TRIES, PASSWORD_PER_ADDRESS_HOUR, PASSWORD_TRIES } from '@jarchi/domain/session/sign-in.ts';
import { guessCodes, guessPasswords } from '#testing/sessions/guess-at-once.ts';
import { closeStore, STRANGER } from '#testing/sessions/open-sessions.ts';
import { newAddress, openPerson, PASSWORD } from '#testing/sessions/seed-person.ts';

afterAll(closeStore);

const wrong = { ok: false, error: { code: 'password_wrong' } };
const waits = (seconds: number) => ({ ok: false, error: { code: 'password_too_many_tries', retry_after_seconds: seconds } });

/** A person whose password is guessed. */
async function openGuessing() {
  const person = await openPerson();
  const guess = (login: string, browser: Partial<typeof STRANGER> = {}) => person.signIn(login, 'a guess', browser);
  const enter = (browser: Partial<typeof STRANGER> = {}) => person.signIn(person.phone, PASSWORD, browser);
  const useUp = async (browser: Partial<typeof STRANGER> = {}) => {
    for (let count = 0; count < PASSWORD_TRIES; count++) expect(await guess(person.phone, browser)).toEqual(wrong);
  };
  /** Signs in, and returns the mark that the browser keeps. */
  const leaveMark = async () => {
    const signedIn = await enter();
    if (!signedIn.ok) throw new Error(signedIn.error.code);
    return signedIn.value.browser_mark;
  };
  return { ...person, guess, enter, useUp, leaveMark };
}

test('tries count for the person, in every spelling of every login and from every address', async () => {
  const { phone, username, email, guess, signIn } = await openGuessing();
  const spellings = [
    phone,
    toPersianDigits(phone),
    `+98 ${phone.slice(1)}`,
    `0098${phone.slice(1)}`,
    ` ${phone} `,
    email,
    email.toUpperCase(),
    toPersianDigits(email),
    username,
    ` ${username.toUpperCase()}\u200f`,
  ];
  expect(spellings).toHaveLength(PASSWORD_TRIES);
  for (const login of spellings) expect(await guess(login), login).toEqual(wrong);
  for (const login of spellings) expect(await signIn(login), login).toEqual(waits(60));
});

test('an unknown person is refused at the same try, with the same answer, in every spelling', async () => {
  const { username, guess } = await openGuessing();
  const unknown = `nobody-${username}`;
  const spellings = [unknown, unknown.toUpperCase(), toPersianDigits(unknown)];
  for (let count = 0; count < PASSWORD_TRIES; count++) expect(await guess(spellings[count % 3] ?? '')).toEqual(wrong);
  for (const login of spellings) expect(await guess(login)).toEqual(waits(60));
  expect(await guess(`${unknown}x`)).toEqual(wrong);
});

test('of four hundred guesses of a password at the same time only the allowed number is judged', async () => {
  const { answers } = await guessPasswords(400);
  expect(answers).toEqual({ password_wrong: PASSWORD_TRIES, password_too_many_tries: 400 - PASSWORD_TRIES });
});

test('of four hundred guesses of a code at the same time only the allowed number is judged, and then the right one is refused too', async () => {
  const { answers, service, request_id, code } = await guessCodes(400);
  expect(answers).toEqual({ otp_wrong: OTP_TRIES, otp_too_many_tries: 400 - OTP_TRIES });
  expect(await service.verifyOtp(request_id, code, STRANGER)).toMatchObject({ ok: false, error: { code: 'otp_too_many_tries' } });
});

test('each further try waits longer, at most a quarter of an hour, and then the right password signs in', async () => {
  const { phone, guess, enter, useUp, wall } = await openGuessing();
  await useUp();
  for (const minutes of [1, 2, 4, 8, 15, 15]) {
    expect(await guess(phone)).toEqual(waits(minutes * 60));
    wall.at += minutes * MINUTE_MS - 1;
    expect(await enter()).toEqual(waits(1));
    wall.at += 1;
    expect(await guess(phone)).toEqual(wrong);
  }
  wall.at += 900_000;
  expect((await enter()).ok).toBe(true);
});

test('the right password clears the earlier tries', async () => {
  const { phone, guess, enter, useUp } = await openGuessing();
  for (let round = 0; round < 2; round++) {
    for (let count = 1; count < PASSWORD_TRIES; count++) expect(await guess(phone)).toEqual(wrong);
    expect((await enter()).ok).toBe(true);
  }
  await useUp();
});

test('strangers who guess keep a person out of neither their own browser nor a code', async () => {
  const { phone, enter, useUp, leaveMark, service } = await openGuessing();
  const mark = await leaveMark();
  await useUp();
  expect(await enter()).toEqual(waits(60));
  expect((await enter({ mark })).ok).toBe(true);
  expect(await enter({ mark: `${mark}x` })).toEqual(waits(60));
  const sent = await service.sendOtp(phone, STRANGER);
  expect(sent.ok && (await service.verifyOtp(sent.value.request_id, sent.value.code ?? '', STRANGER)).ok).toBe(true);
});

test('a browser of the person has the same number of tries', async () => {
  const { enter, useUp, leaveMark } = await openGuessing();
  const mark = await leaveMark();
  await useUp({ mark });
  expect(await enter({ mark })).toEqual(waits(60));
  expect((await enter()).ok).toBe(true);
});

test('the mark of one person’s browser counts as a stranger’s for another person', async () => {
  const [own, other] = [await openGuessing(), await openGuessing()];
  const mark = await own.leaveMark();
  await other.useUp();
  expect(await other.enter({ mark })).toEqual(waits(60));
});

test('an address may send a limited number of wrong passwords an hour, for all people together; right ones do not count', async () => {
  const { guess, enter, leaveMark, db, wall } = await openGuessing();
  const mark = await leaveMark();
  const address = newAddress();
  expect((await enter({ address })).ok).toBe(true);
  expect(await guess('somebody else', { address })).toEqual(wrong);
  // The rest of the hour's tries, counted directly: judging them would take seconds.
  const counted = await db.pool.query(`update try_count set taken = taken + $1 where kind = 'password-from' and taken = 1`, [
    PASSWORD_PER_ADDRESS_HOUR - 2,
  ]);
  expect(counted.rowCount).toBeGreaterThan(0);
  expect((await enter({ address })).ok).toBe(true);
  expect(await guess('somebody else', { address })).toEqual(wrong);
  const limited = { ok: false, error: { code: 'rate_limited', retry_after_seconds: 3600 } };
  expect(await guess('yet somebody else', { address })).toEqual(limited);
  expect(await enter({ address })).toEqual(limited);
  expect((await enter({ address, mark })).ok).toBe(true);
  wall.at += 3_600_000;
  expect((await enter({ address })).ok).toBe(true);
});
