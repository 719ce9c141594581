import { sql } from 'drizzle-orm';
import { bigint, date, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { RequestKind, RequestState, TransferDirection } from '@jarchi/domain/money/requests/money-requests.ts';
import { account } from '../account/account.tables.ts';
import type { Places } from '#infra/store/distribution/places.ts';

const accountId = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => account.account_id);
const id = () => bigint({ mode: 'number' }).generatedAlwaysAsIdentity();
const person = () => bigint({ mode: 'number' });
const instant = () => timestamp({ withTimezone: true });

/** A slip is sent once in an account, until it is refused or withdrawn. It must equal the condition of the index, word for word. */
export const isLivingSlip = sql.raw(`(kind = 'receipt' and state in ('waiting', 'waiting_second', 'done'))`);

/** A request of money, from its draft to its end. */
export const moneyRequest = pgTable(
  'money_request',
  {
    account_id: accountId(),
    id: id(),
    kind: text().$type<RequestKind>().notNull(),
    /** Of transfers. One that came in was made by the job that completed it. */
    direction: text().$type<TransferDirection>(),
    state: text().$type<RequestState>().notNull(),
    /** Toman, as it was asked for, and as it was approved. */
    amount: bigint({ mode: 'number' }).notNull(),
    amount_credited: bigint({ mode: 'number' }),
    reason: text().notNull().default(''),
    outcome: text().notNull().default(''),
    made_by_user: person(),
    made_by_staff: person(),
    first_staff: person(),
    second_staff: person(),
    /** The other account of a transfer, and of one that came in the request there. */
    other_account_id: bigint({ mode: 'number' }),
    origin_id: bigint({ mode: 'number' }),
    iban: text(),
    bank: text(),
    day: date(),
    tracking_number: text(),
    attachments: jsonb().$type<readonly number[]>().notNull().default([]),
    /** The key of the intent that made it; null for one that a job made. */
    idempotency_key: text(),
    created: instant().notNull(),
    decided_at: instant(),
    version: integer().notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.account_id, t.id] }),
    uniqueIndex('money_request_slip').on(t.account_id, t.bank, t.day, t.tracking_number).where(isLivingSlip),
    uniqueIndex('money_request_origin').on(t.account_id, t.other_account_id, t.origin_id).where(sql.raw('origin_id is not null')),
    uniqueIndex('money_request_key').on(t.account_id, t.idempotency_key),
    index('money_request_kind').on(t.account_id, t.kind, t.id),
    index('money_request_asker').on(t.made_by_user).where(sql.raw('iban is not null and made_by_staff is null')),
    index('money_request_waiting').on(t.created).where(sql.raw(`state in ('waiting', 'waiting_second')`)),
  ],
);

/** What was done about a request, in order; append only. */
export const moneyRequestEvent = pgTable(
  'money_request_event',
  {
    account_id: accountId(),
    id: id(),
    request_id: bigint({ mode: 'number' }).notNull(),
    at: instant().notNull(),
    state: text().$type<RequestState>().notNull(),
    user_id: person(),
    staff_id: person(),
    amount: bigint({ mode: 'number' }),
    text: text().notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.account_id, t.id] }),
    foreignKey({ columns: [t.account_id, t.request_id], foreignColumns: [moneyRequest.account_id, moneyRequest.id] }),
    index('money_request_event_request').on(t.account_id, t.request_id, t.id),
  ],
);

/**
 * Each bank slip that was ever credited, over all accounts, written in the transaction that credits. Accounts add rows of their own and read
 * none.
 */
export const slipReference = pgTable(
  'slip_reference',
  {
    bank: text().notNull(),
    day: date().notNull(),
    tracking_number: text().notNull(),
    account_id: bigint({ mode: 'number' }).notNull(),
    request_id: bigint({ mode: 'number' }).notNull(),
    credited_at: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.bank, t.day, t.tracking_number] })],
);

/** A slip is unique over all accounts. */
export const places = { coordinator: [slipReference] } satisfies Places;
