import { DAY_MS } from '@jarchi/domain/calendar/durations.ts';
import type { Clock } from '#infra/clock/clock.ts';
import { enqueueJob } from '#infra/jobs/enqueue-jobs.ts';
import type { JobHandler } from '#infra/jobs/job-runner.ts';
import type { Tenancy } from '#infra/store/tenancy.ts';

const DAILY_LOOK_JOB = 'stuck.look';

export interface Looking {
  readonly tenancy: Tenancy;
  readonly world: Clock;
  /** From campaigns. */
  markOverdue(): Promise<void>;
}

/** Enqueues the next daily look, once for all servers. By the world's clock, which is that of deadlines. */
export async function scheduleDailyLook({ tenancy, world }: Pick<Looking, 'tenancy' | 'world'>): Promise<void> {
  const runAt = new Date(world.now() + DAY_MS);
  await tenancy.withSystem((tx) => enqueueJob(tx, { kind: DAILY_LOOK_JOB, payload: {}, clock: 'world', runAt, dedupeKey: DAILY_LOOK_JOB }));
}

export function stuckJobs(looking: Looking): Readonly<Record<string, JobHandler>> {
  return {
    async [DAILY_LOOK_JOB]() {
      await looking.markOverdue();
      await scheduleDailyLook(looking);
    },
  };
}
