import type { CampaignType } from '#platforms/platforms.ts';
import type { Actor, CampaignEvent, StateKey } from './campaign-life.ts';
import type { Deadline } from '#campaigns/rules/deadlines.ts';

export interface Transition {
  readonly event: CampaignEvent;
  readonly from: readonly StateKey[];
  readonly to: StateKey;
  readonly by: readonly Actor[];
  readonly types: readonly CampaignType[];
  /** Allowed only before a deadline ends, or only from then on. */
  readonly clock?: { readonly before: Deadline } | { readonly after: Deadline };
  /** What else follows, outside the ledger. */
  readonly follow?: 'return_discount_use';
}

const CREATION: StateKey = { state: 'CREATION', reason: null };
const CREATED: StateKey = { state: 'CREATED', reason: null };
const TO_PAY: StateKey = { state: 'TO_PAY', reason: 'before_review' };
const TO_PAY_LIST: StateKey = { state: 'TO_PAY', reason: 'after_negotiation' };
const REVIEW: StateKey = { state: 'AWAITING_APPROVAL', reason: null };
const UNDATED: StateKey = { state: 'AWAITING_APPROVAL', reason: 'new_dates' };
const NEGOTIATION: StateKey = { state: 'NEGOTIATION', reason: null };
const REJECTED: StateKey = { state: 'REJECTED', reason: null };
const ACCEPTED: StateKey = { state: 'ACCEPTED', reason: null };
const SCHEDULED: StateKey = { state: 'SCHEDULED', reason: null };
const PUBLISHING: StateKey = { state: 'PUBLISHING', reason: null };
const PAUSED: StateKey = { state: 'INACTIVE', reason: 'paused' };
const COMPLETED: StateKey = { state: 'INACTIVE', reason: 'completed' };
const STOPPED: StateKey = { state: 'INACTIVE', reason: 'stopped' };
const CANCELLED: StateKey = { state: 'INACTIVE', reason: 'cancelled' };
const UNFILLED: StateKey = { state: 'INACTIVE', reason: 'unfilled' };
const BEFORE_LIVE = [CREATED, TO_PAY, TO_PAY_LIST, REVIEW, UNDATED, NEGOTIATION, REJECTED, ACCEPTED, SCHEDULED];
const ON_AIR = [PUBLISHING, PAUSED];

const A: readonly Actor[] = ['advertiser'];
const O: readonly Actor[] = ['operator'];
const P: readonly Actor[] = ['publisher'];
const S: readonly Actor[] = ['system'];
const AO: readonly Actor[] = ['advertiser', 'operator'];
const AS: readonly Actor[] = ['advertiser', 'system'];
const OS: readonly Actor[] = ['operator', 'system'];
const ALL: readonly CampaignType[] = ['REACH', 'CPM', 'CPC', 'INFLUENCE'];
const READY: readonly CampaignType[] = ['REACH', 'CPM', 'CPC'];
const MADE: readonly CampaignType[] = ['INFLUENCE'];
const UNITS: readonly CampaignType[] = ['CPM', 'CPC'];

/**
 * Every transition that exists; any other is refused with the allowed events. The other conditions of an event, and the money it moves,
 * are in `life`. `schedule`, `withdraw`, `go_live` and `end_unfilled` follow from what happens to placements.
 */
