import { afterAll, expect, onTestFinished, test } from 'vitest';
import {
  captureEntries,
  chargeEntries,
  holdEntries,
  releaseEntries,
  type LedgerEntry,
  type LedgerKind,
} from '@jarchi/domain/money/ledger.ts';
import { auditMoney } from '#testing/audit-money.ts';
import { createWorldClock } from '#infra/clock/clock.ts';
import { createWorldClockStore } from '#infra/clock/world-clock-store.ts';
import { createWorker } from '#infra/jobs/worker.ts';
import { financeJobs } from '../finance.jobs.ts';
import { spendingLedger } from '../finance.ledger.ts';
import type { FinanceService } from '../finance.service.ts';
import { closeStore, openAccount, openFinance } from '../testing/open-finance.ts';
import { COMPARE_JOB, continueComparing, scheduleComparing } from './compare-statements.ts';

afterAll(closeStore);

const capture = (gross: number) => captureEntries({ gross, discount: 0, vat: 0, publisher: gross });
const POSTED: readonly (readonly [LedgerKind, readonly LedgerEntry[], campaign_id?: number])[] = [
  ['charge', chargeEntries(1000, 'gateway.clearing')],
  ['hold', holdEntries(900), 7],
  ['capture', capture(100), 7],
  ['capture', capture(200), 7],
  ['release', releaseEntries(50), 7],
  ['capture', capture(300), 7],
];

async function openStatement() {
  const finance = await openFinance();
  const { account_id } = finance.caller;
  await finance.tenancy.withAccount(account_id, (tx) =>
    spendingLedger.post(
      tx,
      account_id,
      POSTED.map(([kind, entries, campaign_id], index) => ({
        kind,
        entries,
        idempotency_key: `${index}`,
        at: new Date(finance.wall.now()),
        ...(campaign_id !== undefined && { campaign_id, placement_id: 70, units: 1 }),
      })),
    ),
  );
  const readStatement = async () =>
    (
      await finance.db.pool.query(
        `select (select json_agg(l order by line) from ledger_line l where account_id = $1) as lines,
           (select json_agg(d order by kind) from ledger_day d where account_id = $1) as days`,
        [account_id],
      )
    ).rows;
  return { ...finance, account_id, readStatement };
}

/** All parts, one after another. Returns the accounts whose statements differed. */
async function compareAll(service: FinanceService): Promise<number[]> {
  const differing: number[] = [];
  for (let after: number | undefined = 0; after !== undefined;) {
    const part = await service.compareStatements(after);
    differing.push(...part.differing);
    after = part.next;
  }
  return differing;
}

test('a statement that is that of its ledger stays, and tells nobody', async () => {
  const { service, errors, readStatement } = await openStatement();
  const before = await readStatement();
  expect(before).toMatchObject([{ lines: { length: 5 }, days: { length: 4 } }]);
  expect(await compareAll(service)).toEqual([]);
  expect([await readStatement(), errors]).toEqual([before, []]);
});

