import { findOverdue } from '@jarchi/domain/campaigns/waits/overdue.ts';
import type { Clock } from '#infra/clock/clock.ts';
import type { Tenancy } from '#infra/store/tenancy.ts';
import { noteChange } from '#infra/live/note-change.ts';
import { updateCampaign } from '#features/campaigns/rows/campaigns.repository.ts';
import type { CampaignRef } from '#features/campaigns/life/campaign-ref.ts';
import type { LifeDeps } from '#features/campaigns/life/deps.ts';
import { readStoredLife } from '#features/campaigns/life/run-turn.ts';
import { ADVANCE_JOB, ORDERS_JOB } from '#features/campaigns/life/saving/enqueue-following.ts';
import type { StoredLife } from '#features/campaigns/life/stored-life.ts';
import { listUnfinished, listWithDeadJobs } from './standstill.repository.ts';

interface MarkingDeps extends Pick<LifeDeps, 'notify'> {
  readonly tenancy: Tenancy;
  readonly world: Clock;
}

/** Since when a campaign is overdue: by its life, or because its own work is dead. */
function sinceOf({ row, life }: StoredLife, isDead: boolean, now: number): Date | null {
  const overdue = findOverdue(life, now);
  if (overdue) return new Date(overdue.since);
  return isDead ? (row.overdue_since ?? new Date(now)) : null;
}

const isMarkRight = ({ row }: StoredLife, since: Date | null): boolean => (since === null) === (row.overdue_since === null);

/** Marks a campaign, or takes its mark away; tells its people of the first mark. */
async function markOne({ tenancy, notify }: MarkingDeps, { account_id, id }: CampaignRef, isDead: boolean, now: number): Promise<void> {
  await tenancy.withAccount(account_id, async (tx) => {
    const seen = await readStoredLife(tx, account_id, id);
    if (!seen || isMarkRight(seen, sinceOf(seen, isDead, now))) return;
    const stored = await readStoredLife(tx, account_id, id, { isLocked: true });
    const since = stored && sinceOf(stored, isDead, now);
    if (!stored || since === undefined || isMarkRight(stored, since)) return;
    const { title, overdue_told_at } = stored.row;
    const isTold = since === null || overdue_told_at !== null;
    await updateCampaign(tx, account_id, id, { overdue_since: since, ...(!isTold && { overdue_told_at: new Date(now) }) });
    noteChange(account_id, 'campaign', id);
    if (!isTold) await notify(tx, account_id, [{ kind: 'campaign_overdue', campaign_id: id, at: new Date(now), facts: { title } }]);
  });
}

/** The daily look: finds campaigns that wait longer than their deadlines allow, and those whose work is dead. */
export async function markOverdue(deps: MarkingDeps): Promise<void> {
  const { tenancy, world } = deps;
  const keyOf = ({ account_id, id }: CampaignRef) => `${account_id}:${id}`;
  const dead = new Set((await tenancy.withSystem((tx) => listWithDeadJobs(tx, [ADVANCE_JOB, ORDERS_JOB]))).map(keyOf));
  for (let last: CampaignRef | undefined; ;) {
    const after = last;
    const batch = await tenancy.withSystem((tx) => listUnfinished(tx, after));
    for (const campaign of batch) await markOne(deps, campaign, dead.has(keyOf(campaign)), world.now());
    last = batch.at(-1);
    if (last === undefined) return;
  }
}
