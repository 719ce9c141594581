import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { toJalali } from '@jarchi/domain/calendar/jalali-date.ts';
import { type Database, openOwned, type OwnedDatabase } from '#infra/store/db.ts';
import { migrate } from '#infra/store/migration/migrate.ts';
import { createTenancy, type Tenancy } from '#infra/store/tenancy.ts';
import { migrationsDirectory, openTestDatabase } from '#infra/testing/test-database.ts';
import { openAccount } from '../finance/testing/open-finance.ts';
import { findDocument, insertOnce, setNumber, setOfficial, updateDocument } from './documents.repository.ts';
import { issueOnce, numberRequested, type Unnumbered } from './numbering/number-documents.ts';
import { findNumber, takeNumber } from './numbering/numbers.repository.ts';

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
function made(account_id: number, change: Partial<Unnumbered> = {}): Unnumbered {
  const sums = { gross: 100, discount: 0, net: 100, vat: 0, total: 100 };
  const content = { seller: party, buyer: party, lines: [], payment: null, note: '', campaigns: [], invoices: [] };
  const head = { account_id, kind: 'receipt', state: 'issued', cause: `cause:${++causes}` } as const;
  return { ...head, ...sums, search_text: '', content, ...change };
}

const clockAt = (at: string) => ({ now: () => Date.parse(at) });

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

  const issue = (at: string, change?: Partial<Unnumbered>) => issueOnce({ tenancy, wall: clockAt(at) }, made(account, change));
  const refused = (work: Promise<unknown>) => expect(work).rejects.toMatchObject({ cause: { code: expect.stringMatching(/42501|23514/) } });
  const countNumbers = async (kind: string) =>
    (
      await db.pool.query<{ count: number }>('select count(*)::int as count from document_number where account_id = $1 and kind = $2', [
        account,
        kind,
      ])
    ).rows[0]?.count;

  test('fifty documents at once, with others that are rolled back, leave no gap and no number twice', async () => {
    const accounts = await Promise.all(Array.from({ length: 10 }, () => openAccount(tenancy)));
    // A year of its own: nothing else here is issued in 1408.
    const at = '2029-11-26T08:00:00Z';
    const outcomes = await Promise.allSettled(
      Array.from({ length: 75 }, async (__, index) => {
        const { account_id } = accounts[index % accounts.length] ?? { account_id: account };
        const invoice = made(account_id, { kind: 'invoice' });
        if (index % 3 < 2) return issueOnce({ tenancy, wall: clockAt(at) }, invoice);
        return tenancy.withSystem(async (tx) => {
          await takeNumber(tx, invoice, new Date(at));
          throw new Error('rolled back');
        });
      }),
    );
    const numbers = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value.number] : []));
    const expected = Array.from({ length: 50 }, (__, index) => `IN-1408-${String(index + 1).padStart(6, '0')}`);
    expect(new Set(numbers)).toEqual(new Set(expected));
    expect(numbers).toHaveLength(50);
    const { rows } = await db.pool.query(
      "select max(sequence) as last, count(*)::int as count from document_number where series = 'IN' and year = 1408",
    );
    expect(rows).toEqual([{ last: 50, count: 50 }]);
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

  test('a server that stops between a number and its document loses no number, and the next run takes none twice', async () => {
    const wall = clockAt('2026-11-26T08:00:00Z');
    for (const kind of ['receipt', 'invoice'] as const) {
      const paper = made(account, { kind });
      let system = 0;
      const stopping: Tenancy = {
        ...tenancy,
        withSystem: (work) => (++system === 2 ? Promise.reject(new Error('stopped')) : tenancy.withSystem(work)),
      };
      const before = await countNumbers(kind);
      await expect(issueOnce({ tenancy: stopping, wall }, paper)).rejects.toThrow('stopped');
      const taken = await tenancy.withSystem((tx) => findNumber(tx, paper));
      expect(await countNumbers(kind)).toBe((before ?? 0) + 1);
      // A year later: the number and its date stay those that were taken.
      const later = await issueOnce({ tenancy, wall: clockAt('2027-11-26T08:00:00Z') }, paper);
      expect({ number: later.number, issued_at: later.issued_at }).toEqual({ number: taken?.number, issued_at: taken?.issued_at });
      expect(await countNumbers(kind)).toBe((before ?? 0) + 1);
    }
  });

  test('ten servers that issue for one cause at once take one number', async () => {
    const paper = made(account, { kind: 'invoice' });
    const before = await countNumbers('invoice');
    const wall = clockAt('2026-11-26T08:00:00Z');
    const rows = await Promise.all(Array.from({ length: 10 }, () => issueOnce({ tenancy, wall }, paper)));
    expect(new Set(rows.map(({ id, number }) => `${id} ${number}`)).size).toBe(1);
    expect(await countNumbers('invoice')).toBe((before ?? 0) + 1);
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

  test('no account numbers a document, and no number changes or is lost', async () => {
    const values = { ...made(account), created: new Date('2026-11-26T08:00:00Z') };
    const number = { series: 'RC', year: 1405, sequence: 999_999, number: 'RC-1405-999999', issued_at: values.created } as const;
    await refused(tenancy.withAccount(account, (tx) => insertOnce(tx, { ...values, ...number })));
    await refused(tenancy.withSystem((tx) => insertOnce(tx, values)));
    const { id } = await tenancy.withAccount(account, (tx) =>
      insertOnce(tx, { ...values, kind: 'official_invoice', state: 'requested', closed_at: values.created }),
    );
    const numbered = { ...number, series: 'OI', number: 'OI-1405-999999', state: 'issued' } as const;
    await refused(tenancy.withAccount(account, (tx) => setNumber(tx, { account_id: account, id }, numbered)));
    await numberRequested({ tenancy, wall: clockAt('2026-11-26T08:00:00Z') }, account, id);
    await refused(tenancy.withAccount(account, (tx) => takeNumber(tx, made(account), values.created)));
    for (const statement of [
      'update document_number set sequence = sequence + 1',
      "update document_number set cause = 'other'",
      'delete from document_number',
      'truncate document_number',
    ])
      await expect(db.pool.query(statement), statement).rejects.toMatchObject({ code: '42501' });
  });

  test.each([
    ['after a gap', { sequence: 5, issued_before: '2081-11-26T08:00:00Z' }, '23503'],
    ['with another date before it than that of the number before', { sequence: 2, issued_before: '2081-11-26T07:59:59Z' }, '23503'],
    ['with a date before that of the number before', { sequence: 2, issued_at: '2081-11-26T07:00:00Z' }, '23514'],
    ['without the number before', { sequence: 2, issued_before: null }, '23514'],
    ['of another year', { sequence: 2, year: 1459 }, '23514'],
    ['of another kind', { sequence: 2, kind: 'invoice' }, '23514'],
    ['that is taken', { sequence: 1, issued_before: null }, '23505'],
    ['for a cause that has one', { sequence: 2, cause: 'first' }, '23505'],
  ])('the store takes no number %s', async (_name, change, code) => {
    // A year in which nothing else is issued.
    const first = { series: 'OI', year: 1460, sequence: 1, issued_at: '2081-11-26T08:00:00Z', issued_before: null, account_id: account };
    const insert =
      'insert into document_number (series, year, sequence, issued_at, issued_before, account_id, kind, cause) values ($1, $2, $3, $4, $5, $6, $7, $8)';
    const client = await db.pool.connect();
    try {
      await client.query('begin');
      const write = (row: object) => client.query(insert, Object.values(row));
      await write({ ...first, kind: 'official_invoice', cause: 'first' });
      const next = { ...first, issued_at: '2081-11-26T09:00:00Z', issued_before: first.issued_at, kind: 'official_invoice', cause: 'next' };
      await expect(write({ ...next, ...change })).rejects.toMatchObject({ code });
    } finally {
      await client.query('rollback');
      client.release();
    }
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
    const values = { ...made(account, { kind: 'official_invoice', state: 'requested' }), created: new Date('2026-11-26T08:00:00Z') };
    const asked = await tenancy.withAccount(account, (tx) => insertOnce(tx, values));
    expect(asked.number).toBeNull();
    await tenancy.withAccount(account, (tx) => setOfficial(tx, account, [invoice.id], asked.id));
    const closed_at = new Date('2026-11-26T09:00:00Z');
    await numberRequested({ tenancy, wall: clockAt('2026-11-26T09:00:00Z') }, account, asked.id);
    expect(await tenancy.withSystem((tx) => findNumber(tx, values))).toBeUndefined();
    await tenancy.withAccount(account, (tx) => updateDocument(tx, account, asked.id, { closed_at }));
    // From the decision on it can only be issued.
    for (const change of [{ state: 'refused' }, { state: 'withdrawn' }, { closed_at: null }, { reason: 'none' }] as const)
      await refused(tenancy.withAccount(account, (tx) => updateDocument(tx, account, asked.id, change)));
    // The second run finds it numbered.
    await numberRequested({ tenancy, wall: clockAt('2026-11-26T10:00:00Z') }, account, asked.id);
    await numberRequested({ tenancy, wall: clockAt('2026-11-26T11:00:00Z') }, account, asked.id);
    const issued = await tenancy.withAccount(account, (tx) => findDocument(tx, account, asked.id));
    expect(issued).toMatchObject({ state: 'issued', number: expect.stringMatching(/^OI-1405-\d{6}$/), issued_at: closed_at, closed_at });
    for (const state of ['requested', 'refused', 'withdrawn', 'void'] as const)
      await refused(tenancy.withAccount(account, (tx) => updateDocument(tx, account, asked.id, { state })));
  });
});
