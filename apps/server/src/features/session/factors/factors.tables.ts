import { bigint, boolean, customType, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { appUser } from '../session.tables.ts';
import type { Places } from '#infra/store/distribution/places.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });
const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });
const userId = () => bigint({ mode: 'number' }).references(() => appUser.id);

/** A public key with which a person signs in; the device of the person has the secret one. */
export const passkey = pgTable(
  'passkey',
  {
    id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    user_id: userId().notNull(),
    /** The device's own name of the key, base64url. */
    credential_id: text().notNull(),
    public_key: bytes().notNull(),
    /** How often the device says it has signed; a copy would stay behind. 0 for devices that do not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** How the device is reached, for its browser. */
    transports: text().array().notNull(),
    is_backed_up: boolean().notNull(),
    name: text().notNull(),
    created: at('created').notNull(),
    last_used_at: at('last_used_at'),
  },
  (t) => [uniqueIndex('passkey_credential').on(t.credential_id), index('passkey_user').on(t.user_id)],
);

/** Something that a browser has begun and may finish once: a new password, a new passkey, a sign-in by passkey. */
export const credentialRequest = pgTable(
  'credential_request',
  {
    id: uuid().primaryKey(),
    kind: text().notNull(),
    /** Of the browser that began it. */
    door_hash: text().notNull(),
    /** Whose; null before the sign-in. */
    user_id: userId(),
    /** What a device has to sign; empty for a new password. */
    challenge: text().notNull().default(''),
    expires_at: at('expires_at').notNull(),
  },
  (t) => [index('credential_request_expiry').on(t.expires_at)],
);

export const places = { coordinator: [passkey, credentialRequest] } satisfies Places;
