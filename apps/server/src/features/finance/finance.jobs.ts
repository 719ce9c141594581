import { z } from 'zod';
import type { Clock } from '#infra/clock/clock.ts';
import type { JobHandler } from '#infra/jobs/job-runner.ts';
import type { Tenancy } from '#infra/store/tenancy.ts';
import { COLLECT_JOB, RECONCILE_JOB, scheduleCollecting } from './finance.reconciling.ts';
import type { FinanceService } from './finance.service.ts';
import { COMPARE_JOB, continueComparing, scheduleComparing } from './statement/compare-statements.ts';
import { CHARGED_JOB } from './finance.settlement.ts';

const payload = z.object({ payment_id: z.number().int(), is_last: z.boolean() });
/** The account behind which a part of the comparison begins. */
const comparing = z.object({ after: z.number().int().default(0) });

interface Scheduling {
  readonly tenancy: Tenancy;
  readonly wall: Clock;
}

export function financeJobs(service: FinanceService, scheduling: Scheduling): Readonly<Record<string, JobHandler>> {
  return {
    async [RECONCILE_JOB](job) {
      const { payment_id, is_last } = payload.parse(job.payload);
      await service.reconcilePayment(getAccount(job), payment_id, is_last);
    },
    [CHARGED_JOB]: (job) => service.followCharge(getAccount(job)),
    async [COMPARE_JOB](job) {
      const { next } = await service.compareStatements(comparing.parse(job.payload).after);
      await (next === undefined ? scheduleComparing(scheduling) : continueComparing(scheduling, next));
    },
    async [COLLECT_JOB]() {
      await service.collectUnverified();
      await scheduleCollecting(scheduling);
    },
  };
}

function getAccount(job: Parameters<JobHandler>[0]): number {
  if (job.account_id === null) throw new Error(`job ${job.id} names no account`);
  return job.account_id;
}
