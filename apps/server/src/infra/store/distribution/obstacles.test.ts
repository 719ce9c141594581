import { expect, test } from 'vitest';
import type { ForeignKey } from './cluster.repository.ts';
import { listObstacles, type Store } from './obstacles.ts';
import type { Place } from './places.ts';

const places: ReadonlyMap<string, Place> = new Map([
  ['account', 'reference'],
  ['person', 'reference'],
  ['draft', 'account'],
  ['note', 'account'],
  ['job', 'coordinator'],
]);

/** A store in which nothing stands in the way, changed as a test says. */
function storeWith(change: Partial<Store>): Store {
  const tables = [...places.keys()].map((name) => ({ name, has_primary_key: true }));
  return { places, tables, standing: new Map(), uniqueKeys: [], foreignKeys: [], ...change };
}

const keyOf = (table: string, to: string, change: Partial<ForeignKey> = {}): ForeignKey => ({
  name: 'key',
  table,
  to,
  columns: ['account_id', 'draft_id'],
  to_columns: ['account_id', 'id'],
  sets_null: false,
  definition: '',
  ...change,
});

test('keys with the account between tables of accounts, and keys to reference tables, are no obstacle', () => {
  const uniqueKeys = [
    { name: 'draft_key', table: 'draft', columns: ['account_id', 'id'] },
    { name: 'person_phone', table: 'person', columns: ['phone'] },
  ];
  const foreignKeys = [keyOf('note', 'draft'), keyOf('draft', 'account'), keyOf('job', 'person')];
  expect(listObstacles(storeWith({ uniqueKeys, foreignKeys }))).toEqual([]);
});

test('a table that was placed already is no obstacle, and one that stands elsewhere is', () => {
  const standing = (place: Place) => storeWith({ standing: new Map([['draft', place]]) });
  expect(listObstacles(standing('account'))).toEqual([]);
  expect(listObstacles(standing('coordinator'))).toEqual([]);
  expect(listObstacles(standing('reference'))).toEqual(["draft stands as reference and not as account: undistribute_table('draft') first"]);
});

test('tables without a primary key, without a place and without a migration are named', () => {
  const tables = storeWith({}).tables.filter(({ name }) => name !== 'job');
  const found = listObstacles(
    storeWith({
      tables: [...tables.map((one) => ({ ...one, has_primary_key: one.name !== 'note' })), { name: 'left', has_primary_key: true }],
    }),
  );
  expect(found).toEqual([
    'job is not in the database: run its migrations first',
    'note has no primary key: its rows could not move to another machine',
    'left has no place in any *.tables.ts',
  ]);
});

test('a key that is unique over all accounts is named', () => {
  expect(listObstacles(storeWith({ uniqueKeys: [{ name: 'draft_slug', table: 'draft', columns: ['slug'] }] }))).toEqual([
    'draft: the key draft_slug is unique over all accounts; it has to include account_id',
  ]);
});

test.each<[string, ForeignKey]>([
  ['does not include account_id', keyOf('note', 'draft', { columns: ['draft_id'], to_columns: ['id'] })],
  ['does not include account_id', keyOf('note', 'draft', { to_columns: ['id', 'account_id'] })],
  ['empties columns, and account_id with them', keyOf('note', 'draft', { sets_null: true })],
  ['leads from every machine to the coordinator', keyOf('draft', 'job')],
  ['leads to rows of other machines, which can go without it', keyOf('job', 'draft')],
  ['leads from all machines to one', keyOf('person', 'draft')],
  ['leads from all machines to one', keyOf('account', 'job')],
])('a foreign key that %s is named', (reason, key) => {
  expect(listObstacles(storeWith({ foreignKeys: [key] }))).toEqual([`${key.table}: the foreign key key to ${key.to} ${reason}`]);
});
