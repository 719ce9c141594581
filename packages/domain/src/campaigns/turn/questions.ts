import { HOUR_MS } from '#calendar/durations.ts';
import { deadlineAt, isForOperator, dueEvents } from '#campaigns/life/clock.ts';
import { isReplaceable, type LifeCampaign, type LifePlacement } from '#campaigns/life/campaign.ts';
import { boughtUntil, deadlineEnd } from '#campaigns/rules/deadlines.ts';
import { isPaidByUnits } from '#campaigns/rules/share-rules.ts';
import { nextReminderAt } from '#campaigns/waits/reminders.ts';
import { startOfTehranHour } from '#calendar/jalali.ts';

/** What to ask the outside about a campaign now. Instants in ms. */
export type Question =
  | { readonly ask: 'review' }
  | { readonly ask: 'answer'; readonly placement: number }
  /** Whether a publisher who accepted still takes part. */
  | { readonly ask: 'stay'; readonly placement: number }
  /** The delivery of this attempt, owed since `owed_since`. */
  | { readonly ask: 'content'; readonly placement: number; readonly attempt: number; readonly owed_since: number }
  /** Who takes the share of a publisher who fell out, where the advertiser gave no answer. */
  | { readonly ask: 'replacement'; readonly placement: number }
  /** The operator's verdict on a content that was rejected twice. */
  | { readonly ask: 'verdict'; readonly placement: number; readonly delivered_at: number }
  | { readonly ask: 'post'; readonly placement: number }
  /** Of whole hours; the hour that begins at `to` is excluded. */
  | { readonly ask: 'figures'; readonly placement: number; readonly from: number; readonly to: number };

/** Whether publishers and their posts decide what comes next. */
function isWithPublishers({ state, reason }: Pick<LifeCampaign, 'state' | 'reason'>): boolean {
  return state === 'NEGOTIATION' || state === 'ACCEPTED' || state === 'SCHEDULED' || state === 'PUBLISHING' || reason === 'paused';
}

/** Posts of a stopped campaign stay up and are measured, and their last figures settle. */
function isReporting({ reason, campaign_type }: LifeCampaign, { state, ended_at }: LifePlacement, now: number): boolean {
  if (reason !== 'stopped' || isPaidByUnits(campaign_type)) return false;
  return state === 'live' || (ended_at !== null && now < deadlineEnd('settle', ended_at));
}

/** Each question once; none for a campaign that waits for people alone, or is over. */
export function questionsFor(life: LifeCampaign, now: number): Question[] {
  if (life.state === 'AWAITING_APPROVAL') return life.reason === null ? [{ ask: 'review' }] : [];
  const asked = isWithPublishers(life) ? life.placements : life.placements.filter((item) => isReporting(life, item, now));
  return asked.flatMap((item) => questionsAbout(life, item, now));
}

function questionsAbout(life: LifeCampaign, item: LifePlacement, now: number): Question[] {
  const placement = item.id;
  switch (item.state) {
    case 'declined':
      return isReplacedNow(life, item, now) ? [{ ask: 'replacement', placement }] : [];
    case 'offered':
      return [{ ask: 'answer', placement }];
    case 'accepted':
    case 'content_confirmed':
      return [{ ask: 'stay', placement }];
    case 'content_pending':
      return [{ ask: 'stay', placement }, ...questionsOfContent(item)];
    case 'scheduled':
      return [{ ask: 'stay', placement }, ...(item.slot_at !== null && now >= item.slot_at ? [{ ask: 'post', placement } as const] : [])];
    case 'live':
      return [{ ask: 'post', placement }, ...listFigures(life, item, now)];
    case 'ended':
    case 'cut_short':
      return listFigures(life, item, now);
    default:
      return [];
  }
}

/** At its deadline a share goes to the nearest publisher, if the advertiser asked for it. */
function isReplacedNow(life: LifeCampaign, item: LifePlacement, now: number): boolean {
  return life.is_auto_replace && isReplaceable(item) && now >= deadlineAt(life, 'replacement', item)!;
}

