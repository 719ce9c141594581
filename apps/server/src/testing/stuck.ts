import type { Api } from '@jarchi/api-client/api.ts';
import type { Campaigns } from '#testing/campaigns/open-campaigns.ts';
import { seedStaff } from '#testing/staff/open-staff.ts';
import type { TestApp } from '#testing/test-app.ts';

interface DeadSeed {
  readonly kind?: string;
  readonly account_id?: number;
  readonly campaign_id?: number;
  readonly clock?: 'wall' | 'world';
}

/** A job that used up its tries; it is of a campaign if it names one. */
export async function seedDeadJob({ db, wall }: TestApp, seed: DeadSeed = {}): Promise<number> {
  const { kind = 'campaign.advance', account_id = null, campaign_id, clock = 'world' } = seed;
  const { rows } = await db.pool.query<{ id: number }>(
    `insert into job (account_id, kind, payload, clock, run_at, attempts, max_attempts, last_error, dead_at)
     values ($1, $2, $3, $4, $5, 12, 12, 'TypeError Invalid URL', $5) returning id`,
    [account_id, kind, JSON.stringify(campaign_id === undefined ? {} : { campaign_id }), clock, new Date(wall.now())],
  );
  return rows[0]?.id ?? 0;
}

/** How calls about dead jobs are played, which need one. */
export function stuckPlays(getShop: () => Campaigns) {
  const seed = async (isOfCampaign: boolean) => {
    const { app } = getShop();
    const { desk } = await seedStaff(app);
    if (!isOfCampaign) {
      const { account_id } = await app.seedAccount();
      return { desk, params: { job: await seedDeadJob(app, { kind: 'live.forget', clock: 'wall', account_id }) } };
    }
    const { account, campaign } = await getShop().seedBought();
    return { desk, params: { job: await seedDeadJob(app, { account_id: account.account_id, campaign_id: campaign.id }) } };
  };
  const read = (list: (desk: Api) => Promise<unknown>) => async () => list((await seed(true)).desk);
  return {
    listDeadJobs: read((desk) => desk.stuck.listDeadJobs({ query: {} })),
    listOverdue: read((desk) => desk.stuck.listOverdue({ query: {} })),
    listJobDecisions: async () => {
      const { desk, params } = await seed(false);
      await desk.stuck.dismissJob({ params, body: { reason: 'its cause is gone' } });
      return desk.stuck.listJobDecisions({ query: {} });
    },
    previewRelease: async () => {
      const { desk, params } = await seed(true);
      return desk.stuck.previewRelease({ params });
    },
    releaseJob: async () => {
      const { desk, params } = await seed(true);
      const { captured, released } = await desk.stuck.previewRelease({ params });
      return desk.stuck.releaseJob({ params, body: { reason: 'it cannot be carried out', expected: { captured, released } } });
    },
    retryJob: async () => {
      const { desk, params } = await seed(false);
      return desk.stuck.retryJob({ params, body: {} });
    },
    dismissJob: async () => {
      const { desk, params } = await seed(false);
      return desk.stuck.dismissJob({ params, body: { reason: 'its cause is gone' } });
    },
  };
}
