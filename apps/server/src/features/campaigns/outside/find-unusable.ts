import { DAY_MS } from '@jarchi/domain/calendar/durations.ts';
import { describeUnusable } from '@jarchi/domain/drafts/steps/unusable-links.ts';
import type { Clock } from '#infra/clock/clock.ts';
import { AT_ONCE, scheduleNext } from '#infra/jobs/enqueue-jobs.ts';
import type { Tenancy } from '#infra/store/tenancy.ts';
import { listAwaitingApproval } from './outside.repository.ts';
import { enqueueFollowing } from '#features/campaigns/life/saving/enqueue-following.ts';

export const UNUSABLE_JOB = 'campaign.unusable';
const PAGE = 200;

interface Clocks {
  readonly tenancy: Tenancy;
  readonly wall: Clock;
}

/** Enqueues the search for bought campaigns that cannot be used, once for all servers: when one starts, and a day after each search. */
export async function scheduleUnusable({ tenancy, wall }: Clocks, when: 'now' | 'tomorrow'): Promise<void> {
  const runAt = when === 'now' ? AT_ONCE : new Date(wall.now() + DAY_MS);
  await scheduleNext(tenancy, { kind: UNUSABLE_JOB, clock: 'wall', runAt, replace: true });
}

/**
 * Has every campaign looked at that waits for its approval with a link that nothing can open: the look rejects it. Drafts and campaigns
 * that are not bought need no search, since their steps are checked whenever they are read or bought.
 */
export async function findUnusable({ tenancy, world }: { readonly tenancy: Tenancy; readonly world: Clock }): Promise<void> {
  let after = { account_id: 0, id: 0 };
  for (;;) {
    const rows = await tenancy.withSystem((tx) => listAwaitingApproval(tx, after, PAGE));
    for (const { account_id, id, brief } of rows)
      if (describeUnusable(brief) !== undefined)
        await tenancy.withSystem((tx) => enqueueFollowing(tx, { account_id, id }, { orders: [], nextAt: world.now() }, world.now()));
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE) return;
    after = { account_id: last.account_id, id: last.id };
  }
}
