import { isNetworkFormat, type ContentType, type MediaType } from '#platforms/platforms.ts';

/** The subject of one campaign. */
export interface PastCampaign {
  readonly media_type: MediaType;
  readonly content_type: ContentType;
  readonly ad_categories: readonly number[];
}

export interface Interests {
  /** The most bought format; undefined without a campaign. */
  readonly format: Pick<PastCampaign, 'media_type' | 'content_type'> | undefined;
  /** The most chosen categories, at most three. */
  readonly categories: readonly number[];
  /** How many campaigns chose one of these categories. */
  readonly campaigns: number;
}

const CATEGORIES_MAX = 3;

/** Keys by how often they occur; ties go to the earlier one. */
function byFrequency<K>(keys: readonly K[]): K[] {
  const counts = new Map<K, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([key]) => key);
}

/**
 * What an account usually buys, from its campaigns, newest first; ties go to the newer one. A format that only a network sells is no format
 * of publishers.
 */
export function getInterests(campaigns: readonly PastCampaign[]): Interests {
  const bought = campaigns.filter(({ content_type }) => !isNetworkFormat(content_type));
  const [favourite] = byFrequency(bought.map(({ media_type, content_type }) => `${media_type} ${content_type}`));
  const format = bought.find(({ media_type, content_type }) => `${media_type} ${content_type}` === favourite);
  const categories = byFrequency(campaigns.flatMap(({ ad_categories }) => ad_categories)).slice(0, CATEGORIES_MAX);
  return {
    format: format && { media_type: format.media_type, content_type: format.content_type },
    categories,
    campaigns: campaigns.filter(({ ad_categories }) => ad_categories.some((id) => categories.includes(id))).length,
  };
}
