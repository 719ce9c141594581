import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chargeEntries, holdEntries } from '@jarchi/domain/money/ledger.ts';
import { type Database, openOwned, type OwnedDatabase } from '#infra/store/db.ts';
import { migrate } from '#infra/store/migration/migrate.ts';
import { findSqlState } from '#infra/store/sql/sql-state.ts';
import { createTenancy } from '#infra/store/tenancy.ts';
import { migrationsDirectory, openTestDatabase } from '#infra/testing/test-database.ts';
import { postTransaction } from './finance.ledger.ts';
import { listChangesThatPass, tryChange } from './testing/change-ledger.ts';
import { openAccount } from './testing/open-finance.ts';
import { asOwner } from '#infra/testing/as-owner.ts';

async function openEmbeddedAsOwner(): Promise<OwnedDatabase> {
  const db = await openOwned({ memory: true });
  await migrate(db, migrationsDirectory);
  return db;
}

async function openEmbedded(): Promise<Database> {
  return (await openEmbeddedAsOwner()).handOver({});
}

describe.each([
  ['the store of the tests', openTestDatabase],
  ['the embedded store', openEmbedded],
  ['the embedded store of its owner', openEmbeddedAsOwner],
])('in %s', (_, open) => {
  let db: Database | OwnedDatabase;
  let accountId: number;
  beforeAll(async () => {
    db = await open();
    const tenancy = createTenancy(db);
    ({ account_id: accountId } = await openAccount(tenancy));
    const at = new Date('2026-11-21T08:00:00Z');
    for (const [kind, entries] of [
      ['charge', chargeEntries(1000, 'gateway.clearing')],
      ['hold', holdEntries(400)],
    ] as const)
      await tenancy.withAccount(accountId, (tx) =>
        postTransaction(tx, { account_id: accountId, kind, entries, idempotency_key: kind, at }),
      );
  });
  afterAll(() => db.close());

  const readAll = async () =>
    (
      await db.pool.query(
        `select (select json_agg(t order by id) from ledger_transaction t) as transactions,
           (select json_agg(e order by transaction_id, line) from ledger_entry e) as entries`,
      )
    ).rows;

  test('no path of the server changes, deletes or empties what is posted', async () => {
    const before = await readAll();
    expect(await listChangesThatPass(db, accountId)).toEqual([]);
    expect(await readAll()).toEqual(before);
  });

  test.each(['ledger_transaction', 'ledger_entry'])('a wall that is open is noticed: %s', async (table) => {
    const owner = asOwner(db);
    await owner.pool.query(`alter table ${table} disable trigger ledger_only_grows`);
    const [passed, ofOwner] = [await listChangesThatPass(db, accountId), await listChangesThatPass(owner, accountId)];
    await owner.pool.query(`alter table ${table} enable trigger ledger_only_grows`);
    // Without the trigger the owner changes what is posted. The server still may not.
    expect(ofOwner.join()).toMatch(/system: [\s\S]*pool: /);
    expect(passed).toEqual(db.role === 'server' ? [] : ofOwner);
    expect(await listChangesThatPass(db, accountId)).toEqual([]);
  });

  test.each([
    ['update on ledger_entry', 'jarchi_tenant'],
    ['delete on ledger_transaction', 'jarchi_staff'],
    ['update on ledger_transaction', 'jarchi_tenant'],
    ['delete on ledger_entry', 'jarchi_tenant'],
    ['update on ledger_transaction', 'jarchi_server'],
    ['delete on ledger_entry', 'jarchi_server'],
  ])('a grant that is too wide is noticed: %s to %s', async (grant, role) => {
    if (role === 'jarchi_server' && db.role === 'owner') return;
    await asOwner(db).pool.query(`grant ${grant} to ${role}`);
    const passed = await listChangesThatPass(db, accountId);
    await asOwner(db).pool.query(`revoke ${grant} from ${role}`);
    expect(passed).not.toEqual([]);
    expect(await listChangesThatPass(db, accountId)).toEqual([]);
  });

  type Line = readonly [code: string, amount: number, change?: Readonly<Record<string, number>>];

  /** Where the entries of a code end after the charge and the hold. */
  const ENDS: Readonly<Record<string, readonly [place: number, balance: number]>> = {
    'gateway.clearing': [1, -1000],
    'advertiser.available': [2, 600],
    'advertiser.held': [1, 400],
  };

  /** Inserts a next transaction of 1 toman and then its entries, as their fields are changed, and lets the store check its deferred keys. */
  function insertNext(change: object, lines: readonly Line[]) {
    const sums = { entries: lines.length, available: 1, held: 0 };
    const after = { number: 3, moves: 3, available_after: 601, held_after: 400 };
    const row = { account_id: accountId, kind: 'charge', idempotency_key: 'next', at: '2026-11-21', ...sums, ...after, ...change };
    const entries = lines.map(([code, amount, ofLine], index) => {
      const [place, balance] = ENDS[code] ?? [0, 0];
      return { account_id: accountId, line: index + 1, code, amount, ...sums, place: place + 1, balance: balance + amount, ...ofLine };
    });
    const insert = (table: string, values: readonly object[]) => {
      const columns = Object.keys(values[0] ?? {});
      const named = columns.map((column) => (column === 'transaction_id' ? NEXT : column)).join(', ');
      return `insert into ${table} (${columns.join(', ')}) select ${named} from json_populate_recordset(null::${table}, '${JSON.stringify(values)}')`;
    };
    return tryChange(
      db,
      'account',
      accountId,
      [
        insert('ledger_transaction', [row]),
        ...(lines.length > 0
          ? [
              insert(
                'ledger_entry',
                entries.map((entry) => ({ ...entry, transaction_id: 0 })),
              ),
            ]
          : []),
        'set constraints all immediate',
      ].join('; '),
    );
  }

  const NEXT = `(select id from ledger_transaction where idempotency_key = 'next')`;
  const FROM_BANK: Line = ['gateway.clearing', -1];
  const TO_OWN: Line = ['advertiser.available', 1];
  const CHARGE = [FROM_BANK, TO_OWN];
  const changed = ([code, amount]: Line, change: Readonly<Record<string, number>>): Line => [code, amount, change];

  test.each<[string, object, readonly Line[]]>([
    ['a number is left out', { number: 4 }, CHARGE],
    ['a number is given twice', { number: 2 }, CHARGE],
    ['a number is below 1', { number: 0 }, CHARGE],
    ['its available money after it is another', { available_after: 602 }, CHARGE],
    ['its held money after it is another', { held_after: 399 }, CHARGE],
    ['it counts as another move', { moves: 4 }, CHARGE],
    ['it has no entries', { entries: 0 }, []],
    ['it says that it has entries, and they do not come', { entries: 2 }, []],
    ['its entries do not sum to 0', {}, [['gateway.clearing', -2], TO_OWN]],
    ['its entries say something else of the own money', {}, [FROM_BANK, ['adjustment', 1]]],
    ['its entries say of the own money what it does not', { available: 0, moves: 2, available_after: 600 }, CHARGE],
    ['its entries are fewer than it says', { entries: 3 }, CHARGE],
    ['its entries are fewer than they say', { entries: 3 }, CHARGE.map((line) => changed(line, { entries: 3 }))],
    ['its first entry is missing', {}, [changed(FROM_BANK, { line: 2 }), changed(TO_OWN, { line: 3 })]],
    ['an entry leaves a place of its code out', {}, [changed(FROM_BANK, { place: 3 }), TO_OWN]],
    ['an entry takes the place of another', {}, [changed(FROM_BANK, { place: 1, balance: -1 }), TO_OWN]],
    ['an entry begins at another balance', {}, [FROM_BANK, changed(TO_OWN, { balance: 602 })]],
    [
      'the first entry of a code begins at another balance',
      {},
      [FROM_BANK, TO_OWN, changed(['discount', -1], { balance: 4 }), ['adjustment', 1]],
    ],
  ])('a transaction is refused when %s', async (__, change, lines) => {
    expect(await insertNext({}, CHARGE)).toBeUndefined();
    expect(findSqlState(await insertNext(change, lines))).toMatch(/^(23514|23505|23503)$/);
  });

  test('a first transaction begins at 0', async () => {
    const { account_id } = await openAccount(createTenancy(db));
    const first = (money: string) =>
      tryChange(
        db,
        'account',
        account_id,
        `insert into ledger_transaction
           (account_id, number, moves, kind, idempotency_key, at, entries, available, held, available_after, held_after)
         values (${account_id}, 1, 1, 'charge', 'first', now(), 2, ${money})`,
      );
    expect(await first('1, 0, 1, 0')).toBeUndefined();
    for (const money of ['1, 0, 5, 0', '1, 0, 1, 5', '0, 0, 0, 0']) expect(findSqlState(await first(money))).toBe('23514');
  });

  test('a transaction without entries is not committed', async () => {
    const row = `${accountId}, 3, 3, 'charge', 'next', now(), 2, 1, 0, 601, 400`;
    const posting = createTenancy(db).withAccount(accountId, (tx) =>
      tx.execute(
        sql.raw(`insert into ledger_transaction
            (account_id, number, moves, kind, idempotency_key, at, entries, available, held, available_after, held_after)
          values (${row})`),
      ),
    );
    await expect(posting).rejects.toSatisfy((error) => findSqlState(error) === '23503');
  });

  test('entries do not come later', async () => {
    const columns = 'account_id, transaction_id, line, code, amount, entries, available, held, place, balance';
    const later = (line: string, count: string) =>
      `insert into ledger_entry (${columns})
       select account_id, transaction_id, ${line}, code, 0, ${count}, available, held, place + 1, balance from ledger_entry
       where code = 'advertiser.held'`;
    for (const path of ['account', 'system', 'pool'] as const) {
      expect(findSqlState(await tryChange(db, path, accountId, later('line + 1', 'entries')))).toBe('23514');
      expect(findSqlState(await tryChange(db, path, accountId, later('line + 1', 'entries + 1')))).toMatch(/^(23514|23503)$/);
    }
  });

  test('the setting under which stores were emptied before opens nothing', async () => {
    const empty = "set local jarchi.emptying = 'sample_world'; truncate ledger_transaction, ledger_entry";
    expect(findSqlState(await tryChange(db, 'pool', accountId, empty))).toBe('42501');
  });
});
