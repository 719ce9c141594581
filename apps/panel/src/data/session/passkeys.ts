import { api } from '#api/api.ts';
import { askPasskey, makePasskey, stopAskingPasskey } from '#api/passkey-device.ts';
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
  /** Whether the answer still counts when the device gives it. */
  readonly isWanted: () => boolean;
}

/** Asks the browser for a passkey and signs in with it; undefined if the answer is not wanted any more. */
export async function signInWithPasskey({ isSuggested, isWanted }: Asking): Promise<Entered | undefined> {
  const answer = await askPasskey(api.credentials.beginPasskeySignIn({ body: { platform: PLATFORM } }), isSuggested);
  if (!isWanted()) return undefined;
  return enter(await api.credentials.signInWithPasskey({ body: { ...answer, platform: PLATFORM } }));
}

/** The browser stops offering passkeys at a field. */
export const stopSuggesting = stopAskingPasskey;

/** Asks the browser for a new passkey, as the server takes it. */
export const createPasskey = (proof: string) => makePasskey(api.credentials.beginPasskey({ body: { proof, platform: PLATFORM } }));
