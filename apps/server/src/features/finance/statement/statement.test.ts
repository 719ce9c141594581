import { MINUTE_MS } from '@jarchi/domain/calendar/durations.ts';
import { addDays, tehranDay } from '@jarchi/domain/calendar/jalali.ts';
import { sql, type SQL } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { adjustmentEntries } from '@jarchi/domain/campaigns/testing/account-book.ts';
import {
  captureEntries,
  chargeEntries,
  holdEntries,
  LEDGER_TAB_NAMES,
  LEDGER_TABS,
  type LedgerEntry,
  LEDGER_KINDS,
  type LedgerKind,
  transferEntries,
  payoutEntries,
  releaseEntries,
} from '@jarchi/domain/money/ledger.ts';
import { auditMoney } from '#testing/audit-money.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { spendingLedger } from '../finance.ledger.ts';
import { listMovesBySum, type SummedMove } from '../testing/moves-by-sum.ts';
import { closeStore, openFinance } from '../testing/open-finance.ts';
import { listLines, listMoves, type StatementMove } from './statement.repository.ts';
import { asOwner } from '#infra/testing/as-owner.ts';

afterAll(closeStore);

const amount = fc.integer({ min: 1, max: 2_000_000_000 });
/**
 * A posting, of the account's own money or of others' alone, and its minute: many share a minute, later postings may have earlier
 * minutes, and the minutes lie on both sides of a midnight in Tehran.
 */
