import { HOUR_MS } from '@jarchi/domain/calendar/durations.ts';
import { tehranHour } from '@jarchi/domain/calendar/jalali.ts';
import { isPausedHour } from '@jarchi/domain/campaigns/rules/share-rules.ts';
import { startOfTehranHour } from '@jarchi/domain/calendar/jalali.ts';
import { HOUR_WEIGHTS } from './hour-weights.ts';
import type { HourFigures, OfferedPlacement } from './platform-connector.ts';
import { seededRandom } from './seeded-random.ts';

/** A network delivers between `LEAST` and `LEAST + SPREAD` of what was bought, if the period is long enough. */
const LEAST = 0.9;
const SPREAD = 0.22;
/** Clicks per view, and the share of clicks that programs make. */
const CLICK_RATE = 0.008;
const CLICK_RATE_SPREAD = 0.012;
const BOT_SHARE = 0.02;
const BOT_SHARE_SPREAD = 0.06;
const REACH_SHARE = 0.78;
/** Showings to a person who had seen the ad in the same hour, as a share of the views that count. */
const REPEAT_SHARE = 0.01;
const REPEAT_SHARE_SPREAD = 0.03;

/** The weight of an hour of a network: nothing outside of the preferred hours, less as more people have seen the ad. */
function getWeight(placement: OfferedPlacement, live_at: number, hour: number): number {
  const { publish_until, preferred_publish_start_hour: first, preferred_publish_end_hour: end } = placement;
  const clock = tehranHour(hour);
  if (clock < first || clock >= end || hour >= publish_until || hour + HOUR_MS <= live_at) return 0;
  const age = Math.max(0, hour - live_at) / Math.max(HOUR_MS, publish_until - live_at);
  return (HOUR_WEIGHTS[clock] ?? 1) * 2 ** -age;
}

/**
 * Views or clicks of a network from `from` up to `to`: what was bought, spread over the whole period, with some chance; a few bots and repeated views do not
 * count.
 */
export function measureNetwork(seed: string, placement: OfferedPlacement, from: number, to: number): HourFigures[] {
  const live_at = placement.live_at ?? from;
  const lot = (what: string, hour = 0) => seededRandom(seed, placement.placement_id, placement.publisher_id, what, hour);
  let whole = 0;
  for (let hour = startOfTehranHour(live_at); hour < placement.publish_until; hour += HOUR_MS) whole += getWeight(placement, live_at, hour);
  const goal = (placement.bought_units ?? 0) * (LEAST + lot('luck') * SPREAD);
  const rate = CLICK_RATE + lot('rate') * CLICK_RATE_SPREAD;
  const hours: HourFigures[] = [];
  for (let hour = from; hour < to; hour += HOUR_MS) {
    // Nothing is shown in an hour that begins in a pause.
    const isShown = whole > 0 && !isPausedHour(hour, placement.pauses ?? []);
    const share = isShown ? getWeight(placement, live_at, hour) / whole : 0;
    const units = Math.round(goal * share * (0.8 + lot('noise', hour) * 0.4));
    const views = placement.metric === 'views' ? units : Math.round(units / rate);
    const clicks = placement.metric === 'clicks' ? units : Math.round(units * rate);
    const bots = Math.round(clicks * (BOT_SHARE + lot('bots', hour) * BOT_SHARE_SPREAD));
    const repeats = placement.metric === 'views' ? Math.round(views * (REPEAT_SHARE + lot('repeats', hour) * REPEAT_SHARE_SPREAD)) : 0;
    const rejected = [
      { metric: 'clicks', value: bots, reason: 'bot' },
      { metric: 'views', value: repeats, reason: 'repeat' },
    ] as const;
    hours.push({ hour, reach: Math.round(views * REACH_SHARE), views, clicks, rejected: rejected.filter(({ value }) => value > 0) });
  }
  return hours;
}
