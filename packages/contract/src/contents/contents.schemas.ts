import { z } from 'zod';
import { CAMPAIGN_STATES } from '@jarchi/domain/campaigns/campaign-life.ts';
import { CONTENT_ATTACHMENTS_MAX, CONTENT_COMMENT_MAX, CONTENT_STATES } from '@jarchi/domain/campaigns/rules/content-rules.ts';
import { OUT_REASONS } from '@jarchi/domain/campaigns/placements.ts';
import { CONTENT_FILTER_FIELDS } from '@jarchi/domain/filters/content-filters.ts';
import { CONTENT_TYPES, MEDIA_TYPES } from '@jarchi/domain/platforms/platforms.ts';
import { previewed } from '../campaigns/campaign.schemas.ts';
import type { contentsCalls } from './contents.calls.ts';
import { filterQuery } from '../requests/parameters.ts';
import { firstCategory } from '../publishers/plans.schemas.ts';
import { draftFile } from '../drafts/drafts.schemas.ts';
import { askedAmount, count, idParams, instant, page, paging, toman, type SchemasFor } from '../schema.ts';
import { longText } from '../shapes/texts.ts';

const id = z.number().int();

const content = z.strictObject({
  id,
  campaign: z.strictObject({
    id,
    title: z.string(),
    media_type: z.enum(MEDIA_TYPES),
    content_type: z.enum(CONTENT_TYPES),
    /** The brief's description. */
    content_description: z.string(),
    content_todos: z.array(z.string()),
    content_notTodos: z.array(z.string()),
  }),
  publisher: z.strictObject({ id, category_id: firstCategory, title: z.string(), username: z.string() }),
  /** The place of its publisher in the campaign; its versions share it. */
  placement: id,
  /** 1 for the first delivery. */
  attempt: count,
  /** How often it may still be rejected; after that the operator decides. */
  rejections_left: count,
  state: z.enum(CONTENT_STATES),
  /** Why its publisher is out, of a withdrawn content. */
  out_reason: z.enum(OUT_REASONS).nullable(),
  files: z.array(draftFile),
  caption: z.string(),
  advertiser_comment: z.string(),
  attachments: z.array(draftFile),
  due_at: instant,
  /** Until when its publisher owes a new version; null where none is on its way. */
  next_due_at: instant.nullable(),
  created: instant,
  decided_at: instant.nullable(),
  seen_at: instant.nullable(),
});

/** An advertiser's decision on one content. A rejection needs a comment. */
const feedback = {
  is_confirmed: z.boolean(),
  advertiser_comment: longText().max(CONTENT_COMMENT_MAX).default(''),
  /** Files of the account, by id. */
  attachments: z.array(id).max(CONTENT_ATTACHMENTS_MAX).default([]),
};

const offersAnswer = z.strictObject({ id, state: z.enum(CAMPAIGN_STATES), total: toman });

/** A list without one of its publishers. Amounts with VAT. */
const leftOut = z.strictObject({
  /** Of the list as it is now, and without the publisher. */
  before: toman,
  total: toman,
  /** What is held in addition, or released, when the remaining list is accepted, or refused with its last publisher. */
  held: toman,
  released: toman,
  /** Whether it is the last publisher: the list is refused. */
  is_last: z.boolean(),
});

const pathId = z.coerce.number<number>().int().positive();

const placementParams = z.object({ id: pathId, placement: pathId });

export const contentsSchemas = {
  listPendingFeedback: { query: z.object({ ...paging, limit: paging.limit.default(12) }), response: page(content) },
  listFeedback: { params: idParams, response: page(content) },
  submitFeedback: {
    params: idParams,
    body: z.object({
      contents: z
        .array(z.object({ content: id, ...feedback }))
        .min(1)
        .max(50),
    }),
    response: page(content),
  },
  decideContent: { params: z.object({ campaign: pathId, content: pathId }), body: z.object(feedback), response: content },
  listContents: {
    query: z.object({
      ...paging,
      limit: paging.limit.default(12),
      state: z.enum(['pending', 'confirmed', 'rejected']).optional(),
      /** `search` is part of a publisher's title or username; `due` is of contents that wait. */
      filter: filterQuery(CONTENT_FILTER_FIELDS),
    }),
    response: z.strictObject({
      count,
      results: z.array(content),
      /** Of the same filters, for all states. */
      counts: z.strictObject({ all: count, pending: count, confirmed: count, rejected: count }),
      campaigns: z.array(z.strictObject({ id, title: z.string() })),
    }),
  },
  getContent: { params: idParams, response: content },
  seeContent: { params: idParams, body: z.object({}), response: content },
  acceptOffers: {
    params: idParams,
    /** The total that the buyer saw. With is_auto_after_charge, a list whose money is short is paid by itself after a charge. */
    body: z.object({ expected_total: askedAmount, is_auto_after_charge: z.boolean().default(false) }),
    response: offersAnswer,
  },
  previewLeaveOut: { params: placementParams, response: leftOut },
  leaveOutOffer: {
    params: placementParams,
    /** The total of the remaining list, and the released amount, that the buyer saw. */
    body: z.object({ expected: z.object({ total: askedAmount, released: askedAmount }) }),
    response: offersAnswer,
  },
  dropOffers: { params: idParams, body: z.object({}), response: offersAnswer },
  refuseOffers: { params: idParams, body: z.object({ expected: previewed }), response: offersAnswer },
} as const satisfies SchemasFor<typeof contentsCalls>;
