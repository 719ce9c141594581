import { CAMPAIGN_EVENTS, type Actor, type CampaignEvent, type StateKey } from '#campaigns/campaign-life.ts';
import type { LifeCampaign, Move } from '#campaigns/life/campaign.ts';
import type { LifeEventName } from '#campaigns/life/events.ts';
import { wasSeenLive } from '#campaigns/placements.ts';
import { captureTotal } from '#money/captures.ts';
import type { Toman } from '#money/money.ts';
import type { Fact } from './turn.ts';

/** The events of single publishers that a history lists. */
export const PUBLISHER_EVENTS = [
  'placement_accepted',
  'placement_declined',
  'placement_left_out',
  'offer_lapsed',
  'content_delivered',
  'content_confirmed',
  'content_rejected',
  'content_refused',
  'content_lapsed',
  'delivery_lapsed',
  'placement_withdrawn',
  'placement_replaced',
  'placement_dropped',
  'placement_live',
  'placement_failed',
  'placement_ended',
  'placement_cut_short',
  'post_edited',
] as const;
export type PublisherEvent = (typeof PUBLISHER_EVENTS)[number];

/** The events that a campaign's history lists. */
export const HISTORY_EVENTS = [...CAMPAIGN_EVENTS, ...PUBLISHER_EVENTS] as const;
export type HistoryEvent = (typeof HISTORY_EVENTS)[number];

/** What an entry of a history shows with its event. Amounts in toman, VAT included. */
export interface HistoryFacts {
  /** The publisher's name. */
  readonly title?: string;
  /** The name of the publisher who took the share. */
  readonly replacement?: string;
  readonly publishers?: number;
  readonly held?: Toman;
  readonly captured?: Toman;
  readonly released?: Toman;
  readonly refunded?: Toman;
  /** What was missing for the hold. */
  readonly shortfall?: Toman;
  /** The operator's words. */
  readonly reason?: string;
  /** The advertiser's words. */
  readonly comment?: string;
  /** When delivery is to pause, and to go on (ISO instants). */
  readonly pause_at?: string;
  readonly resume_at?: string;
  /** A period that was chosen, YYYY-MM-DD. */
  readonly publish_period_start?: string;
  readonly publish_period_end?: string;
}

export interface HistoryEntry {
  readonly event: HistoryEvent;
  /** When it happened (ms). */
  readonly at: number;
  readonly by: Actor;
  /** The campaign's state after it. */
  readonly state: StateKey;
  readonly facts: HistoryFacts;
}

interface Told {
  readonly event: PublisherEvent;
  /** The actor to show, where the fact names only the system. */
  readonly by?: Actor;
}

/** How each event of a placement is listed; a campaign's own events are listed by their transitions. */
const TOLD: Readonly<Record<Exclude<LifeEventName, CampaignEvent> | 'withdraw', Told | null>> = {
  accept: { event: 'placement_accepted' },
  decline: { event: 'placement_declined' },
  leave_out: { event: 'placement_left_out' },
  lapse_offer: { event: 'offer_lapsed' },
  order_content: null,
  deliver_content: { event: 'content_delivered' },
  confirm_content: { event: 'content_confirmed' },
  reject_content: { event: 'content_rejected' },
  refuse_content: { event: 'content_refused' },
  lapse_content: { event: 'content_lapsed' },
  lapse_delivery: { event: 'delivery_lapsed' },
  assign_slot: null,
  withdraw: { event: 'placement_withdrawn' },
  replace: { event: 'placement_replaced' },
  drop: { event: 'placement_dropped' },
  see_live: { event: 'placement_live', by: 'publisher' },
  fail: { event: 'placement_failed', by: 'publisher' },
  end: { event: 'placement_ended' },
  cut_short: { event: 'placement_cut_short', by: 'publisher' },
  edit_post: { event: 'post_edited', by: 'publisher' },
  measure: null,
  correct: null,
  archive: null,
};

export interface Naming {
  titleOf(placement: number): string;
}

/** The entries that a turn adds to its campaign's history, in order. `life` is the campaign after the turn. */
export function makeHistory(facts: readonly Fact[], life: LifeCampaign, { titleOf }: Naming): HistoryEntry[] {
  return facts.flatMap((fact) => {
    const { placement, by, at, event, from, moves } = fact;
    const told = placement === null ? null : TOLD[event as keyof typeof TOLD];
    const own: HistoryEntry[] = [];
    if (told && placement !== null)
      own.push({
        event: told.event,
        at,
        by: told.by ?? by,
        state: from,
        facts: {
          title: titleOf(placement),
          ...(fact.act.event === 'replace' && { replacement: titleOf(fact.act.replacement.id) }),
          ...getAmounts(fact),
        },
      });
    const walked = moves.map((move, index): HistoryEntry => ({
      event: move.event,
      at,
      by: move.event === event ? by : 'system',
      state: move.to,
      facts: { ...(index === 0 && own.length === 0 ? getAmounts(fact) : {}), ...getFacts(move, fact, life) },
    }));
    return [...own, ...walked];
  });
}

function getAmounts({ held, captured, released, refunded }: Fact): HistoryFacts {
  return {
    ...(held > 0 && { held }),
    ...(captured > 0 && { captured }),
    ...(released > 0 && { released }),
    ...(refunded > 0 && { refunded }),
  };
}

const iso = (name: 'pause_at' | 'resume_at', at: number | null): HistoryFacts =>
  at === null ? {} : { [name]: new Date(at).toISOString() };

function getFacts({ event }: Move, { act, by }: Fact, { placements, pause_at, resume_at }: LifeCampaign): HistoryFacts {
  switch (event) {
    case 'schedule':
      return { publishers: placements.filter(({ slot_at }) => slot_at !== null).length };
    case 'go_live':
      return { publishers: placements.filter(({ state }) => wasSeenLive(state)).length };
    case 'accept_list':
    case 'pay_difference':
      return { publishers: placements.filter(({ share }) => share === 'open').length };
    // Who had accepted when no answer to their list came; 0 where no publisher accepted.
    case 'end_negotiation':
      return by === 'system' ? { publishers: placements.filter(({ out_reason }) => out_reason === 'campaign_over').length } : {};
    case 'pause':
    case 'plan_pause':
      return { ...iso('pause_at', event === 'plan_pause' ? pause_at : null), ...iso('resume_at', resume_at) };
    // The posts that stay up.
    case 'stop':
      return { publishers: placements.filter(({ state }) => state === 'live').length };
    case 'complete':
      return {
        captured: placements.reduce((sum, { capture }) => sum + captureTotal(capture), 0),
        released: placements.reduce((sum, { released }) => sum + released, 0),
      };
    default:
      return act.event === 'reject' ? { reason: act.comment } : {};
  }
}
