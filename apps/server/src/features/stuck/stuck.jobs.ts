import { DAY_MS } from '@jarchi/domain/calendar/durations.ts';
import type { Clock } from '#infra/clock/clock.ts';
import { scheduleNext } from '#infra/jobs/enqueue-jobs.ts';
import type { JobHandler } from '#infra/jobs/job-runner.ts';
import type { Tenancy } from '#infra/store/tenancy.ts';

const DAILY_CHECK_JOB = 'stuck.look';

export interface Checking {
  readonly tenancy: Tenancy;
  readonly world: Clock;
  /** From campaigns. */
  markOverdue(): Promise<void>;
}

/** Enqueues the next daily check, once for all servers, by the world's clock, as deadlines follow it. */
export async function scheduleDailyCheck({ tenancy, world }: Pick<Checking, 'tenancy' | 'world'>): Promise<void> {
  await scheduleNext(tenancy, { kind: DAILY_CHECK_JOB, clock: 'world', runAt: new Date(world.now() + DAY_MS) });
}

export function stuckJobs(checking: Checking): Readonly<Record<string, JobHandler>> {
  return {
    async [DAILY_CHECK_JOB]() {
      await checking.markOverdue();
      await scheduleDailyCheck(checking);
    },
  };
}
