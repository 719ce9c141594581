import { z } from 'zod';
import type { JobHandler } from '#infra/jobs/job-runner.ts';
import { RECONCILE_JOB } from './finance.payments.ts';
import type { FinanceService } from './finance.service.ts';
import { CHARGED_JOB } from './finance.settlement.ts';

const payload = z.object({ payment_id: z.number().int() });

export function financeJobs(service: FinanceService): Readonly<Record<string, JobHandler>> {
  return {
    [RECONCILE_JOB]: (job) => service.reconcilePayment(getAccount(job), payload.parse(job.payload).payment_id),
    [CHARGED_JOB]: (job) => service.followCharge(getAccount(job)),
  };
}

function getAccount(job: Parameters<JobHandler>[0]): number {
  if (job.account_id === null) throw new Error(`job ${job.id} names no account`);
  return job.account_id;
}
