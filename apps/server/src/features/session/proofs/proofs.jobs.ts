import { z } from 'zod';
import type { JobHandler } from '#infra/jobs/job-runner.ts';
import { type Changes, TELL_CHANGE_JOB } from './proofs.changes.ts';

const ofChange = z.object({ change_id: z.number().int() });

export function sessionJobs(service: Pick<Changes, 'tellBefore'>): Readonly<Record<string, JobHandler>> {
  return {
    [TELL_CHANGE_JOB]: (job) => service.tellBefore(ofChange.parse(job.payload).change_id),
  };
}
