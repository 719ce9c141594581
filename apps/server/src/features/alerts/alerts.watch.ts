import { enqueueJobs } from '#infra/jobs/enqueue-jobs.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { hasAlertsOn } from './alerts.repository.ts';

export const CHECK_JOB = 'alerts.check';

/** The subject of a check: an account, and one of its campaigns if it has an id. */
export interface Watched {
  readonly account_id: number;
  readonly id?: number;
}

/** A check at an instant of the world (ms). The same check at the same instant is enqueued once. */
export async function enqueueCheck(tx: Tx, { account_id, id }: Watched, at: number): Promise<void> {
  const payload = { campaign_id: id ?? null };
  const dedupeKey = `${account_id}:${id ?? 'account'}:${at}`;
  await enqueueJobs(tx, [{ kind: CHECK_JOB, payload, clock: 'world', runAt: new Date(at), accountId: account_id, dedupeKey }]);
}

/** Has the alerts checked after what just changed a campaign or the account's money; for the slices in which things change. */
export async function watchAlerts(tx: Tx, watched: Watched, now: number): Promise<void> {
  if (await hasAlertsOn(tx, watched.account_id)) await enqueueCheck(tx, watched, now);
}
