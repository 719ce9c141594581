import { MINUTE_MS } from '@jarchi/domain/calendar/durations.ts';
import type { Clock } from '#infra/clock/clock.ts';
import type { JobHandler } from '#infra/jobs/job-runner.ts';
import { scheduleNext } from '#infra/jobs/enqueue-jobs.ts';
import type { Tenancy } from '#infra/store/tenancy.ts';
import type { LiveService } from './live.service.ts';

const FORGET_JOB = 'live.forget';
const FORGET_EVERY_MS = 10 * MINUTE_MS;

interface Forgetting {
  readonly tenancy: Tenancy;
  readonly wall: Clock;
}

/** Enqueues the removal of old events, once for all servers. */
export async function scheduleForgetting({ tenancy, wall }: Forgetting): Promise<void> {
  await scheduleNext(tenancy, { kind: FORGET_JOB, clock: 'wall', runAt: new Date(wall.now() + FORGET_EVERY_MS) });
}

export function liveJobs(service: Pick<LiveService, 'forget'>, forgetting: Forgetting): Readonly<Record<string, JobHandler>> {
  return {
    async [FORGET_JOB]() {
      await service.forget();
      await scheduleForgetting(forgetting);
    },
  };
}
