import { z } from 'zod';
import type { JobHandler } from '#infra/jobs/job-runner.ts';
import { DUE_JOB, TELL_ASKED_JOB, TELL_ENDED_JOB } from './phone-requests.steps.ts';
import type { PhoneRequestsService } from './phone-requests.service.ts';

const ofRequest = z.object({ request_id: z.number().int() });

export function phoneRequestsJobs(
  service: Pick<PhoneRequestsService, 'carryOut' | 'tellAsked' | 'tellEnded'>,
): Readonly<Record<string, JobHandler>> {
  return {
    [DUE_JOB]: (job) => service.carryOut(ofRequest.parse(job.payload).request_id),
    [TELL_ASKED_JOB]: (job) => service.tellAsked(ofRequest.parse(job.payload).request_id),
    [TELL_ENDED_JOB]: (job) => service.tellEnded(ofRequest.parse(job.payload).request_id),
  };
}
