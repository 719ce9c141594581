import { z } from 'zod';
import { CREATION_STEPS, QUALITY_GOALS } from '@jarchi/domain/drafts/drafts.ts';
import { STORY_NUMBERS } from '@jarchi/domain/platforms/plan-options.ts';
import { CAMPAIGN_TYPES, CONTENT_TYPES, MEDIA_TYPES } from '@jarchi/domain/platforms/platforms.ts';
import type { draftsCalls } from './drafts.calls.ts';
import { count, day, done, idParams, instant, page, paging, toman, type SchemasFor } from './schema.ts';

export const draftFile = z.strictObject({
  id: z.number().int(),
  name: z.string().max(255),
  type: z.string().max(60),
  size: count,
  width: count,
  height: count,
  duration: z.number().nullable(),
  url: z.string().max(500),
});

/** A list whose items stay as they were sent; not read only as OpenAPI means it, which is: never sent by a client. */
function listOf<T extends z.ZodType>(item: T, most: number) {
  return z.array(item).max(most).readonly().meta({ readOnly: false });
}

const id = z.number().int();
const text = z.string().max(500);
const longText = z.string().max(5_000);
const link = z.string().max(2_000);
const price = toman.nullable();
const hour = z.number().int().min(0).max(23);
const utmType = z.enum(['custom', 'variable']);
const SERVICES_MOST = 50;

/** Shapes only: a draft may be unfinished. What each step asks is the domain's to say. */
export const draftData = z.strictObject({
  media_type: z.enum(MEDIA_TYPES),
  campaign_type: z.enum(CAMPAIGN_TYPES),
  content_type: z.enum(CONTENT_TYPES),
  story_number: z.enum(STORY_NUMBERS),
  title: text,
  campaign_quality_goal: z.enum(QUALITY_GOALS),
  execution_locations: listOf(z.string().max(60), 40),
  ad_categories: listOf(id, 40),
  publish_period_start: day.nullable(),
  publish_period_end: day.nullable(),
  preferred_publish_start_hour: hour,
  preferred_publish_end_hour: hour,
  budget: price,
  goal_total_reach: z.number().int().nullable(),
  is_cpm: z.boolean(),
  cpm_publisher_price: price,
  cpm_price: price,
  cpc_price: price,
  publish_considerations: z.string().max(2_000),
  content_files: listOf(draftFile, 20),
  content_guide_file: draftFile.nullable(),
  content_instagram_post_files: listOf(draftFile, 20),
  content_caption: longText,
  content_isCommentOpen: z.boolean(),
  content_tags: listOf(text, 100),
  content_description: longText,
  content_contentMediaDescription: longText,
  content_mentions: listOf(text, 100),
  content_hashtags: listOf(text, 100),
  content_todos: listOf(text, 100),
  content_notTodos: listOf(text, 100),
  content_hyperlinks: listOf(z.strictObject({ text, link }), 100),
  content_link: link,
  content_useSuggestedProducts: z.boolean(),
  content_customSubdomain: text,
  content_instagramContentAddress: link,
  is_telegram_forward_post: z.enum(['true', 'false']),
  content_telegram_content_address: link,
  is_utm_enabled: z.boolean(),
  is_telegram_hyperlinks_utm_enabled: z.boolean(),
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
  utm_key_template: z.number().int(),
  ad_title: text,
  ad_subtitle: text,
  ad_caption: text,
  button_label: text,
  button_link: link,
  selectedPlans: listOf(id, 500),
  alternative_media_plans: listOf(id, 500),
  selectedBundles: listOf(id, 500),
  /** Panels that were opened before there were these do not send them. */
  excluded_plans: listOf(id, 500).default([]),
  excluded_bundles: listOf(id, 500).default([]),
  additional_services: z
    .record(z.string().max(60), z.boolean())
    .refine((services) => Object.keys(services).length <= SERVICES_MOST, { params: { code: 'too_many', maximum: SERVICES_MOST } })
    .readonly()
    .meta({ readOnly: false }),
  rubika_selected_media_plan: id.nullable(),
  soroush_selected_media_plan: id.nullable(),
});

const draft = z.strictObject({
  id: z.number().int(),
  campaign: z.number().int().nullable(),
  draft_step: z.enum(CREATION_STEPS),
  data: draftData,
  version: z.number().int(),
  updated_at: instant,
});

const draftBody = z.object({
  data: draftData,
  campaign: z.number().int().nullable().default(null),
  draft_step: z.enum(CREATION_STEPS),
});

export const draftsSchemas = {
  listDrafts: { query: z.object(paging), response: page(draft) },
  getDraft: { params: idParams, response: draft },
  createDraft: { body: draftBody, response: draft },
  updateDraft: {
    params: idParams,
    body: draftBody.extend({ version: z.number().int() }),
    response: draft,
  },
  deleteDraft: { params: idParams, response: done },
} as const satisfies SchemasFor<typeof draftsCalls>;
