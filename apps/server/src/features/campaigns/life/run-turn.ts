import type { Funds, LifeEvent, LifeRefusal } from '@jarchi/domain/campaigns/life/events.ts';
import type { Actor } from '@jarchi/domain/campaigns/campaign-life.ts';
import { act } from '@jarchi/domain/campaigns/turn/act.ts';
import { nextLookAt, questionsFor } from '@jarchi/domain/campaigns/turn/questions.ts';
import type { Turn } from '@jarchi/domain/campaigns/turn/turn.ts';
import { succeed, type Result } from '@jarchi/domain/result.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import type { LifeDeps } from './deps.ts';
import { readLife, planSlotsOf } from './life-of-rows.ts';
import { readCampaign } from './life.repository.ts';
import { saveTurn } from './saving/save-turn.ts';
import type { Said, StoredLife, Writing } from './stored-life.ts';

/** A campaign as it is stored now; locked until the transaction ends when it is to be changed. */
export async function readStoredLife(
  tx: Tx,
  accountId: number,
  id: number,
  { isLocked } = { isLocked: false },
): Promise<StoredLife | undefined> {
  const found = await readCampaign(tx, accountId, id, { isLocked });
  return found && { ...found, life: readLife(found.row, found.placements) };
}

/** Locks a campaign and then the money of its account: every lock of both is taken in this order. */
export async function lockWithFunds(
  tx: Tx,
  deps: Pick<LifeDeps, 'ledger'>,
  accountId: number,
  id: number,
): Promise<(StoredLife & { readonly funds: Funds }) | undefined> {
  const stored = await readStoredLife(tx, accountId, id, { isLocked: true });
  return stored && { ...stored, funds: await deps.ledger.lockBalances(tx, accountId) };
}

/** What a person orders. */
export interface Doing {
  readonly command: LifeEvent;
  readonly by: Actor;
  readonly now: number;
}

/** What a person's act would do to a campaign now. */
export function tryAct({ row, life }: StoredLife, doing: Doing): Result<Turn, LifeRefusal> {
  return act(life, doing, planSlotsOf(row));
}

/** Saves what an act does, and has the campaign looked at when there is something to ask the outside. */
export async function saveAct(writing: Writing, stored: StoredLife, turn: Turn, said: Said): Promise<void> {
  const { now } = writing;
  const isAsked = questionsFor(turn.life, now).length > 0;
  const nextAt = isAsked ? now : nextLookAt(turn.life, { placements: new Map() }, now);
  await saveTurn(writing, stored, turn, { said, nextAt });
}

/** Does what a person orders, with everything that follows at once; refuses what the campaign does not allow. */
export async function runAct(
  writing: Writing,
  stored: StoredLife,
  doing: Omit<Doing, 'now'>,
  said: Said,
): Promise<Result<void, LifeRefusal>> {
  const turn = tryAct(stored, { ...doing, now: writing.now });
  return turn.ok ? succeed(await saveAct(writing, stored, turn.value, said)) : turn;
}
