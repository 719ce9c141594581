import { afterAll, beforeAll, expect, test } from 'vitest';
import { newIdempotencyKey } from '@jarchi/api-client/idempotency.ts';
import { addDays } from '@jarchi/domain/calendar/jalali.ts';
import { openCampaigns, type Campaigns } from '#testing/campaigns/open-campaigns.ts';
import { acceptOffers, refuseOffers, type Offered } from '#testing/campaigns/seed-offers.ts';
import { auditMoney } from '#infra/testing/audit-money.ts';
import type { TestAccount } from '#testing/test-app.ts';
import { capturedByRules } from './testing/captured-by-rules.ts';
import { openVersionBefore } from './testing/open-version-before.ts';
import { readLives, type StoredLife } from './testing/read-lives.ts';

const SLUGS = ['hours', 'units', 'made', 'poor', 'short', 'waiting'] as const;
const STEP_HOURS = 24;
/** Periods end within two weeks, and figures are final two days later. */
const STEPS_MAX = (22 * 24) / STEP_HOURS;

let shop: Campaigns;
let accounts: ReadonlyMap<number, TestAccount>;
let before: ReadonlyMap<string, StoredLife>;
let ledgerBefore: readonly string[];
let after: ReadonlyMap<string, StoredLife>;
/** When each campaign was cancelled in this test. */
const cancelled = new Map<string, number>();

async function listLedger(): Promise<string[]> {
  const { rows } = await shop.app.db.pool.query<{ posted: string }>(
    `select t.account_id || ' ' || t.kind || ' ' || t.idempotency_key || ' ' || t.at || ' ' || coalesce((
       select string_agg(e.code || ' ' || e.amount, ', ' order by e.line) from ledger_entry e
       where e.account_id = t.account_id and e.transaction_id = t.id), '') as posted
     from ledger_transaction t order by t.account_id, t.id`,
  );
  return rows.map(({ posted }) => posted);
}

async function find(title: string): Promise<Offered> {
  const { row } = before.get(title)!;
  const account = accounts.get(row.account_id)!;
  return { account, campaign: await shop.read(account, row) };
}

async function cancel(title: string): Promise<void> {
  const { account, campaign } = await find(title);
  await shop.cancel(account, campaign);
  cancelled.set(title, shop.app.world.now());
}

async function acceptList(title: string): Promise<void> {
  const offered = await find(title);
  await acceptOffers(offered, offered.campaign.list?.total ?? 0);
}

/** What advertisers do on the day on which the new version starts. */
async function actAtOnce(): Promise<void> {
  const charge = async (title: string) => {
    const { account, campaign } = await find(title);
    await shop.app.charge(account, campaign.shortfall);
  };
  await charge('made list to pay');
  // Money goes to the campaign that has waited longest: its price has lapsed by then.
  await shop.app.moveWorld(1);
  await charge('hours to pay');
  for (const title of ['hours created', 'views created', 'made created', 'hours lapsed', 'hours scheduled soon', 'views scheduled soon'])
    await cancel(title);
  for (const title of [
    'hours to pay, nearly lapsed',
    'made in review',
    'made rebought in negotiation',
    'made publishing',
    'hours rebought in review',
  ])
    await cancel(title);
  await acceptList('made negotiation, all answered');
  const left = await find('made list left');
  await refuseOffers(left, { expected: { captured: 0, released: left.campaign.money.held } });
  const edited = await find('hours edited');
  await shop.buy(edited.account, edited.campaign, { expected_total: edited.campaign.total });
  const { account, campaign } = await find('hours undated');
  const body = { publish_period_start: addDays(shop.today(), 3), publish_period_end: addDays(shop.today(), 4) };
  await account.client.campaigns.redateCampaign({ params: { id: campaign.id }, body }, { idempotencyKey: newIdempotencyKey() });
}

/** Rejects each first content and confirms each later one; leaves alone those that the operator decides. */
async function judgeContents({ client }: TestAccount): Promise<void> {
  const { results } = await client.contents.listPendingFeedback();
  for (const { id, attempt, campaign, rejections_left } of results) {
    // This campaign's advertiser never answers.
    if (campaign.title === 'made contents' || rejections_left === 0) continue;
    const body = attempt === 1 ? { is_confirmed: false, advertiser_comment: 'say our name' } : { is_confirmed: true };
    await client.contents.decideContent({ params: { campaign: campaign.id, content: id }, body });
  }
}

