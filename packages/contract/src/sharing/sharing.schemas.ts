import { z } from 'zod';
import { CAMPAIGN_STATES } from '@jarchi/domain/campaigns/campaign-life.ts';
import { CONTENT_STATES } from '@jarchi/domain/campaigns/rules/content-rules.ts';
import { CAMPAIGN_TYPES, CONTENT_TYPES, MEDIA_TYPES } from '@jarchi/domain/platforms/platforms.ts';
import { SHARE_MAKERS, SHARE_NAME_MAX } from '@jarchi/domain/sharing/share-links.ts';
import { draftFile } from '../drafts/drafts.schemas.ts';
import { firstCategory } from '../publishers/plans.schemas.ts';
import { count, day, givenInstant, idParams, instant, page, type SchemasFor } from '../schema.ts';
import { linkToken } from './link-token.ts';
import type { sharingCalls } from './sharing.calls.ts';
import { shortText } from '../shapes/texts.ts';

const pathId = z.coerce.number<number>().int().positive();
const shareParams = z.object({ id: pathId, share: pathId });

const contentShare = z.strictObject({
  id: z.number().int(),
  /** For its owner: «the agency». Strangers do not see it. */
  name: z.string(),
  /**
   * Who made it. `former` is no member any more; `staff` acted in the customer's name, and the link ends with their visit; of links from before
   * makers were kept it is not known. The name is empty where it is not known, not given, or that of staff.
   */
  maker: z.strictObject({ kind: z.enum(SHARE_MAKERS), name: z.string() }),
  /** Null once it can no longer be read: the link was revoked, or the secret of the server changed. The link itself may still open. */
  token: z.string().nullable(),
  created: instant,
  expire_datetime: instant,
  /** How often its page was loaded, and when last. Who loaded it is not kept. */
  openings: count,
  last_opened_at: instant.nullable(),
  revoked_at: instant.nullable(),
});
const reportShare = contentShare.extend({ is_cost_hidden: z.boolean() });

const contentChange = {
  /** A year away at most. */
  expire_datetime: givenInstant.optional(),
  name: shortText().trim().max(SHARE_NAME_MAX).optional(),
};
const reportChange = { ...contentChange, is_cost_hidden: z.boolean().optional() };

const query = z.object(linkToken);

/** What both pages say of the link and of whose it is. */
const shared = {
  /** Name of the account that shares it. */
  account_title: z.string(),
  expire_datetime: instant,
};

export const sharingSchemas = {
  listReportShares: { params: idParams, response: page(reportShare) },
  createReportShare: { params: idParams, body: z.object(reportChange), response: reportShare },
  updateReportShare: { params: shareParams, body: z.object(reportChange), response: reportShare },
  revokeReportShare: { params: shareParams, response: reportShare },
  listContentShares: { params: idParams, response: page(contentShare) },
  createContentShare: { params: idParams, body: z.object(contentChange), response: contentShare },
  updateContentShare: { params: shareParams, body: z.object(contentChange), response: contentShare },
  revokeContentShare: { params: shareParams, response: contentShare },
  openSharedReport: {
    params: idParams,
    query,
    body: z.object({}),
    response: z.strictObject({
      ...shared,
      title: z.string(),
      media_type: z.enum(MEDIA_TYPES),
      campaign_type: z.enum(CAMPAIGN_TYPES),
      content_type: z.enum(CONTENT_TYPES),
      state: z.enum(CAMPAIGN_STATES),
      publish_period_start: day,
      publish_period_end: day,
      is_cost_hidden: z.boolean(),
      /** The world's time, to which the figures belong. */
      now: instant,
    }),
  },
  openSharedContent: {
    params: idParams,
    query,
    body: z.object({}),
    response: z.strictObject({
      ...shared,
      campaign: z.strictObject({
        title: z.string(),
        media_type: z.enum(MEDIA_TYPES),
        content_type: z.enum(CONTENT_TYPES),
        content_description: z.string(),
        content_todos: z.array(z.string()),
        content_notTodos: z.array(z.string()),
      }),
      publisher: z.strictObject({
        id: z.number().int(),
        category_id: firstCategory,
        title: z.string(),
        username: z.string(),
        followers: count.nullable(),
      }),
      state: z.enum(CONTENT_STATES),
      files: z.array(draftFile),
      caption: z.string(),
    }),
  },
} as const satisfies SchemasFor<typeof sharingCalls>;