function questionsOfContent(item: LifePlacement): Question[] {
  const { id: placement, delivered_at, owed_since, rejections } = item;
  if (delivered_at === null) return owed_since === null ? [] : [{ ask: 'content', placement, attempt: rejections + 1, owed_since }];
  return isForOperator(item) ? [{ ask: 'verdict', placement, delivered_at }] : [];
}

/** Whole hours without figures, up to the hour in which the placement ends. */
function listFigures(life: LifeCampaign, item: LifePlacement, now: number): Extract<Question, { readonly ask: 'figures' }>[] {
  const { id: placement, live_at, ended_at, measured_until, bought } = item;
  if (live_at === null) return [];
  const paidUntil = isPaidByUnits(life.campaign_type) ? life.publish_until : boughtUntil(live_at, bought);
  const end = ended_at ?? paidUntil;
  const from = measured_until ?? startOfTehranHour(live_at);
  const to = Math.min(endOfHour(end), startOfTehranHour(now));
  return to > from ? [{ ask: 'figures', placement, from, to }] : [];
}

/**
 * The instant (ms) up to which every hour of a campaign's posts has its figures: what was seen later is not counted yet. Undefined before
 * the first post is live.
 */
export function countedUntil(life: LifeCampaign, now: number): number | undefined {
  if (life.placements.every(({ live_at }) => live_at === null)) return undefined;
  return Math.min(startOfTehranHour(now), ...life.placements.flatMap((item) => listFigures(life, item, now).map(({ from }) => from)));
}

/** The end (ms) of the hour in which something ended. */
export const endOfHour = (end: number): number => startOfTehranHour(end - 1) + HOUR_MS;

/** When the outside asked to be asked again (ms). */
export interface Again {
  readonly review?: number;
  readonly placements: ReadonlyMap<number, number>;
}

/** How often live posts are looked at, and how soon the outside is asked again when a deadline waits for its answer. */
const LOOK_EVERY_MS = 6 * HOUR_MS;
const ASK_AGAIN_MS = HOUR_MS / 6;

/** When the campaign must be looked at again (ms), always after `now`; undefined when nothing will happen by itself. */
export function nextLookAt(life: LifeCampaign, again: Again, now: number): number | undefined {
  const due = dueEvents(life).map(({ at }) => (at <= now ? now + ASK_AGAIN_MS : at));
  const asked = questionsFor(life, now).map((question) => askedAgainAt(question, again, now));
  const times = [...due, ...asked, ...listSlots(life, now), ...listLastHours(life, now), nextReminderAt(life, now) ?? Infinity];
  const next = Math.min(...times);
  return next === Infinity ? undefined : Math.max(now + 1, next);
}

function askedAgainAt(question: Question, { review, placements }: Again, now: number): number {
  const wished = question.ask === 'review' ? review : placements.get(question.placement);
  // No deadline waits for publishers who stay: they are asked with other questions, or when they wish.
  if (question.ask === 'stay' && wished === undefined) return Infinity;
  if (wished === undefined || wished <= now) return now + LOOK_EVERY_MS;
  // A publisher who stays may wish to be asked much later than the post that has just gone live is to be looked at.
  return question.ask === 'post' || question.ask === 'figures' ? Math.min(wished, now + LOOK_EVERY_MS) : wished;
}

/** A post is looked for from its slot on. */
function listSlots(life: LifeCampaign, now: number): number[] {
  if (!isWithPublishers(life)) return [];
  return life.placements.flatMap(({ state, slot_at }) => (state === 'scheduled' && slot_at !== null && slot_at > now ? [slot_at] : []));
}

/** The figures of the hour in which a post ended are requested as soon as that hour is over. */
function listLastHours(life: LifeCampaign, now: number): number[] {
  const asked = isWithPublishers(life) ? life.placements : life.placements.filter((item) => isReporting(life, item, now));
  return asked.flatMap(({ ended_at }) => (ended_at !== null && endOfHour(ended_at) > now ? [endOfHour(ended_at)] : []));
}
