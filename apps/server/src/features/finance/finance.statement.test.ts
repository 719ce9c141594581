import { MINUTE_MS } from '@jarchi/domain/calendar/durations.ts';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { adjustmentEntries } from '@jarchi/domain/campaigns/testing/account-book.ts';
import {
  captureEntries,
  chargeEntries,
  holdEntries,
  type LedgerEntry,
  LEDGER_KINDS,
  type LedgerKind,
  transferEntries,
  payoutEntries,
  releaseEntries,
} from '@jarchi/domain/money/ledger.ts';
import { auditMoney } from '#infra/testing/audit-money.ts';
import { spendingLedger } from './finance.ledger.ts';
import { readStatement } from './ledger.repository.ts';
import { listMovesBySum } from './testing/moves-by-sum.ts';
import { closeStore, openFinance } from './testing/open-finance.ts';

afterAll(closeStore);

const amount = fc.integer({ min: 1, max: 2_000_000_000 });
/**
 * A posting, of the account's own money or of others' alone, and its minute: many share a minute, and later postings may have earlier
 * minutes.
 */
const posting = fc.record({
  kind: fc.constantFrom(...LEDGER_KINDS),
  amount,
  minute: fc.integer({ min: 0, max: 6 }),
});
type Posting = typeof posting extends fc.Arbitrary<infer T> ? T : never;

const ENTRIES: Readonly<Record<LedgerKind, (toman: number) => LedgerEntry[]>> = {
  charge: (toman) => chargeEntries(toman, 'gateway.clearing'),
  hold: holdEntries,
  release: releaseEntries,
  capture: (toman) => captureEntries({ gross: toman, discount: 0, vat: Math.floor(toman / 10), publisher: Math.floor(toman / 2) }),
  // It moves none of the account's own money.
  refund: payoutEntries,
  adjustment: (toman) => adjustmentEntries(-toman),
  deduction: (toman) => transferEntries(toman).sent,
  transfer: (toman) => transferEntries(toman).received,
};

async function openStatement() {
  const finance = await openFinance();
  const { account_id } = finance.caller;
  let count = 0;
  const post = (postings: readonly Posting[]) =>
    finance.tenancy.withAccount(account_id, (tx) =>
      spendingLedger.post(
        tx,
        account_id,
        postings.map(({ kind, amount: toman, minute }) => ({
          kind,
          entries: ENTRIES[kind](toman),
          idempotency_key: `key-${count++}`,
          at: new Date(finance.wall.at + minute * MINUTE_MS),
        })),
      ),
    );
  const read = (limit: number, offset: number) =>
    finance.tenancy.withAccount(account_id, async (tx) => (await readStatement(tx, account_id, { limit, offset })).moves);
  return { ...finance, account_id, post, read };
}

test('every page of every history equals the sums of its entries', async () => {
  const histories = fc.array(fc.array(posting, { minLength: 1, maxLength: 4 }), { maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(histories, fc.integer({ min: 1, max: 9 }), async (history, limit) => {
      const { db, account_id, caller, service, post, read } = await openStatement();
      for (const postings of history) await post(postings);
      const summed = await listMovesBySum(db, account_id);
      for (let offset = 0; offset <= summed.length; offset += limit)
        expect(await read(limit, offset)).toEqual(summed.slice(offset, offset + limit));
      const answer = await service.listLedger(caller, caller.account, { limit, offset: 0 });
      const totals = {
        available: summed.reduce((sum, { available }) => sum + available, 0),
        held: summed.reduce((sum, { held }) => sum + held, 0),
      };
      expect(answer).toMatchObject({ ok: true, value: { count: summed.length, totals } });
    }),
    { numRuns: 25 },
  );
});

test('a page that is read during other postings adds up', async () => {
  const { db, post, read } = await openStatement();
  const postings = Array.from({ length: 40 }, (_, index) => post([{ kind: 'charge', amount: 1000 + index, minute: (index * 5) % 7 }]));
  let isPosting = true;
  const posted = Promise.all(postings).finally(() => void (isPosting = false));
  for (let reads = 0; isPosting || reads < 5; reads++) {
    const moves = await read(100, 0);
    expect(moves[0]?.balance ?? 0).toBe(moves.reduce((sum, { available, held }) => sum + available + held, 0));
  }
  await posted;
  expect(await read(100, 0)).toHaveLength(40);
  expect(await auditMoney(db)).toEqual([]);
});

test('a page reads its own rows, however long the ledger is and however deep the page', async () => {
  const { tenancy, account_id, post } = await openStatement();
  /** The rows of the ledger that reading a page takes. */
  const costOf = (offset: number) =>
    tenancy.withAccount(account_id, async (tx) => {
      const count = async () => {
        const { rows } = await tx.execute<{ read: number }>(
          sql`select (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as read from pg_stat_xact_user_tables where relname = 'ledger_transaction'`,
        );
        return rows[0]?.read ?? 0;
      };
      const before = await count();
      const { moves } = await readStatement(tx, account_id, { limit: 20, offset });
      expect(moves).toHaveLength(20);
      return (await count()) - before;
    });
  await post(Array.from({ length: 2000 }, () => ({ kind: 'charge', amount: 1000, minute: 0 })));
  // Its own, and the last one of the ledger.
  for (const offset of [0, 1000, 1980]) expect(await costOf(offset)).toBeLessThanOrEqual(21);
});
