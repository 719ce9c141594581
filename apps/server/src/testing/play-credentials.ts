import type { Api } from '@jarchi/api-client/api.ts';
import type { CredentialChange } from '@jarchi/domain/session/credential-proofs.ts';
import { createSoftAuthenticator } from './sessions/soft-authenticator.ts';
import type { TestAccount, TestApp } from './test-app.ts';

type Play = () => Promise<unknown>;
const password = 'kafe-9ahveh';

/** Each by a person of its own: a new password ends the person's other sessions. */
export function credentialPlays(findApp: () => TestApp): { readonly [N in keyof Api['credentials']]?: Play } {
  async function open(): Promise<TestAccount> {
    const person = await findApp().seedAccount();
    // The code of the sign-up: another one would have to wait for a minute.
    await findApp().db.pool.query('delete from otp_request where phone = $1', [person.phone]);
    return person;
  }

  async function sendCode({ client, phone }: TestAccount) {
    const { request_id, code } = await client.session.sendOtp({ body: { phone } });
    return { request_id, code: code ?? '' };
  }

  async function verifyPhone() {
    const person = await open();
    return { ...person, reset: await person.client.credentials.verifyResetPhone({ body: await sendCode(person) }) };
  }

  const prove = async (person: TestAccount, change: CredentialChange) =>
    person.client.credentials.proveSelf({ body: { change, proof: { by: 'code', ...(await sendCode(person)) } } });

  async function beginPasskey() {
    const person = await open();
    const { proof } = await prove(person, 'passkey_add');
    return { person, proof, begun: await person.client.credentials.beginPasskey({ body: { proof } }) };
  }

  async function addPasskey() {
    const { person, proof, begun } = await beginPasskey();
    const { client } = person;
    const device = createSoftAuthenticator();
    const { request_id, options } = begun;
    const added = await client.credentials.addPasskey({ body: { request_id, proof, name: 'phone', passkey: device.create(options) } });
    return { client, device, added };
  }

  /** The key of the link that the mail of a change has. */
  async function changeEmail() {
    const app = findApp();
    const person = await open();
    const email = `old${person.user_id}@example.ir`;
    await app.db.pool.query('update app_user set email = $1, email_verified = true where id = $2', [email, person.user_id]);
    const { proof } = await prove(person, 'email_change');
    await person.client.session.updateInfo({ body: { first_name: 'x', email: `new${person.user_id}@example.ir`, proof } });
    await app.runWallJobs();
    const key = /way-back#(\S+)/.exec(app.mails.findLast(({ to }) => to === email)?.text ?? '')?.[1] ?? '';
    return { ...person, key };
  }

  return {
    verifyResetPhone: async () => (await verifyPhone()).reset,
    resetPassword: async () => {
      const { client, reset } = await verifyPhone();
      return client.credentials.resetPassword({ body: { request_id: reset.request_id, password } });
    },
    changePassword: async () => {
      const person = await open();
      return person.client.credentials.changePassword({ body: { password, proof: { by: 'code', ...(await sendCode(person)) } } });
    },
    addPasskey: async () => (await addPasskey()).added,
    proveSelf: async () => prove(await open(), 'phone_change'),
    beginPasskey: async () => (await beginPasskey()).begun,
    readWayBack: async () => {
      const { client, key } = await changeEmail();
      return client.credentials.readWayBack({ body: { key } });
    },
    freezePerson: async () => {
      const { client, key } = await changeEmail();
      return client.credentials.freezePerson({ body: { key } });
    },
    restorePerson: async () => {
      const person = await changeEmail();
      await person.client.credentials.freezePerson({ body: { key: person.key } });
      await findApp().db.pool.query('delete from otp_request where phone = $1', [person.phone]);
      const proof = { by: 'code', ...(await sendCode(person)) } as const;
      return person.client.credentials.restorePerson({ body: { key: person.key, proof } });
    },
    removePasskey: async () => {
      const { client, device, added } = await addPasskey();
      const { request_id, options } = await client.credentials.beginPasskeySignIn({ body: {} });
      const given = { by: 'passkey', request_id, passkey: device.get(options) } as const;
      const { proof } = await client.credentials.proveSelf({ body: { change: 'passkey_remove', proof: given } });
      return client.credentials.removePasskey({ params: { passkey: added.passkeys[0]?.id ?? 0 }, query: { proof } });
    },
    signInWithPasskey: async () => {
      const { client, device } = await addPasskey();
      const { request_id, options } = await client.credentials.beginPasskeySignIn({ body: {} });
      return client.credentials.signInWithPasskey({ body: { request_id, passkey: device.get(options) } });
    },
  };
}
