import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { toJalali } from '@jarchi/domain/calendar/jalali-date.ts';
import { type Database, openOwned, type OwnedDatabase } from '#infra/store/db.ts';
import { migrate } from '#infra/store/migration/migrate.ts';
import { createTenancy, type Tenancy } from '#infra/store/tenancy.ts';
import { migrationsDirectory, openTestDatabase } from '#infra/testing/test-database.ts';
import { openAccount } from '../finance/testing/open-finance.ts';
import { insertOnce, type NewDocument, setOfficial, updateDocument } from './documents.repository.ts';

const party = {
  account_type: 'P',
  name: 'a name',
  national_number: '',
  economic_number: '',
  registration_number: '',
  province: '',
  city: '',
  address_text: '',
  postal_code: '',
  phone: '',
} as const;

let causes = 0;
function made(account_id: number, at: string, change: Partial<NewDocument> = {}): NewDocument {
  const sums = { gross: 100, discount: 0, net: 100, vat: 0, total: 100 };
  const content = { seller: party, buyer: party, lines: [], payment: null, note: '', campaigns: [], invoices: [] };
  const head = { account_id, kind: 'receipt', state: 'issued', cause: `cause:${++causes}` } as const;
  return { ...head, created: new Date(at), issued_at: new Date(at), ...sums, search_text: '', content, ...change };
}

/** As its owner, whom no grant binds. */
async function openEmbedded(): Promise<OwnedDatabase> {
  const db = await openOwned({ memory: true });
  await migrate(db, migrationsDirectory);
  return db;
}

