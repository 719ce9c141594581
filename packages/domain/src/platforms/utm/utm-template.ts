import { PLATFORM_PAIRS, type CampaignType, type ContentType, type MediaType } from '#platforms/platforms.ts';

/** The parts of a tagged link, in the order in which they are written. */
export const UTM_PARTS = ['source', 'medium', 'campaign', 'content', 'term'] as const;
export type UtmPart = (typeof UTM_PARTS)[number];

/** Values that are known only when a link is built for one publisher of one campaign. */
export const UTM_VARIABLES = ['campaign-id', 'media-username', 'term'] as const;
export type UtmVariable = (typeof UTM_VARIABLES)[number];

/** `custom`: the value is the text itself. `variable`: the value names the variable to insert. */
export type UtmValueType = 'custom' | 'variable';

/** How links are tagged; an empty value leaves its part out. */
export type UtmTemplate = Readonly<Record<`utm_${UtmPart}_type`, UtmValueType>> &
  Readonly<Record<`utm_${UtmPart}_value`, string>> & {
    /** The id of the key template, which names the parameters. */
    readonly utm_key_template: number;
  };

/** The ids of the key templates; the first is the default. */
export const UTM_KEY_TEMPLATES = [1] as const;
export type UtmKeyTemplate = (typeof UTM_KEY_TEMPLATES)[number];
const DEFAULT_UTM_KEY_TEMPLATE: UtmKeyTemplate = 1;

const UTM_KEYS: Readonly<Record<UtmKeyTemplate, Readonly<Record<UtmPart, string>>>> = {
  1: {
    source: 'utm_source',
    medium: 'utm_medium',
    campaign: 'utm_campaign',
    content: 'utm_content',
    term: 'utm_term',
  },
};

/** The parameter of each part; undefined when the key template does not exist. */
export function findUtmKeys(utm_key_template: number): Readonly<Record<UtmPart, string>> | undefined {
  const known = UTM_KEY_TEMPLATES.find((id) => id === utm_key_template);
  return known && getUtmKeys(known);
}

/** The parameter of each part in a key template. */
export function getUtmKeys(utm_key_template: UtmKeyTemplate): Readonly<Record<UtmPart, string>> {
  return UTM_KEYS[utm_key_template];
}

export interface UtmTags {
  /** The platform's short name. */
  readonly source: string;
  /** Empty where the platform has no medium for the campaign type. */
  readonly medium: string;
}

const SOURCES: Readonly<Record<MediaType, string>> = {
  INSTAGRAM: 'ig',
  TELEGRAM: 'tg',
  LINKEDIN: 'li',
  BALE: 'bale',
  SOROUSH: 'spls',
  EITAA: 'eitaa',
  RUBIKA: 'rbk',
};

const MEDIUMS: Readonly<Partial<Record<MediaType, Readonly<Partial<Record<CampaignType, string>>>>>> = {
  SOROUSH: { REACH: 'spls-reach-post' },
  RUBIKA: { REACH: 'rbk-reach-post' },
};

export function getUtmTags(media_type: MediaType, campaign_type: CampaignType): UtmTags {
  return { source: SOURCES[media_type], medium: MEDIUMS[media_type]?.[campaign_type] ?? '' };
}

/** The default template of a campaign. */
export function defaultUtmTemplate(media_type: MediaType, campaign_type: CampaignType): UtmTemplate {
  const { source, medium } = getUtmTags(media_type, campaign_type);
  return {
    utm_source_type: 'custom',
    utm_source_value: source,
    utm_medium_type: 'custom',
    utm_medium_value: medium,
    utm_campaign_type: 'variable',
    utm_campaign_value: 'campaign-id',
    utm_content_type: 'variable',
    utm_content_value: 'media-username',
    utm_term_type: 'variable',
    utm_term_value: 'term',
    utm_key_template: DEFAULT_UTM_KEY_TEMPLATE,
  };
}

/** Formats whose link the platform hides or replaces. */
const WITHOUT_UTM: readonly `${MediaType} ${ContentType}`[] = [
  'INSTAGRAM POST',
  'LINKEDIN POST',
  'SOROUSH IN_CHANNEL',
  'SOROUSH PIN',
  'RUBIKA PIN',
];

/** Whether links of a format can be tagged; false for a format that the platform does not have. */
export function isUtmOffered(media_type: MediaType, content_type: ContentType): boolean {
  return (
    PLATFORM_PAIRS.some((pair) => pair.media_type === media_type && pair.content_type === content_type) &&
    !WITHOUT_UTM.includes(`${media_type} ${content_type}`)
  );
}
