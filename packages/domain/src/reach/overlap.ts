import { MEDIA_TYPES, type MediaType } from '#platforms/platforms.ts';

/** Users of each platform in Iran, as the model assumes them: round figures, not counted ones. */
export const AUDIENCE: Readonly<Record<MediaType, number>> = {
  INSTAGRAM: 45_000_000,
  TELEGRAM: 40_000_000,
  LINKEDIN: 4_000_000,
  BALE: 18_000_000,
  SOROUSH: 8_000_000,
  EITAA: 25_000_000,
  RUBIKA: 35_000_000,
};

/** People in Iran who use at least one of the platforms, assumed likewise. */
export const PEOPLE = 60_000_000;

export interface PlatformReach {
  readonly media_type: MediaType;
  /** People, whole. */
  readonly reach: number;
}

/** What is left of `whole` people outside audiences of these sizes, as a share, when each is drawn at random from all. */
function shareMissed(sizes: readonly number[], whole: number): number {
  return sizes.reduce((missed, size) => missed * (1 - Math.min(1, size / whole)), 1);
}

/**
 * How many different people several audiences hold, by a model: those of one platform are drawn at random from its users, and
 * what each platform reaches is drawn at random from all who use any platform. Audiences of one taste overlap more than at
 * random, so that the truth tends to lie below; it is named a model wherever it is shown, beside the two bounds that always hold.
 * Never below the largest audience, never above their sum; one audience more never makes it less, and their order does not matter.
 */
export function modelUnion(audiences: readonly PlatformReach[]): number {
  const reaches = audiences.map(({ reach }) => reach);
  const ofPlatforms = MEDIA_TYPES.map((platform) => {
    // From the smallest: the same audiences are multiplied alike, whatever order they come in.
    const sizes = audiences.flatMap(({ media_type, reach }) => (media_type === platform ? [reach] : [])).toSorted((a, b) => a - b);
    return AUDIENCE[platform] * (1 - shareMissed(sizes, AUDIENCE[platform]));
  });
  const model = PEOPLE * (1 - shareMissed(ofPlatforms, PEOPLE));
  const sum = reaches.reduce((total, reach) => total + reach, 0);
  return Math.min(sum, Math.max(0, ...reaches, Math.round(model)));
}
