import { MEDIA_TYPES, type MediaType } from '#platforms/platforms.ts';

/** Users of each platform in Iran, as the model assumes: round figures, not counted. */
export const AUDIENCE: Readonly<Record<MediaType, number>> = {
  INSTAGRAM: 45_000_000,
  TELEGRAM: 40_000_000,
  LINKEDIN: 4_000_000,
  BALE: 18_000_000,
  SOROUSH: 8_000_000,
  EITAA: 25_000_000,
  RUBIKA: 35_000_000,
};

/** People in Iran who use at least one of the platforms; assumed too. */
export const PEOPLE = 60_000_000;

export interface PlatformReach {
  readonly media_type: MediaType;
  /** People, whole. */
  readonly reach: number;
}

/** The share of `whole` people outside audiences of these sizes, if each is drawn at random from all of them. */
function shareMissed(sizes: readonly number[], whole: number): number {
  return sizes.reduce((missed, size) => missed * (1 - Math.min(1, size / whole)), 1);
}

/**
 * How many different people several audiences have, by a model: those of one platform are drawn at random from its users, and what each
 * platform reaches is drawn at random from all who use any platform. Audiences with one interest overlap more than that, so the true
 * number is usually lower; wherever it is shown it is called a model, next to the two bounds that always hold. It is never below the
 * largest audience and never above their sum; another audience never lowers it, and the order does not matter.
 */
export function modelUnion(audiences: readonly PlatformReach[]): number {
  const reaches = audiences.map(({ reach }) => reach);
  const ofPlatforms = MEDIA_TYPES.map((platform) => {
    // Sorted, so that the same audiences are multiplied in the same order.
    const sizes = audiences.flatMap(({ media_type, reach }) => (media_type === platform ? [reach] : [])).toSorted((a, b) => a - b);
    return AUDIENCE[platform] * (1 - shareMissed(sizes, AUDIENCE[platform]));
  });
  const model = PEOPLE * (1 - shareMissed(ofPlatforms, PEOPLE));
  const sum = reaches.reduce((total, reach) => total + reach, 0);
  return Math.min(sum, Math.max(0, ...reaches, Math.round(model)));
}
