export const PLACEMENT_STATES = [
  'offered',
  'accepted',
  'declined',
  'content_pending',
  'content_confirmed',
  'scheduled',
  'live',
  'ended',
  'cut_short',
  'failed',
] as const;
export type PlacementState = (typeof PLACEMENT_STATES)[number];

/** Which placement state may follow which. Lane 1 goes offered, accepted, scheduled, live, ended. */
const PLACEMENT_EDGES: Readonly<Record<PlacementState, readonly PlacementState[]>> = {
  offered: ['accepted', 'declined'],
  accepted: ['scheduled', 'content_pending', 'declined'],
  declined: [],
  content_pending: ['content_confirmed', 'declined'],
  content_confirmed: ['scheduled', 'declined'],
  scheduled: ['live', 'failed', 'declined'],
  live: ['ended', 'cut_short'],
  ended: [],
  cut_short: [],
  failed: [],
};

export function canPlacementBecome(from: PlacementState, to: PlacementState): boolean {
  return PLACEMENT_EDGES[from].includes(to);
}

const DROPPED: readonly PlacementState[] = ['declined', 'failed'];
const FINISHED: readonly PlacementState[] = ['declined', 'failed', 'ended', 'cut_short'];

export type PlacementsVerdict = 'wait' | 'schedule' | 'go_live' | 'end_unfilled' | 'settle';

/**
 * What the placements say about their campaign: none left ends it unfilled, all answered schedules it,
 * the first live one publishes it, all finished starts the settling time.
 */
export function verdictOf(states: readonly PlacementState[], campaign: 'ACCEPTED' | 'SCHEDULED' | 'PUBLISHING'): PlacementsVerdict {
  if (campaign === 'PUBLISHING') return states.every((s) => FINISHED.includes(s)) ? 'settle' : 'wait';
  if (states.every((s) => DROPPED.includes(s))) return 'end_unfilled';
  if (campaign === 'ACCEPTED') return states.every((s) => s === 'scheduled' || DROPPED.includes(s)) ? 'schedule' : 'wait';
  return states.some((s) => s === 'live' || s === 'ended' || s === 'cut_short') ? 'go_live' : 'wait';
}

/** Lane 1: a publisher answers within 24 hours; a post not live 6 hours after its slot has failed; figures settle for 48. */
export const ANSWER_HOURS = 24;
export const LATE_LIVE_HOURS = 6;
export const SETTLE_HOURS = 48;
