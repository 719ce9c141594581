import { succeed } from '@jarchi/domain/result.ts';
import type { HandlersOf } from '#infra/http/handler.ts';
import type { StuckService } from './stuck.service.ts';

export function stuckHandlers(service: StuckService): HandlersOf<'stuck'> {
  return {
    listDeadJobs: async ({ caller, query }) => succeed(await service.listDeadJobs(caller, query)),
    listOverdue: async ({ query }) => succeed(await service.listOverdue(query)),
    listJobDecisions: async ({ query }) => succeed(await service.listDecisions(query)),
    previewRelease: ({ caller, params }) => service.previewRelease(caller, params.job),
    releaseJob: ({ caller, params, body }) => service.releaseJob(caller, params.job, body),
    retryJob: ({ caller, params }) => service.retryJob(caller, params.job),
    dismissJob: ({ caller, params, body }) => service.dismissJob(caller, params.job, body.reason),
  };
}
