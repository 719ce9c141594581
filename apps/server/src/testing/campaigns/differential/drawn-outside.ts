import { HOUR_MS } from '@jarchi/domain/calendar/durations.ts';
import type { LifeCampaign, LifePlacement } from '@jarchi/domain/campaigns/life/campaign.ts';
import { isOperatorsTurn } from '@jarchi/domain/campaigns/life/clock.ts';
import { isPaidByUnits } from '@jarchi/domain/campaigns/rules/share-rules.ts';
import { createRandom, type Random } from '@jarchi/domain/campaigns/testing/random.ts';
import { advance } from '@jarchi/domain/campaigns/turn/advance.ts';
import type { Sighting, Sightings, Verdict } from '@jarchi/domain/campaigns/turn/sightings.ts';
import type { Order } from '@jarchi/domain/campaigns/turn/turn.ts';
import { startOfTehranHour } from '@jarchi/domain/reports/reports.ts';
import type { HourFigures, PlatformConnector, ReviewConnector } from '#connectors/platforms/platform-connector.ts';
import { createPng } from '#infra/testing/media-samples.ts';
import { planSlots, type Twin } from './twin.ts';

const ASK_AGAIN_MS = 12 * HOUR_MS;

/** While it lasts some questions fail: the same ones, however often they are asked. */
export interface Outage {
  readonly salt: string;
  readonly share: number;
}

type Ask = 'review' | 'answer' | 'content' | 'verdict' | 'post' | 'figures' | 'tell';

/** A place for which the future is drawn, identified by its publisher and the instant of its offer. */
interface Drawn {
  readonly publisher_id: number;
  readonly offered_at: number;
}

export function getHash(text: string): number {
  return [...text].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0, 7);
}

/**
 * Publishers, networks and reviewers whose acts a seed draws. The server asks them question by question; `see` tells a twin everything that
 * has happened by now, whether it would be asked about or not.
 */
