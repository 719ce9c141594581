import { z } from 'zod';
import type { JobHandler } from '#infra/jobs/job-runner.ts';
import { AGENT_JOB, type TicketsService } from './tickets.service.ts';

const payload = z.object({ ticket_id: z.number().int() });

export function ticketsJobs(service: TicketsService): Readonly<Record<string, JobHandler>> {
  return {
    async [AGENT_JOB](job) {
      if (job.account_id === null) throw new Error(`job ${job.id} names no account`);
      await service.answerByAgent(job.account_id, payload.parse(job.payload).ticket_id);
    },
  };
}
