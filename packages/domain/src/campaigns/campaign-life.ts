import { refuse, succeed, type Result } from '#result.ts';

export const CAMPAIGN_STATES = [
  'CREATION',
  'CREATED',
  'NEGOTIATION',
  'AWAITING_APPROVAL',
  'REJECTED',
  'ACCEPTED',
  'SCHEDULED',
  'TO_PAY',
  'PUBLISHING',
  'INACTIVE',
] as const;
export type CampaignState = (typeof CAMPAIGN_STATES)[number];

export const STATE_REASONS = ['before_review', 'after_negotiation', 'paused', 'completed', 'stopped', 'cancelled', 'unfilled'] as const;
export type StateReason = (typeof STATE_REASONS)[number];

export type Actor = 'advertiser' | 'operator' | 'publisher' | 'system';
/** Lane 1: ready content (REACH, CPM, CPC). Lane 2: the publisher makes the content (INFLUENCE). */
export type Lane = 1 | 2;
export type MoneyEffect =
  | 'none'
  | 'hold'
  | 'hold_difference'
  | 'release_all'
  | 'release_shares'
  | 'capture'
  | 'capture_and_release'
  | 'release_less_late_half'
  | 'refund';

export interface StateKey {
  readonly state: CampaignState;
  readonly reason: StateReason | null;
}

export interface Transition {
  readonly event: CampaignEvent;
  readonly from: readonly StateKey[];
  readonly to: StateKey;
  readonly by: readonly Actor[];
  readonly lanes: readonly Lane[];
  readonly money: MoneyEffect;
}

export type CampaignEvent =
  | 'complete_steps'
  | 'edit'
  | 'purchase'
  | 'purchase_short'
  | 'pay'
  | 'lapse_quote'
  | 'reject'
  | 'approve'
  | 'approve_to_negotiation'
  | 'accept_list'
  | 'accept_list_short'
  | 'pay_difference'
  | 'drop_list'
  | 'end_negotiation'
  | 'schedule'
  | 'withdraw'
  | 'end_unfilled'
  | 'go_live'
  | 'pause'
  | 'resume'
  | 'complete'
  | 'stop'
  | 'refund'
  | 'cancel';

const at = (state: CampaignState, reason: StateReason | null = null): StateKey => ({ state, reason });
const BOTH: readonly Lane[] = [1, 2];
const TO_PAY_BEFORE = at('TO_PAY', 'before_review');
const TO_PAY_AFTER = at('TO_PAY', 'after_negotiation');
const PAUSED = at('INACTIVE', 'paused');
const COMPLETED = at('INACTIVE', 'completed');
const STOPPED = at('INACTIVE', 'stopped');