async function isOver(): Promise<boolean> {
  const { rows } = await shop.app.db.pool.query<{ due: number }>(
    `select (select count(*)::int from job where kind = 'campaign.advance') + (
       select count(*)::int from campaign where state not in ('INACTIVE', 'REJECTED') ) as due`,
  );
  return rows[0]?.due === 0;
}

async function liveOn(): Promise<void> {
  await actAtOnce();
  for (let step = 0; step < STEPS_MAX; step++) {
    await shop.app.moveWorld(STEP_HOURS);
    for (const account of accounts.values()) await judgeContents(account);
    if (step === 2) await acceptList('made negotiation, some answered');
    if (await isOver()) return;
  }
}

beforeAll(async () => {
  const { store, migrateOn } = await openVersionBefore();
  await migrateOn();
  before = await readLives(store);
  shop = await openCampaigns({ store });
  ledgerBefore = await listLedger();
  const silent = [...before.values()].flatMap(({ places }) => places.filter(({ state, offered_at }) => state === 'offered' && offered_at));
  for (const { publisher_id, bought_units } of silent)
    if (bought_units === null) shop.platform.direct(publisher_id, { answer: 'keeps_silent' });
  const opened = [];
  for (const [index, slug] of SLUGS.entries()) opened.push(await shop.app.seedAccount({ phone: `0912700000${index}`, slug }));
  accounts = new Map(opened.map((account) => [account.account_id, account]));
  await liveOn();
  after = await readLives(shop.app.db);
}, 300_000);
afterAll(() => shop.app.close());

test('every campaign of the previous version comes to its end', async () => {
  const open = [...after].filter(([, { life }]) => life.state !== 'INACTIVE' && life.state !== 'REJECTED');
  expect(open.map(([title, { life }]) => [title, life.state, life.reason])).toEqual([]);
  expect(await isOver()).toBe(true);
  expect(after.size).toBe(before.size);
});

test('the money of each campaign is sound to the end, and nothing remains held', async () => {
  expect(await auditMoney(shop.app.db)).toEqual([]);
  for (const account of accounts.values()) expect(await shop.money(account)).toMatchObject({ held: 0 });
});

test('a campaign that was over stays as it was', () => {
  const over = [...before].filter(([, { life }]) => life.state === 'INACTIVE' || life.state === 'REJECTED');
  expect(over.length).toBeGreaterThan(20);
  for (const [title, { life }] of over) expect(after.get(title)!.life).toEqual(life);
});

test('each placement captures what the previous rules would have captured', () => {
  for (const [title, { row, places, life }] of after) {
    const was = before.get(title)!;
    const at = cancelled.get(title);
    const expected = places.map((item, index) => capturedByRules(row, item, was.places[index]!, at));
    expect([title, ...life.placements.map(({ capture: { gross, discount, vat } }) => gross - discount + vat)]).toEqual([
      title,
      ...expected,
    ]);
    expect([title, life.captured]).toEqual([title, expected.reduce((sum, part) => sum + part, 0)]);
  }
});

test('the ledger of the previous version is unchanged, and none of its keys is used again', async () => {
  const ledger = await listLedger();
  const set = new Set(ledger);
  expect(ledgerBefore.filter((posted) => !set.has(posted))).toEqual([]);
  const { rows } = await shop.app.db.pool.query(
    'select account_id, idempotency_key from ledger_transaction group by 1, 2 having count(*) > 1',
  );
  expect(rows).toEqual([]);
});

test('figures continue where the previous version had stopped', async () => {
  const { row, life } = after.get('views publishing')!;
  expect(row.views).toBe(life.placements[0]?.delivered_units);
  const { rows } = await shop.app.db.pool.query<{ count: number; hours: number }>(
    "select count(*)::int as count, (extract(epoch from max(hour) - min(hour)) / 3600)::int + 1 as hours from measurement where campaign_id = $1 and metric = 'views'",
    [row.id],
  );
  expect(rows[0]?.count).toBe(rows[0]?.hours);
});
