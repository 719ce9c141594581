export const MEDIA_TYPES = ['INSTAGRAM', 'TELEGRAM', 'LINKEDIN', 'BALE', 'SOROUSH', 'EITAA', 'RUBIKA'] as const;
export type MediaType = (typeof MEDIA_TYPES)[number];

export const CAMPAIGN_TYPES = ['REACH', 'INFLUENCE', 'CPM', 'CPC'] as const;
export type CampaignType = (typeof CAMPAIGN_TYPES)[number];

export const CONTENT_TYPES = ['POST', 'STORY', 'PIN', 'IN_CHANNEL'] as const;
export type ContentType = (typeof CONTENT_TYPES)[number];

export interface PlatformPair {
  readonly media_type: MediaType;
  readonly content_type: ContentType;
  readonly campaign_types: readonly CampaignType[];
}

/** The eleven pairs that exist, with their campaign types. No other can be bought. */
export const PLATFORM_PAIRS: readonly PlatformPair[] = [
  { media_type: 'INSTAGRAM', content_type: 'POST', campaign_types: ['REACH', 'INFLUENCE'] },
  { media_type: 'INSTAGRAM', content_type: 'STORY', campaign_types: ['REACH', 'INFLUENCE', 'CPM'] },
  { media_type: 'TELEGRAM', content_type: 'POST', campaign_types: ['REACH', 'CPM'] },
  { media_type: 'LINKEDIN', content_type: 'POST', campaign_types: ['INFLUENCE'] },
  { media_type: 'BALE', content_type: 'POST', campaign_types: ['REACH'] },
  { media_type: 'EITAA', content_type: 'POST', campaign_types: ['REACH'] },
  { media_type: 'RUBIKA', content_type: 'POST', campaign_types: ['REACH'] },
  { media_type: 'RUBIKA', content_type: 'PIN', campaign_types: ['CPM'] },
  { media_type: 'SOROUSH', content_type: 'POST', campaign_types: ['REACH'] },
  { media_type: 'SOROUSH', content_type: 'PIN', campaign_types: ['CPC'] },
  { media_type: 'SOROUSH', content_type: 'IN_CHANNEL', campaign_types: ['CPM'] },
];

export function isAllowedCombination(media_type: MediaType, content_type: ContentType, campaign_type: CampaignType): boolean {
  return PLATFORM_PAIRS.some(
    (pair) => pair.media_type === media_type && pair.content_type === content_type && pair.campaign_types.includes(campaign_type),
  );
}

/** The formats that exist on a platform. */
export function listContentTypes(media_type: MediaType): readonly ContentType[] {
  return PLATFORM_PAIRS.filter((pair) => pair.media_type === media_type).map((pair) => pair.content_type);
}

/** Whether a format exists on a platform. */
export function isPlatformFormat(media_type: MediaType, content_type: ContentType): boolean {
  return listContentTypes(media_type).includes(content_type);
}

/** Whether the network itself publishes a format, in place of publishers. */
export function isNetworkFormat(content_type: ContentType): boolean {
  return content_type === 'PIN' || content_type === 'IN_CHANNEL';
}

/** Messengers have channels with members, the others pages with followers. */
export function isChannelPlatform(media_type: MediaType): boolean {
  return media_type !== 'INSTAGRAM' && media_type !== 'LINKEDIN';
}

/** The word for a publisher. */
export type PublisherWord = 'page' | 'channel';
export type AudienceWord = 'follower' | 'member';

export function getPublisherWord(media_type: MediaType): PublisherWord {
  return isChannelPlatform(media_type) ? 'channel' : 'page';
}

export function getAudienceWord(media_type: MediaType): AudienceWord {
  return isChannelPlatform(media_type) ? 'member' : 'follower';
}