describe.each([
  ['the store of the tests', openTestDatabase],
  ['the embedded store', openEmbedded],
])('in %s', (_, open) => {
  let db: Database | OwnedDatabase;
  let tenancy: Tenancy;
  let account: number;
  beforeAll(async () => {
    db = await open();
    tenancy = createTenancy(db);
  });
  beforeEach(async () => {
    ({ account_id: account } = await openAccount(tenancy));
  });
  afterAll(() => db.close());

  const issue = (at: string, change?: Partial<NewDocument>) =>
    tenancy.withAccount(account, (tx) => insertOnce(tx, made(account, at, change)));
  const refused = (work: Promise<unknown>) => expect(work).rejects.toMatchObject({ cause: { code: expect.stringMatching(/42501|23514/) } });

  test('fifty documents at once, with others that are rolled back, leave no gap and no number twice', async () => {
    const accounts = await Promise.all(Array.from({ length: 10 }, () => openAccount(tenancy)));
    // A year of its own: nothing else here is issued in 1408.
    const outcomes = await Promise.allSettled(
      Array.from({ length: 75 }, (__, index) => {
        const { account_id } = accounts[index % accounts.length] ?? { account_id: account };
        return tenancy.withAccount(account_id, async (tx) => {
          const row = await insertOnce(tx, made(account_id, '2029-11-26T08:00:00Z', { kind: 'invoice' }));
          if (index % 3 === 2) throw new Error('rolled back');
          return row;
        });
      }),
    );
    const numbers = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value.number] : []));
    const expected = Array.from({ length: 50 }, (__, index) => `IN-1408-${String(index + 1).padStart(6, '0')}`);
    expect(new Set(numbers)).toEqual(new Set(expected));
    expect(numbers).toHaveLength(50);
    const { rows } = await db.pool.query("select last from document_number where series = 'IN' and year = 1408");
    expect(rows).toEqual([{ last: 50 }]);
  });

  test('numbers begin again with the Jalali year of Tehran, at its midnight, and a slow clock does not go back', async () => {
    const kind = { kind: 'credit_note' } as const;
    // Nowruz of 1406 begins at 20:30 of 20 March in UTC.
    expect((await issue('2027-03-20T20:29:59.999Z', kind)).number).toBe('CN-1405-000001');
    expect((await issue('2027-03-20T20:30:00Z', kind)).number).toBe('CN-1406-000001');
    const late = await issue('2027-03-20T20:29:00Z', kind);
    expect([late.number, late.issued_at?.toISOString()]).toEqual(['CN-1406-000002', '2027-03-20T20:30:00.000Z']);
    expect((await issue('2027-03-20T20:29:59Z', { kind: 'pre_invoice', state: 'open' })).number).toBe('PI-1405-000001');
  });

  test('the calendar of the store is that of the domain, on the eve and the first day of every year', async () => {
    for (let year = 2023; year < 2090; year++)
      for (const day of [18, 19, 20, 21, 22].map((date) => `${year}-03-${date}`)) {
        const { rows } = await db.pool.query<{ jalali: number }>("select jalali_year(($1 || ' 12:00+03:30')::timestamptz) as jalali", [
          day,
        ]);
        expect([day, rows[0]?.jalali]).toEqual([day, toJalali(day).year]);
      }
  });

  test('a cause has one document of a kind', async () => {
    const first = await issue('2026-11-26T08:00:00Z', { cause: 'charge:1' });
    expect((await issue('2026-11-26T09:00:00Z', { cause: 'charge:1' })).id).toBe(first.id);
    expect((await issue('2026-11-26T09:00:00Z', { cause: 'charge:1', kind: 'invoice' })).id).not.toBe(first.id);
  });

  test('nobody gives a document its number but the store', async () => {
    const values = { ...made(account, '2026-11-26T08:00:00Z'), number: 'RC-1405-999999' };
    await refused(tenancy.withAccount(account, (tx) => insertOnce(tx, values)));
    for (const statement of [
      'update document_number set last = last + 1',
      "insert into document_number values ('RC', 1399, 5, now())",
      'delete from document_number',
      'truncate document_number',
    ])
      await expect(db.pool.query(statement), statement).rejects.toMatchObject({ code: '42501' });
  });

  test('an issued document never changes, and is never lost, on any path', async () => {
    const { id } = await issue('2026-11-26T08:00:00Z');
    for (const change of [
      'total = total + 1',
      'content = content || \'{"note": "other"}\'',
      "number = 'RC-1405-000777'",
      "issued_at = issued_at + interval '1 day'",
      "state = 'void'",
      "reason = 'none'",
      'official_id = id',
      "cause = 'other'",
    ]) {
      await expect(db.pool.query(`update document set ${change} where id = ${id}`), change).rejects.toMatchObject({ code: '42501' });
      await refused(tenancy.withSystem((tx) => tx.execute(`update document set ${change} where id = ${id}`)));
      await refused(tenancy.withAccount(account, (tx) => tx.execute(`update document set ${change} where id = ${id}`)));
    }
    for (const loss of ['delete from document', 'delete from document where false', 'truncate document cascade'])
      await expect(db.pool.query(loss), loss).rejects.toMatchObject({ code: '42501' });
  });

  test('an official invoice gets its number when it is issued, and is final', async () => {
    const invoice = await issue('2026-11-26T08:00:00Z', { kind: 'invoice' });
    const values = { ...made(account, '2026-11-26T08:00:00Z', { kind: 'official_invoice', state: 'requested' }), issued_at: null };
    const asked = await tenancy.withAccount(account, (tx) => insertOnce(tx, values));
    expect(asked.number).toBeNull();
    await tenancy.withAccount(account, (tx) => setOfficial(tx, account, [invoice.id], asked.id));
    const issued_at = new Date('2026-11-26T09:00:00Z');
    const issued = await tenancy.withAccount(account, (tx) =>
      updateDocument(tx, account, asked.id, { state: 'issued', issued_at, closed_at: issued_at }),
    );
    expect(issued.number).toBe('OI-1405-000001');
    for (const state of ['requested', 'refused', 'withdrawn', 'void'] as const)
      await refused(tenancy.withAccount(account, (tx) => updateDocument(tx, account, asked.id, { state })));
  });
});
