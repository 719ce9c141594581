import { z } from 'zod';
import { BOT_CHANNELS, CHANNELS, CHOICE_KEYS } from '@jarchi/domain/channels/channels.ts';
import { NOTIFICATION_TYPES } from '@jarchi/domain/notices/notifications.ts';
import { notificationShape } from '../notifications/notifications.schemas.ts';
import { count, done, flag, givenInstant, idParams, instant, page, paging, type SchemasFor } from '../schema.ts';
import type { channelsCalls } from './channels.calls.ts';
import { opaqueText, shortText } from '../shapes/texts.ts';

const LIMIT_MAX = 1_000_000;

const channel = z.enum(CHANNELS);
const hour = z.number().int().min(0).max(23);
const pageOfNotices = page(notificationShape).extend({ unread: count });

const settings = {
  /** What differs from the default, by group and channel. */
  choices: z.partialRecord(z.enum(CHOICE_KEYS), z.boolean()),
  /** Hours in Tehran; both the same: no quiet hours. */
  quiet_from: hour,
  quiet_until: hour,
  is_money_urgent: z.boolean(),
  digest_hour: hour.nullable(),
};

const link = z.strictObject({
  id: z.number().int(),
  channel,
  /** The name in the messenger, or the browser. */
  name: z.string(),
  linked_at: instant,
});

const channelsShape = z.strictObject({
  ...settings,
  /** Nothing leaves this machine: messages go to the server's log. */
  is_trial: z.boolean(),
  channels: z.array(
    z.strictObject({
      channel,
      /** Where messages go: the phone or e-mail of the profile, which is null until it is known and verified. */
      address: z.string().nullable(),
      links: z.array(link),
      /** The last failure of the last seven days. */
      last_failure: z.strictObject({ at: instant, outcome: z.enum(['refused', 'gone', 'unclear', 'given_up']) }).nullable(),
    }),
  ),
  /** The key with which browsers subscribe; null where push is not set up or goes to the log. */
  push_key: z.string().nullable(),
});

export const channelsSchemas = {
  listCampaignNotifications: {
    params: idParams,
    query: z.object({ ...paging, only_unread: flag.default(false) }),
    response: pageOfNotices,
  },
  seeCampaignNotifications: { params: idParams, response: done },
  getNotification: { params: idParams, response: notificationShape },
  listPanelNotifications: {
    query: z.object({
      limit: z.coerce.number<number>().int().min(1).max(LIMIT_MAX).default(10),
      offset: paging.offset,
      only_unread: flag.default(false),
      notification_type: z.enum(NOTIFICATION_TYPES).optional(),
    }),
    response: pageOfNotices,
  },
  unseeNotifications: { body: z.object({ seen_at: givenInstant }), response: done },
  getChannels: { response: channelsShape },
  saveNoticeChoices: { body: z.object(settings), response: channelsShape },
  createChannelLink: {
    body: z.object({ channel: z.enum(BOT_CHANNELS) }),
    response: z.strictObject({
      code: z.string(),
      /** The bot in the browser or the app, with the code. */
      url: z.string(),
      /** The same for an app that is installed; null without one. */
      app_url: z.string().nullable(),
      bot: z.string(),
      expires_at: instant,
    }),
  },
  linkBrowser: {
    body: z.object({
      name: shortText().trim().min(1).max(60),
      /** Null where push goes to the log. */
      subscription: z
        .object({
          endpoint: z.url().max(1000),
          keys: z.object({ p256dh: opaqueText().min(80).max(100), auth: opaqueText().min(20).max(30) }),
        })
        .nullable(),
    }),
    response: link,
  },
  unlinkChannel: { params: idParams, response: done },
  testChannel: { body: z.object({ channel, link: z.number().int().positive().optional() }), response: done },
} as const satisfies SchemasFor<typeof channelsCalls>;
