import { CAMPAIGN_STATES } from '#campaigns/campaign-life.ts';
import { RARE_CODINGS } from '#media/rare-codings.ts';
import { AMOUNT_KEPT_MAX } from '#money/typed-amount.ts';
import { STORY_NUMBERS } from '#platforms/plan-options.ts';
import { CAMPAIGN_TYPES, CONTENT_TYPES, MEDIA_TYPES } from '#platforms/platforms.ts';
import { defaultUtmTemplate } from '#platforms/utm/utm-template.ts';
import {
  day,
  decimal,
  distinctListOf,
  field,
  flag,
  flags,
  laterField,
  listOf,
  nullable,
  oneOf,
  record,
  recordWith,
  text,
  whole,
} from './shapes.ts';

export const QUALITY_GOALS = ['awareness', 'visit', 'sale', 'follow'] as const;

const words = text(500);
const sentences = text(500, 'long');
const longText = text(5_000, 'long');
const link = text(2_000);
const manyWords = listOf(words, 100);
const id = whole();
const ids = distinctListOf(id, 500);
const count = whole(0);
const hour = whole(0, 23);
const wholeOrNull = nullable(whole());
/** Kept as it was typed; the step says what is too large. */
const amountOrNull = nullable(whole(-AMOUNT_KEPT_MAX, AMOUNT_KEPT_MAX));
const utmType = oneOf(['custom', 'variable']);
const utm = defaultUtmTemplate('INSTAGRAM', 'REACH');

/**
 * A file of the draft, as the upload call returned it; `has_poster`: the film has a small picture; `last_modified`: the instant at which
 * its owner changed it last, if the browser knew; `rare_coding`: messengers do not play the film, because of how it is coded.
 */
export const DRAFT_FILE = recordWith(
  {
    id,
    name: text(255),
    type: text(60, 'opaque'),
    size: count,
    width: count,
    height: count,
    duration: nullable(decimal),
    url: text(500, 'opaque'),
  },
  { has_poster: flag, last_modified: text(30, 'opaque'), rare_coding: oneOf(RARE_CODINGS) },
);
const files = distinctListOf(DRAFT_FILE, 20);

/** Words of the caption with a link. */
export const DRAFT_HYPERLINK = record({ text: sentences, link });

/** Where, what, when and for how much. Days are YYYY-MM-DD in Tehran, hours 0–23, money in toman. */
export const GENERAL_FIELDS = {
  media_type: field(oneOf(MEDIA_TYPES), 'INSTAGRAM'),
  campaign_type: field(oneOf(CAMPAIGN_TYPES), 'REACH'),
  content_type: field(oneOf(CONTENT_TYPES), 'STORY'),
  story_number: field(oneOf(STORY_NUMBERS), 'single'),
  title: field(words, ''),
  campaign_quality_goal: field(oneOf(QUALITY_GOALS), 'awareness'),
  execution_locations: field(distinctListOf(text(60), 40), []),
  ad_categories: field(distinctListOf(id, 40), []),
  publish_period_start: field(nullable(day), null),
  publish_period_end: field(nullable(day), null),
  preferred_publish_start_hour: field(hour, 9),
  preferred_publish_end_hour: field(hour, 23),
  budget: field(amountOrNull, null),
  /** REACH and INFLUENCE: people. CPM: thousands of views. CPC: clicks. */
  goal_total_reach: field(amountOrNull, null),
  /** Follows campaign_type: true for CPM alone. */
  is_cpm: field(flag, false),
  /** Toman for a thousand views, or for a click; null: the server's price. */
  cpm_publisher_price: field(amountOrNull, null),
  cpm_price: field(amountOrNull, null),
  cpc_price: field(amountOrNull, null),
  publish_considerations: field(text(2_000, 'long'), ''),
};

/** What is published, or the brief for the publisher who makes it. */
export const CONTENT_FIELDS = {
  content_files: field(files, []),
  content_guide_file: field(nullable(DRAFT_FILE), null),
  /** The slides of an Instagram post; when empty, content_files are published. */
  content_instagram_post_files: field(files, []),
  content_caption: field(longText, ''),
  content_isCommentOpen: field(flag, true),
  /** Accounts to tag in the picture. */
  content_tags: field(manyWords, []),
  content_description: field(longText, ''),
  content_contentMediaDescription: field(longText, ''),
  content_mentions: field(manyWords, []),
  content_hashtags: field(manyWords, []),
  content_todos: field(listOf(sentences, 100), []),
  content_notTodos: field(listOf(sentences, 100), []),
  content_hyperlinks: field(listOf(DRAFT_HYPERLINK, 100), []),
  content_link: field(link, ''),
  content_useSuggestedProducts: field(flag, false),
  content_customSubdomain: field(words, ''),
  content_instagramContentAddress: field(link, ''),
  /** A text, not a boolean: the form's own value. */
  is_telegram_forward_post: field(oneOf(['true', 'false']), 'false'),
  content_telegram_content_address: field(link, ''),
  is_utm_enabled: field(flag, true),
  is_telegram_hyperlinks_utm_enabled: field(flag, false),
};

/** How links are tagged; source and medium default to those of the platform and the type. */
const UTM_FIELDS = {
  utm_source_type: field(utmType, utm.utm_source_type),
  utm_source_value: field(words, utm.utm_source_value),
  utm_medium_type: field(utmType, utm.utm_medium_type),
  utm_medium_value: field(words, utm.utm_medium_value),
  utm_campaign_type: field(utmType, utm.utm_campaign_type),
  utm_campaign_value: field(words, utm.utm_campaign_value),
  utm_content_type: field(utmType, utm.utm_content_type),
  utm_content_value: field(words, utm.utm_content_value),
  utm_term_type: field(utmType, utm.utm_term_type),
  utm_term_value: field(words, utm.utm_term_value),
  utm_key_template: field(id, utm.utm_key_template),
};

/** The texts of an ad that a network shows by itself. */
export const AD_FIELDS = {
  ad_title: field(words, ''),
  ad_subtitle: field(sentences, ''),
  ad_caption: field(sentences, ''),
  button_label: field(words, ''),
  button_link: field(link, ''),
};

/** What is bought, by id. */
export const PACKAGE_FIELDS = {
  selectedPlans: field(ids, []),
  /** Replacements for a plan that falls out, in order. */
  alternative_media_plans: field(ids, []),
  selectedBundles: field(ids, []),
  /** Never to be suggested for this campaign. */
  excluded_plans: laterField(ids, []),
  excluded_bundles: laterField(ids, []),
  /** The services that are wanted, by key. */
  additional_services: field(flags(50, 60), {}),
  rubika_selected_media_plan: field(wholeOrNull, null),
  soroush_selected_media_plan: field(wholeOrNull, null),
};

/**
 * The fields of a draft, each declared once: its name, its shape with the most that is stored, and its default. The draft's type, the
 * empty draft, the reading of older drafts and the contract's shape follow from here, in this order.
 */
export const DRAFT_FIELDS = { ...GENERAL_FIELDS, ...CONTENT_FIELDS, ...UTM_FIELDS, ...AD_FIELDS, ...PACKAGE_FIELDS };

/** What the server adds to a draft's answer: never taken from a client. */
export const GIVEN_FIELDS = {
  /** The state of the campaign that was made of it; CREATION while there is none. */
  campaign_state: field(oneOf(CAMPAIGN_STATES), 'CREATION'),
};
