/** The combinations of platform, format and type, by short names. */
export const INSTAGRAM_POST = { media_type: 'INSTAGRAM', content_type: 'POST', campaign_type: 'REACH' } as const;
export const INSTAGRAM_STORY = { media_type: 'INSTAGRAM', content_type: 'STORY', campaign_type: 'REACH' } as const;
export const TELEGRAM_POST = { media_type: 'TELEGRAM', content_type: 'POST', campaign_type: 'REACH' } as const;
export const BALE_POST = { media_type: 'BALE', content_type: 'POST', campaign_type: 'REACH' } as const;
export const EITAA_POST = { media_type: 'EITAA', content_type: 'POST', campaign_type: 'REACH' } as const;
export const RUBIKA_POST = { media_type: 'RUBIKA', content_type: 'POST', campaign_type: 'REACH' } as const;
export const SOROUSH_POST = { media_type: 'SOROUSH', content_type: 'POST', campaign_type: 'REACH' } as const;
export const INFLUENCE_POST = { media_type: 'INSTAGRAM', content_type: 'POST', campaign_type: 'INFLUENCE' } as const;
export const INFLUENCE_STORY = { media_type: 'INSTAGRAM', content_type: 'STORY', campaign_type: 'INFLUENCE' } as const;
export const INFLUENCE_LINKEDIN = { media_type: 'LINKEDIN', content_type: 'POST', campaign_type: 'INFLUENCE' } as const;
export const VIEWS_STORY = { media_type: 'INSTAGRAM', content_type: 'STORY', campaign_type: 'CPM' } as const;
export const VIEWS_TELEGRAM = { media_type: 'TELEGRAM', content_type: 'POST', campaign_type: 'CPM' } as const;
export const VIEWS_RUBIKA = { media_type: 'RUBIKA', content_type: 'PIN', campaign_type: 'CPM' } as const;
export const VIEWS_SOROUSH = { media_type: 'SOROUSH', content_type: 'IN_CHANNEL', campaign_type: 'CPM' } as const;
export const CLICKS_SOROUSH = { media_type: 'SOROUSH', content_type: 'PIN', campaign_type: 'CPC' } as const;
