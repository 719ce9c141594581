import type { Actor } from '#campaigns/campaign-life.ts';
import type { LifeCampaign } from '#campaigns/life/campaign.ts';
import { beginningOf, deadlineAt, dueEvents } from '#campaigns/life/clock.ts';
import type { LifeEventName } from '#campaigns/life/events.ts';
import type { Deadline } from '#campaigns/rules/deadlines.ts';
import type { NoticeKind } from '#notices/notifications.ts';

/** The actor that each deadline binds. A new deadline does not compile until its actor is listed. */
export const BOUND_BY_DEADLINE = {
  quote: 'advertiser',
  new_dates: 'advertiser',
  list: 'advertiser',
  difference: 'advertiser',
  content: 'advertiser',
  replacement: 'advertiser',
  answer: 'publisher',
  offer: 'publisher',
  delivery: 'publisher',
  late_live: 'publisher',
  settle: 'system',
  planned_pause: 'system',
  planned_resume: 'system',
  dispute: 'operator',
} as const satisfies Readonly<Record<Deadline, Actor>>;

type BoundBy<D extends Deadline> = (typeof BOUND_BY_DEADLINE)[D];
/** A deadline by which the advertiser must answer. */
export type AdvertiserWait = { [D in Deadline]: BoundBy<D> extends 'advertiser' ? D : never }[Deadline];

interface WaitRule {
  /** What the system does when the wait is over without an answer. */
  readonly lapse: LifeEventName;
  /** The notice before its end, and the one after it. */
  readonly reminder: NoticeKind;
  readonly lapsed: NoticeKind;
}

/** Every wait of the advertiser. */
export const ADVERTISER_WAITS = {
  quote: { lapse: 'lapse_quote', reminder: 'wait_quote', lapsed: 'campaign_quote_lapsed' },
  new_dates: { lapse: 'cancel_undated', reminder: 'wait_new_dates', lapsed: 'campaign_undated' },
  list: { lapse: 'end_negotiation', reminder: 'wait_list', lapsed: 'campaign_list_unanswered' },
  difference: { lapse: 'drop_list', reminder: 'wait_difference', lapsed: 'campaign_list_dropped' },
  content: { lapse: 'lapse_content', reminder: 'wait_content', lapsed: 'content_unanswered' },
  replacement: { lapse: 'drop', reminder: 'wait_replacement', lapsed: 'replacement_unanswered' },
} as const satisfies Readonly<Record<AdvertiserWait, WaitRule>>;

const NAMES = Object.keys(ADVERTISER_WAITS) as AdvertiserWait[];

/** A wait that runs now. Instants in ms. */
export interface OpenWait {
  readonly wait: AdvertiserWait;
  readonly placement: number | null;
  readonly since: number;
  readonly until: number;
}

/** The waits of a campaign for its advertiser that run now: those that the system ends when their time comes. */
export function listOpenWaits(life: LifeCampaign): OpenWait[] {
  return dueEvents(life).flatMap(({ event, placement, at }) => {
    const wait = NAMES.find((name) => ADVERTISER_WAITS[name].lapse === event);
    const item = life.placements.find(({ id }) => id === placement);
    // A negotiation in which no publisher accepted ends by the same event, and waits for no one.
    if (wait === undefined || deadlineAt(life, wait, item) !== at) return [];
    const since = beginningOf(life, wait, item)!;
    // The quote is older than the wait for its payment.
    return [{ wait, placement, since: wait === 'quote' ? Math.max(since, life.state_since) : since, until: at }];
  });
}
