import type { CampaignType } from '#platforms/platforms.ts';

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

/** `new_dates`: the operator could not approve, because the period leaves too little time; the advertiser picks another. */
export const STATE_REASONS = [
  'before_review',
  'after_negotiation',
  'new_dates',
  'paused',
  'completed',
  'stopped',
  'cancelled',
  'unfilled',
] as const;
export type StateReason = (typeof STATE_REASONS)[number];

export const ACTORS = ['advertiser', 'operator', 'publisher', 'system'] as const;
export type Actor = (typeof ACTORS)[number];
/** Lane 1: ready content (REACH, CPM, CPC). Lane 2: the publisher makes the content (INFLUENCE). */
type Lane = 1 | 2;

export interface StateKey {
  readonly state: CampaignState;
  readonly reason: StateReason | null;
}

export const CAMPAIGN_EVENTS = [
  'complete_steps',
  'edit',
  'purchase',
  'purchase_short',
  'pay',
  'lapse_quote',
  'reject',
  'approve',
  'approve_to_negotiation',
  'ask_new_dates',
  'redate',
  'cancel_undated',
  'accept_list',
  'accept_list_short',
  'pay_difference',
  'drop_list',
  'end_negotiation',
  'schedule',
  'withdraw',
  'end_unfilled',
  'go_live',
  'pause',
  'plan_pause',
  'cancel_pause',
  'resume',
  'complete',
  'stop',
  'dispute',
  'refund',
  'close_dispute',
  'cancel',
] as const;
export type CampaignEvent = (typeof CAMPAIGN_EVENTS)[number];

/** What became of a dispute about a campaign that is over. */
export const DISPUTE_STATES = ['open', 'answered'] as const;

/** The longest reason of a dispute, and answer to it; the most files that come with it. */
export const DISPUTE_TEXT_MAX = 1_000;
export const DISPUTE_ATTACHMENTS_MAX = 5;

/** The longest reason that is given when a campaign is stopped. */
export const STOP_REASON_MAX = 500;

export function isSameState(a: StateKey, b: StateKey): boolean {
  return a.state === b.state && a.reason === b.reason;
}

export function getLane(type: CampaignType): Lane {
  return type === 'INFLUENCE' ? 2 : 1;
}

/** States in which no money is held for a campaign: only then may it be archived. */
export function isWithoutHold({ state, reason }: StateKey): boolean {
  if (state === 'TO_PAY') return reason === 'before_review';
  if (state === 'INACTIVE') return reason !== 'paused';
  return state === 'CREATION' || state === 'CREATED' || state === 'REJECTED';
}

/** States whose content and package may still be edited. */
export function isEditable(current: StateKey): boolean {
  return (
    current.state === 'CREATION' ||
    (current.state === 'TO_PAY' && current.reason === 'before_review') ||
    current.state === 'CREATED' ||
    current.state === 'REJECTED'
  );
}
