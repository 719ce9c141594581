import { getMediaLimits, type MediaLimits } from './media-limits.ts';
import type { Toman } from '#money/money.ts';
import { cpmPriceOf, findCpmDefaults } from '#platforms/campaign-goals.ts';
import { PLAN_SORTS, type PlanSort } from '#platforms/plan-options.ts';
import { audienceWordsFa, platformTitlesFa, publisherWordsFa } from '#platforms/platforms.fa.ts';
import {
  getAudienceWord,
  listContentTypes,
  PLATFORM_PAIRS,
  getPublisherWord,
  type CampaignType,
  type ContentType,
  type MediaType,
} from '#platforms/platforms.ts';
import { isUtmOffered, getUtmTags, type UtmTags } from '#platforms/utm/utm-template.ts';

/** Everything known about a platform; fields by format or campaign type have only those that exist. */
export interface Platform {
  readonly type: MediaType;
  /** Persian, as the next two words. */
  readonly title: string;
  readonly publisher_word: string;
  readonly audience_word: string;
  /** For the campaign types whose links can be tagged. */
  readonly utm_tags: Readonly<Partial<Record<CampaignType, UtmTags>>>;
  readonly size_limits: Readonly<Partial<Record<ContentType, MediaLimits>>>;
  /** Thousands of views. */
  readonly cpm_goal_thousands: Readonly<Partial<Record<ContentType, number>>>;
  /** Toman for a thousand views; null: cpm/configuration gives it. */
  readonly cpm_price: Toman | null;
  /** `suitable` only while the recommender is on. */
  readonly sort_options: readonly PlanSort[];
  /** The key for searching the network's media plans; null where they cannot be searched. */
  readonly media_plan_search_key: string | null;
}

export function describePlatform(media_type: MediaType): Platform {
  const formats = listContentTypes(media_type);
  const taggable = PLATFORM_PAIRS.filter((pair) => pair.media_type === media_type && isUtmOffered(media_type, pair.content_type));
  const goals = formats.map((format) => [format, findCpmDefaults(media_type, format)?.goal_thousands] as const);
  return {
    type: media_type,
    title: platformTitlesFa[media_type],
    publisher_word: publisherWordsFa[getPublisherWord(media_type)],
    audience_word: audienceWordsFa[getAudienceWord(media_type)],
    utm_tags: Object.fromEntries(taggable.flatMap((pair) => pair.campaign_types.map((type) => [type, getUtmTags(media_type, type)]))),
    size_limits: Object.fromEntries(formats.map((format) => [format, getMediaLimits(media_type, format)])),
    cpm_goal_thousands: Object.fromEntries(goals.filter(([, goal]) => goal !== undefined)),
    cpm_price: cpmPriceOf(media_type),
    sort_options: PLAN_SORTS,
    media_plan_search_key: media_type === 'RUBIKA' ? 'MESSENGER' : null,
  };
}
