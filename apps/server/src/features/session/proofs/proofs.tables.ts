import { bigint, boolean, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { ChangeGround, CredentialChange } from '@jarchi/domain/session/credential-proofs.ts';
import { appUser } from '../session.tables.ts';
import type { Places } from '#infra/store/distribution/places.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** The state of a change: valid, or undone by a proof from before. */
export type ChangeState = 'done' | 'undone';

/** A change of how a person signs in, with what was before, so that it can be undone. */
export const credentialChange = pgTable(
  'credential_change',
  {
    id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    user_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => appUser.id),
    change: text().$type<CredentialChange>().notNull(),
    state: text().$type<ChangeState>().notNull(),
    /** What allowed it. */
    ground: text().$type<ChangeGround>().notNull(),
    created: at('created').notNull(),
    /** What the person had before. */
    old_phone: text(),
    old_username: text().notNull(),
    old_email: text(),
    old_email_verified: boolean().notNull(),
    old_password_hash: text(),
    /** The instant until which the previous phone and e-mail can freeze the person, and the instant at which they did. */
    way_back_until: at('way_back_until').notNull(),
    frozen_at: at('frozen_at'),
    undone_at: at('undone_at'),
  },
  (t) => [index('credential_change_user').on(t.user_id, t.id), index('credential_change_phone').on(t.old_phone, t.way_back_until)],
);

export const places = { coordinator: [credentialChange] } satisfies Places;
