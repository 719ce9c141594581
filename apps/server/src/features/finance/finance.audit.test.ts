import { afterAll, beforeAll, expect, test } from 'vitest';
import { chargeEntries, holdEntries } from '@jarchi/domain/money/ledger.ts';
import type { OwnedDatabase } from '#infra/store/db.ts';
import { migrate } from '#infra/store/migration/migrate.ts';
import { createTenancy } from '#infra/store/tenancy.ts';
import { auditMoney } from '#testing/audit-money.ts';
import { migrationsDirectory, openEmptyDatabase } from '#infra/testing/test-database.ts';
import { postTransaction } from './finance.ledger.ts';
import { openAccount } from './testing/open-finance.ts';

/** A store of its own, which no other audit looks at, without the walls that refuse the faults of these tests. */
let db: OwnedDatabase;
beforeAll(async () => {
  db = await openEmptyDatabase();
  await migrate(db, migrationsDirectory);
  const tenancy = createTenancy(db);
  const { account_id } = await openAccount(tenancy);
  const post = (kind: 'charge' | 'hold', key: string, entries: ReturnType<typeof holdEntries>) =>
    tenancy.withAccount(account_id, (tx) => postTransaction(tx, { account_id, kind, entries, idempotency_key: key, at: new Date(0) }));
  await post('charge', 'charge:1', chargeEntries(1000, 'gateway.clearing'));
  await post('hold', 'hold:1', holdEntries(400));
  await post('hold', 'hold:2', holdEntries(100));
  await db.pool.query(`alter table ledger_transaction disable trigger user, drop constraint ledger_transaction_follows,
    drop constraint ledger_transaction_has_entries, drop constraint ledger_transaction_begins`);
  await db.pool.query(`alter table ledger_entry disable trigger user, drop constraint ledger_entry_of_transaction,
    drop constraint ledger_entry_follows, drop constraint ledger_entry_begins`);
});
afterAll(() => db.close());

const FAULTS: readonly (readonly [rule: string, fault: string, repair: string])[] = [
  [
    'the entries of each transaction sum to 0',
    "update ledger_entry set amount = amount + 1 where code = 'gateway.clearing'",
    "update ledger_entry set amount = amount - 1 where code = 'gateway.clearing'",
  ],
  [
    'each balance is the sum of its entries up to it',
    "update ledger_entry set balance = balance + 1 where code = 'gateway.clearing'",
    "update ledger_entry set balance = balance - 1 where code = 'gateway.clearing'",
  ],
  [
    'the places of a code are without a gap',
    "update ledger_entry set place = 5 where code = 'advertiser.held' and place = 2",
    "update ledger_entry set place = 2 where code = 'advertiser.held' and place = 5",
  ],
  [
    'a transaction has as many entries as it says',
    'update ledger_transaction set entries = 3 where number = 3',
    'update ledger_transaction set entries = 2 where number = 3',
  ],
  [
    'moved of the own money what they say',
    'update ledger_transaction set available = available + 1 where number = 3',
    'update ledger_transaction set available = available - 1 where number = 3',
  ],
  [
    'the numbers of an account are without a gap',
    'update ledger_transaction set number = 4 where number = 3',
    'update ledger_transaction set number = 3 where number = 4',
  ],
  [
    'the numbers of an account are without a gap, and count its moves',
    'update ledger_transaction set moves = 4 where number = 3',
    'update ledger_transaction set moves = 3 where number = 3',
  ],
  [
    'the money after each transaction is the sum of all entries up to it',
    'update ledger_transaction set available_after = available_after + 1 where number = 2',
    'update ledger_transaction set available_after = available_after - 1 where number = 2',
  ],
  [
    'the money after each transaction is the sum of all entries up to it',
    'update ledger_transaction set held_after = held_after + 1 where number = 3',
    'update ledger_transaction set held_after = held_after - 1 where number = 3',
  ],
];

test.each(FAULTS)('the audit tells when it is not so that %s: %s', async (rule, fault, repair) => {
  expect(await auditMoney(db)).toEqual([]);
  await db.pool.query(fault);
  const broken = await auditMoney(db);
  await db.pool.query(repair);
  expect(broken.join()).toContain(rule);
  expect(await auditMoney(db)).toEqual([]);
});
