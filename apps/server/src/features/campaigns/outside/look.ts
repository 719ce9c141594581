import { advance, joined } from '@jarchi/domain/campaigns/turn/advance.ts';
import { nextLookAt } from '@jarchi/domain/campaigns/turn/questions.ts';
import type { Clock } from '#infra/clock/clock.ts';
import type { Tenancy } from '#infra/store/tenancy.ts';
import type { LifeDeps } from '#features/campaigns/life/deps.ts';
import { planSlotsOf } from '#features/campaigns/life/life-of-rows.ts';
import { readStoredLife } from '#features/campaigns/life/run-turn.ts';
import type { PlacementRecord } from '#features/campaigns/rows/campaigns.repository.ts';
import { insertReplacement, withRows } from '#features/campaigns/life/saving/replacements-of-turn.ts';
import type { StoredLife } from '#features/campaigns/life/stored-life.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { saveTurn } from '#features/campaigns/life/saving/save-turn.ts';
import { listOnAir } from './outside.repository.ts';
import { takeCorrections } from './take-corrections.ts';
import { askOutside, type Outside, type Snapshot } from './ask-outside.ts';

type SeenOutside = Awaited<ReturnType<typeof askOutside>>;

/** Brings a life up to now. Whoever takes a share gets a row first: the turn is then made again with its id. */
async function advanceWithRows(tx: Tx, { row, life }: StoredLife, { sightings, beside }: SeenOutside, now: number) {
  const planSlots = planSlotsOf(row);
  const turn = advance(life, sightings, now, planSlots);
  const ids = new Map<number, number>();
  const placed: PlacementRecord[] = [];
  for (const { act } of turn.facts) {
    const candidate = act.event === 'replace' ? beside.candidates.get(act.placement) : undefined;
    if (act.event !== 'replace' || candidate === undefined) continue;
    const record = await insertReplacement(tx, row, candidate);
    placed.push(record);
    ids.set(act.placement, record.id);
  }
  return { placed, turn: placed.length === 0 ? turn : advance(life, withRows(sightings, ids), now, planSlots) };
}

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
      const stored = await readStoredLife(tx, accountId, id);
      if (!stored) return undefined;
      const isMade = stored.life.placements.some(({ delivered_at }) => delivered_at !== null);
      const contents = isMade ? await deps.contents.listContents(tx, accountId, id) : [];
      const open = contents.filter(({ state }) => state === 'pending');
      return { ...stored, captions: new Map(open.map(({ placement_id, caption }) => [placement_id, caption])) };
    });

  /** Applies what was seen to the campaign as it is now; a campaign that changed since it was asked about is looked at again at once. */
  const write = (snapshot: Snapshot, seen: SeenOutside, now: number): Promise<void> =>
    tenancy.withAccount(snapshot.row.account_id, async (tx) => {
      const { account_id, id } = snapshot.row;
      const stored = await readStoredLife(tx, account_id, id, { isLocked: true });
      if (!stored) return;
      const corrected = await takeCorrections({ tx, deps, now }, stored, seen.beside);
      const { turn: looked, placed } = await advanceWithRows(tx, { ...stored, life: corrected?.life ?? stored.life }, seen, now);
      const turn = corrected ? joined(corrected, looked) : looked;
      // Who took a share is asked at once.
      const isAnother = placed.length > 0 || JSON.stringify(stored.life) !== JSON.stringify(snapshot.life);
      const next = isAnother ? now : nextLookAt(turn.life, seen.again, now);
      // After a failure the job itself is tried again; another job next to it would add one at each failure.
      const nextAt = seen.failures.length > 0 ? undefined : next;
      const placements = [...stored.placements, ...placed];
      await saveTurn({ tx, deps, now }, { ...stored, placements }, turn, { seen: seen.beside, nextAt });
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

/** Advances every campaign on the air; one that cannot be advanced keeps no other from it, and its error is thrown at the end. */
export async function advanceOnAir(tenancy: Tenancy, advanceOne: (accountId: number, id: number) => Promise<void>): Promise<void> {
  const failures: unknown[] = [];
  for (const { account_id, id } of await tenancy.withSystem(listOnAir))
    await advanceOne(account_id, id).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
