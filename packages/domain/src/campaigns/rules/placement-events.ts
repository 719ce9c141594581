import type { CampaignType } from '#platforms/platforms.ts';
import { refuse, succeed, type Result } from '#result.ts';
import { isSameState, type Actor, type CampaignState, type StateKey } from '#campaigns/campaign-life.ts';
import type { Deadline } from './deadlines.ts';
import type { PlacementState } from '#campaigns/placements.ts';

export const PLACEMENT_EVENTS = [
  'accept',
  'decline',
  'leave_out',
  'lapse_offer',
  'order_content',
  'deliver_content',
  'confirm_content',
  'reject_content',
  'refuse_content',
  'lapse_content',
  'lapse_delivery',
  'assign_slot',
  'withdraw',
  'replace',
  'drop',
  'see_live',
  'fail',
  'end',
  'cut_short',
  'edit_post',
  'measure',
  'correct',
] as const;
export type PlacementEvent = (typeof PLACEMENT_EVENTS)[number];

export interface PlacementTransition {
  readonly event: PlacementEvent;
  readonly from: readonly PlacementState[];
  /** Null: the state stays the same. */
  readonly to: PlacementState | null;
  readonly by: Actor;
  readonly types: readonly CampaignType[];
  /** States of the campaign in which it may happen. */
  readonly during: readonly StateKey[];
  readonly clock?: { readonly before: Deadline } | { readonly after: Deadline };
}

/** How many deliveries an advertiser may reject; after them the operator decides. */
export const REJECTIONS_MAX = 2;

const NEGOTIATION: StateKey = { state: 'NEGOTIATION', reason: null };
const ACCEPTED: StateKey = { state: 'ACCEPTED', reason: null };
const SCHEDULED: StateKey = { state: 'SCHEDULED', reason: null };
const PUBLISHING: StateKey = { state: 'PUBLISHING', reason: null };
const PAUSED: StateKey = { state: 'INACTIVE', reason: 'paused' };
const STOPPED: StateKey = { state: 'INACTIVE', reason: 'stopped' };
const ON_AIR = [PUBLISHING, PAUSED];
/** The states in which an offer, or the choice of a replacement, may be open. */
const UNSETTLED = [ACCEPTED, PUBLISHING, PAUSED];
const BOUGHT = [ACCEPTED, SCHEDULED, PUBLISHING, PAUSED];

const ALL: readonly CampaignType[] = ['REACH', 'CPM', 'CPC', 'INFLUENCE'];
const READY: readonly CampaignType[] = ['REACH', 'CPM', 'CPC'];
const MADE: readonly CampaignType[] = ['INFLUENCE'];
/** Paid by hours: their posts stay up when the advertiser stops the campaign. */
const POSTS: readonly CampaignType[] = ['REACH', 'INFLUENCE'];

const row = (
  event: PlacementEvent,
  by: Actor,
  from: readonly PlacementState[],
  rest: Pick<PlacementTransition, 'to' | 'types' | 'during' | 'clock'>,
): PlacementTransition => ({ event, by, from, ...rest });

