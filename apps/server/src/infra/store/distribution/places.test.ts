import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { openTestDatabase } from '#infra/testing/test-database.ts';
import { listTables } from './cluster.repository.ts';
import { listPlaces } from './places.ts';
import { readPlaces } from './read-places.ts';

const accountId = () => bigint({ mode: 'number' }).notNull();
const draft = pgTable('draft', { account_id: accountId(), id: accountId() }, (t) => [primaryKey({ columns: [t.account_id, t.id] })]);
const reference = pgTable('reference', { name: text().primaryKey(), account_id: accountId() });

test('every table of the database has exactly one place', async () => {
  const db = await openTestDatabase();
  const names = (await listTables(db.pool)).map(({ name }) => name);
  expect([...(await readPlaces()).keys()].toSorted()).toEqual(names.toSorted());
  await db.close();
});

test('a table with the account in its primary key stands by account, unless its file says otherwise', () => {
  expect(listPlaces([{ draft }]).get('draft')).toBe('account');
  expect(listPlaces([{ draft, places: { reference: [draft] } }]).get('draft')).toBe('reference');
});

test('a table without a place is refused, and so is one with two', () => {
  expect(() => listPlaces([{ draft, reference }])).toThrow('reference has no place');
  expect(() => listPlaces([{ reference, places: { reference: [reference], coordinator: [reference] } }])).toThrow(
    'reference has several places: reference, coordinator',
  );
});

test('tables that are keyed without the account, or that all accounts share, stand where their files say', async () => {
  const places = await readPlaces();
  const listed = (place: string) => [...places].flatMap(([name, own]) => (own === place ? [name] : [])).toSorted();
  expect(listed('coordinatorAlone')).toEqual(['migration', 'store_state', 'test_gateway_payment', 'try_count', 'world_clock']);
  expect(listed('coordinator')).toEqual(
    expect.arrayContaining(['job', 'job_turn', 'doorway', 'session', 'audit_log', 'gateway_reference']),
  );
  expect(listed('reference')).toEqual(expect.arrayContaining(['account', 'account_member', 'app_user', 'publisher']));
  expect(listed('account')).toEqual(expect.arrayContaining(['ledger_transaction', 'ledger_entry', 'measurement', 'request_key']));
});
