import { bigint, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { PhoneRequestGround, PhoneRequestState, PhoneRequestStop } from '@jarchi/domain/session/phone-requests.ts';
import { appUser } from '../session/session.tables.ts';
import type { Places } from '#infra/store/distribution/places.ts';

const id = () => bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey();
const person = () => bigint({ mode: 'number' }).references(() => appUser.id);
/** Wall time. */
const at = (name: string) => timestamp(name, { withTimezone: true });

/** Another phone that a person without a proof has asked for. */
export const phoneRequest = pgTable(
  'phone_request',
  {
    id: id(),
    /** Null if no person has the name: such a request is answered like any other, and is never sent. */
    user_id: person(),
    ground: text().$type<PhoneRequestGround>().notNull(),
    state: text().$type<PhoneRequestState>().notNull(),
    /** The login that was typed, normalised; for a request from a session, that of its sign-in. */
    login: text().notNull(),
    new_phone: text().notNull(),
    /** The phone that the person had then. */
    present_phone: text(),
    /** The session that asked. */
    session_id: uuid(),
    story: text().notNull().default(''),
    created: at('created').notNull(),
    /** When it was sent, with its documents; null before. */
    sent_at: at('sent_at'),
    until: at('until').notNull(),
    first_staff: person(),
    second_staff: person(),
    stopped_by: text().$type<PhoneRequestStop>(),
    ended_at: at('ended_at'),
  },
  (t) => [
    index('phone_request_user').on(t.user_id, t.id),
    index('phone_request_state').on(t.state, t.id),
    index('phone_request_new_phone').on(t.new_phone, t.created),
    index('phone_request_login').on(t.login, t.created),
  ],
);

/** A document of a request; its bytes are in the file store under storage_key. */
export const phoneDocument = pgTable(
  'phone_document',
  {
    id: id(),
    request_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => phoneRequest.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    type: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    storage_key: text().notNull(),
    created: at('created').notNull(),
  },
  (t) => [index('phone_document_request').on(t.request_id)],
);

export type PhoneEntryWhat = 'asked' | 'approved' | 'refused' | 'stopped' | 'done' | 'failed';
export type PhoneEntryBy = 'person' | 'away' | 'staff' | 'system';

/** The history of a request, in order. */
export const phoneRequestEntry = pgTable(
  'phone_request_entry',
  {
    id: id(),
    request_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => phoneRequest.id, { onDelete: 'cascade' }),
    at: at('at').notNull(),
    what: text().$type<PhoneEntryWhat>().notNull(),
    by: text().$type<PhoneEntryBy>().notNull(),
    stopped_by: text().$type<PhoneRequestStop>(),
    staff_id: person(),
    reason: text().notNull().default(''),
  },
  (t) => [index('phone_request_entry_request').on(t.request_id, t.id)],
);

/** They are about a person, not about an account. */
export const places = { coordinator: [phoneRequest, phoneDocument, phoneRequestEntry] } satisfies Places;
