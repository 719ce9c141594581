import { afterAll, beforeAll, expect, test } from 'vitest';
import { dueEvents } from '@jarchi/domain/campaigns/life/clock.ts';
import { getCampaignCost } from '@jarchi/domain/campaigns/placement-cost.ts';
import { openHold } from '@jarchi/domain/campaigns/life/campaign.ts';
import { captureTotal } from '@jarchi/domain/money/captures.ts';
import { nextLookAt } from '@jarchi/domain/campaigns/turn/questions.ts';
import { listMoves } from '#features/finance/statement/statement.repository.ts';
import { listMovesBySum } from '#features/finance/testing/moves-by-sum.ts';
import { createTenancy } from '#infra/store/tenancy.ts';
import { auditMoney } from '#infra/testing/audit-money.ts';
import type { TestDatabase } from '#infra/testing/test-database.ts';
import { openVersionBefore } from './testing/open-version-before.ts';
import { readExpectedLives } from './testing/read-expected-lives.ts';
import { describeLife, readLives, TAKEN_AT, type StoredLife } from './testing/read-lives.ts';

let store: TestDatabase;
let lives: ReadonlyMap<string, StoredLife>;
beforeAll(async () => {
  const before = await openVersionBefore();
  ({ store } = before);
  await before.migrateOn();
  lives = await readLives(store);
});
afterAll(() => store.close());

interface Posted {
  readonly account_id: number;
  readonly campaign_id: number;
  readonly kind: string;
  readonly idempotency_key: string;
  readonly code: string;
  readonly amount: number;
}

async function readLedger(): Promise<Posted[]> {
  const { rows } = await store.pool.query<Posted>(
    `select t.account_id, t.campaign_id, t.kind, t.idempotency_key, e.code, e.amount
     from ledger_transaction t join ledger_entry e on e.account_id = t.account_id and e.transaction_id = t.id
     where t.campaign_id is not null`,
  );
  return rows;
}

const sumOf = (rows: readonly Posted[]) => rows.reduce((sum, { amount }) => sum + amount, 0);

/** Entries of a history, the latest first; with `events`, only those. */
async function readHistory(title: string, ...events: string[]) {
  const { rows } = await store.pool.query<{ event: string; actor: string; facts: Record<string, unknown> }>(
    `select e.event, e.actor, e.facts - 'idempotency_key' - 'title' as facts from campaign_event e
     join campaign c on c.account_id = e.account_id and c.id = e.campaign_id
     where c.title = $1 and e.event = any($2) order by e.at desc, e.id desc`,
    [title, events],
  );
  return rows.map(({ event, actor, facts }) => [event, actor, facts]);
}

test('each stage of the previous version is migrated to the life that this version would have led', async () => {
  const described = [...lives].flatMap(([title, { life }]) => describeLife(title, life));
  expect(described).toEqual(await readExpectedLives());
});

test('the money of everything under way is sound', async () => {
  expect(await auditMoney(store)).toEqual([]);
});

test('the statement of each account has all its moves in the order in which they were posted', async () => {
  const { rows } = await store.pool.query<{ account_id: number }>('select distinct account_id from ledger_transaction');
  expect(rows.length).toBeGreaterThan(0);
  const tenancy = createTenancy(store);
  for (const { account_id } of rows) {
    const whole = { account_id, tab: 'all', filters: {}, found: undefined, today: '2026-11-21' } as const;
    const moves = await tenancy.withAccount(account_id, (tx) => listMoves(tx, whole, { limit: 1000 }));
    const summed = await listMovesBySum(store, account_id);
    expect(moves).toHaveLength(summed.length);
    expect(moves).toMatchObject(summed);
  }
});

test('sums of each campaign are those of its ledger', async () => {
  const ledger = await readLedger();
  for (const { row, life } of lives.values()) {
    const held = ledger.filter((posted) => posted.campaign_id === row.id && posted.code === 'advertiser.held');
    const sum = (kind: string) => Math.abs(sumOf(held.filter((posted) => posted.kind === kind)));
    expect([row.title, life.held, life.captured, life.released]).toEqual([row.title, sum('hold'), sum('capture'), sum('release')]);
  }
});

test('the parts of each capture are those of its entries', async () => {
  const ledger = await readLedger();
  for (const { row, life } of lives.values()) {
    for (const { id, capture } of life.placements) {
      const own = ledger.filter(({ kind, idempotency_key }) => kind === 'capture' && idempotency_key.startsWith(`capture:${id}:`));
      const sum = (code: string) => Math.abs(sumOf(own.filter((posted) => posted.code === code)));
      const publisher = sum('publisher.payable');
      const posted = { gross: publisher + sum('platform.revenue'), discount: sum('discount'), vat: sum('vat.payable'), publisher };
      expect([row.title, id, capture]).toEqual([row.title, id, posted]);
      expect(captureTotal(capture)).toBe(sum('advertiser.held'));
    }
  }
});

