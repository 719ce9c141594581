import type { ContentType, MediaType } from '@jarchi/domain/platforms/platforms.ts';

export interface FormatHabits {
  readonly content_type: ContentType;
  /** A publisher offers all of them, or one that is drawn by weight. */
  readonly hours: readonly { readonly hours: number; readonly weight: number }[];
  readonly hasAllHours?: true;
  /** Share of followers that a post of a page with 10,000 reaches; larger pages reach a smaller share. */
  readonly share: number;
  /** Median toman for a thousand people reached. */
  readonly cost_per_thousand: number;
}

export interface PlatformHabits {
  readonly media_type: MediaType;
  readonly count: number;
  /** A publisher with fewer is not listed. */
  readonly followersMin: number;
  readonly followersMedian: number;
  /** Spread of the logarithm of followers. */
  readonly followersSigma: number;
  readonly formats: readonly FormatHabits[];
}

const ONE_DAY = [
  { hours: 24, weight: 0.86 },
  { hours: 12, weight: 0.08 },
  { hours: 48, weight: 0.06 },
];

type ChannelFigures = readonly [count: number, followersMin: number, followersMedian: number, costPerThousand: number];

/** A channel platform: the number of channels, their least and median followers, and the cost of a thousand. */
function channel(media_type: MediaType, [count, followersMin, followersMedian, cost_per_thousand]: ChannelFigures): PlatformHabits {
  const post: FormatHabits = { content_type: 'POST', hours: ONE_DAY, share: 0.32, cost_per_thousand };
  return { media_type, count, followersMin, followersMedian, followersSigma: 1.15, formats: [post] };
}

/** The sample market; counts, sizes and prices are ours, of the order that Iranian agencies published in 1404. */
export const platformHabits: readonly PlatformHabits[] = [
  {
    media_type: 'INSTAGRAM',
    count: 1248,
    followersMin: 10_000,
    followersMedian: 85_000,
    followersSigma: 1.25,
    formats: [
      { content_type: 'STORY', hours: ONE_DAY, share: 0.29, cost_per_thousand: 96_000 },
      { content_type: 'POST', hours: ONE_DAY, share: 0.38, cost_per_thousand: 118_000 },
    ],
  },
  channel('TELEGRAM', [700, 10_000, 60_000, 52_000]),
  {
    media_type: 'LINKEDIN',
    count: 120,
    followersMin: 1000,
    followersMedian: 6000,
    followersSigma: 1,
    formats: [
      {
        content_type: 'POST',
        hours: [
          { hours: 24, weight: 1 },
          { hours: 168, weight: 1 },
        ],
        hasAllHours: true,
        share: 0.25,
        cost_per_thousand: 260_000,
      },
    ],
  },
  channel('BALE', [250, 5000, 22_000, 40_000]),
  channel('SOROUSH', [200, 5000, 16_000, 36_000]),
  channel('EITAA', [280, 5000, 30_000, 38_000]),
  channel('RUBIKA', [250, 5000, 35_000, 34_000]),
];