const posting = fc.record({
  kind: fc.oneof(fc.constantFrom(...LEDGER_KINDS), fc.constantFrom('capture' as const, 'release' as const)),
  amount,
  minute: fc.integer({ min: 0, max: 6 }),
  campaign_id: fc.constantFrom<(number | undefined)[]>(undefined, 7, 7, 8),
  units: fc.constantFrom<(number | undefined)[]>(undefined, 5),
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

const BEFORE_MIDNIGHT = Date.parse('2026-11-21T20:27:00Z');

async function openStatement() {
  const finance = await openFinance();
  const { account_id } = finance.caller;
  let count = 0;
  const post = (postings: readonly Pick<Posting, 'kind' | 'amount' | 'minute' | 'campaign_id' | 'units'>[]) =>
    finance.tenancy.withAccount(account_id, (tx) =>
      spendingLedger.post(
        tx,
        account_id,
        postings.map(({ kind, amount: toman, minute, campaign_id, units }) => ({
          kind,
          entries: ENTRIES[kind](toman),
          idempotency_key: `key-${count++}`,
          at: new Date(BEFORE_MIDNIGHT + minute * MINUTE_MS),
          ...(campaign_id !== undefined && { campaign_id }),
          ...(units !== undefined && { units }),
        })),
      ),
    );
  const { service, caller } = finance;
  const list = async (filter: readonly string[] = [], query: { tab?: keyof typeof LEDGER_TABS; limit?: number; offset?: number } = {}) => {
    const answer = await service.listLedger(caller, caller.account, { tab: 'all', limit: 100, offset: 0, ...query, filter: [...filter] });
    if (!answer.ok) throw new Error(answer.error.code);
    return answer.value;
  };
  const openLine = async (line: number, page = { limit: 100, offset: 0 }) => {
    const answer = await service.listLedgerLine(caller, { account: caller.account, line }, page);
    if (!answer.ok) throw new Error(answer.error.code);
    return answer.value;
  };
  return { ...finance, account_id, post, list, openLine };
}

const charge = (toman: number, minute = 0) =>
  ({ kind: 'charge', amount: toman, minute, campaign_id: undefined, units: undefined }) as const;
const dayOf = ({ at }: SummedMove) => tehranDay(at.getTime());

/** The lines of a statement by their meaning: each with its moves, newest first. */
function groupMoves(moves: readonly SummedMove[]): SummedMove[][] {
  const lines: SummedMove[][] = [];
  for (const move of moves) {
    const before = lines.at(-1)?.at(-1);
    const isGrouped = move.kind === 'capture' || move.kind === 'release';
    const key = (one: SummedMove) => `${one.kind} ${one.campaign_id} ${dayOf(one)}`;
    if (before && isGrouped && key(before) === key(move)) lines.at(-1)?.push(move);
    else lines.push([move]);
  }
  return lines;
}

const sumOf = (moves: readonly SummedMove[]) => ({
  available: moves.reduce((sum, { available }) => sum + available, 0),
  held: moves.reduce((sum, { held }) => sum + held, 0),
});

const histories = fc.array(fc.array(posting, { minLength: 1, maxLength: 4 }), { maxLength: 8 });

test('every page of every history has its lines, and each line opens to its transactions and their sums', async () => {
  await fc.assert(
    fc.asyncProperty(histories, fc.integer({ min: 1, max: 9 }), async (history, limit) => {
      const { db, account_id, post, list, openLine } = await openStatement();
      for (const postings of history) await post(postings);
      const lines = groupMoves(await listMovesBySum(db, account_id));
      const expected = lines.map((moves) => ({ ...moves[0], ...sumOf(moves), at: moves[0]?.at.toISOString(), entries: moves.length }));
      for (let offset = 0; offset <= lines.length; offset += limit) {
        const { count, results, totals } = await list([], { limit, offset });
        expect(results).toMatchObject(expected.slice(offset, offset + limit));
        expect({ count, totals }).toEqual({ count: lines.length, totals: { ...sumOf(lines.flat()), entries: lines.flat().length } });
        for (const { line, entries } of results) {
          const opened = await openLine(line);
          expect(opened.count).toBe(entries);
          const moves = lines[lines.length - line] ?? [];
          expect(opened.results).toMatchObject(moves.map(({ at, ...move }) => ({ ...move, at: at.toISOString(), entries: 1 })));
        }
      }
    }),
    { numRuns: 20 },
  );
});

test('the sums of any choice of kinds, campaigns and days, which come from day sums, are those of its lines, as are those of an amount', async () => {
  const today = tehranDay(BEFORE_MIDNIGHT);
  const choice = fc.record({
    tab: fc.constantFrom(...LEDGER_TAB_NAMES),
    kinds: fc.option(fc.subarray([...LEDGER_KINDS], { minLength: 1 }), { nil: undefined }),
    campaigns: fc.constantFrom<(readonly number[] | undefined)[]>(undefined, [7], [8], [7, 8], [9]),
    day: fc.constantFrom(undefined, 0, 1),
    least: fc.option(amount, { nil: undefined }),
  });
  await fc.assert(
    fc.asyncProperty(histories, fc.array(choice, { minLength: 4, maxLength: 4 }), async (history, choices) => {
      const { db, account_id, tenancy, post, list } = await openStatement();
      for (const postings of history) await post(postings);
      const lines = groupMoves(await listMovesBySum(db, account_id));
      for (const { tab, kinds, campaigns, day, least } of choices) {
        const chosen = lines.filter((moves) => {
          const [first] = moves;
          const { available, held } = sumOf(moves);
          if (!first) return false;
          const { kind, campaign_id } = first;
          return (
            (LEDGER_TABS[tab] as readonly string[]).includes(kind) &&
            (kinds?.includes(kind) ?? true) &&
            (campaigns?.includes(campaign_id ?? 0) ?? true) &&
            (day === undefined || dayOf(first) === addDays(today, day)) &&
            (least === undefined || Math.max(Math.abs(available), Math.abs(held)) >= least)
          );
        });
        const filter = [
          ...(kinds ? [`kind,${kinds.join()}`] : []),
          ...(campaigns ? [`campaign,${campaigns.join()}`] : []),
          ...(day === undefined ? [] : [`at,select,${addDays(today, day)},${addDays(today, day)}`]),
          ...(least === undefined ? [] : [`amount,gt,${least}`]),
        ];
        const { count, results, totals } = await list(filter, { tab });
        expect(results.map(({ number }) => number)).toEqual(chosen.map(([first]) => first?.number));
        expect({ count, totals }).toEqual({ count: chosen.length, totals: { ...sumOf(chosen.flat()), entries: chosen.flat().length } });
      }
      // An export reads every move once, in batches.
      const whole = { account_id, tab: 'all', filters: {}, found: undefined, today } as const;
      const exported: number[] = [];
      for (let after: StatementMove | undefined; ;) {
        const batch = await tenancy.withAccount(account_id, (tx) => listMoves(tx, whole, { after, limit: 3 }));
        exported.push(...batch.map(({ number }) => number));
        after = batch.at(-1);
        if (batch.length < 3) break;
      }
      expect(exported).toEqual(lines.flat().map(({ number }) => number));
    }),
    { numRuns: 20 },
  );
});

test('a line says how many views its captures pay for, unless one of them does not say it', async () => {
  const { post, list } = await openStatement();
  const capture = (campaign_id: number, units: number | undefined) =>
    ({ kind: 'capture', amount: 1000, minute: 0, campaign_id, units }) as const;
  await post([capture(7, 40), capture(7, 2)]);
  await post([capture(7, 8)]);
  await post([capture(8, 5), capture(8, undefined)]);
  expect((await list()).results.map(({ campaign_id, entries, units, held }) => [campaign_id, entries, units, held])).toEqual([
    [8, 2, null, -2200],
    [7, 3, 50, -3300],
  ]);
});

test('a search finds moves by the number of their cause, and a filter that cannot be read is refused', async () => {
  const { post, list, service, caller } = await openStatement();
  await post([charge(1000), { kind: 'hold', amount: 600, minute: 0, campaign_id: 48213, units: undefined }]);
  expect((await list(['search,۴۸۲۱۳'])).results.map(({ kind }) => kind)).toEqual(['hold']);
  expect((await list(['search,48213'])).totals).toEqual({ entries: 1, available: -600, held: 600 });
  expect(await list(['search,nothing'])).toMatchObject({ count: 0, totals: { entries: 0, available: 0, held: 0 } });
  const refused = await service.listLedger(caller, caller.account, { tab: 'all', limit: 10, offset: 0, filter: ['kind,luck'] });
  expect(refused).toMatchObject({ ok: false, error: { code: 'filter_invalid' } });
});

test('a line that does not exist is not found', async () => {
  const { service, caller } = await openStatement();
  const asked = service.listLedgerLine(caller, { account: caller.account, line: 3 }, { limit: 10, offset: 0 });
  expect(await asked).toEqual({ ok: false, error: { code: 'not_found' } });
});

test('a page that is read during other postings adds up', async () => {
  const { db, post, list } = await openStatement();
  const postings = Array.from({ length: 40 }, (_, index) => post([charge(1000 + index, (index * 5) % 7)]));
  let isPosting = true;
  const posted = Promise.all(postings).finally(() => void (isPosting = false));
  for (let reads = 0; isPosting || reads < 5; reads++) {
    const { results } = await list();
    expect(results[0]?.balance ?? 0).toBe(results.reduce((sum, { available, held }) => sum + available + held, 0));
  }
  await posted;
  expect((await list()).results).toHaveLength(40);
  expect(await auditMoney(db)).toEqual([]);
});

test('a page reads its own rows, and its totals the sums of days, however long the ledger is and however deep the page', async () => {
  const { tenancy, db, account_id, post, list } = await openStatement();
  await post(Array.from({ length: 2000 }, () => charge(1000)));
  await asOwner(db).pool.query('analyze ledger_line');
  const whole = { account_id, tab: 'all', filters: {}, found: undefined, today: tehranDay(BEFORE_MIDNIGHT) } as const;
  for (const read of [
    (tx: Tx) => listLines(tx, whole, { limit: 20, offset: 1000 }),
    (tx: Tx) => listMoves(tx, whole, { after: { line: 1000, moves: 1000 }, limit: 20 }),
  ]) {
    const plan = await tenancy.withAccount(account_id, (tx) => explain(tx, read));
    // No row is read to be thrown away.
    expect(plan).not.toMatch(/Rows Removed by Filter|Seq Scan on ledger_line/);
  }
  const { rows } = await db.pool.query<{ days: number }>('select count(*)::int as days from ledger_day where account_id = $1', [
    account_id,
  ]);
  expect(rows[0]?.days).toBe(1);
  expect((await list([], { limit: 20, offset: 1980 })).results.map(({ line }) => line).at(-1)).toBe(1);
});

/** How the store does what is read. */
async function explain(tx: Tx, read: (tx: Tx) => Promise<unknown>): Promise<string> {
  const plans: string[] = [];
  const explaining = new Proxy(tx, {
    get: (target, key) =>
      key === 'execute'
        ? async (query: SQL) => {
            const { rows } = await target.execute<{ 'QUERY PLAN': string }>(sql`explain analyze ${query}`);
            plans.push(...rows.map((row) => row['QUERY PLAN']));
            return target.execute(query);
          }
        : Reflect.get(target, key, target),
  });
  await read(explaining);
  return plans.join('\n');
}
