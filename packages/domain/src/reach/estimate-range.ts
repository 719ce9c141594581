/** What an estimate rests on. */
export type EstimateBasis =
  /** Figures of the publisher's last posts of the format. */
  | { readonly kind: 'median_of_posts'; readonly posts: number }
  /** The advertiser's own earlier posts with this publisher, as measured here. */
  | { readonly kind: 'own_measured'; readonly posts: number }
  /** Nothing is known of the publisher: what is usual on the platform for its audience. */
  | { readonly kind: 'platform_default' };

/** People, whole: four posts of five are expected between `low` and `high`. */
export interface EstimateRange {
  readonly low: number;
  readonly mid: number;
  readonly high: number;
  readonly basis: EstimateBasis;
}

export interface PostsSummary {
  /** Median reach; of a platform's usual publisher when there are no posts. */
  readonly median: number;
  /** How many posts the median is of. */
  readonly posts: number;
  /** Standard deviation of the logarithm of the posts' reach; about 0.25 when most lie within a quarter of the median. */
  readonly spread?: number | undefined;
  readonly isOwnMeasured?: boolean | undefined;
}

/** How much the posts of one publisher differ when nothing better is known. */
const USUAL_SPREAD = 0.25;
/** The usual spread weighs as much as this many posts against the measured one: few posts do not tell how much they differ. */
const USUAL_SPREAD_POSTS = 4;
/** How much publishers of one size differ among themselves. */
const PUBLISHERS_SPREAD = 0.8;
/** 80 % of a normal distribution lie within so many deviations. */
const DEVIATIONS = 1.2816;
/** A median of n varies by this ÷ n of the variance of what it is of (π ÷ 2, for large n). */
const MEDIAN_VARIANCE = Math.PI / 2;
/** A median absolute deviation, made comparable with a standard deviation. */
const MAD_TO_DEVIATION = 1.4826;

/** The logarithm of high ÷ mid. */
function halfWidthOf({ posts, spread }: PostsSummary): number {
  if (posts < 1) return DEVIATIONS * PUBLISHERS_SPREAD;
  const usual = USUAL_SPREAD ** 2;
  const variance = spread === undefined ? usual : (USUAL_SPREAD_POSTS * usual + posts * spread ** 2) / (USUAL_SPREAD_POSTS + posts);
  return DEVIATIONS * Math.sqrt(variance * (1 + MEDIAN_VARIANCE / posts));
}

/** The reach of the next post as a range about the median: as wide as the posts differ, and wider the fewer they are. */
export function estimateRange(summary: PostsSummary): EstimateRange {
  const { median, posts, isOwnMeasured = false } = summary;
  const factor = Math.exp(halfWidthOf(summary));
  const basis: EstimateBasis =
    posts < 1 ? { kind: 'platform_default' } : { kind: isOwnMeasured ? 'own_measured' : 'median_of_posts', posts };
  return { low: Math.round(median / factor), mid: Math.round(median), high: Math.round(median * factor), basis };
}

function medianOf(sorted: readonly number[]): number {
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

const ascending = (a: number, b: number) => a - b;

/** The last posts' reach summed up for estimateRange, their spread taken robustly; undefined without posts. */
export function summarisePosts(reaches: readonly number[]): PostsSummary | undefined {
  if (reaches.length === 0) return undefined;
  const sorted = reaches.toSorted(ascending);
  const logs = sorted.map((reach) => Math.log(Math.max(1, reach)));
  const centre = medianOf(logs);
  const distances = logs.map((log) => Math.abs(log - centre)).toSorted(ascending);
  return { median: medianOf(sorted), posts: reaches.length, spread: MAD_TO_DEVIATION * medianOf(distances) };
}
