import { HOUR_MS, MINUTE_MS } from '@jarchi/domain/calendar/durations.ts';
import { tehranHour } from '@jarchi/domain/calendar/jalali.ts';
import type {
  ContentAnswer,
  HourFigures,
  OfferedPlacement,
  PlatformConnector,
  PostSighting,
  PublisherAnswer,
} from './platform-connector.ts';
import { paintContent } from './content-picture.ts';
import { contentFa } from './content.fa.ts';
import { measureNetwork } from './simulated-network.ts';
import { HOUR_WEIGHTS } from './hour-weights.ts';
import { seededRandom } from './seeded-random.ts';

/** Shares of all publishers of the simulated world. */
const DECLINE_SHARE = 0.04;
const EARLY_REMOVAL_SHARE = 0.04;
/** These answer within hours of the end of their time: some before it, some after. */
const LATE_ANSWER_SHARE = 0.03;
const LATE_ANSWER_HOURS = { from: 14, spread: 16 };
/** These accept, and never publish. */
const NEVER_LIVE_SHARE = 0.02;
/** Shares of the publishers who make the content: more decline, and some never answer. */
const MAKER_DECLINE_SHARE = 0.1;
const MAKER_SILENT_SHARE = 0.05;
/** Views fade with this half-life after publication. */
const HALF_LIFE_HOURS = 7;
/** What is bought by views or clicks is shown until it is told to stop, as a network does. */
const isNetwork = ({ bought_units }: OfferedPlacement) => bought_units !== null;

/**
 * Publishers who accept or decline, sometimes late, publish a little late or never, and sometimes delete early; posts whose views decay. The
 * same seed gives the same history.
 */
export function createSimulatedPlatform(seed: string): PlatformConnector {
  const chance = (placement: OfferedPlacement, what: string) => seededRandom(seed, placement.placement_id, placement.publisher_id, what);

  return {
    source: 'simulation',

    readAnswer(placement, now): Promise<PublisherAnswer> {
      if (placement.is_content_made) return Promise.resolve(answerAsMaker(placement, now));
      const at = placement.offered_at + answerTimeOf(placement);
      if (now < at) return Promise.resolve({ answer: 'pending', ask_again_at: at });
      return Promise.resolve({ answer: chance(placement, 'decline') < DECLINE_SHARE ? 'declined' : 'accepted', at });
    },

    readContent(placement, { attempt, ordered_at, title, link }, now): Promise<ContentAnswer> {
      const lot = (what: string) => chance(placement, `${what} ${attempt}`);
      const at = ordered_at + Math.round((3 + lot('made') * 15) * HOUR_MS);
      if (now < at) return Promise.resolve({ content: 'awaited', ask_again_at: at });
      const files = [
        { name: `${contentFa.file}-${attempt}.png`, bytes: paintContent(Math.floor(lot('hue') * 360), Math.floor(lot('scene') * 3)) },
      ];
      const words = contentFa.captions[Math.floor(lot('caption') * contentFa.captions.length)] ?? contentFa.captions[0];
      return Promise.resolve({ content: 'made', at, files, caption: words(title, link) });
    },

    findPost(placement, now): Promise<PostSighting> {
      if (placement.slot_at === null) throw new Error('a placement without a slot is not published');
      if (neverPublishes(placement)) return Promise.resolve({ seen: 'not_live', look_again_at: placement.slot_at + 999 * HOUR_MS });
      const live_at = placement.live_at ?? placement.slot_at + Math.round(chance(placement, 'late') * 20 * MINUTE_MS);
      if (now < live_at) return Promise.resolve({ seen: 'not_live', look_again_at: live_at });
      const removed_at = removalOf(placement, live_at);
      if (placement.live_at !== null && removed_at !== null && now >= removed_at) return Promise.resolve({ seen: 'removed', removed_at });
      return Promise.resolve({ seen: 'live', live_at, post_ref: placement.post_ref ?? `sim-${placement.placement_id}` });
    },

    measure(placement, from, to): Promise<readonly HourFigures[]> {
      if (placement.live_at === null) return Promise.resolve([]);
      if (placement.bought_units !== null) return Promise.resolve(measureNetwork(seed, placement, from, to));
      const hours: HourFigures[] = [];
      const factor = 0.85 + chance(placement, 'luck') * 0.35;
      for (let hour = from; hour < to; hour += HOUR_MS) hours.push(figuresOf(placement, placement.live_at, hour, factor));
      return Promise.resolve(hours);
    },

    // The simulated publishers need no orders: questions drive them.
    tell: () => Promise.resolve(),
  };

  function answerTimeOf(placement: OfferedPlacement): number {
    const lot = chance(placement, 'answer');
    const { from, spread } = LATE_ANSWER_HOURS;
    if (chance(placement, 'late answer') < LATE_ANSWER_SHARE && !isNetwork(placement)) return Math.round((from + lot * spread) * HOUR_MS);
    return Math.round((10 + lot * 350) * MINUTE_MS);
  }

  function neverPublishes(placement: OfferedPlacement): boolean {
    return placement.live_at === null && !isNetwork(placement) && chance(placement, 'never live') < NEVER_LIVE_SHARE;
  }

  function answerAsMaker(placement: OfferedPlacement, now: number): PublisherAnswer {
    if (chance(placement, 'silent') < MAKER_SILENT_SHARE) return { answer: 'pending', ask_again_at: placement.offered_at + 999 * HOUR_MS };
    const at = placement.offered_at + Math.round((1 + chance(placement, 'answer') * 22) * HOUR_MS);
    if (now < at) return { answer: 'pending', ask_again_at: at };
    return { answer: chance(placement, 'decline') < MAKER_DECLINE_SHARE ? 'declined' : 'accepted', at };
  }

  function removalOf(placement: OfferedPlacement, live_at: number): number | null {
    if (isNetwork(placement)) return null;
    if (chance(placement, 'removal') >= EARLY_REMOVAL_SHARE) return null;
    return live_at + Math.round((0.3 + chance(placement, 'removed at') * 0.5) * placement.availability_hours * HOUR_MS);
  }

  function figuresOf(placement: OfferedPlacement, live_at: number, hour: number, factor: number): HourFigures {
    const age = Math.max(0, (hour + HOUR_MS / 2 - live_at) / HOUR_MS);
    const decay = 2 ** (-age / HALF_LIFE_HOURS);
    const total = HALF_LIFE_HOURS / Math.LN2;
    const noise = 0.75 + seededRandom(seed, placement.placement_id, hour) * 0.5;
    const covered = Math.min(1, (hour + HOUR_MS - live_at) / HOUR_MS);
    const reach = Math.round(
      ((placement.reach_estimate * factor) / total) * decay * noise * covered * (HOUR_WEIGHTS[tehranHour(hour)] ?? 1),
    );
    const views = Math.round(reach * (1.12 + seededRandom(seed, 'repeat', placement.placement_id, hour) * 0.1));
    const clicks = Math.round(views * (0.008 + seededRandom(seed, 'click', placement.placement_id) * 0.014) * noise);
    return { hour, reach, views, clicks };
  }
}
