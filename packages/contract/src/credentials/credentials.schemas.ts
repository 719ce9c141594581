import { z } from 'zod';
import { PASSWORD_MAX } from '@jarchi/domain/session/login.ts';
import { checkPasskeyName } from '@jarchi/domain/session/passkeys.ts';
import { CREDENTIAL_CHANGES, PROOFS } from '@jarchi/domain/session/credential-proofs.ts';
import { done, instant, pathId, type SchemasFor } from '../schema.ts';
import { otpCode, platform, proof, signedIn } from '../session/session.schemas.ts';
import { checkedText } from '../shapes/checked-text.ts';
import type { credentialsCalls } from './credentials.calls.ts';
import { opaqueText } from '../shapes/texts.ts';

const password = opaqueText().min(1).max(PASSWORD_MAX);
const code = otpCode;
const request_id = z.uuid();

/** Bytes as WebAuthn writes them: base64url without padding. */
const bytes = (max: number) =>
  opaqueText()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/);
const passkeyId = bytes(1400);
const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

const passkey = z.strictObject({
  id: z.number().int(),
  name: z.string(),
  created: instant,
  last_used: instant.nullable(),
});

const credentials = z.strictObject({
  /** Where a code can be sent that proves who the person is. */
  phone: z.string().nullable(),
  has_password: z.boolean(),
  /** When it was last set; null if there is none, or if it is older than this record. */
  password_changed: instant.nullable(),
  /** The newest first. */
  passkeys: z.array(passkey),
});

/** What a device signs of a challenge. */
const signing = z.object({
  id: passkeyId,
  client_data: bytes(4000),
  authenticator_data: bytes(4000),
  signature: bytes(4000),
  user_handle: bytes(200).nullable().default(null),
});

/** A passkey answers a challenge of `beginPasskeySignIn`. */
const given = z.discriminatedUnion('by', [
  z.object({ by: z.literal('password'), password }),
  z.object({ by: z.literal('code'), request_id, code }),
  z.object({ by: z.literal('passkey'), request_id, passkey: signing }),
]);

/** From the fragment of the link. */
const key = opaqueText().min(1).max(60);

const wayBack = z.strictObject({
  change: z.enum(CREDENTIAL_CHANGES),
  at: instant,
  /** Until when it can be frozen. */
  until: instant,
  state: z.enum(['open', 'frozen', 'over']),
  /** With which proofs of before it can be undone; with none, staff decide on documents. */
  ways: z.array(z.enum(PROOFS)),
});

/** Credentials that a browser may take or must leave out. */
const known = z.array(z.strictObject({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.enum(TRANSPORTS)) }));

/** `options` are those of `navigator.credentials.create` and `.get`, in the JSON form of WebAuthn. */
const challenge = { request_id, expires_at: instant };

export const credentialsSchemas = {
  getCredentials: { response: credentials },
  verifyResetPhone: {
    body: z.object({ request_id, code, platform }),
    /** `request_id` is that of the new password. */
    response: z.strictObject({ request_id, phone: z.string(), expires_at: instant }),
  },
  resetPassword: { body: z.object({ request_id, password, platform }), response: signedIn },
  changePassword: {
    body: z.object({
      password,
      proof: given,
    }),
    response: credentials,
  },
  proveSelf: {
    body: z.object({ change: z.enum(CREDENTIAL_CHANGES), proof: given }),
    response: z.strictObject({ proof: z.uuid(), expires_at: instant }),
  },
  readWayBack: { body: z.object({ key }), response: wayBack },
  freezePerson: { body: z.object({ key }), response: wayBack },
  restorePerson: { body: z.object({ key, proof: given, platform }), response: done },
  beginPasskey: {
    body: z.object({ proof, platform }),
    response: z.strictObject({
      ...challenge,
      options: z.strictObject({
        rp: z.strictObject({ id: z.string(), name: z.string() }),
        user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
        challenge: z.string(),
        pubKeyCredParams: z.array(z.strictObject({ type: z.literal('public-key'), alg: z.number().int() })),
        timeout: z.number().int(),
        attestation: z.literal('none'),
        excludeCredentials: known,
        authenticatorSelection: z.strictObject({
          residentKey: z.literal('required'),
          requireResidentKey: z.literal(true),
          userVerification: z.literal('required'),
        }),
      }),
    }),
  },
  addPasskey: {
    body: z.object({
      request_id,
      proof,
      name: checkedText(checkPasskeyName),
      passkey: z.object({
        id: passkeyId,
        client_data: bytes(4000),
        attestation: bytes(20_000),
        transports: z.array(z.enum(TRANSPORTS)).max(TRANSPORTS.length).default([]),
      }),
    }),
    response: credentials,
  },
  removePasskey: { params: z.object({ passkey: pathId }), query: z.object({ proof: z.uuid().optional() }), response: credentials },
  beginPasskeySignIn: {
    body: z.object({ platform }),
    response: z.strictObject({
      ...challenge,
      options: z.strictObject({
        rpId: z.string(),
        challenge: z.string(),
        timeout: z.number().int(),
        userVerification: z.literal('required'),
      }),
    }),
  },
  signInWithPasskey: {
    body: z.object({
      request_id,
      passkey: signing,
      platform,
    }),
    response: signedIn,
  },
} as const satisfies SchemasFor<typeof credentialsCalls>;
