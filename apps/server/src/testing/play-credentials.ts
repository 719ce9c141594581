import type { Api } from '@jarchi/api-client/api.ts';
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

  async function addPasskey() {
    const { client } = await open();
    const device = createSoftAuthenticator();
    const { request_id, options } = await client.credentials.beginPasskey({ body: {} });
    const added = await client.credentials.addPasskey({ body: { request_id, name: 'phone', passkey: device.create(options) } });
    return { client, device, added };
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
    removePasskey: async () => {
      const { client, added } = await addPasskey();
      return client.credentials.removePasskey({ params: { passkey: added.passkeys[0]?.id ?? 0 } });
    },
    signInWithPasskey: async () => {
      const { client, device } = await addPasskey();
      const { request_id, options } = await client.credentials.beginPasskeySignIn({ body: {} });
      return client.credentials.signInWithPasskey({ body: { request_id, passkey: device.get(options) } });
    },
  };
}