test.each([
  ['a sum of a line', 'update ledger_line set available = available + 1 where account_id = $1 and line = 2'],
  ['the balance beside a line', 'update ledger_line set held_after = held_after + 1 where account_id = $1 and line = 5'],
  ['what a line names', 'update ledger_line set placement_id = null where account_id = $1 and line = 3'],
  ['a missing line', 'delete from ledger_line where account_id = $1 and line = 4'],
  ['a line too many', 'update ledger_line set line = 9 where account_id = $1 and line = 5'],
  ['the count of a day', `update ledger_day set lines = lines + 1 where account_id = $1 and kind = 'capture'`],
  ['a missing day', `delete from ledger_day where account_id = $1 and kind = 'charge'`],
  ['a day too many', `update ledger_day set campaign_id = 8 where account_id = $1 and kind = 'hold'`],
])('a statement that differs by %s is written from its ledger again, and told', async (_, fault) => {
  const { service, db, errors, account_id, readStatement } = await openStatement();
  const before = await readStatement();
  await db.pool.query(fault, [account_id]);
  expect(await readStatement()).not.toEqual(before);
  expect(await auditMoney(db)).toEqual([
    expect.stringMatching(/^not so: the lines and day sums of each statement are those of its transactions: \[\{/),
  ]);
  expect(await compareAll(service)).toEqual([account_id]);
  expect(await readStatement()).toEqual(before);
  expect(errors.map(String)).toEqual([`Error: the statement of account ${account_id} differed from its ledger`]);
  expect(await compareAll(service)).toEqual([]);
  expect(await auditMoney(db)).toEqual([]);
});

test('a statement whose moves are read in several batches is written as the posting wrote it', async () => {
  const { service, db, tenancy, wall, account_id, readStatement } = await openStatement();
  const post = (name: string, count: number, kind: LedgerKind, entries: readonly LedgerEntry[]) =>
    tenancy.withAccount(account_id, (tx) =>
      spendingLedger.post(
        tx,
        account_id,
        Array.from({ length: count }, (_, index) => {
          const idempotency_key = `${name}:${index}`;
          return { kind, entries, idempotency_key, at: new Date(wall.now()), campaign_id: 7, placement_id: 70, units: 1 };
        }),
      ),
    );
  // The first batch of 500 ends within the line of these captures, and the third one has moves of others' money only.
  await post('shared', 600, 'capture', capture(1));
  await post('others', 1000, 'adjustment', [
    { code: 'platform.revenue', amount: 1 },
    { code: 'adjustment', amount: -1 },
  ]);
  await post('last', 1, 'capture', capture(1));
  const before = await readStatement();
  await db.pool.query('delete from ledger_line where account_id = $1', [account_id]);
  expect(await compareAll(service)).toEqual([account_id]);
  expect(await readStatement()).toEqual(before);
});

type Opened = Awaited<ReturnType<typeof openStatement>>;

async function openWorker({ service, db, tenancy, wall }: Opened) {
  const world = await createWorldClock({ wall, store: createWorldClockStore(db.pool) });
  return createWorker({ db, clocks: { wall, world }, handlers: financeJobs(service, { tenancy, wall }) });
}

const readJobs = async ({ db }: Opened) =>
  (await db.pool.query<{ run_at: Date; payload: unknown }>('select run_at, payload from job where kind = $1', [COMPARE_JOB])).rows.map(
    ({ run_at, payload }) => ({ run_at: run_at.toISOString(), payload }),
  );

test('a comparison goes on from the account where a part of it ended, in jobs of 100 accounts', async () => {
  // The other tests compare each account of their store.
  onTestFinished(closeStore);
  const first = await openStatement();
  for (let count = 0; count < 100; count += 1) await openAccount(first.tenancy);
  const last = await openStatement();
  const { service, db, wall, errors } = first;
  await scheduleComparing(first);
  await db.pool.query(`update ledger_day set lines = lines + 1 where account_id in ($1, $2)`, [first.account_id, last.account_id]);
  const told = (account_id: number) => `Error: the statement of account ${account_id} differed from its ledger`;

  await continueComparing(first, first.account_id);
  expect(await readJobs(first)).toEqual([{ run_at: new Date(wall.now()).toISOString(), payload: { after: first.account_id } }]);
  await (await openWorker(first)).drainDue('wall');
  expect(errors.map(String)).toEqual([told(last.account_id)]);
  expect(await readJobs(first)).toEqual([{ run_at: '2026-11-22T08:00:00.000Z', payload: {} }]);

  const part = await service.compareStatements(first.account_id - 1);
  expect(part.differing).toEqual([first.account_id]);
  expect(part.next).toBeLessThan(last.account_id);
  expect(await compareAll(service)).toEqual([]);
});

test('the comparison repeats itself every day', async () => {
  const opened = await openStatement();
  const { wall } = opened;
  const worker = await openWorker(opened);
  await scheduleComparing(opened);
  expect(await readJobs(opened)).toEqual([{ run_at: '2026-11-22T08:00:00.000Z', payload: {} }]);
  wall.at = Date.parse('2026-11-22T08:00:00Z');
  await worker.drainDue('wall');
  expect(await readJobs(opened)).toEqual([{ run_at: '2026-11-23T08:00:00.000Z', payload: {} }]);
});
