import { z } from 'zod';
import type { JobHandler } from '#infra/jobs/job-runner.ts';
import { CHARGED_JOB, TRANSFER_JOB } from './acts/settling.ts';
import type { MoneyRequestsService } from './money-requests.service.ts';

const transferPayload = z.object({ request_id: z.number().int() });

export function moneyRequestsJobs(service: MoneyRequestsService): Readonly<Record<string, JobHandler>> {
  return {
    [CHARGED_JOB]: (job) => service.followCharge(getAccount(job)),
    [TRANSFER_JOB]: (job) => service.completeTransfer(getAccount(job), transferPayload.parse(job.payload).request_id),
  };
}

function getAccount(job: Parameters<JobHandler>[0]): number {
  if (job.account_id === null) throw new Error(`job ${job.id} names no account`);
  return job.account_id;
}
