import { HOUR_MS } from '#calendar/durations.ts';
import type { Actor } from '#campaigns/campaign-life.ts';
import { applyEvent } from '#campaigns/life/apply-event.ts';
import { startCampaign, type LifeCampaign, type Posting } from '#campaigns/life/campaign.ts';
import type { Funds, LifeEvent, LifeQuote, NewPlacement } from '#campaigns/life/events.ts';
import type { PlacementLine } from '#money/captures.ts';
import type { NetStep } from '#money/hundreds.ts';
import type { CampaignType } from '#platforms/platforms.ts';

/** 12:00 UTC, when every driven campaign begins. */
export const BEGIN = Date.UTC(2026, 10, 10, 12);
export const RICH: Funds = { available: 100_000_000, debt_limit: 0 };

/** A line of whole hundreds is bought in hundreds, another one in single toman, as before that rule. */
export function getLine(price: number, discount = 0): PlacementLine {
  const vat = Math.floor(((price - discount) * 20 + 100) / 200);
  return {
    price,
    discount,
    vat,
    total: price - discount + vat,
    publisher_price: Math.floor(price * 0.7),
    net_step: stepOf(price, discount),
  };
}

function stepOf(...amounts: readonly number[]): NetStep {
  return amounts.every((amount) => amount % 100 === 0) ? 100 : 1;
}

export function getPlacement(id: number, type: CampaignType, price = 1_000_000): NewPlacement {
  return { id, line: getLine(price), bought: type === 'CPM' ? 100_000 : type === 'CPC' ? 4_000 : 24 };
}

/** Two placements of a million toman each, a period of ten days, and in lane 2 a ceiling of three million. */
export function getQuote(type: CampaignType): LifeQuote {
  return {
    placements: [getPlacement(1, type), getPlacement(2, type)],
    ceiling: type === 'INFLUENCE' ? 3_300_000 : null,
    publish_until: BEGIN + 240 * HOUR_MS,
  };
}

export interface Driven {
  campaign: LifeCampaign;
  readonly postings: Posting[];
}

/** Applies an event and throws when it is refused. */
export function drive(driven: Driven, act: LifeEvent, actor: Actor, now: number): void {
  const outcome = applyEvent(driven.campaign, act, actor, now);
  if (!outcome.ok) throw new Error(`${actor} ${act.event}: ${JSON.stringify(outcome.error)}`);
  driven.campaign = outcome.value.campaign;
  driven.postings.push(...outcome.value.postings);
}

/** The code of a refusal, or the state that the event leads to. */
export function tryAct({ campaign }: Driven, act: LifeEvent, actor: Actor, now: number): string {
  const outcome = applyEvent(campaign, act, actor, now);
  if (!outcome.ok) return 'condition' in outcome.error ? outcome.error.condition : outcome.error.code;
  const { state, reason } = outcome.value.campaign;
  return reason === null ? state : `${state}.${reason}`;
}

type Milestone = 'CREATED' | 'TO_PAY' | 'REVIEW' | 'ASKED' | 'ANSWERED' | 'SCHEDULED' | 'LIVE';

/**
 * A campaign at a milestone: created, left to pay, in review, offers sent (in lane 2 the negotiation), all accepted (the list accepted,
 * the contents confirmed), scheduled 48 hours ahead, all live.
 */
export function driveTo(milestone: Milestone, type: CampaignType): Driven {
  const driven: Driven = { campaign: startCampaign(7, type, BEGIN), postings: [] };
  const isMade = type === 'INFLUENCE';
  const quote = getQuote(type);
  const expected_total = isMade ? 3_300_000 : 2_200_000;
  const order = { funds: RICH, expected_total, fresh: null };
  drive(driven, { event: 'complete_steps', quote }, 'advertiser', BEGIN);
  if (milestone === 'CREATED') return driven;
  if (milestone === 'TO_PAY') {
    const funds = { available: 0, debt_limit: 0 };
    drive(driven, { event: 'purchase_short', ...order, funds, is_auto_after_charge: true }, 'advertiser', BEGIN);
    return driven;
  }
  drive(driven, { event: 'purchase', ...order }, 'advertiser', BEGIN);
  if (milestone === 'REVIEW') return driven;
  drive(driven, { event: isMade ? 'approve_to_negotiation' : 'approve' }, 'operator', BEGIN);
  if (milestone === 'ASKED') return driven;
  for (const placement of [1, 2]) drive(driven, { event: 'accept', placement, line: null }, 'publisher', BEGIN + HOUR_MS);
  if (isMade) {
    drive(driven, { event: 'accept_list', funds: RICH }, 'advertiser', BEGIN + HOUR_MS);
    for (const placement of [1, 2])
      for (const [event, actor] of [
        ['order_content', 'system'],
        ['deliver_content', 'publisher'],
        ['confirm_content', 'advertiser'],
      ] as const)
        drive(driven, { event, placement }, actor, BEGIN + HOUR_MS);
  }
  if (milestone === 'ANSWERED') return driven;
  for (const placement of [1, 2])
    drive(driven, { event: 'assign_slot', placement, slot_at: BEGIN + 48 * HOUR_MS }, 'system', BEGIN + 2 * HOUR_MS);
  if (milestone === 'SCHEDULED') return driven;
  for (const placement of [1, 2])
    drive(driven, { event: 'see_live', placement, live_at: BEGIN + 48 * HOUR_MS }, 'system', BEGIN + 48 * HOUR_MS);
  return driven;
}