export function createDrawnOutside(seed: number, clock: () => number) {
  const of = (name: string): Random => createRandom(getHash(`${seed} ${name}`));
  let outage: Outage | undefined;
  let noteQuestion: () => void = () => undefined;
  const told: Order[] = [];

  const isDown = (ask: Ask, whom: string | number) => outage !== undefined && of(`${outage.salt} ${ask} ${whom}`).chance(outage.share);
  function beAsked(ask: Ask, whom: string | number): void {
    noteQuestion();
    if (isDown(ask, whom)) throw new Error('the outside is down');
  }

  const nameOf = ({ publisher_id, offered_at }: Drawn) => `${publisher_id} ${offered_at}`;

  function answerOf(place: Drawn, isMade: boolean): { readonly accepts: boolean; readonly at: number } {
    const drawn = of(`${nameOf(place)} answer`);
    const accepts = drawn.chance(0.87);
    const deadline = (isMade ? 72 : 24) * HOUR_MS;
    const after = drawn.chance(0.06)
      ? Infinity
      : drawn.chance(0.08)
        ? deadline + drawn.pick([-1, 0, HOUR_MS])
        : drawn.between(1, deadline * 0.8);
    return { accepts, at: place.offered_at + after };
  }

  function contentAt(place: Drawn, attempt: number, owed_since: number): number {
    const drawn = of(`${nameOf(place)} content ${attempt} ${owed_since}`);
    return owed_since + (drawn.chance(0.08) ? drawn.pick([Infinity, 72 * HOUR_MS, 80 * HOUR_MS]) : drawn.between(1, 50 * HOUR_MS));
  }

  function liveAtOf(place: Drawn, slot_at: number): number {
    const drawn = of(`${nameOf(place)} post ${slot_at}`);
    if (drawn.chance(0.15)) return slot_at + drawn.pick([Infinity, 6 * HOUR_MS, 6 * HOUR_MS + 1, drawn.between(5, 9) * HOUR_MS]);
    return slot_at + drawn.below(2 * HOUR_MS);
  }

  function removedAtOf(place: Drawn, live_at: number): number {
    const drawn = of(`${nameOf(place)} removal`);
    return drawn.chance(0.25) ? live_at + drawn.between(1, 60 * HOUR_MS) : Infinity;
  }

  function figuresOf(place: Drawn, hour: number, bought: number): HourFigures & { readonly known_at: number } {
    const pace = of(`${nameOf(place)} pace`).pick([10, 40, 200, 2_000]);
    const drawn = of(`${nameOf(place)} figures ${hour}`);
    const late = drawn.chance(0.2) ? drawn.pick([drawn.below(30 * HOUR_MS), 60 * HOUR_MS, Infinity]) : 0;
    const [views, clicks] = [drawn.below(Math.ceil((2 * bought) / pace)), drawn.below(Math.ceil((2 * bought) / pace))];
    return { hour, reach: Math.floor(views / 2), views, clicks, known_at: hour + HOUR_MS + late };
  }

  /** Hours that begin from `from` up to `to`, as far as they are known by now. */
  function knownHours(place: Drawn, bought: number, from: number, to: number): HourFigures[] {
    const hours: HourFigures[] = [];
    for (let hour = from; hour + HOUR_MS <= to; hour += HOUR_MS) {
      const { known_at, ...figures } = figuresOf(place, hour, bought);
      if (known_at <= clock()) hours.push(figures);
    }
    return hours;
  }

  function verdictOf(title: string, caption: string, since: number): Verdict {
    const drawn = of(`${title} ${caption} ${since} verdict`);
    const at = since + drawn.between(1, 30 * HOUR_MS);
    return drawn.chance(0.85) ? { verdict: 'approve', at } : { verdict: 'reject', reason: 'the caption', at };
  }

  const again = (at: number, now: number) => Math.min(at, now + ASK_AGAIN_MS);

  const platform: PlatformConnector = {
    source: 'simulation',
    async readAnswer(offered, now) {
      beAsked('answer', offered.placement_id);
      const { accepts, at } = answerOf(offered, offered.is_content_made);
      return now < at ? { answer: 'pending', ask_again_at: again(at, now) } : { answer: accepts ? 'accepted' : 'declined', at };
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
      return { seen: 'live', live_at, post_ref: `post-${offered.placement_id}` };
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
    const place: Drawn = { publisher_id: twin.places.get(placement)?.publisher_id ?? 0, offered_at };
    const seen: Sighting[] = [];
    const see = (ask: Ask, found: object, asked_at = now) => {
      if (!isDown(ask, placement)) seen.push({ placement, asked_at, ...found });
    };
    if (state === 'offered') {
      const { accepts, at } = answerOf(place, life.campaign_type === 'INFLUENCE');
      see('answer', by(at, now, { answer: { answer: accepts ? 'accepted' : 'declined', at } }));
    }
    if (state === 'content_pending' && item.delivered_at === null && owed_since !== null) {
      const at = contentAt(place, rejections + 1, owed_since);
      see('content', by(at, now, { content: { attempt: rejections + 1, at } }));
    }
    if (state === 'content_pending' && isOperatorsTurn(item)) {
      const verdict = verdictOf(twin.title, getCaption(placement, rejections + 1), item.delivered_at!);
      see('verdict', by(verdict.at, now, { verdict: { ...verdict, at: now } }));
    }
    if (state === 'live' || (state === 'scheduled' && slot_at !== null && now >= slot_at)) {
      const at = live_at ?? liveAtOf(place, slot_at!);
      // A post that was just found is live. When its time is over the question is another: was it live for all its hours?
      const paidUntil = isPaidByUnits(life.campaign_type) ? life.publish_until : at + bought * HOUR_MS;
      const wasKnown = twin.life.placements.some((one) => one.id === placement && one.live_at !== null);
      const removed_at = wasKnown || now >= paidUntil ? removedAtOf(place, at) : Infinity;
      see('post', { ...by(at, now, { live_at: at }), ...by(removed_at, now, { removed_at }) });
    }
    if (live_at !== null) {
      const accepted = life.campaign_type === 'CPC' ? 'clicks' : 'views';
      const from = item.measured_until ?? startOfTehranHour(live_at);
      const hours = knownHours(place, bought, from, now).map((figures) => ({ hour: figures.hour, accepted: figures[accepted] }));
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
