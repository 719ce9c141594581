import { sql } from 'drizzle-orm';
import {
  type PgTableExtraConfigValue,
  bigint,
  check,
  date,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { LedgerCode, LedgerKind } from '@jarchi/domain/money/ledger.ts';
import type { OrderState } from '@jarchi/domain/money/payments.ts';
import { account } from '../account/account.tables.ts';
import type { Places } from '#infra/store/distribution/places.ts';

const accountId = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => account.account_id);
const id = () => bigint({ mode: 'number' }).generatedAlwaysAsIdentity();

/** Condition on a ledger transaction: it is listed in the account's statement. It must equal the condition of the index, word for word. */
export const movesOwnMoney = sql.raw('(available <> 0 or held <> 0)');

/** A value that follows from the others of its row. A key with a null in it binds nothing. */
const following = (value: string) => bigint({ mode: 'number' }).generatedAlwaysAs(sql.raw(value));

/**
 * One business event in the ledger. Append only; the key makes it happen once. The store refuses every change. A row begins where the one
 * before it ended, and has all its entries when it is committed: keys and checks see to both (decision 32).
 */
export const ledgerTransaction = pgTable(
  'ledger_transaction',
  {
    account_id: accountId(),
    id: id(),
    /** Its place in the order of posting of this account, given under the account's lock: 1, 2, 3 … without a gap. */
    number: bigint({ mode: 'number' }).notNull(),
    /** How many transactions up to this one move the account's own money: its line in the statement, if it is one of them. */
    moves: bigint({ mode: 'number' }).notNull(),
    kind: text().$type<LedgerKind>().notNull(),
    campaign_id: bigint({ mode: 'number' }),
    payment_id: bigint({ mode: 'number' }),
    money_request_id: bigint({ mode: 'number' }),
    /** The placement that it is for, and how many views or clicks it pays for; null where there are none, and in older rows. */
    placement_id: bigint({ mode: 'number' }),
    units: bigint({ mode: 'number' }),
    idempotency_key: text().notNull(),
    /** When it took effect: world time for campaigns, wall time for payments. It may be earlier than that of the number before. */
    at: timestamp({ withTimezone: true }).notNull(),
    /** What its entries add to the account's own money; both are 0 when it moves only the money of others. */
    available: bigint({ mode: 'number' }).notNull(),
    held: bigint({ mode: 'number' }).notNull(),
    /** The account's own money after it, in the order of posting. */
    available_after: bigint({ mode: 'number' }).notNull(),
    held_after: bigint({ mode: 'number' }).notNull(),
    /** How many entries it has. */
    entries: smallint().notNull(),
    /** The end of the transaction before it; null in the first one. */
    number_before: following('case when number > 1 then number - 1 end'),
    moves_before: following('case when number > 1 then moves - (available <> 0 or held <> 0)::int end'),
    available_before: following('case when number > 1 then available_after - available end'),
    held_before: following('case when number > 1 then held_after - held end'),
  },
  (t): PgTableExtraConfigValue[] => [
    primaryKey({ columns: [t.account_id, t.id] }),
    uniqueIndex('ledger_transaction_key').on(t.account_id, t.idempotency_key),
    uniqueIndex('ledger_transaction_number').on(t.account_id, t.number),
    unique('ledger_transaction_end').on(t.account_id, t.number, t.moves, t.available_after, t.held_after),
    unique('ledger_transaction_sums').on(t.account_id, t.id, t.entries, t.available, t.held),
    foreignKey({
      name: 'ledger_transaction_follows',
      columns: [t.account_id, t.number_before, t.moves_before, t.available_before, t.held_before],
      foreignColumns: [t.account_id, t.number, t.moves, t.available_after, t.held_after],
    }),
    // Deferred: entries come after their transaction.
    foreignKey({
      name: 'ledger_transaction_has_entries',
      columns: [t.account_id, t.id, t.entries],
      foreignColumns: [ledgerEntry.account_id, ledgerEntry.transaction_id, ledgerEntry.line],
    }),
    check(
      'ledger_transaction_begins',
      sql.raw(
        'number > 1 or (number = 1 and moves = (available <> 0 or held <> 0)::int and available_after = available and held_after = held)',
      ),
    ),
    uniqueIndex('ledger_transaction_line').on(t.account_id, t.moves).where(movesOwnMoney),
    index('ledger_transaction_moves').on(t.account_id, t.at, t.id).where(movesOwnMoney),
  ],
);

/**
 * Positive = we owe it. The entries of a transaction come in one statement and sum to 0. Each begins at the balance of its code where the
 * entry before it ended; the store refuses any others.
 */
