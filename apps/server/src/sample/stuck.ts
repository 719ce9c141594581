import { DAY_MS } from '@jarchi/domain/calendar/durations.ts';
import type { App } from '../app.ts';
import { job } from '#infra/jobs/job.tables.ts';

/** A job of no account that used up its tries, and the daily look, which finds the dispute that waits for an answer. */
export async function seedStuck({ tenancy, services, worker }: Pick<App, 'tenancy' | 'services' | 'worker'>, now: number): Promise<void> {
  const begun = new Date(now - 2 * DAY_MS);
  const dead_at = new Date(now - DAY_MS);
  await tenancy.withSystem((tx) =>
    tx.insert(job).values({
      kind: 'payments.collect',
      payload: {},
      clock: 'wall',
      run_at: begun,
      attempts: 12,
      max_attempts: 12,
      last_error: 'NoAnswer the gateway zarinpal did not end within 65000 ms',
      dead_at,
    }),
  );
  await services.campaigns.markOverdue();
  // The notice of it is spread before the world opens.
  await worker.drainDue('wall');
}
