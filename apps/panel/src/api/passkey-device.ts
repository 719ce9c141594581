import type { CallAnswer } from '@jarchi/contract/types.ts';

const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

/** The library loads when a device is asked for the first time. */
const load = () => import('@simplewebauthn/browser');

type CreationOptions = CallAnswer<'credentials', 'beginPasskey'>['options'];
type RequestOptions = CallAnswer<'credentials', 'beginPasskeySignIn'>['options'];

/** What is asked of the device; the library loads meanwhile. */
export interface Asked<O> {
  readonly request_id: string;
  readonly options: O;
}

/** A passkey's answer to a challenge. With `isSuggested` the browser waits at a field instead of opening its window. */
export async function askPasskey(asking: Promise<Asked<RequestOptions>>, isSuggested: boolean) {
  const [{ startAuthentication }, { request_id, options }] = await Promise.all([load(), asking]);
  const { id, response } = await startAuthentication({ optionsJSON: options, useBrowserAutofill: isSuggested });
  return {
    request_id,
    passkey: {
      id,
      client_data: response.clientDataJSON,
      authenticator_data: response.authenticatorData,
      signature: response.signature,
      user_handle: response.userHandle || null,
    },
  };
}

/** The browser stops waiting for a passkey. */
export async function stopAskingPasskey(): Promise<void> {
  (await load()).WebAuthnAbortService.cancelCeremony();
}

/** A new passkey that answers a challenge. */
export async function makePasskey(asking: Promise<Asked<CreationOptions>>) {
  const [{ startRegistration }, { request_id, options }] = await Promise.all([load(), asking]);
  const { id, response } = await startRegistration({ optionsJSON: options });
  const transports = TRANSPORTS.filter((transport) => response.transports?.includes(transport));
  return { request_id, passkey: { id, client_data: response.clientDataJSON, attestation: response.attestationObject, transports } };
}
