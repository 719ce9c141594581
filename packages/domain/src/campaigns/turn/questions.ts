import { HOUR_MS } from '#calendar/durations.ts';
import { isOperatorsTurn, dueEvents } from '#campaigns/life/clock.ts';
import type { LifeCampaign, LifePlacement } from '#campaigns/life/campaign.ts';
import { boughtUntil } from '#campaigns/rules/deadlines.ts';
import { isPaidByUnits } from '#campaigns/rules/share-rules.ts';
import { nextReminderAt } from '#campaigns/waits/reminders.ts';
import { startOfTehranHour } from '#reports/reports.ts';

/** What to ask the outside about a campaign now. Instants in ms. */
export type Question =
  | { readonly ask: 'review' }
  | { readonly ask: 'answer'; readonly placement: number }
  /** The delivery of this attempt, owed since `owed_since`. */
  | { readonly ask: 'content'; readonly placement: number; readonly attempt: number; readonly owed_since: number }
  /** The operator's verdict on a content that was rejected twice. */
  | { readonly ask: 'verdict'; readonly placement: number; readonly delivered_at: number }
  | { readonly ask: 'post'; readonly placement: number }
  /** Of whole hours; the hour that begins at `to` is excluded. */
  | { readonly ask: 'figures'; readonly placement: number; readonly from: number; readonly to: number };

/** Whether publishers and their posts decide what comes next. */
function isWithPublishers({ state, reason }: Pick<LifeCampaign, 'state' | 'reason'>): boolean {
  return state === 'NEGOTIATION' || state === 'ACCEPTED' || state === 'SCHEDULED' || state === 'PUBLISHING' || reason === 'paused';
}

/** Each question once; none for a campaign that waits for people alone, or is over. */
export function questionsFor(life: LifeCampaign, now: number): Question[] {
  if (life.state === 'AWAITING_APPROVAL') return life.reason === null ? [{ ask: 'review' }] : [];
  return isWithPublishers(life) ? life.placements.flatMap((item) => questionsAbout(life, item, now)) : [];
}

function questionsAbout(life: LifeCampaign, item: LifePlacement, now: number): Question[] {
  const placement = item.id;
  switch (item.state) {
    case 'offered':
      return [{ ask: 'answer', placement }];
    case 'content_pending':
      return questionsOfContent(item);
    case 'scheduled':
      return item.slot_at !== null && now >= item.slot_at ? [{ ask: 'post', placement }] : [];
    case 'live':
      return [{ ask: 'post', placement }, ...listFigures(life, item, now)];
    case 'ended':
    case 'cut_short':
      return listFigures(life, item, now);
    default:
      return [];
  }
}

function questionsOfContent(item: LifePlacement): Question[] {
  const { id: placement, delivered_at, owed_since, rejections } = item;
  if (delivered_at === null) return owed_since === null ? [] : [{ ask: 'content', placement, attempt: rejections + 1, owed_since }];
  return isOperatorsTurn(item) ? [{ ask: 'verdict', placement, delivered_at }] : [];
}

/** Whole hours without figures, up to the hour in which the placement ends. */
function listFigures(life: LifeCampaign, item: LifePlacement, now: number): Question[] {
  const { id: placement, live_at, ended_at, measured_until, bought } = item;
  if (live_at === null) return [];
  const paidUntil = isPaidByUnits(life.campaign_type) ? life.publish_until : boughtUntil(live_at, bought);
  const end = ended_at ?? paidUntil;
  const from = measured_until ?? startOfTehranHour(live_at);
  const to = Math.min(endOfHour(end), startOfTehranHour(now));
  return to > from ? [{ ask: 'figures', placement, from, to }] : [];
}

/** The end (ms) of the hour in which something ended. */
const endOfHour = (end: number): number => startOfTehranHour(end - 1) + HOUR_MS;

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
  return wished === undefined || wished <= now ? now + LOOK_EVERY_MS : wished;
}

/** A post is looked for from its slot on. */
function listSlots(life: LifeCampaign, now: number): number[] {
  if (!isWithPublishers(life)) return [];
  return life.placements.flatMap(({ state, slot_at }) => (state === 'scheduled' && slot_at !== null && slot_at > now ? [slot_at] : []));
}

/** The figures of the hour in which a post ended are requested as soon as that hour is over. */
function listLastHours(life: LifeCampaign, now: number): number[] {
  if (!isWithPublishers(life)) return [];
  return life.placements.flatMap(({ ended_at }) => (ended_at !== null && endOfHour(ended_at) > now ? [endOfHour(ended_at)] : []));
}
