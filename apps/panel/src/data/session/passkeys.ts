import { credentialsApi } from '#api/credentials-api.ts';
import { enter, type Entered } from './enter.ts';
import { PLATFORM } from './sign-in.ts';

/** Passkeys belong to a host by its name. */
const IS_NUMBER = /^\[|^\d+(\.\d+){3}$/;

/** Whether this browser has passkeys at this address; nothing is loaded to find out. */
export function canUsePasskeys(): boolean {
  return typeof globalThis.PublicKeyCredential === 'function' && globalThis.isSecureContext && !IS_NUMBER.test(location.hostname);
}

/** Whether the browser offers passkeys at a field, beside the names that it remembers. */
export async function canSuggestPasskeys(): Promise<boolean> {
  if (!canUsePasskeys()) return false;
  return (await PublicKeyCredential.isConditionalMediationAvailable?.().catch(() => false)) ?? false;
}

interface Asking {
  /** The browser waits at a field instead of opening its window. */
  readonly isSuggested: boolean;
}

/** Asks the browser for a passkey, and signs in with it. The library loads now. */
export async function signInWithPasskey({ isSuggested }: Asking): Promise<Entered> {
  const [{ startAuthentication }, { request_id, options }] = await Promise.all([
    import('@simplewebauthn/browser'),
    credentialsApi.beginPasskeySignIn({ body: { platform: PLATFORM } }),
  ]);
  const { id, response } = await startAuthentication({ optionsJSON: options, useBrowserAutofill: isSuggested });
  const passkey = {
    id,
    client_data: response.clientDataJSON,
    authenticator_data: response.authenticatorData,
    signature: response.signature,
    user_handle: response.userHandle || null,
  };
  return enter(await credentialsApi.signInWithPasskey({ body: { request_id, passkey, platform: PLATFORM } }));
}

/** The browser stops waiting for a passkey. */
export async function stopSuggesting(): Promise<void> {
  const { WebAuthnAbortService } = await import('@simplewebauthn/browser');
  WebAuthnAbortService.cancelCeremony();
}

/** Asks the browser for a new passkey, as the server takes it. */
export async function createPasskey() {
  const [{ startRegistration }, { request_id, options }] = await Promise.all([
    import('@simplewebauthn/browser'),
    credentialsApi.beginPasskey({ body: { platform: PLATFORM } }),
  ]);
  const { id, response } = await startRegistration({ optionsJSON: options });
  const known = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
  const transports = known.filter((transport) => response.transports?.includes(transport));
  return { request_id, passkey: { id, client_data: response.clientDataJSON, attestation: response.attestationObject, transports } };
}