test('what is held for placements is what their open shares hold, and a placement that is out holds nothing', () => {
  for (const { row, life } of lives.values()) {
    const open = life.placements.filter(({ share }) => share === 'open');
    const shares = open.reduce((sum, { line, capture, released }) => sum + line.total - captureTotal(capture) - released, 0);
    // A ceiling is held as a whole, and not yet for any publisher.
    const isCeiling = open.length === 0 && life.campaign_type === 'INFLUENCE';
    expect([row.title, shares]).toEqual([row.title, isCeiling ? 0 : openHold(life)]);
    expect(open.filter(({ state }) => state === 'declined' || state === 'failed')).toEqual([]);
  }
});

test('everything that waits has a due instant, none of them past, and a job that looks at it by then', async () => {
  const { rows } = await store.pool.query<{ dedupe_key: string; run_at: Date }>(
    "select dedupe_key, run_at from job where kind = 'campaign.advance'",
  );
  const looks = new Map(rows.map(({ dedupe_key, run_at }) => [dedupe_key, run_at.getTime()]));
  for (const { row, life } of lives.values()) {
    const due = dueEvents(life).map(({ at }) => at);
    expect([row.title, due.filter((at) => !(at > TAKEN_AT))]).toEqual([row.title, []]);
    const next = nextLookAt(life, { placements: new Map() }, TAKEN_AT);
    if (next === undefined) continue;
    const look = looks.get(`${row.account_id}:${row.id}`);
    expect([row.title, look]).toEqual([row.title, expect.any(Number)]);
    expect(look).toBeLessThanOrEqual(Math.min(...due, Infinity));
  }
});

test('a deadline of the previous version ends at its own instant', async () => {
  const { rows } = await store.pool.query<{ title: string; run_at: Date }>(
    `select c.title, j.run_at from job j join campaign c on j.dedupe_key = c.account_id || ':' || c.id
     where c.reason in ('before_review', 'new_dates') or (c.state = 'NEGOTIATION' and c.list_ready_at is not null) or c.title = 'hours settling'`,
  );
  expect(rows).toHaveLength(8);
  for (const { title, run_at } of rows) {
    const [due] = dueEvents(lives.get(title)!.life);
    expect([title, due?.at]).toEqual([title, run_at.getTime()]);
  }
});

test('a history names what moved, and tells lapsed offers from declined ones', async () => {
  const released = 366_666;
  expect(await readHistory('hours offers lapsed', 'offer_lapsed', 'placement_declined', 'purchase')).toEqual([
    ['offer_lapsed', 'system', { released }],
    ['placement_declined', 'publisher', { released }],
    ['purchase', 'advertiser', { held: 1_466_664 }],
  ]);
  expect(await readHistory('made contents', 'content_lapsed', 'delivery_lapsed', 'accept_list')).toEqual([
    ['content_lapsed', 'system', { released: 1_136_667 }],
    ['delivery_lapsed', 'system', { released: 1_136_667 }],
    ['accept_list', 'advertiser', { publishers: 7, released: 13_071_666 - 7_956_671 }],
  ]);
  expect(await readHistory('made contents refuse', 'content_refused')).toEqual([['content_refused', 'operator', { released: 1_023_001 }]]);
  expect(await readHistory('made rebought in review', 'offer_lapsed', 'placement_declined', 'end_negotiation')).toEqual([
    ['end_negotiation', 'advertiser', { released: 11_000_000 }],
    ['offer_lapsed', 'system', {}],
    ['placement_declined', 'publisher', {}],
  ]);
  expect(await readHistory('hours cancelled late', 'cancel')).toEqual([['cancel', 'advertiser', { captured: 170_500, released: 511_499 }]]);
  expect(await readHistory('hours cancelled unbought', 'cancel')).toEqual([['cancel', 'advertiser', {}]]);
  expect(await readHistory('hours completed', 'complete', 'placement_cut_short', 'placement_failed')).toEqual([
    ['complete', 'system', { captured: 847_762, released: 970_903 }],
    ['placement_failed', 'publisher', { released: 341_000 }],
    ['placement_cut_short', 'publisher', { captured: 165_763, released: 629_903 }],
  ]);
  expect(await readHistory('hours rejected', 'reject')).toEqual([['reject', 'operator', { reason: 'not this', released: 733_332 }]]);
  expect(await readHistory('made list to pay', 'accept_list_short')).toEqual([
    ['accept_list_short', 'advertiser', { publishers: 3, shortfall: 1_100_003 }],
  ]);
});

test('a content that waited when its campaign ended no longer waits', async () => {
  const { rows } = await store.pool.query(
    `select k.state, k.decided_at = c.state_since as is_decided_then from created_content k
     join campaign c on c.account_id = k.account_id and c.id = k.campaign_id where c.title = 'made cancelled with contents' order by k.state`,
  );
  expect(rows).toEqual([
    { state: 'confirmed', is_decided_then: false },
    { state: 'withdrawn', is_decided_then: true },
  ]);
});

test('each campaign has the cost of its life', () => {
  const costs = [...lives.values()].map(({ row, life }) => [row.title, row.cost, getCampaignCost(life)] as const);
  expect(costs.filter(([, stored, cost]) => stored !== cost)).toEqual([]);
  expect(costs.filter(([, cost]) => cost > 0).length).toBeGreaterThan(5);
});
