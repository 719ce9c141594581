import { isDay } from '#calendar/day-range.ts';
import { PUBLISH_HOURS } from '#calendar/publish-start.ts';
import { STORY_NUMBERS } from '#platforms/plan-options.ts';
import { CAMPAIGN_TYPES, CONTENT_TYPES, MEDIA_TYPES } from '#platforms/platforms.ts';
import type { ChosenServices } from '#pricing/additional-services.ts';
import { defaultUtmTemplate, type UtmValueType } from '#platforms/utm/utm-template.ts';
import { emptyDraft, QUALITY_GOALS, type CampaignDraft, type DraftField, type DraftFile, type DraftHyperlink } from './drafts.ts';

/** The value when it is one of the field's, else undefined: the field then has its default. */
type Reader<T> = (value: unknown) => T | undefined;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const text: Reader<string> = (value) => (typeof value === 'string' ? value : undefined);
const flag: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);
const whole: Reader<number> = (value) => (Number.isSafeInteger(value) ? (value as number) : undefined);
const hour: Reader<number> = (value) => PUBLISH_HOURS.find((candidate) => candidate === value);
const day: Reader<string> = (value) => (isDay(value) ? value : undefined);
const oneOf =
  <T extends string>(options: readonly T[]): Reader<T> =>
  (value) =>
    options.find((option) => option === value);
const listOf =
  <T extends string | number | object>(read: Reader<T>): Reader<readonly T[]> =>
  (value) =>
    Array.isArray(value) ? value.flatMap((item) => read(item) ?? []) : undefined;

/** A list that names each thing once: its first mention stays. */
const distinct =
  <T>(read: Reader<readonly T[]>, nameOf: (item: T) => unknown = (item) => item): Reader<readonly T[]> =>
  (value) => {
    const seen = new Set<unknown>();
    return read(value)?.filter((item) => seen.size < seen.add(nameOf(item)).size);
  };

const file: Reader<DraftFile> = (value) => {
  if (!isRecord(value)) return undefined;
  const { id, name, type, size, width, height, duration, url } = value;
  const isWhole = [id, size, width, height].every(Number.isSafeInteger);
  const isText = [name, type, url].every((part) => typeof part === 'string');
  return isWhole && isText && (duration === null || Number.isFinite(duration))
    ? ({ id, name, type, size, width, height, duration, url } as DraftFile)
    : undefined;
};
const hyperlink: Reader<DraftHyperlink> = (value) =>
  isRecord(value) && typeof value['text'] === 'string' && typeof value['link'] === 'string'
    ? { text: value['text'], link: value['link'] }
    : undefined;
const services: Reader<ChosenServices> = (value) =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'))
    : undefined;

const utmType = oneOf<UtmValueType>(['custom', 'variable']);

const READERS: { readonly [F in DraftField]: Reader<CampaignDraft[F]> } = {
  media_type: oneOf(MEDIA_TYPES),
  campaign_type: oneOf(CAMPAIGN_TYPES),
  content_type: oneOf(CONTENT_TYPES),
  story_number: oneOf(STORY_NUMBERS),
  title: text,
  campaign_quality_goal: oneOf(QUALITY_GOALS),
  execution_locations: distinct(listOf(text)),
  ad_categories: distinct(listOf(whole)),
  publish_period_start: day,
  publish_period_end: day,
  preferred_publish_start_hour: hour,
  preferred_publish_end_hour: hour,
  budget: whole,
  goal_total_reach: whole,
  is_cpm: flag,
  cpm_publisher_price: whole,
  cpm_price: whole,
  cpc_price: whole,
  publish_considerations: text,
  content_files: distinct(listOf(file), ({ id }) => id),
  content_guide_file: file,
  content_instagram_post_files: distinct(listOf(file), ({ id }) => id),
  content_caption: text,
  content_isCommentOpen: flag,
  content_tags: listOf(text),
  content_description: text,
  content_contentMediaDescription: text,
  content_mentions: listOf(text),
  content_hashtags: listOf(text),
  content_todos: listOf(text),
  content_notTodos: listOf(text),
  content_hyperlinks: listOf(hyperlink),
  content_link: text,
  content_useSuggestedProducts: flag,
  content_customSubdomain: text,
  content_instagramContentAddress: text,
  is_telegram_forward_post: oneOf(['true', 'false']),
  content_telegram_content_address: text,
  is_utm_enabled: flag,
  is_telegram_hyperlinks_utm_enabled: flag,
  utm_source_type: utmType,
  utm_source_value: text,
  utm_medium_type: utmType,
  utm_medium_value: text,
  utm_campaign_type: utmType,
  utm_campaign_value: text,
  utm_content_type: utmType,
  utm_content_value: text,
  utm_term_type: utmType,
  utm_term_value: text,
  utm_key_template: whole,
  ad_title: text,
  ad_subtitle: text,
  ad_caption: text,
  button_label: text,
  button_link: text,
  selectedPlans: distinct(listOf(whole)),
  alternative_media_plans: distinct(listOf(whole)),
  selectedBundles: distinct(listOf(whole)),
  excluded_plans: distinct(listOf(whole)),
  excluded_bundles: distinct(listOf(whole)),
  additional_services: services,
  rubika_selected_media_plan: whole,
  soroush_selected_media_plan: whole,
};

/**
 * A whole draft of what was stored of one, by whatever version of the panel: fields that are missing or broken have their
 * default, items of lists that are broken or named before fall out, and what no field is called is dropped. Never throws.
 */
export function completeDraft(partial: unknown): CampaignDraft {
  const given = isRecord(partial) ? partial : {};
  const { media_type, campaign_type } = readFields(emptyDraft(), given);
  const is_cpm = campaign_type === 'CPM';
  return readFields({ ...emptyDraft(), is_cpm, ...defaultUtmTemplate(media_type, campaign_type) }, given);
}

function readFields(fallback: CampaignDraft, given: Readonly<Record<string, unknown>>): CampaignDraft {
  const fields = (Object.keys(fallback) as DraftField[]).map((field) => [field, READERS[field](given[field]) ?? fallback[field]]);
  return Object.fromEntries(fields) as CampaignDraft;
}
