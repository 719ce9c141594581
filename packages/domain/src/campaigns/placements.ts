import { refuse, succeed, type Result } from '#result.ts';

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

/** Why a placement is out. `left_out`: its advertiser left it out of the list that its publisher had accepted. `campaign_over`: it was still open when its campaign ended. */
export const OUT_REASONS = [
  'declined',
  'left_out',
  'offer_lapsed',
  'content_lapsed',
  'delivery_lapsed',
  'content_refused',
  'withdrawn',
  'not_live',
  'campaign_over',
] as const;
export type OutReason = (typeof OUT_REASONS)[number];

export interface PlacementRefused {
  readonly code: 'placement_refused';
  readonly from: PlacementState;
  readonly allowed: readonly PlacementState[];
}

/** Moves a placement along a listed edge; any other is refused with the states that may follow. */
export function movePlacement<T extends PlacementState>(from: PlacementState, to: T): Result<T, PlacementRefused> {
  const allowed = PLACEMENT_EDGES[from];
  return allowed.includes(to) ? succeed(to) : refuse({ code: 'placement_refused', from, allowed });
}

/** For edges that code has already checked: a refusal here is a bug, and throws. */
export function mustBecome<T extends PlacementState>(from: PlacementState, to: T): T {
  const moved = movePlacement(from, to);
  if (!moved.ok) throw new Error(`a placement that is ${from} cannot become ${to}`);
  return moved.value;
}

/** Whether the placement is over: no state follows. */
export function isPlacementOver(state: PlacementState): boolean {
  return PLACEMENT_EDGES[state].length === 0;
}

/** Whether a post of the placement was ever seen. */
export function wasSeenLive(state: PlacementState): boolean {
  return state === 'live' || state === 'ended' || state === 'cut_short';
}

/** Lane 1: a publisher answers within 24 hours; a post that is not live 6 hours after its slot has failed; figures settle for 48 hours. */
export const ANSWER_HOURS = 24;
export const LATE_LIVE_HOURS = 6;
export const SETTLE_HOURS = 48;
