import { z } from 'zod';
import { DOCUMENT_JOB } from '@jarchi/domain/documents/document-causes.ts';
import type { JobHandler } from '#infra/jobs/job-runner.ts';
import type { DocumentsService } from './documents.service.ts';

const payload = z.union([
  z.object({ charge: z.number().int() }),
  z.object({ campaign: z.number().int() }),
  z.object({ document: z.number().int() }),
]);

/** Issues the documents that follow a charge, a refund or the end of a campaign, and those whose issue is decided. */
export function documentsJobs(service: Pick<DocumentsService, 'issue'>): Readonly<Record<string, JobHandler>> {
  return {
    async [DOCUMENT_JOB](job) {
      if (job.account_id === null) throw new Error(`job ${job.id} names no account`);
      await service.issue(job.account_id, payload.parse(job.payload));
    },
  };
}
