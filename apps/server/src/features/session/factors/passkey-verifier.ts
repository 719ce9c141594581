import { verifyAuthenticationResponse, verifyRegistrationResponse, type WebAuthnCredential } from '@simplewebauthn/server';
import { refuse, type Result, succeed } from '@jarchi/domain/result.ts';
import type { CallInput } from '@jarchi/contract/types.ts';
import type { PasskeyRecord } from './factors.repository.ts';

/** EdDSA, ES256 and RS256: what devices have. */
export const ALGORITHMS = [-8, -7, -257] as const;

/** Whom a browser proves itself to. */
export interface Site {
  /** The host name, to which passkeys belong. */
  readonly id: string;
  /** Where the pages are. */
  readonly origin: string;
}

interface Refused {
  readonly code: 'passkey_refused';
}

export type NewPasskey = CallInput<'credentials', 'addPasskey'>['body']['passkey'];
export type SigningPasskey = CallInput<'credentials', 'signInWithPasskey'>['body']['passkey'];

/** The library tells by throwing why an answer is wrong; who asks learns only that it is. */
async function verify<T>(check: () => Promise<T | undefined>): Promise<Result<T, Refused>> {
  const found = await check().catch(() => undefined);
  return found === undefined ? refuse({ code: 'passkey_refused' }) : succeed(found);
}

type StoredKey = Pick<PasskeyRecord, 'credential_id' | 'public_key' | 'counter' | 'is_backed_up'>;

/** What is stored of a new passkey that answers the challenge. */
export function verifyNewPasskey(
  site: Site,
  challenge: string,
  { id, client_data, attestation }: NewPasskey,
): Promise<Result<StoredKey, Refused>> {
  return verify(async () => {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: { clientDataJSON: client_data, attestationObject: attestation },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: [...ALGORITHMS],
    });
    if (!registrationInfo) return undefined;
    const { credential, credentialBackedUp } = registrationInfo;
    return {
      credential_id: credential.id,
      public_key: credential.publicKey,
      counter: credential.counter,
      is_backed_up: credentialBackedUp,
    };
  });
}

/** What changes of a stored passkey that answers the challenge. */
export function verifyPasskey(
  site: Site,
  challenge: string,
  { signing, stored }: { readonly signing: SigningPasskey; readonly stored: PasskeyRecord },
): Promise<Result<Pick<PasskeyRecord, 'counter' | 'is_backed_up'>, Refused>> {
  const credential: WebAuthnCredential = {
    id: stored.credential_id,
    publicKey: Uint8Array.from(stored.public_key),
    counter: stored.counter,
  };
  return verify(async () => {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id: signing.id,
        rawId: signing.id,
        type: 'public-key',
        response: {
          clientDataJSON: signing.client_data,
          authenticatorData: signing.authenticator_data,
          signature: signing.signature,
          ...(signing.user_handle ? { userHandle: signing.user_handle } : {}),
        },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      credential,
      requireUserVerification: true,
    });
    return verified ? { counter: authenticationInfo.newCounter, is_backed_up: authenticationInfo.credentialBackedUp } : undefined;
  });
}
