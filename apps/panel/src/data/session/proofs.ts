import type { CallAnswer, CallInput } from '@jarchi/contract/types.ts';
import type { CredentialChange } from '@jarchi/domain/session/credential-proofs.ts';
import { api } from '#api/api.ts';
import { askPasskey } from '#api/passkey-device.ts';
import { keptOtpRequest } from './otp-request.ts';
import { PLATFORM } from './sign-in.ts';

export type GivenProof = CallInput<'credentials', 'proveSelf'>['body']['proof'];
export type WayBack = CallAnswer<'credentials', 'readWayBack'>;

/** Asks the browser for a passkey that proves who the person is. */
export async function signByPasskey(): Promise<GivenProof> {
  return { by: 'passkey', ...(await askPasskey(api.credentials.beginPasskeySignIn({ body: { platform: PLATFORM } }), false)) };
}

/** Proves who the person is, for one change of this kind, in this browser; returns the proof. */
export async function proveSelf(change: CredentialChange, given: GivenProof): Promise<string> {
  const { proof } = await api.credentials.proveSelf({ body: { change, proof: given } });
  keptOtpRequest.forget();
  return proof;
}

/** What the link of a changed way to sign in is about; the key is in its fragment. */
export const readWayBack = (key: string): Promise<WayBack> => api.credentials.readWayBack({ body: { key } });

export const freezePerson = (key: string): Promise<WayBack> => api.credentials.freezePerson({ body: { key } });

export async function restorePerson(key: string, proof: GivenProof): Promise<void> {
  await api.credentials.restorePerson({ body: { key, proof, platform: PLATFORM } });
  keptOtpRequest.forget();
}