/** Every transition that exists. Anything else is refused with what is allowed. */
export const TRANSITIONS: readonly Transition[] = [
  { event: 'complete_steps', from: [at('CREATION')], to: at('CREATED'), by: ['advertiser'], lanes: BOTH, money: 'none' },
  {
    event: 'edit',
    from: [at('CREATED'), TO_PAY_BEFORE, at('REJECTED')],
    to: at('CREATED'),
    by: ['advertiser'],
    lanes: BOTH,
    money: 'none',
  },
  { event: 'purchase', from: [at('CREATED')], to: at('AWAITING_APPROVAL'), by: ['advertiser'], lanes: BOTH, money: 'hold' },
  { event: 'purchase_short', from: [at('CREATED')], to: TO_PAY_BEFORE, by: ['advertiser'], lanes: BOTH, money: 'none' },
  { event: 'pay', from: [TO_PAY_BEFORE], to: at('AWAITING_APPROVAL'), by: ['advertiser', 'system'], lanes: BOTH, money: 'hold' },
  { event: 'lapse_quote', from: [TO_PAY_BEFORE], to: at('CREATED'), by: ['system'], lanes: BOTH, money: 'none' },
  { event: 'reject', from: [at('AWAITING_APPROVAL')], to: at('REJECTED'), by: ['operator'], lanes: BOTH, money: 'release_all' },
  { event: 'approve', from: [at('AWAITING_APPROVAL')], to: at('ACCEPTED'), by: ['operator'], lanes: [1], money: 'none' },
  { event: 'approve_to_negotiation', from: [at('AWAITING_APPROVAL')], to: at('NEGOTIATION'), by: ['operator'], lanes: [2], money: 'none' },
  { event: 'accept_list', from: [at('NEGOTIATION')], to: at('ACCEPTED'), by: ['advertiser'], lanes: [2], money: 'hold_difference' },
  { event: 'accept_list_short', from: [at('NEGOTIATION')], to: TO_PAY_AFTER, by: ['advertiser'], lanes: [2], money: 'none' },
  { event: 'pay_difference', from: [TO_PAY_AFTER], to: at('ACCEPTED'), by: ['advertiser', 'system'], lanes: [2], money: 'hold_difference' },
  { event: 'drop_list', from: [TO_PAY_AFTER], to: at('NEGOTIATION'), by: ['advertiser', 'system'], lanes: [2], money: 'none' },
  {
    event: 'end_negotiation',
    from: [at('NEGOTIATION')],
    to: at('REJECTED'),
    by: ['advertiser', 'system'],
    lanes: [2],
    money: 'release_all',
  },
  { event: 'schedule', from: [at('ACCEPTED')], to: at('SCHEDULED'), by: ['system'], lanes: BOTH, money: 'release_shares' },
  { event: 'withdraw', from: [at('SCHEDULED')], to: at('ACCEPTED'), by: ['publisher'], lanes: BOTH, money: 'none' },
  {
    event: 'end_unfilled',
    from: [at('ACCEPTED'), at('SCHEDULED')],
    to: at('INACTIVE', 'unfilled'),
    by: ['system'],
    lanes: BOTH,
    money: 'release_all',
  },
  { event: 'go_live', from: [at('SCHEDULED')], to: at('PUBLISHING'), by: ['system'], lanes: BOTH, money: 'release_shares' },
  { event: 'pause', from: [at('PUBLISHING')], to: PAUSED, by: ['advertiser', 'operator'], lanes: [1], money: 'none' },
  { event: 'resume', from: [PAUSED], to: at('PUBLISHING'), by: ['advertiser', 'operator'], lanes: [1], money: 'none' },
  { event: 'complete', from: [at('PUBLISHING'), PAUSED], to: COMPLETED, by: ['system'], lanes: BOTH, money: 'capture_and_release' },
  {
    event: 'stop',
    from: [at('PUBLISHING'), PAUSED],
    to: STOPPED,
    by: ['advertiser', 'operator'],
    lanes: BOTH,
    money: 'capture_and_release',
  },
  { event: 'refund', from: [COMPLETED], to: COMPLETED, by: ['operator'], lanes: BOTH, money: 'refund' },
  { event: 'refund', from: [STOPPED], to: STOPPED, by: ['operator'], lanes: BOTH, money: 'refund' },
  {
    event: 'cancel',
    from: [
      at('CREATED'),
      TO_PAY_BEFORE,
      TO_PAY_AFTER,
      at('AWAITING_APPROVAL'),
      at('NEGOTIATION'),
      at('REJECTED'),
      at('ACCEPTED'),
      at('SCHEDULED'),
    ],
    to: at('INACTIVE', 'cancelled'),
    by: ['advertiser'],
    lanes: BOTH,
    money: 'release_less_late_half',
  },
];

const isSame = (a: StateKey, b: StateKey): boolean => a.state === b.state && a.reason === b.reason;

/** The events an actor may cause now, in the table's order. */
export function allowedEvents(current: StateKey, lane: Lane, actor?: Actor): CampaignEvent[] {
  return TRANSITIONS.filter(
    (t) => t.lanes.includes(lane) && t.from.some((from) => isSame(from, current)) && (actor === undefined || t.by.includes(actor)),
  ).map((t) => t.event);
}

export interface TransitionRefused {
  readonly code: 'transition_refused';
  readonly state: CampaignState;
  readonly allowed: readonly CampaignEvent[];
}

/** Where an event leads and what it does to money, or what would be allowed instead. */
export function findTransition(current: StateKey, event: CampaignEvent, actor: Actor, lane: Lane): Result<Transition, TransitionRefused> {
  const found = TRANSITIONS.find(
    (t) => t.event === event && t.by.includes(actor) && t.lanes.includes(lane) && t.from.some((from) => isSame(from, current)),
  );
  return found
    ? succeed(found)
    : refuse({ code: 'transition_refused', state: current.state, allowed: allowedEvents(current, lane, actor) });
}

/** States whose content and package may still be edited. */
export function isEditable(current: StateKey): boolean {
  return current.state === 'CREATION' || isSame(current, TO_PAY_BEFORE) || current.state === 'CREATED' || current.state === 'REJECTED';
}
