import type { JobHandler } from '#infra/jobs/job-runner.ts';
import type { Tenancy } from '#infra/store/tenancy.ts';
import { ROLL_UP_JOB } from './measurements.ingest.ts';
import { rollUpMarked } from './measurements.service.ts';

/** The world job that sums up the days that a large batch marked. */
export function measurementsJobs(tenancy: Tenancy): Readonly<Record<string, JobHandler>> {
  return {
    [ROLL_UP_JOB]: async ({ account_id }) => {
      if (account_id === null) throw new Error('a job of measurements belongs to an account');
      await rollUpMarked(tenancy, account_id);
    },
  };
}
