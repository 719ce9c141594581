import { randomInt } from 'node:crypto';
import { insertAccount } from '#features/account/account.repository.ts';
import { hashPassword } from '#infra/crypto/credentials.ts';
import { appUser } from '#features/session/session.tables.ts';
import { openSessions, STRANGER } from './open-sessions.ts';

export const PASSWORD = 'jarchi-sample';
const passwordHash = hashPassword(PASSWORD);
const number = () => String(randomInt(10 ** 7)).padStart(7, '0');

/** An address that no request of this store has come from. */
export const newAddress = () => `2001:db8::${number()}`;

/** The session service, and a person with an account, a phone, an e-mail, a username and a password. */
export async function openPerson() {
  const world = await openSessions();
  const digits = number();
  const user = { phone: `0935${digits}`, username: `nilgoon${digits}`, email: `nilgoon${digits}@example.ir` };
  const created = new Date(world.wall.at);
  const values = { ...user, password_hash: await passwordHash, email_verified: true, created };
  const { slug, user_id } = await world.tenancy.withSystem(async (tx) => {
    const [row] = await tx.insert(appUser).values(values).returning();
    const id = row?.id ?? 0;
    return { user_id: id, ...(await insertAccount(tx, { user_id: id, title: 'Nilgoon', created })) };
  });
  /** From a new address unless one is given. */
  const signIn = (login: string, typed = PASSWORD, browser: Partial<typeof STRANGER> = {}) =>
    world.service.signInWithPassword(login, typed, { ...STRANGER, address: newAddress(), ...browser });
  return { ...world, ...user, slug, user_id, signIn };
}
