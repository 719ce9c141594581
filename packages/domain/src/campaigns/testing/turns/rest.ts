import { DAY_MS, HOUR_MS } from '#calendar/durations.ts';
import type { Actor } from '#campaigns/campaign-life.ts';
import type { LifeEvent } from '#campaigns/life/events.ts';
import { mustBe } from '#campaigns/testing/compare.ts';
import type { Post, Reading } from '#campaigns/testing/model.ts';
import { endOf, isInDispute, isUnits, mayHappen, getUnits } from '#campaigns/testing/model-rules.ts';
import type { Fact } from '#campaigns/turn/turn.ts';
import type { Sighting, Sightings, Verdict } from '#campaigns/turn/sightings.ts';

interface Heard {
  readonly act: LifeEvent;
  readonly by: Actor;
  readonly at: number;
}

function heardOfReview(book: Reading, review: Verdict): Heard[] {
  const { at } = review;
  if (book.name !== 'AWAITING_APPROVAL' || at < book.since) return [];
  if (review.verdict === 'reject') return [{ act: { event: 'reject', comment: review.reason }, by: 'operator', at }];
  if (book.until - at < DAY_MS) return [{ act: { event: 'ask_new_dates' }, by: 'operator', at }];
  return [{ act: { event: book.type === 'INFLUENCE' ? 'approve_to_negotiation' : 'approve' }, by: 'operator', at }];
}

function getHeard({ replacementHours }: Reading, post: Post, sighting: Sighting): Heard[] {
  const { placement, answer, withdrawn_at, content, verdict, live_at, removed_at, edited_at, replacement, hours = [] } = sighting;
  const heard: Heard[] = hours.map((figure) => ({
    act: { event: 'measure', placement, ...figure },
    by: 'system',
    at: figure.hour + HOUR_MS,
  }));
  if (answer?.answer === 'accepted')
    heard.push({ act: { event: 'accept', placement, line: answer.line ?? null }, by: 'publisher', at: answer.at });
  if (answer?.answer === 'declined') heard.push({ act: { event: 'decline', placement }, by: 'publisher', at: answer.at });
  if (withdrawn_at !== undefined) heard.push({ act: { event: 'withdraw', placement }, by: 'publisher', at: withdrawn_at });
  if (content !== undefined && content.attempt === post.rejections + 1)
    heard.push({ act: { event: 'deliver_content', placement }, by: 'publisher', at: content.at });
  if (verdict !== undefined && isInDispute(post) && verdict.at >= post.handedAt!)
    heard.push({
      act: { event: verdict.verdict === 'approve' ? 'confirm_content' : 'refuse_content', placement },
      by: 'operator',
      at: verdict.at,
    });
  if (replacement && post.is === 'declined' && post.holds && post.outAt !== null) {
    const funds = { available: 0, debt_limit: 0 };
    const at = post.outAt + replacementHours * HOUR_MS;
    heard.push({ act: { event: 'replace', placement, replacement, funds }, by: 'system', at });
  }
  if (live_at !== undefined) heard.push({ act: { event: 'see_live', placement, live_at }, by: 'system', at: live_at });
  if (removed_at !== undefined) heard.push({ act: { event: 'cut_short', placement, removed_at }, by: 'system', at: removed_at });
  if (edited_at !== undefined) heard.push({ act: { event: 'edit_post', placement, edited_at }, by: 'system', at: edited_at });
  return heard;
}

const OF_CAMPAIGN = ['lapse_quote', 'cancel_undated', 'drop_list', 'end_negotiation', 'pause', 'resume', 'complete'] as const;
const OF_POST = ['lapse_offer', 'lapse_content', 'lapse_delivery', 'drop', 'fail', 'end'] as const;

/** The instant from which the outside must have been asked before an event of the system; undefined where no question is needed. */
function askedFrom(book: Reading, post: Post, event: string): number | undefined {
  if (event === 'lapse_offer') return endOf(book.type === 'INFLUENCE' ? 'offer' : 'answer', book, post);
  if (event === 'lapse_delivery') return endOf('delivery', book, post);
  if (event === 'fail') return endOf('late_live', book, post);
  if (event !== 'end') return undefined;
  if (!isUnits(book)) return post.liveAt + post.bought * HOUR_MS;
  return getUnits(post) >= post.bought ? undefined : book.until;
}

/** Figures of hours before the end are missing; hours of Tehran begin at half past those of Greenwich. */
function isCounted(post: Post): boolean {
  const first = post.liveAt - ((post.liveAt + HOUR_MS / 2) % HOUR_MS);
  const until = Math.max(first, ...[...post.hours.keys()].map((hour) => hour + HOUR_MS));
  return post.endedAt !== undefined && until < post.endedAt;
}

/** Whether the outside was asked enough for the system to complete the campaign: late figures of views and clicks count. */
function areFiguresKnown(book: Reading, wasAsked: (post: Post, from: number) => boolean): boolean {
  const settled = Math.max(...book.posts.flatMap(({ endedAt }) => endedAt ?? [])) + 2 * DAY_MS;
  return !isUnits(book) || book.posts.every((post) => !isCounted(post) || wasAsked(post, settled));
}