export const ledgerEntry = pgTable(
  'ledger_entry',
  {
    account_id: bigint({ mode: 'number' }).notNull(),
    transaction_id: bigint({ mode: 'number' }).notNull(),
    line: smallint().notNull(),
    code: text().$type<LedgerCode>().notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    /** How many entries its transaction has, and what they add to the own money: the same as there. */
    entries: smallint().notNull(),
    available: bigint({ mode: 'number' }).notNull(),
    held: bigint({ mode: 'number' }).notNull(),
    /** Its place among the entries of its code, 1, 2, 3 …, and their sum up to it. */
    place: bigint({ mode: 'number' }).notNull(),
    balance: bigint({ mode: 'number' }).notNull(),
    /** The end of the entry before it; null in the first one of its code. */
    place_before: following('case when place > 1 then place - 1 end'),
    balance_before: following('case when place > 1 then balance - amount end'),
  },
  (t) => [
    primaryKey({ columns: [t.account_id, t.transaction_id, t.line] }),
    uniqueIndex('ledger_entry_place').on(t.account_id, t.code, t.place),
    unique('ledger_entry_end').on(t.account_id, t.code, t.place, t.balance),
    foreignKey({
      name: 'ledger_entry_of_transaction',
      columns: [t.account_id, t.transaction_id, t.entries, t.available, t.held],
      foreignColumns: [
        ledgerTransaction.account_id,
        ledgerTransaction.id,
        ledgerTransaction.entries,
        ledgerTransaction.available,
        ledgerTransaction.held,
      ],
    }),
    foreignKey({
      name: 'ledger_entry_follows',
      columns: [t.account_id, t.code, t.place_before, t.balance_before],
      foreignColumns: [t.account_id, t.code, t.place, t.balance],
    }),
    check('ledger_entry_line', sql.raw('line between 1 and entries')),
    check('ledger_entry_begins', sql.raw('place > 1 or (place = 1 and balance = amount)')),
  ],
);

/**
 * A line of the statement: one move of the account's own money, or consecutive captures, or releases, of one campaign and Tehran day. The
 * posting writes it; it can be made again from the transactions, and decides nothing about money.
 */
export const ledgerLine = pgTable(
  'ledger_line',
  {
    account_id: accountId(),
    line: bigint({ mode: 'number' }).notNull(),
    kind: text().$type<LedgerKind>().notNull(),
    /** The Tehran day on which its moves took effect. */
    day: date({ mode: 'string' }).notNull(),
    campaign_id: bigint({ mode: 'number' }),
    payment_id: bigint({ mode: 'number' }),
    money_request_id: bigint({ mode: 'number' }),
    /** Null where its moves are for several placements, or for none. */
    placement_id: bigint({ mode: 'number' }),
    /** The sum of its moves; null where one of them does not say it. */
    units: bigint({ mode: 'number' }),
    /** `moves` of its first and last transaction, and how many they are. */
    first_moves: bigint({ mode: 'number' }).notNull(),
    last_moves: bigint({ mode: 'number' }).notNull(),
    entries: bigint({ mode: 'number' }).notNull(),
    /** Of the last one. */
    transaction_id: bigint({ mode: 'number' }).notNull(),
    number: bigint({ mode: 'number' }).notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    available: bigint({ mode: 'number' }).notNull(),
    held: bigint({ mode: 'number' }).notNull(),
    available_after: bigint({ mode: 'number' }).notNull(),
    held_after: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.account_id, t.line] }),
    index('ledger_line_kind').on(t.account_id, t.kind, t.line),
    index('ledger_line_campaign').on(t.account_id, t.campaign_id, t.line),
    index('ledger_line_day').on(t.account_id, t.day, t.line),
  ],
);

/** The lines of one day, kind and campaign, summed up, in the same way. */
export const ledgerDay = pgTable(
  'ledger_day',
  {
    account_id: accountId(),
    day: date({ mode: 'string' }).notNull(),
    kind: text().$type<LedgerKind>().notNull(),
    /** 0 for moves of no campaign. */
    campaign_id: bigint({ mode: 'number' }).notNull(),
    lines: bigint({ mode: 'number' }).notNull(),
    entries: bigint({ mode: 'number' }).notNull(),
    available: bigint({ mode: 'number' }).notNull(),
    held: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.account_id, t.day, t.kind, t.campaign_id] })],
);

/** One payment at a gateway, from its opening to its end. */
export const payment = pgTable(
  'payment',
  {
    account_id: accountId(),
    id: id(),
    user_id: bigint({ mode: 'number' }).notNull(),
    gateway: text().notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    state: text().$type<OrderState>().notNull(),
    authority: text(),
    tracking_number: text(),
    return_path: text(),
    idempotency_key: text().notNull(),
    created: timestamp({ withTimezone: true }).notNull(),
    paid_at: timestamp({ withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.account_id, t.id] }),
    uniqueIndex('payment_key').on(t.account_id, t.idempotency_key),
    uniqueIndex('payment_authority').on(t.account_id, t.gateway, t.authority),
    uniqueIndex('payment_tracking').on(t.account_id, t.gateway, t.tracking_number),
    index('payment_created').on(t.account_id, t.created),
  ],
);

/** Under which names a gateway knows a payment: the one given when it was opened, and the bank's number of what was paid. */
export type ReferenceKind = 'authority' | 'tracking';

/**
 * Each reference of a gateway that was ever credited, over all accounts, written in the transaction that credits. Accounts add rows of
 * their own and read none.
 */
export const gatewayReference = pgTable(
  'gateway_reference',
  {
    gateway: text().notNull(),
    kind: text().$type<ReferenceKind>().notNull(),
    reference: text().notNull(),
    account_id: bigint({ mode: 'number' }).notNull(),
    payment_id: bigint({ mode: 'number' }).notNull(),
    credited_at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.gateway, t.kind, t.reference] })],
);

/** A reference of a gateway is unique over all accounts. */
export const places = { coordinator: [gatewayReference] } satisfies Places;
