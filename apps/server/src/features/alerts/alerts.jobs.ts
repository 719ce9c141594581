import { z } from 'zod';
import type { JobHandler } from '#infra/jobs/job-runner.ts';
import type { AlertsService } from './alerts.service.ts';
import { CHECK_JOB } from './alerts.watch.ts';
import { RUN_JOB } from './scheduled-run.ts';

const check = z.object({ campaign_id: z.number().int().nullable() });
const run = z.object({ schedule_id: z.number().int() });

/** World jobs: alerts are checked after each turn of a campaign, and reports are sent when they are due. */
export function alertsJobs(service: AlertsService): Readonly<Record<string, JobHandler>> {
  return {
    [CHECK_JOB]: async (job) => {
      const { campaign_id } = check.parse(job.payload);
      await service.check({ account_id: getAccount(job), ...(campaign_id === null ? {} : { id: campaign_id }) });
    },
    [RUN_JOB]: async (job) => {
      await service.makeRun({ account_id: getAccount(job), id: run.parse(job.payload).schedule_id }, job.attempts);
    },
  };
}

function getAccount(job: Parameters<JobHandler>[0]): number {
  if (job.account_id === null) throw new Error(`job ${job.id} names no account`);
  return job.account_id;
}
