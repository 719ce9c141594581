import { HOUR_MS } from '@jarchi/domain/calendar/durations.ts';
import type { LifeCampaign, LifePlacement } from '@jarchi/domain/campaigns/life/campaign.ts';
import { isForOperator } from '@jarchi/domain/campaigns/life/clock.ts';
import { isPaidByUnits } from '@jarchi/domain/campaigns/rules/share-rules.ts';
import { advance } from '@jarchi/domain/campaigns/turn/advance.ts';
import { questionsFor } from '@jarchi/domain/campaigns/turn/questions.ts';
import type { Sighting, Sightings } from '@jarchi/domain/campaigns/turn/sightings.ts';
import type { Order } from '@jarchi/domain/campaigns/turn/turn.ts';
import { getCounterLine } from '@jarchi/domain/pricing/counter-offer.ts';
import { startOfTehranHour } from '@jarchi/domain/calendar/jalali.ts';
import type { HourFigures, PlatformConnector, ReviewConnector } from '#connectors/platforms/platform-connector.ts';
import { createPng } from '#infra/testing/media-samples.ts';
import { createDraws, type Drawn } from './draws.ts';
import { planSlots, type Twin } from './twin.ts';

const ASK_AGAIN_MS = 12 * HOUR_MS;
const VAT_PERCENT = 10;

/** While it lasts some questions fail: the same ones, however often they are asked. */
export interface Outage {
  readonly salt: string;
  readonly share: number;
}

type Ask = 'review' | 'answer' | 'stay' | 'content' | 'verdict' | 'post' | 'figures' | 'tell';

/**
 * Publishers, networks and reviewers whose acts a seed draws. The server asks them question by question; `see` tells a twin everything that
 * has happened by now, whether it would be asked about or not.
 */
