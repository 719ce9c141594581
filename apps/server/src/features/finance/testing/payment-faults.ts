import { MINUTE_MS } from '@jarchi/domain/calendar/durations.ts';
import type { Fault } from '#connectors/payments/testing/fake-server.ts';
import { startFakeZarinpal } from '#connectors/payments/testing/fake-zarinpal.ts';
import { startFakeZibal } from '#connectors/payments/testing/fake-zibal.ts';
import { seededRandom } from '#connectors/platforms/seeded-random.ts';
import type { AccountCaller } from '#infra/http/caller.ts';
import { createWorldClock } from '#infra/clock/clock.ts';
import { createWorldClockStore } from '#infra/clock/world-clock-store.ts';
import { createWorker } from '#infra/jobs/worker.ts';
import { auditMoney, BALANCES } from '#testing/audit-money.ts';
import { createCommitBreaker } from '#infra/testing/break-commits.ts';
import { requestKey } from '#infra/testing/request-key.ts';
import { financeJobs } from '../finance.jobs.ts';
import { closeStore, openAccount, openFinance } from './open-finance.ts';

/*
 * Payments that go wrong: a seed draws the gateway, the amount, how the payer ends and where the faults fall. Afterwards every payment that
 * lies paid at its gateway with our amount has to be credited, once, and no other.
 */

export const KINDS = [
  'lost_return',
  'repeated_return',
  'reordered_returns',
  'foreign_return',
  'wrong_amount',
  'verified_before',
  'html',
  'server_error',
  'slow',
  'odd_answers',
  'killed',
  'unpaid',
] as const;
export type Kind = (typeof KINDS)[number];

/** What may go wrong with answers in each kind; in the others answers are right. */
const ANSWERS: Partial<Readonly<Record<Kind, readonly Fault[]>>> = {
  verified_before: ['lost'],
  html: ['html'],
  server_error: ['server_error', 'too_many'],
  slow: ['slow'],
  odd_answers: ['empty', 'garbled', 'dropped', 'lost'],
};
/** Minutes from one round of look-ups to the next: faults are used up within the first, and the last is the day's end. */
const ROUNDS = [2, 1, 1, 1, 5, 55, 1440, 60, 240] as const;
const TOGETHER = 20;

interface Run {
  readonly name: string;
  readonly caller: AccountCaller;
  readonly order_id: number;
  readonly amount: number;
  isDue(): boolean;
}

export type FaultWorld = Awaited<ReturnType<typeof openFaultWorld>>;

