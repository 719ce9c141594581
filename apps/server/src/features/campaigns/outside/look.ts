import { advance } from '@jarchi/domain/campaigns/turn/advance.ts';
import { nextLookAt } from '@jarchi/domain/campaigns/turn/questions.ts';
import type { Clock } from '#infra/clock/clock.ts';
import type { Tenancy } from '#infra/store/tenancy.ts';
import type { LifeDeps } from '#features/campaigns/life/deps.ts';
import { planSlotsOf } from '#features/campaigns/life/life-of-rows.ts';
import { readStanding } from '#features/campaigns/life/run-turn.ts';
import { saveTurn } from '#features/campaigns/life/saving/save-turn.ts';
import { askOutside, type Outside, type Snapshot } from './ask-outside.ts';

export interface LookDeps extends LifeDeps {
  readonly tenancy: Tenancy;
  readonly world: Clock;
  readonly outside: Outside;
}

/** Brings campaigns up to the world's now: asks the outside, then saves what happened. */
export function createLook(deps: LookDeps) {
  const { tenancy, world, outside } = deps;

  const readSnapshot = (accountId: number, id: number): Promise<Snapshot | undefined> =>
    tenancy.withAccount(accountId, async (tx) => {
      const standing = await readStanding(tx, accountId, id);
      if (!standing) return undefined;
      const isMade = standing.life.placements.some(({ delivered_at }) => delivered_at !== null);
      const contents = isMade ? await deps.contents.listContents(tx, accountId, id) : [];
      const open = contents.filter(({ state }) => state === 'pending');
      return { ...standing, captions: new Map(open.map(({ placement_id, caption }) => [placement_id, caption])) };
    });

  /** Applies what was seen to the campaign as it is now; a campaign that changed since it was asked about is looked at again at once. */
  const write = (snapshot: Snapshot, seen: Awaited<ReturnType<typeof askOutside>>, now: number): Promise<void> =>
    tenancy.withAccount(snapshot.row.account_id, async (tx) => {
      const { account_id, id } = snapshot.row;
      const standing = await readStanding(tx, account_id, id, { isLocked: true });
      if (!standing) return;
      const turn = advance(standing.life, seen.sightings, now, planSlotsOf(standing.row));
      const isAnother = JSON.stringify(standing.life) !== JSON.stringify(snapshot.life);
      const next = isAnother ? now : nextLookAt(turn.life, seen.again, now);
      // After a failure the job itself is tried again; another job next to it would add one at each failure.
      const nextAt = seen.failures.length > 0 ? undefined : next;
      await saveTurn({ tx, deps, now }, standing, turn, { seen: seen.beside, nextAt });
    });

  return async function look(accountId: number, id: number): Promise<void> {
    const now = world.now();
    const snapshot = await readSnapshot(accountId, id);
    if (!snapshot) return;
    const seen = await askOutside(snapshot, outside, now);
    await write(snapshot, seen, now);
    // The answers are saved; those who could not be asked are asked again by the job's next attempt.
    const [failure] = seen.failures;
    if (failure !== undefined) throw failure;
  };
}
