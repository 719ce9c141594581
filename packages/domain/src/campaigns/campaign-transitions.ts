import type { CampaignType } from '#platforms/platforms.ts';
import type { Actor, CampaignEvent, StateKey } from './campaign-life.ts';
import type { Deadline } from '#campaigns/rules/deadlines.ts';

export type MoneyEffect =
  | 'none'
  | 'hold'
  | 'hold_difference'
  | 'release_all'
  | 'release_shares'
  | 'capture_and_release'
  | 'release_less_late_half'
  | 'refund';

/** What else follows a transition, outside of the ledger's accounts. */
export type FollowUp = 'freeze_quote' | 'carry_shortfall' | 'return_discount_use' | 'issue_final_invoice' | 'issue_credit_note';

/** What must hold for a transition, beside its deadline. */
export type Condition =
  | 'none'
  | 'steps_complete'
  | 'spendable'
  | 'spendable_short'
  | 'reason_given'
  | 'period_leaves_a_day'
  | 'period_too_short'
  | 'offers_answered'
  | 'nobody_accepted_or_silent'
  | 'placements_confirmed'
  | 'placement_withdrawn'
  | 'no_placement_left'
  | 'first_post_live'
  | 'all_over_and_settled'
  | 'within_captured';

export interface Transition {
  readonly event: CampaignEvent;
  readonly from: readonly StateKey[];
  readonly to: StateKey;
  readonly by: readonly Actor[];
  readonly types: readonly CampaignType[];
  readonly when: Condition;
  /** Only before, or only from, the end of a deadline. */
  readonly clock?: { readonly before: Deadline } | { readonly after: Deadline };
  readonly money: MoneyEffect;
  readonly follow?: FollowUp;
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
 * Every transition that exists; anything else is refused with what is allowed. `schedule`, `withdraw`, `go_live` and
 * `end_unfilled` follow from what happens to placements.
 */
export const TRANSITIONS: readonly Transition[] = [
  {
    event: 'complete_steps',
    from: [CREATION],
    to: CREATED,
    by: A,
    types: ALL,
    when: 'steps_complete',
    money: 'none',
    follow: 'freeze_quote',
  },
  { event: 'edit', from: [CREATION], to: CREATION, by: A, types: ALL, when: 'none', money: 'none' },
  {
    event: 'edit',
    from: [CREATED, TO_PAY, REJECTED],
    to: CREATED,
    by: A,
    types: ALL,
    when: 'steps_complete',
    money: 'none',
    follow: 'freeze_quote',
  },
  { event: 'purchase', from: [CREATED], to: REVIEW, by: A, types: ALL, when: 'spendable', money: 'hold' },
  {
    event: 'purchase_short',
    from: [CREATED],
    to: TO_PAY,
    by: A,
    types: ALL,
    when: 'spendable_short',
    money: 'none',
    follow: 'carry_shortfall',
  },
  { event: 'pay', from: [TO_PAY], to: REVIEW, by: AS, types: ALL, when: 'spendable', clock: { before: 'quote' }, money: 'hold' },
  { event: 'lapse_quote', from: [TO_PAY], to: CREATED, by: S, types: ALL, when: 'none', clock: { after: 'quote' }, money: 'none' },
  {
    event: 'reject',
    from: [REVIEW, UNDATED],
    to: REJECTED,
    by: O,
    types: ALL,
    when: 'reason_given',
    money: 'release_all',
    follow: 'return_discount_use',
  },
  { event: 'approve', from: [REVIEW], to: ACCEPTED, by: O, types: READY, when: 'period_leaves_a_day', money: 'none' },
  { event: 'approve_to_negotiation', from: [REVIEW], to: NEGOTIATION, by: O, types: MADE, when: 'period_leaves_a_day', money: 'none' },
  { event: 'ask_new_dates', from: [REVIEW], to: UNDATED, by: OS, types: ALL, when: 'period_too_short', money: 'none' },
  {
    event: 'redate',
    from: [UNDATED],
    to: REVIEW,
    by: A,
    types: ALL,
    when: 'period_leaves_a_day',
    clock: { before: 'new_dates' },
    money: 'none',
  },
  {
    event: 'cancel_undated',
    from: [UNDATED],
    to: CANCELLED,
    by: S,
    types: ALL,
    when: 'none',
    clock: { after: 'new_dates' },
    money: 'release_all',
  },
  {
    event: 'accept_list',
    from: [NEGOTIATION],
    to: ACCEPTED,
    by: A,
    types: MADE,
    when: 'offers_answered',
    clock: { before: 'list' },
    money: 'hold_difference',
  },
  {
    event: 'accept_list_short',
    from: [NEGOTIATION],
    to: TO_PAY_LIST,
    by: A,
    types: MADE,
    when: 'offers_answered',
    clock: { before: 'list' },
    money: 'none',
    follow: 'carry_shortfall',
  },
  {
    event: 'pay_difference',
    from: [TO_PAY_LIST],
    to: ACCEPTED,
    by: AS,
    types: MADE,
    when: 'spendable',
    clock: { before: 'difference' },
    money: 'hold_difference',
  },
  { event: 'drop_list', from: [TO_PAY_LIST], to: NEGOTIATION, by: A, types: MADE, when: 'none', money: 'none' },
  {
    event: 'drop_list',
    from: [TO_PAY_LIST],
    to: NEGOTIATION,
    by: S,
    types: MADE,
    when: 'none',
    clock: { after: 'difference' },
    money: 'none',
  },
  { event: 'end_negotiation', from: [NEGOTIATION], to: REJECTED, by: A, types: MADE, when: 'none', money: 'release_all' },
  {
    event: 'end_negotiation',
    from: [NEGOTIATION],
    to: REJECTED,
    by: S,
    types: MADE,
    when: 'nobody_accepted_or_silent',
    money: 'release_all',
  },
  { event: 'schedule', from: [ACCEPTED], to: SCHEDULED, by: S, types: ALL, when: 'placements_confirmed', money: 'release_shares' },
  { event: 'withdraw', from: [SCHEDULED], to: ACCEPTED, by: P, types: ALL, when: 'placement_withdrawn', money: 'none' },
  { event: 'end_unfilled', from: [ACCEPTED, SCHEDULED], to: UNFILLED, by: S, types: ALL, when: 'no_placement_left', money: 'release_all' },
  { event: 'go_live', from: [SCHEDULED], to: PUBLISHING, by: S, types: ALL, when: 'first_post_live', money: 'release_shares' },
  { event: 'pause', from: [PUBLISHING], to: PAUSED, by: AO, types: UNITS, when: 'none', money: 'none' },
  { event: 'resume', from: [PAUSED], to: PUBLISHING, by: AO, types: UNITS, when: 'none', money: 'none' },
  {
    event: 'complete',
    from: ON_AIR,
    to: COMPLETED,
    by: S,
    types: ALL,
    when: 'all_over_and_settled',
    money: 'capture_and_release',
    follow: 'issue_final_invoice',
  },
  { event: 'stop', from: ON_AIR, to: STOPPED, by: AO, types: ALL, when: 'none', money: 'capture_and_release' },
  {
    event: 'refund',
    from: [COMPLETED],
    to: COMPLETED,
    by: O,
    types: ALL,
    when: 'within_captured',
    clock: { before: 'dispute' },
    money: 'refund',
    follow: 'issue_credit_note',
  },
  {
    event: 'refund',
    from: [STOPPED],
    to: STOPPED,
    by: O,
    types: ALL,
    when: 'within_captured',
    clock: { before: 'dispute' },
    money: 'refund',
    follow: 'issue_credit_note',
  },
  { event: 'cancel', from: BEFORE_LIVE, to: CANCELLED, by: A, types: ALL, when: 'none', money: 'release_less_late_half' },
];
