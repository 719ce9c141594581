import type { CredentialChange } from '@jarchi/domain/session/credential-proofs.ts';
import { hashPassword } from '#infra/crypto/credentials.ts';
import type { TestAccount, TestApp } from '../test-app.ts';
import { PASSWORD } from './seed-person.ts';

const hash = hashPassword(PASSWORD);

/** A proof by a password, which the person gets for it. */
export async function prove({ db }: Pick<TestApp, 'db'>, { client, user_id }: TestAccount, change: CredentialChange): Promise<string> {
  await db.pool.query('update app_user set password_hash = $1 where id = $2', [await hash, user_id]);
  const { proof } = await client.credentials.proveSelf({ body: { change, proof: { by: 'password', password: PASSWORD } } });
  return proof;
}

/** A code to a phone, a minute later than the last one to it. */
export async function askForCode({ wall }: Pick<TestApp, 'wall'>, { client }: Pick<TestAccount, 'client'>, phone: string) {
  wall.at += 61_000;
  const { request_id, code } = await client.session.sendOtp({ body: { phone } });
  return { request_id, code: code ?? '' };
}
