import { CHANNELS } from '@jarchi/domain/channels/channels.ts';
import { z } from 'zod';
import type { JobHandler } from '#infra/jobs/job-runner.ts';
import { SPREAD_JOB } from '../notifications/notifications.service.ts';
import { SEND_JOB } from './channels.deps.ts';
import type { ChannelsService } from './channels.service.ts';

const spread = z.object({ account_id: z.number().int(), ids: z.array(z.number().int()) });
const send = z.object({ channel: z.enum(CHANNELS) });

/** Wall jobs: messages are spread over channels, and sent when they are due. */
export function channelsJobs(service: ChannelsService): Readonly<Record<string, JobHandler>> {
  return {
    [SPREAD_JOB]: (job) => service.spread(spread.parse(job.payload)),
    [SEND_JOB]: (job) => service.sendDue(send.parse(job.payload).channel),
  };
}
