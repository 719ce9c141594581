import { SIZE_UNIT_BYTES } from '#media/media-types.ts';
import { findAdTextLimits } from '#creatives/texts/ad-texts.ts';
import type { ContentType, MediaType } from '#platforms/platforms.ts';

export interface RatioRange {
  readonly from: number;
  readonly to: number;
}

export interface MediaLimits {
  /** A network's ad is one picture. */
  readonly areVideosTaken: boolean;
  readonly imageBytes: number;
  readonly videoBytes: number;
  /** Longest video in seconds. */
  readonly videoSeconds: number;
  /** Recommended width ÷ height, both ends included. */
  readonly recommendedRatio: RatioRange | null;
}

/** The limits without a platform, and wherever a platform has none of its own: images of 10 units, videos of 100 units and ten minutes. */
export const GENERIC_MEDIA_LIMITS: MediaLimits = {
  areVideosTaken: true,
  imageBytes: 10 * SIZE_UNIT_BYTES,
  videoBytes: 100 * SIZE_UNIT_BYTES,
  videoSeconds: 600,
  recommendedRatio: null,
};

/** The recommended ratio ± 0.05. One division for each end gives the double nearest to the fraction, so that the ends are exact. */
const around = (width: number, height: number): RatioRange => ({
  from: (20 * width - height) / (20 * height),
  to: (20 * width + height) / (20 * height),
});

const INSTAGRAM_VIDEO_BYTES = 200 * SIZE_UNIT_BYTES;

const OWN_LIMITS: Readonly<Partial<Record<`${MediaType} ${ContentType}`, Partial<MediaLimits>>>> = {
  // From 3:4 to 4:3.
  'INSTAGRAM POST': { videoBytes: INSTAGRAM_VIDEO_BYTES, recommendedRatio: { from: 3 / 4, to: 4 / 3 } },
  'INSTAGRAM STORY': { videoBytes: INSTAGRAM_VIDEO_BYTES, videoSeconds: 60, recommendedRatio: { from: 1 / 2, to: 3 / 4 } },
  'SOROUSH PIN': { imageBytes: SIZE_UNIT_BYTES, recommendedRatio: around(1, 1) },
  'SOROUSH IN_CHANNEL': { recommendedRatio: around(30, 19) },
  'RUBIKA PIN': { recommendedRatio: around(1, 1) },
};

/** The limits of a platform for a format. */
export function getMediaLimits(media_type: MediaType, content_type: ContentType): MediaLimits {
  const areVideosTaken = findAdTextLimits(media_type, content_type) === undefined;
  return { ...GENERIC_MEDIA_LIMITS, areVideosTaken, ...OWN_LIMITS[`${media_type} ${content_type}`] };
}
