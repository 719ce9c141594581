import { randomInt } from 'node:crypto';
import { STRANGER } from './open-sessions.ts';
import { newAddress, openPerson } from './seed-person.ts';

/** So many requests run side by side; each is followed by another until all are sent. More would only wait for connections. */
const LANES = 100;

/** How often each code was the answer to this many guesses, sent at the same time. */
async function count(guesses: number, guess: (index: number) => Promise<{ ok: boolean; error?: { code: string } }>) {
  const answers = new Map<string, number>();
  let sent = 0;
  const lane = async () => {
    while (sent < guesses) {
      const answer = await guess(sent++);
      const code = answer.error?.code ?? 'right';
      answers.set(code, (answers.get(code) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return Object.fromEntries(answers);
}

/** Guesses of one person's password, each from an address of its own. */
export async function guessPasswords(guesses: number) {
  const person = await openPerson();
  const answers = await count(guesses, (index) => person.signIn(person.phone, `guess ${index}`));
  return { ...person, answers };
}

/** Guesses of one code, none of them right, each from an address of its own. */
export async function guessCodes(guesses: number) {
  const person = await openPerson();
  const sent = await person.service.sendOtp(person.phone, STRANGER);
  if (!sent.ok) throw new Error(sent.error.code);
  const { request_id, code } = sent.value;
  const right = Number(code);
  const answers = await count(guesses, () => {
    const guess = (right + 1 + randomInt(10 ** 5 - 1)) % 10 ** 5;
    return person.service.verifyOtp(request_id, String(guess).padStart(5, '0'), { ...STRANGER, address: newAddress() });
  });
  return { ...person, request_id, code: code ?? '', answers };
}
