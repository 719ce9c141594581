import type { Toman } from '#money/money.ts';
import type { ContentType, MediaType } from './platforms.ts';

/** The defaults of a CPM campaign: thousands of views, and toman for a thousand; null where cpm/configuration gives the price. */
export interface CpmDefaults {
  readonly goal_thousands: number;
  readonly price: Toman | null;
}

const CPM_PRICE = 9_000;

/** Thousands of views, by platform; on Instagram and Telegram by format. */
const CPM_GOAL_THOUSANDS: Readonly<Record<MediaType, Readonly<Partial<Record<ContentType, number>>>>> = {
  INSTAGRAM: { POST: 150, STORY: 400 },
  TELEGRAM: { POST: 250 },
  SOROUSH: { POST: 50, PIN: 50, IN_CHANNEL: 50 },
  RUBIKA: { POST: 100, PIN: 100 },
  LINKEDIN: {},
  BALE: {},
  EITAA: {},
};

/** Toman for a thousand views; null where the platform has no price of its own. */
export function cpmPriceOf(media_type: MediaType): Toman | null {
  return media_type === 'INSTAGRAM' || media_type === 'TELEGRAM' || media_type === 'RUBIKA' ? CPM_PRICE : null;
}

/** The default goal and price of a platform's format; undefined where it has no goal. */
export function findCpmDefaults(media_type: MediaType, content_type: ContentType): CpmDefaults | undefined {
  const goal_thousands = CPM_GOAL_THOUSANDS[media_type][content_type];
  return goal_thousands === undefined ? undefined : { goal_thousands, price: cpmPriceOf(media_type) };
}

/** The least and most thousands of views that a network sells; null where it has no limits. */
export function cpmGoalLimits(media_type: MediaType): { readonly minimum: number; readonly maximum: number } | null {
  if (media_type === 'SOROUSH') return { minimum: 50, maximum: 1_000 };
  return media_type === 'RUBIKA' ? { minimum: 50, maximum: 150_000 } : null;
}

/** The least clicks of a day (CPC). */
export const CPC_MIN_DAILY_CLICKS = 2_000;
