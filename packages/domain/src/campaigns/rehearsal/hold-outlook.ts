import { summarisePlacement, isReplaceable, openHold, type LifeCampaign } from '#campaigns/life/campaign.ts';
import { deadlineAt, dueEvents } from '#campaigns/life/clock.ts';
import { areAllOver } from '#campaigns/rules/derived-state.ts';
import { isPaidByUnits } from '#campaigns/rules/share-rules.ts';
import type { PlanSlots } from '#campaigns/turn/advance.ts';
import { captureTotal } from '#money/captures.ts';
import type { Toman } from '#money/money.ts';
import { playLife } from './play.ts';

/** What an open hold waits for. */
export const HOLD_WAITS = [
  'review',
  'new_dates',
  'answers',
  'list',
  'difference',
  'confirmation',
  'publishing',
  'hours',
  'units',
  'paused',
  'settling',
] as const;
export type HoldWait = (typeof HOLD_WAITS)[number];

/** What frees a hold, and when, in facts. Instants in ms. */
export interface HoldOutlook {
  readonly amount: Toman;
  readonly waits_for: HoldWait;
  /** The next deadline of the system; null where people decide without one. */
  readonly next_at: number | null;
  /** When nothing is held any more, if everybody does their part; null while that depends on a decision of the advertiser. */
  readonly settled_at: number | null;
  /** Views or clicks that are still to be delivered; 0 where hours are bought. */
  readonly units_left: number;
  /** Shares of publishers who fell out, released at their instants unless somebody takes them. */
  readonly lost: readonly { readonly placement: number; readonly amount: Toman; readonly at: number }[];
}

function getWait(life: LifeCampaign): HoldWait {
  switch (life.state) {
    case 'AWAITING_APPROVAL':
      return life.reason === 'new_dates' ? 'new_dates' : 'review';
    case 'NEGOTIATION':
      return life.list_ready_at === null ? 'answers' : 'list';
    case 'TO_PAY':
      return 'difference';
    case 'ACCEPTED':
      return 'confirmation';
    case 'SCHEDULED':
      return 'publishing';
    default:
      if (areAllOver(life.placements.map(summarisePlacement))) return 'settling';
      if (life.reason === 'paused') return 'paused';
      return isPaidByUnits(life.campaign_type) ? 'units' : 'hours';
  }
}

/** What frees the hold of a campaign: its next deadline, and its end as the functions that live it would reach it. */
export function getHoldOutlook(life: LifeCampaign, planSlots: PlanSlots, now: number): HoldOutlook {
  const played = playLife(life, { delivered_percent: 100, out: [] }, planSlots, now);
  const last = Math.max(...played.postings.map(({ at }) => at));
  const open = life.placements.filter(({ share }) => share === 'open');
  return {
    amount: openHold(life),
    waits_for: getWait(life),
    next_at: dueEvents(life)[0]?.at ?? null,
    settled_at: played.life.reason === 'completed' ? last : null,
    units_left: isPaidByUnits(life.campaign_type)
      ? open.reduce((sum, item) => sum + Math.max(0, item.bought - item.delivered_units), 0)
      : 0,
    lost: open.filter(isReplaceable).map((item) => ({
      placement: item.id,
      amount: item.line.total - captureTotal(item.capture),
      at: deadlineAt(life, 'replacement', item)!,
    })),
  };
}
