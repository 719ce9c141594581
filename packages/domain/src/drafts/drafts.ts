import type { FieldIssue } from '#validation/issues.ts';
import type { StoryNumber } from '#platforms/plan-options.ts';
import type { CampaignType, ContentType, MediaType } from '#platforms/platforms.ts';
import { defaultUtmTemplate, type UtmTemplate } from '#platforms/utm/utm-template.ts';
import type { Toman } from '#money/money.ts';
import type { ChosenServices } from '#pricing/additional-services.ts';

export const CREATION_STEPS = ['general-information', 'content', 'create-package', 'activation'] as const;
export type CreationStep = (typeof CREATION_STEPS)[number];

export const QUALITY_GOALS = ['awareness', 'visit', 'sale', 'follow'] as const;
export type QualityGoal = (typeof QUALITY_GOALS)[number];

/** A file of the draft, as the upload answered it. */
export interface DraftFile {
  readonly id: number;
  readonly name: string;
  readonly type: string;
  readonly size: number;
  readonly width: number;
  readonly height: number;
  readonly duration: number | null;
  readonly url: string;
}

/** Words of the caption that lead somewhere. */
export interface DraftHyperlink {
  readonly text: string;
  readonly link: string;
}

/** Where, what, when and for how much. Days are YYYY-MM-DD in Tehran, hours 0–23, money in toman. */
export interface GeneralFields {
  readonly media_type: MediaType;
  readonly campaign_type: CampaignType;
  readonly content_type: ContentType;
  readonly story_number: StoryNumber;
  readonly title: string;
  readonly campaign_quality_goal: QualityGoal;
  readonly execution_locations: readonly string[];
  readonly ad_categories: readonly number[];
  readonly publish_period_start: string | null;
  readonly publish_period_end: string | null;
  readonly preferred_publish_start_hour: number;
  readonly preferred_publish_end_hour: number;
  readonly budget: Toman | null;
  /** REACH and INFLUENCE: people. CPM: thousands of views. CPC: clicks. */
  readonly goal_total_reach: number | null;
  /** Says what campaign_type says: true for CPM alone. */
  readonly is_cpm: boolean;
  /** Toman for a thousand views, or for a click; null where the server's price holds. */
  readonly cpm_publisher_price: Toman | null;
  readonly cpm_price: Toman | null;
  readonly cpc_price: Toman | null;
  readonly publish_considerations: string;
}

/** What is published, or the brief that the publisher makes it from. */
export interface ContentFields {
  readonly content_files: readonly DraftFile[];
  readonly content_guide_file: DraftFile | null;
  /** The slides of an Instagram post; while there are none, content_files are. */
  readonly content_instagram_post_files: readonly DraftFile[];
  readonly content_caption: string;
  readonly content_isCommentOpen: boolean;
  /** Accounts that are tagged in the picture. */
  readonly content_tags: readonly string[];
  readonly content_description: string;
  readonly content_contentMediaDescription: string;
  readonly content_mentions: readonly string[];
  readonly content_hashtags: readonly string[];
  readonly content_todos: readonly string[];
  readonly content_notTodos: readonly string[];
  readonly content_hyperlinks: readonly DraftHyperlink[];
  readonly content_link: string;
  readonly content_useSuggestedProducts: boolean;
  readonly content_customSubdomain: string;
  readonly content_instagramContentAddress: string;
  /** Text, not a boolean: the form's own value. */
  readonly is_telegram_forward_post: 'true' | 'false';
  readonly content_telegram_content_address: string;
  readonly is_utm_enabled: boolean;
  readonly is_telegram_hyperlinks_utm_enabled: boolean;
}

/** The texts of an ad that a network shows by itself. */
export interface AdFields {
  readonly ad_title: string;
  readonly ad_subtitle: string;
  readonly ad_caption: string;
  readonly button_label: string;
  readonly button_link: string;
}

/** What is bought, by id. */
export interface PackageFields {
  readonly selectedPlans: readonly number[];
  /** Stand in for a plan that falls out, the first one first. */
  readonly alternative_media_plans: readonly number[];
  readonly selectedBundles: readonly number[];
  /** Never to be suggested for this campaign. */
  readonly excluded_plans: readonly number[];
  readonly excluded_bundles: readonly number[];
  readonly additional_services: ChosenServices;
  readonly rubika_selected_media_plan: number | null;
  readonly soroush_selected_media_plan: number | null;
}

/**
 * All that an advertiser says of a campaign. Beside it, not in it, stand draftId (the draft's `id`, which the URL names),
 * the campaign that was made of it and that campaign's state (campaign_state; CREATION while there is none).
 */
export interface CampaignDraft extends GeneralFields, ContentFields, AdFields, PackageFields, UtmTemplate {}

export type DraftField = keyof CampaignDraft;
/** What keeps a field from being complete. */
export type DraftIssue = { readonly field: DraftField } & FieldIssue;

/** The three fields that say what kind of campaign it is. */
export type Combination = Pick<CampaignDraft, 'media_type' | 'content_type' | 'campaign_type'>;

/** What a draft says before anything was said of it. */
export function emptyDraft(): CampaignDraft {
  return {
    media_type: 'INSTAGRAM',
    campaign_type: 'REACH',
    content_type: 'STORY',
    story_number: 'single',
    title: '',
    campaign_quality_goal: 'awareness',
    execution_locations: [],
    ad_categories: [],
    publish_period_start: null,
    publish_period_end: null,
    preferred_publish_start_hour: 9,
    preferred_publish_end_hour: 23,
    budget: null,
    goal_total_reach: null,
    is_cpm: false,
    cpm_publisher_price: null,
    cpm_price: null,
    cpc_price: null,
    publish_considerations: '',
    content_files: [],
    content_guide_file: null,
    content_instagram_post_files: [],
    content_caption: '',
    content_isCommentOpen: true,
    content_tags: [],
    content_description: '',
    content_contentMediaDescription: '',
    content_mentions: [],
    content_hashtags: [],
    content_todos: [],
    content_notTodos: [],
    content_hyperlinks: [],
    content_link: '',
    content_useSuggestedProducts: false,
    content_customSubdomain: '',
    content_instagramContentAddress: '',
    is_telegram_forward_post: 'false',
    content_telegram_content_address: '',
    is_utm_enabled: true,
    is_telegram_hyperlinks_utm_enabled: false,
    ...defaultUtmTemplate('INSTAGRAM', 'REACH'),
    ad_title: '',
    ad_subtitle: '',
    ad_caption: '',
    button_label: '',
    button_link: '',
    selectedPlans: [],
    alternative_media_plans: [],
    selectedBundles: [],
    excluded_plans: [],
    excluded_bundles: [],
    additional_services: {},
    rubika_selected_media_plan: null,
    soroush_selected_media_plan: null,
  };
}

/** The form of a whole campaign before its purchase: 365 days ahead at most, 90 days long at most. */
export const TITLE_MAX = 100;
export const CATEGORIES_MAX = 5;
export const PERIOD_MAX_DAYS = 90;
export const AHEAD_MAX_DAYS = 365;
export const PLANS_MAX = 200;
export const CONSIDERATIONS_MAX = 500;
