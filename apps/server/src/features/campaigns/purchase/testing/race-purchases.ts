import pg from 'pg';
import { newIdempotencyKey } from '@jarchi/api-client/idempotency.ts';
import { openCampaigns, type Campaign, type Campaigns } from '#testing/campaigns/open-campaigns.ts';
import type { TestAccount } from '#testing/test-app.ts';
import { auditLedgers, auditMoney } from '#testing/audit-money.ts';
import { openTestDatabase } from '#infra/testing/test-database.ts';
import { createPurchaseBarrier, type Guard, type PurchaseBarrier } from './purchase-barrier.ts';
import { asOwner } from '#infra/testing/as-owner.ts';

/** Campaigns of one account; it starts at most 500 drafts a day. */
const ACCOUNT_CAMPAIGNS = 50;
/** Drafts at the same time: of an account 20 requests run, and 80 wait. */
const SEED_LANES = 8;
/** Campaigns that are bought at the same time; each copy has a connection of its own. */
const RACE_LANES = 3;
const COPIES = 3;

export interface RaceOptions {
  readonly purchases: number;
  readonly guard: Guard;
}

export interface RaceResult {
  readonly bought: number;
  /** Campaigns for which money was held more than once. */
  readonly chargedTwice: number;
  /** Holds in all. */
  readonly holds: number;
  /** What the audit of all money finds; without the guard, of the ledgers alone. */
  readonly broken: readonly string[];
  /** Campaigns whose three copies did not meet. */
  readonly missed: number;
  /** Refusals other than that the campaign is bought already. */
  readonly otherRefusals: readonly string[];
}

/**
 * Buys each campaign by three requests that meet in front of what keeps it single: one, the same sent again, and one of another window with a key of its
 * own. The account has the money for all of them three times.
 */
export async function racePurchases({ purchases, guard }: RaceOptions): Promise<RaceResult> {
  const store = await openTestDatabase();
  if (guard === 'removed') await asOwner(store).pool.query('drop index ledger_transaction_key');
  const connections = new pg.Pool({ ...store.pool.options, max: RACE_LANES * COPIES + 2 });
  const barrier = createPurchaseBarrier(guard, () => connections.connect());
  const close = () => endPool(connections).then(() => store.close());
  const shop = await openCampaigns({ store: { ...store, close }, wrapDatabase: barrier.wrap });
  const plans = await shop.app.seedPlans(2);
  const otherRefusals: string[] = [];
  for (let left = purchases; left > 0; left -= ACCOUNT_CAMPAIGNS) {
    const account = await shop.app.seedAccount();
    const campaigns = await seedCampaigns(shop, account, { plans, count: Math.min(left, ACCOUNT_CAMPAIGNS) });
    await shop.app.charge(account, COPIES * campaigns.reduce((sum, { total }) => sum + total, 0));
    await inLanes(
      RACE_LANES,
      campaigns,
      async (campaign) => void otherRefusals.push(...(await buyThrice(shop, barrier, account, campaign))),
    );
  }
  const { rows } = await store.pool.query<{ bought: number; twice: number; holds: number }>(
    `select count(*)::int as bought, (count(*) filter (where holds > 1))::int as twice, coalesce(sum(holds), 0)::int as holds from (
       select account_id, campaign_id, count(*) as holds from ledger_transaction where kind = 'hold' group by 1, 2) c`,
  );
  const broken = await (guard === 'kept' ? auditMoney(store) : auditLedgers(store));
  await closeShop(shop, guard);
  const { bought = 0, twice = 0, holds = 0 } = rows[0] ?? {};
  return { bought, chargedTwice: twice, holds, broken, missed: barrier.countMissed(), otherRefusals };
}

/** A pool says that it has ended while its connections still close, and a database that is dropped then breaks them. */
async function endPool(pool: pg.Pool): Promise<void> {
  let left = pool.totalCount;
  const emptied = new Promise<void>((resolve) => {
    if (left === 0) resolve();
    pool.on('remove', () => {
      left -= 1;
      if (left === 0) resolve();
    });
  });
  await pool.end();
  await emptied;
}

/** As it closes, the server audits the money, which finds every campaign that was charged more than once. */
async function closeShop({ app }: Campaigns, guard: Guard): Promise<void> {
  const found = await app.close().then(
    () => undefined,
    (error: unknown) => error,
  );
  if (guard === 'kept' && found !== undefined) throw found;
  if (guard === 'removed' && !String(found).includes('the sums of each campaign are those of its ledger'))
    throw new Error('the audit is blind');
}

interface Seed {
  readonly plans: Awaited<ReturnType<Campaigns['app']['seedPlans']>>;
  readonly count: number;
}

/** Campaigns of the same draft, with one upload. */
async function seedCampaigns(shop: Campaigns, account: TestAccount, { plans, count }: Seed): Promise<Campaign[]> {
  const { data } = await shop.seedDraft(account, { plans });
  const campaigns: Campaign[] = [];
  const body = { data, draft_step: 'activation' } as const;
  await inLanes(SEED_LANES, Array.from({ length: count }), async () => {
    const { id } = await account.client.drafts.createDraft({ body }, { idempotencyKey: newIdempotencyKey() });
    campaigns.push(await shop.create(account, id));
  });
  return campaigns;
}

/** Works through the items, some at a time. */
async function inLanes<T>(lanes: number, items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values();
  const lane = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

/** The refusals that say something else than that the campaign is bought. */
async function buyThrice(shop: Campaigns, barrier: PurchaseBarrier, account: TestAccount, campaign: Campaign): Promise<string[]> {
  const key = newIdempotencyKey();
  const copies = [key, key, newIdempotencyKey()];
  barrier.expectAt(campaign.id, copies);
  const answers = await Promise.allSettled(
    copies.map((own) => shop.buy(account, campaign, { key: own }).finally(() => barrier.letGo(campaign.id))),
  );
  return answers.flatMap((answer) => (answer.status === 'fulfilled' || isBoughtAlready(answer.reason) ? [] : [String(answer.reason)]));
}

function isBoughtAlready(reason: unknown): boolean {
  return reason instanceof Error && 'code' in reason && reason.code === 'transition_refused';
}
