import type { JobHandler } from '#infra/jobs/job-runner.ts';
import { ADVANCE_JOB, ORDERS_JOB, type PlacedOrder } from '#features/campaigns/life/saving/enqueue-following.ts';
import { UNUSABLE_JOB } from '#features/campaigns/outside/find-unusable.ts';
import type { CampaignsService } from './campaigns.service.ts';

/** Jobs of campaigns: a look brings a campaign up to its time, orders of its turns are told to the outside, and each day the unusable are found. */
export function campaignsJobs(service: CampaignsService, schedule: () => Promise<void>): Readonly<Record<string, JobHandler>> {
  return {
    [ADVANCE_JOB]: async ({ account_id, payload }) => {
      const { campaign_id } = payload as { campaign_id: number };
      await service.advance(getAccount(account_id), campaign_id);
    },
    [ORDERS_JOB]: async ({ payload }) => {
      const { orders } = payload as { orders: readonly PlacedOrder[] };
      await service.tellOrders(orders);
    },
    async [UNUSABLE_JOB]() {
      await service.findUnusable();
      await schedule();
    },
  };
}

function getAccount(accountId: number | null): number {
  if (accountId === null) throw new Error('a campaign job belongs to an account');
  return accountId;
}
