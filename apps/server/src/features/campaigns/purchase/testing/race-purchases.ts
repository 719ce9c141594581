import { newIdempotencyKey } from '@jarchi/api-client/idempotency.ts';
import { openCampaigns, type Campaign, type Campaigns } from '#testing/campaigns/open-campaigns.ts';
import type { TestAccount } from '#testing/test-app.ts';
import { auditMoney } from '#infra/testing/audit-money.ts';
import { openTestDatabase } from '#infra/testing/test-database.ts';

/** Campaigns of one account; it starts at most 500 drafts a day. */
const ACCOUNT_CAMPAIGNS = 50;
/** Campaigns at the same time: of an account 20 requests run, and 80 wait. */
const LANES = 8;

export interface RaceOptions {
  readonly purchases: number;
}

export interface RaceResult {
  readonly bought: number;
  /** Campaigns for which money was held more than once. */
  readonly chargedTwice: number;
  /** What the audit of all money finds. */
  readonly broken: readonly string[];
  /** Refusals other than that the campaign is bought already. */
  readonly otherRefusals: readonly string[];
}

/**
 * Buys each campaign by three requests at the same time: one, the same sent again, and one of another window with a key of its own. The
 * account has the money for all of them twice.
 */
export async function racePurchases({ purchases }: RaceOptions): Promise<RaceResult> {
  const store = await openTestDatabase();
  const shop = await openCampaigns({ store });
  const plans = await shop.app.seedPlans(2);
  const otherRefusals: string[] = [];
  for (let left = purchases; left > 0; left -= ACCOUNT_CAMPAIGNS) {
    const account = await shop.app.seedAccount();
    const campaigns = await seedCampaigns(shop, account, { plans, count: Math.min(left, ACCOUNT_CAMPAIGNS) });
    await shop.app.charge(account, 2 * campaigns.reduce((sum, { total }) => sum + total, 0));
    await inLanes(campaigns, async (campaign) => void otherRefusals.push(...(await buyThrice(shop, account, campaign))));
  }
  const { rows } = await store.pool.query<{ bought: number; twice: number }>(
    `select count(*)::int as bought, (count(*) filter (where holds > 1))::int as twice from (
       select account_id, campaign_id, count(*) as holds from ledger_transaction where kind = 'hold' group by 1, 2) c`,
  );
  const broken = await auditMoney(store);
  await shop.app.close();
  return { bought: rows[0]?.bought ?? 0, chargedTwice: rows[0]?.twice ?? 0, broken, otherRefusals };
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
  await inLanes(Array.from({ length: count }), async () => {
    const { id } = await account.client.drafts.createDraft({ body }, { idempotencyKey: newIdempotencyKey() });
    campaigns.push(await shop.create(account, id));
  });
  return campaigns;
}

/** Works through the items, some at a time. */
async function inLanes<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values();
  const lane = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

/** The refusals that say something else than that the campaign is bought. */
async function buyThrice(shop: Campaigns, account: TestAccount, campaign: Campaign): Promise<string[]> {
  const key = newIdempotencyKey();
  const answers = await Promise.allSettled([key, key, newIdempotencyKey()].map((own) => shop.buy(account, campaign, { key: own })));
  return answers.flatMap((answer) => (answer.status === 'fulfilled' || isBoughtAlready(answer.reason) ? [] : [String(answer.reason)]));
}

function isBoughtAlready(reason: unknown): boolean {
  return reason instanceof Error && 'code' in reason && reason.code === 'transition_refused';
}
