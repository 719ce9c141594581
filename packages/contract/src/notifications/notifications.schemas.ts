import { z } from 'zod';
import { NOTICE_KINDS, NOTIFICATION_TYPES } from '@jarchi/domain/notices/notifications.ts';
import type { notificationsCalls } from './notifications.calls.ts';
import { count, done, flag, idParams, instant, page, paging, type SchemasFor } from '../schema.ts';

export const notificationShape = z.strictObject({
  id: z.number().int(),
  /** The subject, finer than the type. */
  kind: z.enum(NOTICE_KINDS),
  notification_type: z.enum(NOTIFICATION_TYPES),
  campaign_id: z.number().int().nullable(),
  title: z.string(),
  description: z.string(),
  /** The path of the panel that it leads to. */
  path: z.string().nullable(),
  /** By this person. */
  seen: z.boolean(),
  /** It tells of something that has a deadline and waits for an answer of this person: it counts although it was read. */
  is_waiting: z.boolean(),
  history_date: instant,
});

export const notificationsSchemas = {
  listNotifications: {
    query: z.object({
      ...paging,
      campaign_id: z.coerce.number<number>().int().positive().optional(),
      only_unread: flag.default(false),
      notification_type: z.enum(NOTIFICATION_TYPES).optional(),
    }),
    response: page(notificationShape).extend({ unread: count }),
  },
  listNewNotifications: { response: z.strictObject({ unread: count, results: z.array(notificationShape).max(5) }) },
  seeNotification: { params: idParams, response: done },
  seeAllNotifications: {
    body: z.object({}),
    /** `seen_at`: under which instant they can be made unread again. */
    response: done.extend({ count, seen_at: instant }),
  },
  listChangelog: {
    query: z.object({ after: z.coerce.number<number>().int().min(0).default(0) }),
    response: z.strictObject({
      results: z.array(
        z.strictObject({
          id: z.number().int(),
          title: z.string(),
          /** HTML as its author wrote it: clean it before it is shown. */
          content: z.string(),
          attachments: z.array(
            z.strictObject({
              id: z.number().int(),
              /** The path of its file call. */
              file: z.string(),
              name: z.string(),
              size: count,
            }),
          ),
        }),
      ),
    }),
  },
  closeChangelog: { params: idParams, body: z.object({}), response: done },
  getChangelogFile: { params: idParams },
} as const satisfies SchemasFor<typeof notificationsCalls>;
