import { z } from 'zod';
import { CREATION_STEPS, QUALITY_GOALS, STORY_COUNTS } from '@jarchi/domain/drafts/drafts.ts';
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

/** Shapes only: a draft may be unfinished. What each step asks is the domain's to say. */
const draftData = z.strictObject({
  media_type: z.enum(MEDIA_TYPES),
  campaign_type: z.enum(CAMPAIGN_TYPES),
  content_type: z.enum(CONTENT_TYPES),
  story_number: z.enum(STORY_COUNTS),
  title: z.string().max(500),
  campaign_quality_goal: z.enum(QUALITY_GOALS),
  execution_locations: z.array(z.string().max(60)).max(40),
  ad_categories: z.array(z.number().int()).max(40),
  publish_period_start: day.nullable(),
  publish_period_end: day.nullable(),
  preferred_publish_start_hour: z.number().int().min(0).max(23),
  preferred_publish_end_hour: z.number().int().min(0).max(23),
  budget: toman.nullable(),
  goal_total_reach: z.number().int().nullable(),
  publish_considerations: z.string().max(2_000),
  content_files: z.array(draftFile).max(10),
  content_caption: z.string().max(5_000),
  content_link: z.string().max(2_000),
  is_utm_enabled: z.boolean(),
  selectedPlans: z.array(z.number().int()).max(500),
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
