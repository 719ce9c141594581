import { type CredentialChange, type Proof } from '@jarchi/domain/session/credential-proofs.ts';
import type { TestAccount, TestApp } from '../test-app.ts';
import { askForCode, prove } from './prove.ts';
import { PASSWORD } from './seed-person.ts';
import { createSoftAuthenticator } from './soft-authenticator.ts';

export type Provable = TestAccount & { readonly device: ReturnType<typeof createSoftAuthenticator> };
export type Given = Parameters<TestAccount['client']['credentials']['proveSelf']>[0]['body']['proof'];

/** The changes that take a proof which was given before. */
export const SHOWN = ['phone_change', 'phone_first', 'email_change', 'email_remove', 'passkey_add', 'passkey_remove'] as const;
type Shown = (typeof SHOWN)[number];

let numbers = 0;
const newPhone = () => `0919${String(++numbers).padStart(7, '0')}`;
export const emailOf = ({ user_id }: TestAccount) => `person${user_id}@example.ir`;

/** People with a password, a passkey, a phone and a confirmed e-mail, and what they prove and change. */
export function openProvables(findApp: () => TestApp) {
  const confirmEmail = (person: TestAccount) =>
    findApp().db.pool.query('update app_user set email = $1, email_verified = true where id = $2', [emailOf(person), person.user_id]);

  async function openPerson(): Promise<Provable> {
    const app = findApp();
    const { pool } = app.db;
    const person = await app.seedAccount();
    const device = createSoftAuthenticator();
    const proof = await prove(app, person, 'passkey_add');
    const { request_id, options } = await person.client.credentials.beginPasskey({ body: { proof } });
    await person.client.credentials.addPasskey({ body: { request_id, proof, name: 'phone', passkey: device.create(options) } });
    await confirmEmail(person);
    // Of the passkey that the test begins with.
    await pool.query('delete from credential_change where user_id = $1', [person.user_id]);
    await pool.query('update app_user set no_money_back_until = null where id = $1', [person.user_id]);
    await app.runWallJobs();
    app.wall.at += 1000;
    return { ...person, device };
  }

  /** What a person types or signs in a browser. */
  async function give(by: Proof, person: Provable, browser: Pick<TestAccount, 'client'> = person): Promise<Given> {
    if (by === 'password') return { by, password: PASSWORD };
    if (by === 'code') return { by, ...(await askForCode(findApp(), browser, person.phone)) };
    const { request_id, options } = await browser.client.credentials.beginPasskeySignIn({ body: {} });
    return { by, request_id, passkey: person.device.get(options) };
  }

  const proveBy = async (by: Proof, person: Provable, change: CredentialChange): Promise<string> =>
    (await person.client.credentials.proveSelf({ body: { change, proof: await give(by, person) } })).proof;

  const losePhone = ({ user_id }: TestAccount) => findApp().db.pool.query('update app_user set phone = null where id = $1', [user_id]);

  async function setPhone(person: Provable, proof: string | null) {
    const code = await askForCode(findApp(), person, newPhone());
    return person.client.session.setPhone({ body: { ...code, proof } });
  }

  async function setEmail(person: Provable, email: string | null, proof: string | null): Promise<void> {
    await person.client.session.updateInfo({ body: { first_name: 'Sara', email, proof } });
  }

  /** Each change by its call. */
  const make: Readonly<Record<Shown, (person: Provable, proof: string | null) => Promise<unknown>>> = {
    phone_change: setPhone,
    phone_first: async (person, proof) => {
      await losePhone(person);
      return setPhone(person, proof);
    },
    email_change: (person, proof) => setEmail(person, `new-${emailOf(person)}`, proof),
    email_remove: (person, proof) => setEmail(person, null, proof),
    passkey_add: async (person, proof) => {
      const { request_id, options } = await person.client.credentials.beginPasskey({ body: { proof } });
      const passkey = createSoftAuthenticator().create(options);
      return person.client.credentials.addPasskey({ body: { request_id, name: 'second', passkey, proof } });
    },
    passkey_remove: async (person, proof) => {
      const { passkeys } = await person.client.credentials.getCredentials();
      const params = { passkey: passkeys[0]?.id ?? 999_999 };
      return person.client.credentials.removePasskey({ params, query: proof === null ? {} : { proof } });
    },
  };

  return { openPerson, confirmEmail, give, proveBy, losePhone, setPhone, make };
}
