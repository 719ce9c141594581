import type { CallAnswer, CallInput } from '@jarchi/contract/types.ts';
import type { CredentialChange } from '@jarchi/domain/session/credential-proofs.ts';
import { credentialsApi } from '#api/rare/credentials-api.ts';
import { askPasskey } from '#api/passkey-device.ts';
import { keptOtpRequest } from './otp-request.ts';
import { PLATFORM } from './sign-in.ts';

export type GivenProof = CallInput<'credentials', 'proveSelf'>['body']['proof'];
export type WayBack = CallAnswer<'credentials', 'readWayBack'>;

/** Asks the browser for a passkey that proves who the person is. */
export async function signByPasskey(): Promise<GivenProof> {
  return { by: 'passkey', ...(await askPasskey(credentialsApi.beginPasskeySignIn({ body: { platform: PLATFORM } }), false)) };
}

/** Proves who the person is, for one change of this kind, in this browser; returns the proof. */
export async function proveSelf(change: CredentialChange, given: GivenProof): Promise<string> {
  const { proof } = await credentialsApi.proveSelf({ body: { change, proof: given } });
  keptOtpRequest.forget();
  return proof;
}

/** What the link of a changed way to sign in is about; the key is in its fragment. */
export const readWayBack = (key: string): Promise<WayBack> => credentialsApi.readWayBack({ body: { key } });

export const freezePerson = (key: string): Promise<WayBack> => credentialsApi.freezePerson({ body: { key } });

export async function restorePerson(key: string, proof: GivenProof): Promise<void> {
  await credentialsApi.restorePerson({ body: { key, proof, platform: PLATFORM } });
  keptOtpRequest.forget();
}
