import { HOUR_MS, MINUTE_MS } from '@jarchi/domain/calendar/durations.ts';
import { tehranHour } from '@jarchi/domain/calendar/jalali.ts';
import type {
  ContentAnswer,
  HourFigures,
  OfferedPlacement,
  PlatformConnector,
  PostSighting,
  PublisherAnswer,
  StayAnswer,
} from './platform-connector.ts';
import { measureNetwork } from './simulated-network.ts';
import { createChances, type Behaviour } from './publishers/behaviours.ts';
import { paintContent } from './publishers/content-picture.ts';
import { makeContent, type Paint } from './publishers/make-content.ts';
import { HOUR_WEIGHTS } from './hour-weights.ts';
import { seededRandom } from './seeded-random.ts';

const LATE_ANSWER_HOURS = { from: 14, spread: 16 };
/** A price that is named lies between these parts of the list's, in whole steps. */
const COUNTER = { from: 0.9, spread: 0.35, stepToman: 10_000 };
/** Hours between acceptance and withdrawal: of ready content, and of content that is made. */
const WITHDRAWAL_HOURS = { from: 2, spread: 40 };
const MAKER_WITHDRAWAL_HOURS = { from: 6, spread: 150 };
/** Delay after the slot in minutes, for usual and for late posts. Late ones stay within the six hours allowed. */
const LIVE_MINUTES = { from: 0, spread: 20 };
const LATE_LIVE_MINUTES = { from: 60, spread: 270 };
/** The part of its time after which a post is changed. */
const EDIT_PART = { from: 0.1, spread: 0.5 };
/** Further than any deadline: nothing will come. */
const NEVER_MS = 999 * HOUR_MS;
/** Views fade with this half-life after publication. */
const HALF_LIFE_HOURS = 7;
/** What is bought by views or clicks is shown until it is told to stop, as a network does. */
const isNetwork = ({ bought_units }: OfferedPlacement) => bought_units !== null;

interface Simulated {
  /** Behaviours that no publisher shows. */
  readonly without?: readonly Behaviour[];
  readonly paint?: Paint;
}

/**
 * Publishers who accept at the list's price or at another, decline, withdraw, deliver late or badly, publish late or never, change their
 * post or delete it early; posts whose views decay. The same seed gives the same history, and leaving a behaviour out changes no other.
 */
export function createSimulatedPlatform(seed: string, { without = [], paint = paintContent }: Simulated = {}): PlatformConnector {
  const chances = createChances(seed, without);
  const chance = (placement: OfferedPlacement, what: string) => chances.draw(placement, what);

  return {
    source: 'simulation',

    readAnswer(placement, now): Promise<PublisherAnswer> {
      if (placement.is_content_made && chances.has(placement, 'silent'))
        return Promise.resolve({ answer: 'pending', ask_again_at: placement.offered_at + NEVER_MS });
      const at = placement.offered_at + answerTimeOf(placement);
      if (now < at) return Promise.resolve({ answer: 'pending', ask_again_at: at });
      if (chances.has(placement, placement.is_content_made ? 'maker declines' : 'decline'))
        return Promise.resolve({ answer: 'declined', at });
      const asks = priceOf(placement);
      return Promise.resolve({ answer: 'accepted', at, ...(asks !== undefined && { asks }) });
    },

    readStay(placement, now): Promise<StayAnswer> {
      const at = withdrawalOf(placement);
      if (at === null || isLiveBefore(placement, at))
        return Promise.resolve({ stay: 'stays', ask_again_at: placement.offered_at + NEVER_MS });
      return Promise.resolve(now < at ? { stay: 'stays', ask_again_at: at } : { stay: 'withdrew', at });
    },

    readContent: (placement, order, now): Promise<ContentAnswer> => Promise.resolve(makeContent({ chances, paint }, placement, order, now)),

    findPost(placement, now): Promise<PostSighting> {
      if (placement.slot_at === null) throw new Error('a placement without a slot is not published');
      const live_at = placement.live_at ?? liveTimeOf(placement, placement.slot_at);
      if (live_at === null) return Promise.resolve({ seen: 'not_live', look_again_at: placement.slot_at + NEVER_MS });
      if (now < live_at) return Promise.resolve({ seen: 'not_live', look_again_at: live_at });
      const removed_at = removalOf(placement, live_at);
      if (placement.live_at !== null && removed_at !== null && now >= removed_at) return Promise.resolve({ seen: 'removed', removed_at });
      const edited_at = editOf(placement, live_at);
      const edited = edited_at !== null && now >= edited_at ? { edited_at } : {};
      return Promise.resolve({ seen: 'live', live_at, post_ref: placement.post_ref ?? `sim-${placement.placement_id}`, ...edited });
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
    if (placement.is_content_made) return Math.round((1 + lot * 22) * HOUR_MS);
    const { from, spread } = LATE_ANSWER_HOURS;
    if (chances.has(placement, 'late answer') && !isNetwork(placement)) return Math.round((from + lot * spread) * HOUR_MS);
    return Math.round((10 + lot * 350) * MINUTE_MS);
  }

  /** The price that a publisher who makes the content names instead of the list's. */
  function priceOf(placement: OfferedPlacement): number | undefined {
    if (!placement.is_content_made || !chances.has(placement, 'counter')) return undefined;
    const { from, spread, stepToman } = COUNTER;
    const wished = placement.price * (from + chance(placement, 'counter price') * spread);
    const asks = Math.max(1, Math.round(wished / stepToman)) * stepToman;
    return asks === placement.price ? undefined : asks;
  }

  function withdrawalOf(placement: OfferedPlacement): number | null {
    if (isNetwork(placement) || !chances.has(placement, 'withdrawal')) return null;
    const { from, spread } = placement.is_content_made ? MAKER_WITHDRAWAL_HOURS : WITHDRAWAL_HOURS;
    const after = Math.round((from + chance(placement, 'withdrawal time') * spread) * HOUR_MS);
    return placement.offered_at + answerTimeOf(placement) + after;
  }

  /** When its post goes live; null when it never does. */
  function liveTimeOf(placement: OfferedPlacement, slot_at: number): number | null {
    if (!isNetwork(placement) && chances.has(placement, 'never live')) return null;
    const isLate = !isNetwork(placement) && chances.has(placement, 'late post');
    const { from, spread } = isLate ? LATE_LIVE_MINUTES : LIVE_MINUTES;
    const live_at = slot_at + Math.round((from + chance(placement, 'late') * spread) * MINUTE_MS);
    const left_at = withdrawalOf(placement);
    return left_at !== null && left_at < live_at ? null : live_at;
  }

  function isLiveBefore(placement: OfferedPlacement, at: number): boolean {
    const live_at = placement.live_at ?? (placement.slot_at === null ? null : liveTimeOf(placement, placement.slot_at));
    return live_at !== null && live_at <= at;
  }

  function editOf(placement: OfferedPlacement, live_at: number): number | null {
    if (isNetwork(placement) || !chances.has(placement, 'edit')) return null;
    const part = EDIT_PART.from + chance(placement, 'edit time') * EDIT_PART.spread;
    return live_at + Math.round(part * placement.availability_hours * HOUR_MS);
  }

  function removalOf(placement: OfferedPlacement, live_at: number): number | null {
    if (isNetwork(placement) || !chances.has(placement, 'removal')) return null;
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