/** Every event of a placement: event, actor, from, to, campaign types, campaign states and deadline. */
export const PLACEMENT_TRANSITIONS: readonly PlacementTransition[] = [
  row('accept', 'publisher', ['offered'], { to: 'accepted', types: READY, during: UNSETTLED, clock: { before: 'answer' } }),
  row('accept', 'publisher', ['offered'], { to: 'accepted', types: MADE, during: [NEGOTIATION, ...UNSETTLED], clock: { before: 'offer' } }),
  row('decline', 'publisher', ['offered'], { to: 'declined', types: READY, during: UNSETTLED }),
  row('decline', 'publisher', ['offered'], { to: 'declined', types: MADE, during: [NEGOTIATION, ...UNSETTLED] }),
  row('leave_out', 'advertiser', ['accepted'], { to: 'declined', types: MADE, during: [NEGOTIATION], clock: { before: 'list' } }),
  row('lapse_offer', 'system', ['offered'], { to: 'declined', types: READY, during: UNSETTLED, clock: { after: 'answer' } }),
  row('lapse_offer', 'system', ['offered'], {
    to: 'declined',
    types: MADE,
    during: [NEGOTIATION, ...UNSETTLED],
    clock: { after: 'offer' },
  }),
  row('order_content', 'system', ['accepted'], { to: 'content_pending', types: MADE, during: UNSETTLED }),
  row('deliver_content', 'publisher', ['content_pending'], { to: null, types: MADE, during: UNSETTLED, clock: { before: 'delivery' } }),
  row('confirm_content', 'advertiser', ['content_pending'], {
    to: 'content_confirmed',
    types: MADE,
    during: UNSETTLED,
    clock: { before: 'content' },
  }),
  row('confirm_content', 'operator', ['content_pending'], { to: 'content_confirmed', types: MADE, during: UNSETTLED }),
  row('reject_content', 'advertiser', ['content_pending'], { to: null, types: MADE, during: UNSETTLED, clock: { before: 'content' } }),
  row('refuse_content', 'operator', ['content_pending'], { to: 'declined', types: MADE, during: UNSETTLED }),
  row('lapse_content', 'system', ['content_pending'], { to: 'declined', types: MADE, during: UNSETTLED, clock: { after: 'content' } }),
  row('lapse_delivery', 'system', ['content_pending'], { to: 'declined', types: MADE, during: UNSETTLED, clock: { after: 'delivery' } }),
  row('assign_slot', 'system', ['accepted'], { to: 'scheduled', types: READY, during: UNSETTLED }),
  row('assign_slot', 'system', ['content_confirmed'], { to: 'scheduled', types: MADE, during: UNSETTLED }),
  row('withdraw', 'publisher', ['accepted', 'scheduled'], { to: 'declined', types: READY, during: BOUGHT }),
  row('withdraw', 'publisher', ['accepted', 'content_pending', 'content_confirmed', 'scheduled'], {
    to: 'declined',
    types: MADE,
    during: BOUGHT,
  }),
  row('withdraw', 'publisher', ['accepted'], { to: 'declined', types: MADE, during: [NEGOTIATION] }),
  row('replace', 'advertiser', ['declined'], { to: null, types: ALL, during: UNSETTLED, clock: { before: 'replacement' } }),
  row('replace', 'system', ['declined'], { to: null, types: ALL, during: UNSETTLED, clock: { after: 'replacement' } }),
  row('drop', 'advertiser', ['declined'], { to: null, types: ALL, during: UNSETTLED }),
  row('drop', 'system', ['declined'], { to: null, types: ALL, during: UNSETTLED, clock: { after: 'replacement' } }),
  row('see_live', 'system', ['scheduled'], { to: 'live', types: ALL, during: BOUGHT }),
  row('fail', 'system', ['scheduled'], { to: 'failed', types: ALL, during: BOUGHT, clock: { after: 'late_live' } }),
  row('end', 'system', ['live'], { to: 'ended', types: ALL, during: ON_AIR }),
  row('cut_short', 'system', ['live'], { to: 'cut_short', types: ALL, during: ON_AIR }),
  row('edit_post', 'system', ['live'], { to: null, types: ALL, during: ON_AIR }),
  row('measure', 'system', ['live', 'ended', 'cut_short'], { to: null, types: ALL, during: ON_AIR }),
  row('end', 'system', ['live'], { to: 'ended', types: POSTS, during: [STOPPED] }),
  row('cut_short', 'system', ['live'], { to: 'cut_short', types: POSTS, during: [STOPPED] }),
  row('measure', 'system', ['live', 'ended', 'cut_short'], { to: null, types: POSTS, during: [STOPPED] }),
  row('correct', 'system', ['live', 'ended', 'cut_short'], { to: null, types: ALL, during: ON_AIR }),
  row('correct', 'system', ['live', 'ended', 'cut_short'], { to: null, types: POSTS, during: [STOPPED] }),
];

function listTransitions(during: StateKey, from: PlacementState, actor: Actor, type: CampaignType): readonly PlacementTransition[] {
  return PLACEMENT_TRANSITIONS.filter(
    (t) => t.by === actor && t.types.includes(type) && t.from.includes(from) && t.during.some((key) => isSameState(key, during)),
  );
}

/** The events that an actor may cause for a placement of a campaign in this state, in the table's order. */
export function allowedPlacementEvents(during: StateKey, from: PlacementState, actor: Actor, type: CampaignType): PlacementEvent[] {
  return listTransitions(during, from, actor, type).map(({ event }) => event);
}

export interface PlacementTransitionRefused {
  readonly code: 'transition_refused';
  readonly state: CampaignState;
  readonly allowed: readonly PlacementEvent[];
}

/** Where an event leads a placement; otherwise the allowed events. */
export function findPlacementTransition(
  during: StateKey & { readonly campaign_type: CampaignType },
  from: PlacementState,
  event: PlacementEvent,
  actor: Actor,
): Result<PlacementTransition, PlacementTransitionRefused> {
  const { campaign_type } = during;
  const found = listTransitions(during, from, actor, campaign_type).find((t) => t.event === event);
  return found
    ? succeed(found)
    : refuse({ code: 'transition_refused', state: during.state, allowed: allowedPlacementEvents(during, from, actor, campaign_type) });
}
