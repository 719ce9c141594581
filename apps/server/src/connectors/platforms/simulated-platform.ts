import { tehranHour } from '@jarchi/domain/calendar/jalali.ts';
import type { HourFigures, OfferedPlacement, PlatformConnector, PostSighting, PublisherAnswer } from './platform-connector.ts';
import { seededRandom } from './seeded-random.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** How publishers of the simulated world behave, as shares of all. */
const DECLINE_SHARE = 0.04;
const EARLY_REMOVAL_SHARE = 0.04;
/** Views fade with this half-life after publication. */
const HALF_LIFE_HOURS = 7;
/** How busy each Tehran hour is, against the mean. */
const HOUR_WEIGHTS = [
  0.7, 0.5, 0.35, 0.3, 0.3, 0.4, 0.6, 0.8, 0.95, 1, 1.05, 1.1, 1.15, 1.1, 1.05, 1.05, 1.1, 1.2, 1.3, 1.45, 1.6, 1.65, 1.45, 1.05,
];

/** Publishers who accept or decline, publish a little late, sometimes delete early; posts whose views decay. Same seed, same history. */
export function createSimulatedPlatform(seed: string): PlatformConnector {
  const chance = (placement: OfferedPlacement, what: string) => seededRandom(seed, placement.placement_id, placement.publisher_id, what);

  return {
    source: 'simulation',

    readAnswer(placement, now): Promise<PublisherAnswer> {
      const at = placement.offered_at + Math.round((10 + chance(placement, 'answer') * 350) * MINUTE_MS);
      if (now < at) return Promise.resolve({ answer: 'pending', ask_again_at: at });
      return Promise.resolve({ answer: chance(placement, 'decline') < DECLINE_SHARE ? 'declined' : 'accepted', at });
    },

    findPost(placement, now): Promise<PostSighting> {
      if (placement.slot_at === null) throw new Error('a placement without a slot is not published');
      const live_at = placement.live_at ?? placement.slot_at + Math.round(chance(placement, 'late') * 20 * MINUTE_MS);
      if (now < live_at) return Promise.resolve({ seen: 'not_live', look_again_at: live_at });
      const removed_at = removalOf(placement, live_at);
      if (placement.live_at !== null && removed_at !== null && now >= removed_at) return Promise.resolve({ seen: 'removed', removed_at });
      return Promise.resolve({ seen: 'live', live_at, post_ref: placement.post_ref ?? `sim-${placement.placement_id}` });
    },

    measure(placement, from, to): Promise<readonly HourFigures[]> {
      if (placement.live_at === null) return Promise.resolve([]);
      const hours: HourFigures[] = [];
      const factor = 0.85 + chance(placement, 'luck') * 0.35;
      for (let hour = from; hour < to; hour += HOUR_MS) hours.push(figuresOf(placement, placement.live_at, hour, factor));
      return Promise.resolve(hours);
    },
  };

  function removalOf(placement: OfferedPlacement, live_at: number): number | null {
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
