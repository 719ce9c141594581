import { MINUTE_MS } from '@jarchi/domain/calendar/durations.ts';
import { networkPlanField } from '@jarchi/domain/drafts/steps/package-step.ts';
import { PLATFORM_PAIRS } from '@jarchi/domain/platforms/platforms.ts';
import type { Api } from '@jarchi/api-client/api.ts';
import { openCampaigns } from '#testing/campaigns/open-campaigns.ts';
import type { Database } from '#infra/store/db.ts';
import { createCommitBreaker } from '#infra/testing/break-commits.ts';
import type { TestAccount } from '#testing/test-app.ts';
import { createDrawnOutside } from './drawn-outside.ts';

export type Stage = Awaited<ReturnType<typeof openStage>>;

/** An account, with a browser at each of the two servers. */
export interface Owner {
  readonly account: TestAccount;
  clients: readonly [Api, Api];
  /** Toman that were charged. */
  charged: number;
}

/** Every act and every look locks its campaign by this statement. */
export const LOCKS_CAMPAIGN = /from "campaign" .* for update/;

/** Toman; accounts with little money pay in steps. */
const FIRST_BALANCES = [190_000_000, 0, 2_000_000, 1_000_000, 150_000_000];

/** Two servers on one store, an outside that the seed draws, publishers for every format, and accounts that share all of this. */
export async function openStage(seed: number, accounts: number) {
  let worldNow = () => 0;
  const outside = createDrawnOutside(seed, () => worldNow());
  const breaker = createCommitBreaker();
  const death = { isOn: false };
  const wrapDatabase = (db: Database) => breaker.wrap(refuseWhenDead(db, death));
  const { platform, review } = outside;
  const shop = await openCampaigns({ platform, review, wrapDatabase });
  worldNow = () => shop.app.world.now();
  for (const pair of PLATFORM_PAIRS) {
    if (networkPlanField({ ...pair, campaign_type: 'REACH' }) !== undefined) continue;
    await shop.app.seedPlans(2, { ...pair, price: 3_000_000, reach: 30_000 });
    await shop.app.seedPlans(1, { ...pair, price: 1_000_001, reach: 10_000, availability_hours: 12 });
  }
  const second = await shop.app.startSecond();
  const owners: Owner[] = [];
  for (let index = 0; index < accounts; index++) {
    const account = await shop.app.seedAccount();
    owners.push({ account, clients: [account.client, account.client], charged: 0 });
  }
  // A phone has to wait a minute for its next code.
  shop.app.wall.at += MINUTE_MS;
  for (const [index, owner] of owners.entries()) {
    const browser = second.openBrowser();
    const { request_id, code } = await browser.client.session.sendOtp({ body: { phone: owner.account.phone } });
    await browser.client.session.verifyOtp({ body: { request_id, code: code ?? '' } });
    await browser.client.session.getAccessToken({ query: { account: owner.account.slug } });
    owner.clients = [owner.account.client, browser.client];
    await charge(owner, FIRST_BALANCES[index % FIRST_BALANCES.length] ?? 0);
  }

  async function charge(owner: Owner, amount: number): Promise<void> {
    if (amount === 0) return;
    await shop.app.charge(owner.account, amount);
    owner.charged += amount;
  }

  return {
    shop,
    app: shop.app,
    outside,
    breaker,
    death,
    owners,
    charge,
    services: [shop.app.app.services, second.app.services] as const,
    workers: [shop.app.app.worker, second.app.worker] as const,

    /** Moves the world without running the jobs on the way: they then find everything due at once. */
    async passTime(ms: number): Promise<void> {
      shop.app.wall.at += 1000;
      const moved = await shop.app.world.jumpTo(shop.app.world.now() + ms, async () => undefined);
      if (!moved.ok) throw new Error(moved.error.code);
      await second.world.refresh();
    },
  };
}

/** While it is on, no new connection reaches the store. */
function refuseWhenDead(db: Database, death: { readonly isOn: boolean }): Database {
  const pool = new Proxy(db.pool, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key, target);
      if (typeof value !== 'function') return value;
      if (key !== 'connect') return value.bind(target);
      return async () => {
        if (death.isOn) throw new Error('the server died');
        return target.connect();
      };
    },
  });
  return { ...db, pool };
}