type WasAsked = (post: Post, from: number) => boolean;

/** What the sightings say of the campaign now, as acts. */
function heardIn(book: Reading, { review, placements }: Sightings): Heard[] {
  const ofPosts = placements.flatMap((sighting) => {
    const post = book.posts.find(({ id }) => id === sighting.placement);
    return post === undefined ? [] : getHeard(book, post, sighting);
  });
  return [...(review === undefined ? [] : heardOfReview(book, review)), ...ofPosts];
}

const askedIn =
  ({ placements }: Sightings): WasAsked =>
  ({ id }, from) =>
    placements.some(({ placement, asked_at }) => placement === id && asked_at >= from);

interface Known {
  readonly wasAsked: WasAsked;
  /** Whether the market was asked who takes a share. */
  readonly isMarketAsked: (post: Post) => boolean;
}

const knownFrom = (book: Reading, sightings: Sightings): Known => ({
  wasAsked: askedIn(sightings),
  isMarketAsked: (post) =>
    sightings.placements.some(
      ({ placement, asked_at, replacement }) =>
        placement === post.id && replacement !== undefined && asked_at >= endOf('replacement', book, post),
    ),
});

/** Whether the outside was asked enough for an event of the system. */
function isKnown(book: Reading, event: string, post: Post | undefined, { wasAsked, isMarketAsked }: Known): boolean {
  if (event === 'complete') return areFiguresKnown(book, wasAsked);
  if (event === 'drop') return !book.autoReplace || isMarketAsked(post!);
  const from = post && askedFrom(book, post, event);
  return post === undefined || from === undefined || wasAsked(post, from);
}

/** An empty list ends with its last answer, and a goal with the hour that reaches it: no deadline covers them. */
function causedAt(book: Reading, event: string, post: Post | undefined): number {
  if (event === 'end_negotiation' && book.posts.every(({ is }) => is === 'declined')) return book.listReady ?? Infinity;
  const isReached = event === 'end' && post !== undefined && isUnits(book) && getUnits(post) >= post.bought;
  return isReached ? Math.min(Math.max(...post.hours.keys()) + HOUR_MS, book.until) : -Infinity;
}

const isGone = ({ is, holds }: Post): boolean => ['ended', 'cut_short', 'failed'].includes(is) || (is === 'declined' && !holds);

/** Nothing seen or due by `now` is left, except where the outside was not asked. Orders come last, at the present instant. */
export function compareRest(what: string, book: Reading, sightings: Sightings, now: number, areOrdersGiven = true): void {
  const known = knownFrom(book, sightings);
  const left = (act: LifeEvent, by: Actor, at: number) =>
    mustBe(`${what}, ${JSON.stringify(act)} at ${at} is left`, mayHappen(book, act, by, at), false);
  for (const { act, by, at } of heardIn(book, sightings)) if (at <= now) left(act, by, at);
  // A campaign whose posts are over neither pauses nor goes on.
  const isPausing = (event: string) => (event === 'pause' || event === 'resume') && book.posts.every((post) => isGone(post));
  const isDue = (event: string, post?: Post) =>
    !isPausing(event) && now >= causedAt(book, event, post) && isKnown(book, event, post, known);
  for (const event of OF_CAMPAIGN) if (isDue(event)) left({ event }, 'system', now);
  for (const post of book.posts) {
    for (const event of OF_POST) if (isDue(event, post)) left({ event, placement: post.id }, 'system', now);
    if (!areOrdersGiven) continue;
    left({ event: 'order_content', placement: post.id }, 'system', now);
    left({ event: 'assign_slot', placement: post.id, slot_at: now }, 'system', now);
  }
}

const ORDERS: readonly string[] = ['order_content', 'assign_slot'];
const SEEN: readonly string[] = ['see_live', 'cut_short', 'edit_post', 'measure', 'replace'];

/**
 * Checks a fact before it is read: it was told, or it is due and the outside was asked about it, and nothing was due before it. An order
 * of the system happens now, not in the past.
 */
export function compareCause(what: string, book: Reading, sightings: Sightings, fact: Fact, now: number): void {
  const { act, by, at, event } = fact;
  const said = `${what}, ${by} ${JSON.stringify(act)} at ${at}`;
  if (ORDERS.includes(event)) return mustBe(`${said} is told now`, at, Math.max(now, book.last));
  mustBe(`${said} has come`, at <= now, true);
  const written = JSON.stringify(act);
  const post = 'placement' in act ? book.posts.find(({ id }) => id === act.placement) : undefined;
  const isHeard = heardIn(book, sightings).some((heard) => heard.at === at && heard.by === by && JSON.stringify(heard.act) === written);
  const isTheirs = by !== 'system' || SEEN.includes(event);
  mustBe(`${said} has its cause`, isTheirs ? isHeard : isKnown(book, event, post, knownFrom(book, sightings)), true);
  compareRest(`${said} comes first`, book, sightings, at - 1, false);
}
