import type { JobHandler } from '#infra/jobs/job-runner.ts';
import { ADVANCE_JOB } from '#features/campaigns/life/enqueue-advance.ts';
import type { CampaignsService } from './campaigns.service.ts';

/** World jobs of campaigns: each brings one campaign up to its time. */
export function campaignsJobs(service: CampaignsService): Readonly<Record<string, JobHandler>> {
  return {
    [ADVANCE_JOB]: async ({ account_id, payload }) => {
      const { campaign_id } = payload as { campaign_id: number };
      if (account_id === null) throw new Error('a campaign job belongs to an account');
      await service.advance(account_id, campaign_id);
    },
  };
}
