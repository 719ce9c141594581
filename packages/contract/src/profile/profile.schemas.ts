import { z } from 'zod';
import { DEVICE_BROWSERS, DEVICE_SYSTEMS } from '@jarchi/domain/session/device.ts';
import { STAFF_ACTS } from '@jarchi/domain/staff/staff-acts.ts';
import { count, done, instant, paging, toman, type SchemasFor } from '../schema.ts';
import { otpCode, user } from '../session/session.schemas.ts';
import type { profileCalls } from './profile.calls.ts';
import { shortText } from '../shapes/texts.ts';

const session = z.strictObject({
  session: z.uuid(),
  browser: z.enum(DEVICE_BROWSERS).nullable(),
  system: z.enum(DEVICE_SYSTEMS).nullable(),
  is_phone: z.boolean(),
  /** The address from which it was opened; empty in sessions that are older than this field. */
  address: z.string(),
  created: instant,
  /** When it was last used, to within a quarter of an hour. */
  last_used: instant,
  is_current: z.boolean(),
});

const staffVisit = z.strictObject({
  visit: z.uuid(),
  reason: z.string(),
  started_at: instant,
  ends_at: instant,
  is_open: z.boolean(),
  /** It ended by itself, after the longest time. */
  is_timed_out: z.boolean(),
  acts: z.array(z.strictObject({ act: z.enum(STAFF_ACTS), count })),
});

export const profileSchemas = {
  changeUsername: { body: z.object({ username: shortText().max(60) }), response: user },
  uploadImage: { response: user },
  deleteImage: { response: user },
  getImage: { params: z.object({ image: z.uuid() }) },
  sendEmailCode: {
    body: z.object({}),
    response: z.strictObject({
      email: z.string(),
      expires_at: instant,
      /** The code itself; only outside production. */
      code: z.string().nullable(),
    }),
  },
  confirmEmail: { body: z.object({ code: otpCode }), response: user },
  listSessions: { response: z.strictObject({ results: z.array(session) }) },
  endSession: { params: z.object({ session: z.uuid() }), response: done },
  endOtherSessions: { body: z.object({}), response: z.strictObject({ ended: count }) },
  listStaffVisits: { query: z.object(paging), response: z.strictObject({ count, results: z.array(staffVisit) }) },
  getAdvertiserProfile: {
    response: z.strictObject({
      account: z.string(),
      account_id: z.number().int(),
      title: z.string(),
      created: instant,
      members: count,
      /** The answers of the onboarding; null before they are given. */
      business: z
        .strictObject({
          business_category: z.number().int(),
          title_fa: z.string(),
          service_description: z.string(),
          need_help: z.boolean(),
          monthly_budget_min: toman.nullable(),
          monthly_budget_max: toman.nullable(),
        })
        .nullable(),
    }),
  },
  getAdvertiserConfig: {
    response: z.strictObject({
      account: z.string(),
      is_official: z.boolean(),
      debt_limit: toman,
      has_seen_welcome_message: z.boolean(),
      /** In 24 hours; 0 is no limit. */
      daily_limits: z.strictObject({ drafts: count, uploads: count }),
    }),
  },
  getPublisherProfile: {
    response: z.strictObject({
      is_publisher: z.boolean(),
      panels: z.array(z.strictObject({ service: z.string(), account: z.string(), app_title: z.string(), url: z.string() })),
    }),
  },
} as const satisfies SchemasFor<typeof profileCalls>;