export async function openFaultWorld() {
  const breaker = createCommitBreaker();
  const fakes = [await startFakeZarinpal(), await startFakeZibal()];
  const charged = new Set<number>();
  const finance = await openFinance({
    gateways: fakes.map(({ gateway }) => gateway),
    wrapDatabase: breaker.wrap,
    afterCharge: async (accountId) => void charged.add(accountId),
  });
  const { db, tenancy, wall, service } = finance;
  const world = await createWorldClock({ wall, store: createWorldClockStore(db.pool) });
  const worker = createWorker({ db, clocks: { wall, world }, handlers: financeJobs(service, { tenancy, wall }) });

  async function begin(kind: Kind, seed: number, story = kind): Promise<Run[]> {
    const draw = (what: string) => seededRandom(kind, seed, story, what);
    const pick = <T>(what: string, choices: readonly T[]): T => choices[Math.floor(draw(what) * choices.length)] ?? (choices[0] as T);
    // Both runs of a foreign return are at one gateway.
    const fake = fakes[seededRandom(kind, seed) < 0.5 ? 0 : 1] as (typeof fakes)[number];
    const { key } = fake.gateway;
    const amount = 1000 + Math.floor(draw('amount') * 5_000_000);
    const caller = await openAccount(tenancy);
    const faults = ANSWERS[kind];
    const drawFaults = (what: string, most: number) =>
      Array.from({ length: Math.ceil(draw(what) * most) }, (_, index) => pick<Fault>(`${what} ${index}`, faults ?? ['html']));

    if (faults && draw('opening') < 0.3) fake.plan('request', drawFaults('openings', 2));
    const opened = await insist(caller, { amount, gateway: key, return_path: null });
    const authority = opened.url.slice(opened.url.lastIndexOf('/') + 1);
    const payment = fake.find(authority);
    if (payment && kind === 'wrong_amount') payment.amount += pick('difference', [-10, 10, -9000, 50_000]);
    const atGateway = payment?.amount;
    if (faults) fake.plan(authority, drawFaults('answers', 4));
    if (kind === 'killed') breaker.breakNext(/insert into "gateway_reference"/, pick('death', ['before', 'after']), 2);

    const act =
      kind === 'unpaid' || story !== kind
        ? pick('end', ['cancel', 'fail', 'leave'] as const)
        : kind === 'lost_return' || draw('act') < 0.3
          ? 'vanish'
          : 'pay';
    const path = act === 'leave' ? undefined : await fake.visit(opened.url, act);
    const claim = { Authority: authority, trackId: authority, Status: 'OK', success: '1', orderId: String(opened.order_id) };
    const come = async (query: Record<string, string>) => {
      // A server that dies answers the payer nothing.
      await service.returnFromGateway(key, query).catch(() => undefined);
    };
    const back = path === undefined ? undefined : Object.fromEntries(new URL(path, 'http://localhost').searchParams);
    if (draw('look') < 0.4) await service.getOrder(caller, opened.order_id).catch(() => undefined);
    if (kind === 'reordered_returns') await come({ ...claim, Status: 'NOK', success: '0', status: '3' });
    if (back) await Promise.all(Array.from({ length: kind === 'repeated_return' ? 4 : 1 }, () => come(back)));
    if (kind === 'repeated_return' && back) await come(back);
    // Someone claims to have paid.
    if (kind === 'unpaid' || kind === 'foreign_return') await come(claim);
    if (kind === 'reordered_returns') await come({ ...claim, Status: 'NOK', success: '0', status: '3' });

    const isPaid = act === 'pay' || act === 'vanish';
    const run: Run = {
      name: `${kind} ${seed} (${key}, ${act})`,
      caller,
      order_id: opened.order_id,
      amount,
      isDue: () => isPaid && atGateway === amount * 10,
    };
    if (kind !== 'foreign_return' || story !== kind) return [run];
    // The other payer comes back under this order's name too.
    const [other] = await begin(kind, seed, 'unpaid');
    await come({ ...claim, orderId: String(other?.order_id), order_id: String(other?.order_id) });
    return other ? [run, other] : [run];
  }

  /** A payer whose gateway is down tries again with the same order. */
  async function insist(caller: AccountCaller, order: Parameters<typeof service.createOnlinePayment>[1]) {
    const key = requestKey();
    for (let tries = 0; tries < 10; tries++) {
      const opened = await service.createOnlinePayment(caller, order, key);
      if (opened.ok) return opened.value;
      if (opened.error.code !== 'gateway_down') throw new Error(opened.error.code);
    }
    throw new Error('a gateway never opened a payment');
  }

  /** What is wrong with a payment in the end. */
  async function judge({ name, caller, order_id, amount, isDue }: Run): Promise<string[]> {
    const { account_id } = caller;
    const { rows } = await db.pool.query<{ state: string; balance: number; notices: number }>(
      `select p.state, coalesce((select balance from ${BALANCES} b where b.account_id = $1 and b.code = 'advertiser.available'), 0)::int as balance,
         (select count(*) from notification n where n.account_id = $1 and n.kind in ('payment_credited', 'payment_recovered'))::int as notices
       from payment p where p.account_id = $1 and p.id = $2`,
      [account_id, order_id],
    );
    const found = JSON.stringify({ ...rows[0], isFollowed: charged.has(account_id) });
    const isPaid = isDue();
    const state = rows[0]?.state === 'paid';
    const wanted = JSON.stringify({
      state: isPaid ? 'paid' : rows[0]?.state,
      balance: isPaid ? amount : 0,
      notices: isPaid ? 1 : 0,
      isFollowed: isPaid,
    });
    return found === wanted && state === isPaid ? [] : [`${name}: ${found} instead of ${wanted}`];
  }

  async function playBatch(kind: Kind, seeds: readonly number[]): Promise<string[]> {
    const runs = (await Promise.all(seeds.map((seed) => begin(kind, seed)))).flat();
    for (const minutes of ROUNDS) {
      wall.at += minutes * MINUTE_MS;
      await worker.drainDue('wall');
      // Those that died are found in what a gateway lists, too.
      if (minutes === 55) await service.collectUnverified();
    }
    breaker.mend();
    return (await Promise.all(runs.map(judge))).flat();
  }

  return {
    /** Plays a kind with each of the seeds; returns what is wrong. */
    async play(kind: Kind, seeds: readonly number[]): Promise<string[]> {
      const wrong: string[] = [];
      for (let from = 0; from < seeds.length; from += TOGETHER) wrong.push(...(await playBatch(kind, seeds.slice(from, from + TOGETHER))));
      return wrong;
    },
    audit: () => auditMoney(db),
    async close(): Promise<void> {
      await closeStore();
      await Promise.all(fakes.map((fake) => fake.close()));
    },
  };
}
