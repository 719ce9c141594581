import { MINUTE_MS } from '@jarchi/domain/calendar/durations.ts';
import { createWorldClock } from '#infra/clock/clock.ts';
import { createWorldClockStore } from '#infra/clock/world-clock-store.ts';
import { createWorker } from '#infra/jobs/worker.ts';
import { financeJobs } from '../finance.jobs.ts';
import type { openFinance } from './open-finance.ts';

/** Minutes from one round of look-ups to the next. */
const ROUNDS = [2, 1, 1, 1, 5, 55, 1440] as const;

/** Runs the look-ups of payments as another server does in the day after a server died. */
export async function reconcileWhatIsLeft({ db, tenancy, wall, service }: Awaited<ReturnType<typeof openFinance>>): Promise<void> {
  const world = await createWorldClock({ wall, store: createWorldClockStore(db.pool) });
  const worker = createWorker({ db, clocks: { wall, world }, handlers: financeJobs(service, { tenancy, wall }) });
  for (const minutes of ROUNDS) {
    wall.at += minutes * MINUTE_MS;
    await worker.drainDue('wall');
  }
}
