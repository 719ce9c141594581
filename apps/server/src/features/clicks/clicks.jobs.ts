import { z } from 'zod';
import type { JobHandler } from '#infra/jobs/job-runner.ts';
import { HOUR_JOB } from './clicks.loading.ts';
import type { ClicksService } from './clicks.service.ts';

const payload = z.object({ campaign_id: z.number().int(), hour: z.number().int() });

export function clicksJobs(service: Pick<ClicksService, 'measureHours'>): Readonly<Record<string, JobHandler>> {
  return {
    async [HOUR_JOB](job) {
      if (job.account_id === null) throw new Error(`job ${job.id} names no account`);
      const { campaign_id, hour } = payload.parse(job.payload);
      await service.measureHours(job.account_id, campaign_id, hour);
    },
  };
}
