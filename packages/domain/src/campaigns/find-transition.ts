import type { CampaignType } from '#platforms/platforms.ts';
import { refuse, succeed, type Result } from '#result.ts';
import { isSameState, type Actor, type CampaignEvent, type CampaignState, type StateKey } from './campaign-life.ts';
import { TRANSITIONS, type Transition } from './campaign-transitions.ts';

/** The events that an actor may cause now, in the table's order. */
export function allowedEvents(current: StateKey, type: CampaignType, actor?: Actor): CampaignEvent[] {
  const events = TRANSITIONS.filter(
    (t) => t.types.includes(type) && t.from.some((from) => isSameState(from, current)) && (actor === undefined || t.by.includes(actor)),
  ).map((t) => t.event);
  return [...new Set(events)];
}

export interface TransitionRefused {
  readonly code: 'transition_refused';
  readonly state: CampaignState;
  readonly allowed: readonly CampaignEvent[];
}

/** Where an event leads and what it does to money; otherwise the allowed events. */
export function findTransition(
  current: StateKey,
  event: CampaignEvent,
  actor: Actor,
  type: CampaignType,
): Result<Transition, TransitionRefused> {
  const found = TRANSITIONS.find(
    (t) => t.event === event && t.by.includes(actor) && t.types.includes(type) && t.from.some((from) => isSameState(from, current)),
  );
  return found
    ? succeed(found)
    : refuse({ code: 'transition_refused', state: current.state, allowed: allowedEvents(current, type, actor) });
}