export const TRANSITIONS: readonly Transition[] = [
  { event: 'complete_steps', from: [CREATION], to: CREATED, by: A, types: ALL },
  { event: 'edit', from: [CREATION], to: CREATION, by: A, types: ALL },
  { event: 'edit', from: [CREATED, TO_PAY, REJECTED], to: CREATED, by: A, types: ALL },
  { event: 'purchase', from: [CREATED], to: REVIEW, by: A, types: ALL },
  { event: 'purchase_short', from: [CREATED], to: TO_PAY, by: A, types: ALL },
  { event: 'pay', from: [TO_PAY], to: REVIEW, by: AS, types: ALL, clock: { before: 'quote' } },
  { event: 'lapse_quote', from: [TO_PAY], to: CREATED, by: S, types: ALL, clock: { after: 'quote' } },
  { event: 'reject', from: [REVIEW, UNDATED], to: REJECTED, by: OS, types: ALL, follow: 'return_discount_use' },
  { event: 'approve', from: [REVIEW], to: ACCEPTED, by: O, types: READY },
  { event: 'approve_to_negotiation', from: [REVIEW], to: NEGOTIATION, by: O, types: MADE },
  { event: 'ask_new_dates', from: [REVIEW], to: UNDATED, by: OS, types: ALL },
  { event: 'redate', from: [UNDATED], to: REVIEW, by: A, types: ALL, clock: { before: 'new_dates' } },
  { event: 'cancel_undated', from: [UNDATED], to: CANCELLED, by: S, types: ALL, clock: { after: 'new_dates' } },
  { event: 'accept_list', from: [NEGOTIATION], to: ACCEPTED, by: A, types: MADE, clock: { before: 'list' } },
  { event: 'accept_list_short', from: [NEGOTIATION], to: TO_PAY_LIST, by: A, types: MADE, clock: { before: 'list' } },
  { event: 'pay_difference', from: [TO_PAY_LIST], to: ACCEPTED, by: AS, types: MADE, clock: { before: 'difference' } },
  { event: 'drop_list', from: [TO_PAY_LIST], to: NEGOTIATION, by: A, types: MADE },
  { event: 'drop_list', from: [TO_PAY_LIST], to: NEGOTIATION, by: S, types: MADE, clock: { after: 'difference' } },
  { event: 'end_negotiation', from: [NEGOTIATION], to: REJECTED, by: AS, types: MADE },
  { event: 'schedule', from: [ACCEPTED], to: SCHEDULED, by: S, types: ALL },
  { event: 'withdraw', from: [SCHEDULED], to: ACCEPTED, by: P, types: ALL },
  { event: 'end_unfilled', from: [ACCEPTED, SCHEDULED], to: UNFILLED, by: S, types: ALL },
  { event: 'go_live', from: [SCHEDULED], to: PUBLISHING, by: S, types: ALL },
  { event: 'pause', from: [PUBLISHING], to: PAUSED, by: AO, types: UNITS },
  { event: 'pause', from: [PUBLISHING], to: PAUSED, by: S, types: UNITS, clock: { after: 'planned_pause' } },
  { event: 'plan_pause', from: [PUBLISHING], to: PUBLISHING, by: AO, types: UNITS },
  { event: 'cancel_pause', from: [PUBLISHING], to: PUBLISHING, by: AO, types: UNITS },
  { event: 'resume', from: [PAUSED], to: PUBLISHING, by: AO, types: UNITS },
  { event: 'resume', from: [PAUSED], to: PUBLISHING, by: S, types: UNITS, clock: { after: 'planned_resume' } },
  { event: 'complete', from: ON_AIR, to: COMPLETED, by: S, types: ALL },
  { event: 'stop', from: ON_AIR, to: STOPPED, by: AO, types: ALL },
  { event: 'dispute', from: [COMPLETED], to: COMPLETED, by: A, types: ALL, clock: { before: 'dispute' } },
  { event: 'dispute', from: [STOPPED], to: STOPPED, by: A, types: ALL, clock: { before: 'dispute' } },
  { event: 'refund', from: [COMPLETED], to: COMPLETED, by: O, types: ALL, clock: { before: 'dispute' } },
  { event: 'refund', from: [STOPPED], to: STOPPED, by: O, types: ALL, clock: { before: 'dispute' } },
  { event: 'close_dispute', from: [COMPLETED], to: COMPLETED, by: O, types: ALL },
  { event: 'close_dispute', from: [STOPPED], to: STOPPED, by: O, types: ALL },
  { event: 'cancel', from: BEFORE_LIVE, to: CANCELLED, by: A, types: ALL },
  { event: 'cancel', from: BEFORE_LIVE, to: CANCELLED, by: O, types: ALL, follow: 'return_discount_use' },
];
