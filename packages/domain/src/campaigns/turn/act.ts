import type { Actor } from '#campaigns/campaign-life.ts';
import { applyEvent } from '#campaigns/life/apply-event.ts';
import type { LifeCampaign } from '#campaigns/life/campaign.ts';
import type { LifeEvent, LifeRefusal } from '#campaigns/life/events.ts';
import { succeed, type Result } from '#result.ts';
import { joined, settle, makeTurn, type PlanSlots } from './advance.ts';
import type { Turn } from './turn.ts';

/** A command of a person, and when it is given (ms). */
interface Doing {
  readonly command: LifeEvent;
  readonly by: Actor;
  readonly now: number;
}

/**
 * What a person does, with everything that follows from it at once; or a refusal. A preview is the same turn, thrown away. An act is
 * never earlier than the life's latest change, whatever the person's clock shows.
 */
export function act(life: LifeCampaign, { command, by, now }: Doing, planSlots: PlanSlots): Result<Turn, LifeRefusal> {
  const at = Math.max(now, life.changed_at);
  const outcome = applyEvent(life, command, by, at);
  if (!outcome.ok) return outcome;
  const turn = makeTurn(life, { act: command, by, at }, outcome.value, now);
  return succeed(joined(turn, settle(turn.life, at, planSlots)));
}