export function createDrawnOutside(seed: number, clock: () => number) {
  const { of, answerOf, leavesAt, contentAt, liveAtOf, editedAtOf, removedAtOf, figuresOf, verdictOf } = createDraws(seed);
  let outage: Outage | undefined;
  let noteQuestion: () => void = () => undefined;
  const told: Order[] = [];

  const isDown = (ask: Ask, whom: string | number) => outage !== undefined && of(`${outage.salt} ${ask} ${whom}`).chance(outage.share);
  function beAsked(ask: Ask, whom: string | number): void {
    noteQuestion();
    if (isDown(ask, whom)) throw new Error('the outside is down');
  }

  /** Hours that begin from `from` up to `to`, as far as they are known by now. */
  function knownHours(offered: Drawn, bought: number, from: number, to: number): HourFigures[] {
    const hours: HourFigures[] = [];
    for (let hour = from; hour + HOUR_MS <= to; hour += HOUR_MS) {
      const { known_at, ...figures } = figuresOf(offered, hour, bought);
      if (known_at <= clock()) hours.push(figures);
    }
    return hours;
  }

  const again = (at: number, now: number) => Math.min(at, now + ASK_AGAIN_MS);

  const platform: PlatformConnector = {
    source: 'simulation',
    async readAnswer(offered, now) {
      beAsked('answer', offered.placement_id);
      const { accepts, at, asks } = answerOf(offered, offered.is_content_made);
      if (now < at) return { answer: 'pending', ask_again_at: again(at, now) };
      return accepts ? { answer: 'accepted', at, ...(asks !== undefined && { asks }) } : { answer: 'declined', at };
    },
    async readStay(offered, now) {
      beAsked('stay', offered.placement_id);
      const at = leavesAt(offered);
      return now < at ? { stay: 'stays', ask_again_at: again(at, now) } : { stay: 'withdrew', at };
    },
    async readContent(offered, { attempt, ordered_at }, now) {
      beAsked('content', offered.placement_id);
      const at = contentAt(offered, attempt, ordered_at);
      if (now < at) return { content: 'awaited', ask_again_at: again(at, now) };
      const caption = getCaption(offered.placement_id, attempt);
      return { content: 'made', at, files: [{ name: 'made.png', bytes: createPng(108, 192) }], caption };
    },
    async findPost(offered, now) {
      beAsked('post', offered.placement_id);
      const live_at = offered.live_at ?? liveAtOf(offered, offered.slot_at ?? Infinity);
      if (now < live_at) return { seen: 'not_live', look_again_at: again(live_at, now) };
      const removed_at = removedAtOf(offered, live_at);
      if (offered.live_at !== null && now >= removed_at) return { seen: 'removed', removed_at };
      const edited_at = editedAtOf(offered, live_at);
      return { seen: 'live', live_at, post_ref: `post-${offered.placement_id}`, ...(now >= edited_at && { edited_at }) };
    },
    async measure(offered, from, to) {
      beAsked('figures', offered.placement_id);
      return knownHours(offered, offered.bought_units ?? offered.availability_hours, from, to);
    },
    async tell(_offered, order) {
      beAsked('tell', order.key);
      told.push(order);
    },
  };

  const review: ReviewConnector = {
    async review({ title, caption, since }, now) {
      const placement = /^content of (\d+)/.exec(caption)?.[1];
      beAsked(placement === undefined ? 'review' : 'verdict', placement ?? title);
      const { at, ...verdict } = verdictOf(title, caption, since);
      return now < at ? { verdict: 'pending', ask_again_at: again(at, now) } : verdict;
    },
  };

  const by = <T extends object>(instant: number, now: number, found: T): T | object => (instant <= now ? found : {});

  /** Everything that is seen of one placement, except what cannot be reached. */
  function glanceAt(twin: Twin, life: LifeCampaign, item: LifePlacement, now: number): Sighting[] {
    const { id: placement, state, offered_at, slot_at, live_at, owed_since, rejections, bought } = item;
    if (offered_at === null) return [];
    const offered: Drawn = { publisher_id: twin.placements.get(placement)?.publisher_id ?? 0, offered_at };
    const seen: Sighting[] = [];
    const see = (ask: Ask, found: object, asked_at = now) => {
      if (!isDown(ask, placement)) seen.push({ placement, asked_at, ...found });
    };
    if (state === 'offered') {
      const { accepts, at, asks } = answerOf(offered, life.campaign_type === 'INFLUENCE');
      const isNamed = accepts && asks !== undefined && life.state === 'NEGOTIATION';
      const line = isNamed ? { line: getCounterLine(item.line, asks, VAT_PERCENT) } : {};
      see('answer', by(at, now, { answer: { answer: accepts ? 'accepted' : 'declined', at, ...line } }));
    }
    if (['accepted', 'content_pending', 'content_confirmed', 'scheduled'].includes(state)) {
      const at = leavesAt(offered);
      see('stay', by(at, now, { withdrawn_at: at }), 0);
    }
    if (state === 'content_pending' && item.delivered_at === null && owed_since !== null) {
      const at = contentAt(offered, rejections + 1, owed_since);
      see('content', by(at, now, { content: { attempt: rejections + 1, at } }));
    }
    if (state === 'content_pending' && isForOperator(item)) {
      const verdict = verdictOf(twin.title, getCaption(placement, rejections + 1), item.delivered_at!);
      see('verdict', by(verdict.at, now, { verdict: { ...verdict, at: now } }));
    }
    if (state === 'live' || (state === 'scheduled' && slot_at !== null && now >= slot_at)) {
      const at = live_at ?? liveAtOf(offered, slot_at!);
      // A post that was just found is live. When its time is over the question is another: was it live for all its hours?
      const paidUntil = isPaidByUnits(life.campaign_type) ? life.publish_until : at + bought * HOUR_MS;
      const wasKnown = twin.life.placements.some((one) => one.id === placement && one.live_at !== null);
      const removed_at = wasKnown || now >= paidUntil ? removedAtOf(offered, at) : Infinity;
      const edited_at = removed_at > now ? editedAtOf(offered, at) : Infinity;
      see('post', { ...by(at, now, { live_at: at }), ...by(removed_at, now, { removed_at }), ...by(edited_at, now, { edited_at }) });
    }
    // Late figures of a stopped campaign are asked for until they settle.
    const isAsked =
      life.reason !== 'stopped' || questionsFor(life, now).some((asked) => asked.ask === 'figures' && asked.placement === placement);
    if (live_at !== null && isAsked) {
      const accepted = life.campaign_type === 'CPC' ? 'clicks' : 'views';
      const from = item.measured_until ?? startOfTehranHour(live_at);
      const hours = knownHours(offered, bought, from, now).map((figures) => ({ hour: figures.hour, accepted: figures[accepted] }));
      // Figures do not prove that a post is still live.
      see('figures', { hours }, state === 'live' ? 0 : now);
    }
    return seen;
  }

  function glance(twin: Twin, life: LifeCampaign, now: number): Sightings {
    const verdict = verdictOf(twin.title, twin.caption, life.state_since);
    const isReviewed = life.state === 'AWAITING_APPROVAL' && life.reason === null && verdict.at <= now && !isDown('review', twin.title);
    const placements = life.placements.flatMap((item) => glanceAt(twin, life, item, now));
    return { ...(isReviewed && { review: { ...verdict, at: now } }), placements };
  }

  return {
    platform,
    review,
    told,
    figuresOf: (publisher_id: number, item: LifePlacement, hour: number) =>
      figuresOf({ publisher_id, offered_at: item.offered_at ?? 0 }, hour, item.bought),

    /** Everything that has happened to a campaign by now, including what follows from seeing it. */
    see(twin: Twin, now: number): Sightings {
      let seen = glance(twin, twin.life, now);
      for (;;) {
        const { life } = advance(twin.life, seen, now, planSlots(twin));
        const more = glance(twin, life, now);
        const known = new Set(seen.placements.map((sighting) => JSON.stringify(sighting)));
        const fresh = more.placements.filter((sighting) => !known.has(JSON.stringify(sighting)));
        if (fresh.length === 0) return seen;
        seen = { ...seen, placements: [...seen.placements, ...fresh] };
      }
    },

    /** Lasts until the next call without an argument. */
    breakDown(next?: Outage): void {
      outage = next;
    },

    /** Calls `note` at every question from now on. */
    onQuestion(note: () => void): void {
      noteQuestion = note;
    },
  };
}

/** The caption of a content; a review recognises the content by it. */
const getCaption = (placement: number, attempt: number) => `content of ${placement}, attempt ${attempt}`;
