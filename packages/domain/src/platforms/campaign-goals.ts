import type { Toman } from '#money/money.ts';
import type { ContentType, MediaType } from './platforms.ts';

/** What a CPM campaign begins with: thousands of views, and toman for each thousand; null where the price is asked of cpm/configuration. */
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

/** Toman for a thousand views; null where the platform names none. */
export function cpmPriceOf(media_type: MediaType): Toman | null {
  return media_type === 'INSTAGRAM' || media_type === 'TELEGRAM' || media_type === 'RUBIKA' ? CPM_PRICE : null;
}

/** The goal and price a platform's format begins with, or undefined where no goal is stated. */
export function findCpmDefaults(media_type: MediaType, content_type: ContentType): CpmDefaults | undefined {
  const goal_thousands = CPM_GOAL_THOUSANDS[media_type][content_type];
  return goal_thousands === undefined ? undefined : { goal_thousands, price: cpmPriceOf(media_type) };
}

/** Least and most thousands of views that a network sells; null where it states none. */
export function cpmGoalLimits(media_type: MediaType): { readonly minimum: number; readonly maximum: number } | null {
  if (media_type === 'SOROUSH') return { minimum: 50, maximum: 1_000 };
  return media_type === 'RUBIKA' ? { minimum: 50, maximum: 150_000 } : null;
}

/** Clicks (CPC) are bought by the day, at least this many. */
export const CPC_MIN_DAILY_CLICKS = 2_000;
