import { isSameState, type CampaignEvent, type StateKey } from '#campaigns/campaign-life.ts';
import { isPlacementOver, wasSeenLive, type PlacementState } from '#campaigns/placements.ts';

/** The last decision about a campaign, by its advertiser or by the operator for them. */
export const INTENTS = [
  'draft',
  'created',
  'to_pay',
  'in_review',
  'undated',
  'rejected',
  'negotiating',
  'list_to_pay',
  'bought',
  'paused',
  'completed',
  'stopped',
  'cancelled',
] as const;
export type Intent = (typeof INTENTS)[number];

export interface PlacementSummary {
  readonly state: PlacementState;
  /** Its publisher fell out, and the advertiser may still pick a replacement: its share stays held. */
  readonly isReplaceable: boolean;
}

const STATE_OF: Readonly<Record<Exclude<Intent, 'bought'>, StateKey>> = {
  draft: { state: 'CREATION', reason: null },
  created: { state: 'CREATED', reason: null },
  to_pay: { state: 'TO_PAY', reason: 'before_review' },
  in_review: { state: 'AWAITING_APPROVAL', reason: null },
  undated: { state: 'AWAITING_APPROVAL', reason: 'new_dates' },
  rejected: { state: 'REJECTED', reason: null },
  negotiating: { state: 'NEGOTIATION', reason: null },
  list_to_pay: { state: 'TO_PAY', reason: 'after_negotiation' },
  paused: { state: 'INACTIVE', reason: 'paused' },
  completed: { state: 'INACTIVE', reason: 'completed' },
  stopped: { state: 'INACTIVE', reason: 'stopped' },
  cancelled: { state: 'INACTIVE', reason: 'cancelled' },
};

/** Whether a state ends a campaign before all it bought was delivered: its open placements fall out. A completed campaign has none. */
export function isEndedEarly({ state, reason }: StateKey): boolean {
  return state === 'REJECTED' || reason === 'stopped' || reason === 'cancelled' || reason === 'unfilled';
}

/** Whether a placement is out of the campaign for good. */
function isGone({ state, isReplaceable }: PlacementSummary): boolean {
  return (state === 'declined' || state === 'failed') && !isReplaceable;
}

/** The state of a campaign: from its intent and, once it is bought, from its placements. */
export function deriveState(intent: Intent, placements: readonly PlacementSummary[]): StateKey {
  if (intent !== 'bought') return STATE_OF[intent];
  if (placements.some(({ state }) => wasSeenLive(state))) return { state: 'PUBLISHING', reason: null };
  if (placements.every(isGone)) return { state: 'INACTIVE', reason: 'unfilled' };
  const isScheduled = placements.every((item) => item.state === 'scheduled' || isGone(item));
  return { state: isScheduled ? 'SCHEDULED' : 'ACCEPTED', reason: null };
}

/** Whether every placement is over: figures begin to settle. */
export function areAllOver(placements: readonly PlacementSummary[]): boolean {
  return placements.every(({ state, isReplaceable }) => isPlacementOver(state) && !isReplaceable);
}

/**
 * The events, in order, that lead a bought campaign from its state to the state of its placements. A post that is live before every other
 * placement is settled schedules the campaign and publishes it at once.
 */
export function eventsBetween(from: StateKey, to: StateKey): readonly CampaignEvent[] {
  if (from.state === to.state) return [];
  if (to.reason === 'unfilled') return ['end_unfilled'];
  if (to.state === 'SCHEDULED') return ['schedule'];
  if (to.state === 'ACCEPTED') return ['withdraw'];
  return from.state === 'ACCEPTED' ? ['schedule', 'go_live'] : ['go_live'];
}

/** The intent behind a state that a transition leads to. */
export function getIntent(key: StateKey): Intent {
  return INTENTS.find((intent) => intent !== 'bought' && isSameState(STATE_OF[intent], key)) ?? 'bought';
}
