import { z } from 'zod';
import { LOGIN_MAX, PASSWORD_MAX } from '@jarchi/domain/session/login.ts';
import { checkEmail, checkPersonName } from '@jarchi/domain/session/person-info.ts';
import { checkOtp, TERMS_VERSION } from '@jarchi/domain/session/sign-in.ts';
import type { sessionCalls } from './session.calls.ts';
import { done, instant, type SchemasFor } from '../schema.ts';
import { checkedText } from '../shapes/checked-text.ts';
import { opaqueText, shortText } from '../shapes/texts.ts';

export const platform = opaqueText().max(40).default('jarchi-panel');

export const user = z.strictObject({
  id: z.number().int(),
  first_name: z.string(),
  last_name: z.string(),
  username: z.string(),
  yn_username: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  image: z.string().nullable(),
  phone_verified: z.boolean(),
  email_verified: z.boolean(),
  created: instant,
  last_login: instant.nullable(),
});

/** What proveSelf answered; without it such a change is refused. */
export const proof = z.uuid().nullable().default(null);

const personName = checkedText(checkPersonName);
/** The domain's rule, which the forms use too. An empty text removes the e-mail, as null does. */
const email = checkedText((typed) => (typed === '' ? [] : checkEmail(typed)));

/** Five digits of any keyboard, with what is pasted around them. */
export const otpCode = checkedText(checkOtp);

/** `accounts`: the person's own, the oldest first, of which `account` is open. */
export const signedIn = z.strictObject({ account: z.string(), accounts: z.array(z.string()), is_new: z.boolean() });

export const sessionSchemas = {
  getAccessToken: {
    /**
     * With `staff` (the staff console) the token is for the person's own account, and the account that the panel has chosen stays. With
     * `person` it is for calls of the person alone, who may have no account.
     */
    query: z.object({ account: opaqueText().max(80).optional(), app: z.enum(['panel', 'staff', 'person']).default('panel') }),
    /** `account` is empty for a token of the person alone. */
    response: z.strictObject({ token: z.string(), expires_at: instant, account: z.string() }),
  },
  sendOtp: {
    body: z.object({ phone: shortText().max(40), platform }),
    response: z.strictObject({
      request_id: z.uuid(),
      phone: z.string(),
      expires_at: instant,
      /** After this many seconds another code may be requested for this phone. */
      retry_after_seconds: z.number().int(),
      /** The code itself; only outside production. */
      code: z.string().nullable(),
    }),
  },
  verifyOtp: {
    body: z.object({
      request_id: z.uuid(),
      code: otpCode,
      /** The version of the terms that the page showed; stored with a person who signs up. */
      terms_version: z.number().int().min(1).max(TERMS_VERSION).default(TERMS_VERSION),
      customer_type: z.literal('adv').default('adv'),
      platform,
    }),
    response: signedIn,
  },
  setPhone: { body: z.object({ request_id: z.uuid(), code: otpCode, proof, platform }), response: user },
  signInWithPassword: {
    body: z.object({
      username: shortText().min(1).max(LOGIN_MAX),
      password: opaqueText().min(1).max(PASSWORD_MAX),
      account_type: z.literal('adv').default('adv'),
      platform,
    }),
    response: signedIn,
  },
  openAccount: { body: z.object({}), response: z.strictObject({ account: z.string() }) },
  getUser: { response: user },
  updateInfo: {
    body: z.object({
      /** What is not sent stays as it is; a last name and an e-mail are removed by null or an empty text. */
      first_name: personName.min(1).optional(),
      last_name: personName.nullable().optional(),
      email: email.nullable().optional(),
      proof,
      customer_type: z.literal('adv').default('adv'),
      platform,
    }),
    response: user,
  },
  signOut: { response: done },
  signOutByPost: { body: z.object({}), response: done },
} as const satisfies SchemasFor<typeof sessionCalls>;
