import type { CampaignEvent, CampaignState } from '#campaigns/campaign-life.ts';
import type { PlacementEvent } from '#campaigns/rules/placement-events.ts';
import type { PlacementLine } from '#money/captures.ts';
import type { RefundRefused } from '#money/refunds.ts';
import type { Toman } from '#money/money.ts';

export interface NewPlacement {
  readonly id: number;
  readonly line: PlacementLine;
  /** Hours, views or clicks. */
  readonly bought: number;
}

/** What was priced: the lines and, in lane 2, the ceiling that a purchase holds, with services and VAT. */
export interface LifeQuote {
  readonly placements: readonly NewPlacement[];
  readonly ceiling: Toman | null;
  /** End of the publishing period (ms). */
  readonly publish_until: number;
}

/** The account's money, read under its lock. */
export interface Funds {
  readonly available: Toman;
  readonly debt_limit: Toman;
}

interface Order {
  readonly funds: Funds;
  /** The total that the advertiser saw. */
  readonly expected_total: Toman;
  /** The current price; needed once the frozen one has lapsed. */
  readonly fresh: LifeQuote | null;
}

/** The list of the accepting publishers at current prices, with discounts and services, and the total that the advertiser saw. */
export interface PricedList {
  readonly expected_total: Toman;
  /** One for each accepted placement. */
  readonly lines: readonly { readonly placement: number; readonly line: PlacementLine }[];
}

/** These follow from what happens to placements; no actor causes them directly. */
export const FOLLOWING_EVENTS = ['schedule', 'withdraw', 'go_live', 'end_unfilled'] as const;
type Following = (typeof FOLLOWING_EVENTS)[number];

type WithFacts =
  | { readonly event: 'complete_steps'; readonly quote: LifeQuote }
  | { readonly event: 'edit'; readonly quote: LifeQuote | null }
  | ({ readonly event: 'purchase' } & Order)
  | ({ readonly event: 'purchase_short'; readonly is_auto_after_charge: boolean } & Order)
  | { readonly event: 'pay'; readonly funds: Funds }
  /** The accepted price holds; `expected_total` refuses an advertiser who saw another one. */
  | { readonly event: 'pay_difference'; readonly funds: Funds; readonly expected_total?: Toman }
  | { readonly event: 'accept_list'; readonly funds: Funds; readonly list?: PricedList }
  | { readonly event: 'accept_list_short'; readonly funds: Funds; readonly list?: PricedList; readonly is_auto_after_charge: boolean }
  | { readonly event: 'reject'; readonly comment: string }
  | { readonly event: 'redate'; readonly publish_until: number }
  /** `resume_at`: when it ends by itself; null: not before it is resumed; without it, as it was planned. */
  | { readonly event: 'pause'; readonly resume_at?: number | null }
  | { readonly event: 'plan_pause'; readonly pause_at: number; readonly resume_at: number | null }
  | { readonly event: 'refund'; readonly placement: number; readonly amount: Toman; readonly credit_note: string };

export type CampaignAct = WithFacts | { readonly event: Exclude<CampaignEvent, Following | WithFacts['event']> };

type WithPlacementFacts =
  /** In a negotiation the publisher may name another price. */
  | { readonly event: 'accept'; readonly placement: number; readonly line: PlacementLine | null }
  | { readonly event: 'assign_slot'; readonly placement: number; readonly slot_at: number }
  | { readonly event: 'replace'; readonly placement: number; readonly replacement: NewPlacement; readonly funds: Funds }
  | { readonly event: 'see_live'; readonly placement: number; readonly live_at: number }
  | { readonly event: 'cut_short'; readonly placement: number; readonly removed_at: number }
  | { readonly event: 'edit_post'; readonly placement: number; readonly edited_at: number }
  | { readonly event: 'measure'; readonly placement: number; readonly hour: number; readonly accepted: number }
  /** Figures of a measured hour have changed; `delivered` are all paid views or clicks of the placement since then. */
  | { readonly event: 'correct'; readonly placement: number; readonly hour: number; readonly delivered: number };

export type PlacementAct =
  | WithPlacementFacts
  | { readonly event: Exclude<PlacementEvent, WithPlacementFacts['event']>; readonly placement: number };

export type LifeEvent = CampaignAct | PlacementAct | { readonly event: 'archive' };
export type LifeEventName = CampaignEvent | PlacementEvent | 'archive';

/** What an event needs, apart from its deadline. */
export type Condition =
  | 'steps_complete'
  | 'spendable_short'
  | 'charge_awaited'
  | 'reason_given'
  | 'period_leaves_a_day'
  | 'period_too_short'
  | 'offers_answered'
  | 'another_accepted'
  | 'nobody_accepted_or_silent'
  | 'all_over_and_settled'
  | 'new_credit_note'
  | 'pause_in_period'
  | 'pause_planned'
  | 'no_dispute_open'
  | 'dispute_open'
  | 'content_awaited'
  | 'content_delivered'
  | 'rejections_left'
  | 'operator_decides'
  | 'others_confirmed'
  | 'share_open'
  | 'not_dearer'
  | 'live_in_time'
  | 'hours_over'
  | 'period_or_goal_over'
  | 'removed_early'
  | 'newly_edited'
  | 'hour_counts';

export type LifeRefusal =
  | { readonly code: 'transition_refused'; readonly state: CampaignState; readonly allowed: readonly LifeEventName[] }
  | { readonly code: 'condition_not_met'; readonly condition: Condition }
  | { readonly code: 'too_early'; readonly due_at: number }
  | { readonly code: 'too_late'; readonly deadline_at: number }
  | { readonly code: 'spendable_short'; readonly shortfall: Toman }
  | { readonly code: 'quote_lapsed' }
  | { readonly code: 'quote_changed'; readonly before: Toman; readonly after: Toman }
  | { readonly code: 'hold_open'; readonly amount: Toman }
  | { readonly code: 'archived' }
  | { readonly code: 'placement_unknown' }
  | RefundRefused;
