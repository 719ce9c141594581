import { ACCOUNT_ROLES } from '@jarchi/domain/account/roles.ts';
import { z } from 'zod';
import type { accountCalls } from './account.calls.ts';
import { askedAmount, count, done, instant, toman, type SchemasFor } from '../schema.ts';
import { user } from '../session/session.schemas.ts';
import { longText, opaqueText, shortText } from '../shapes/texts.ts';

/** The flags that exist, and each other one that was asked for: false, as every flag is by default. */
const featureFlags = z
  .object({
    'panel-recommender-toggle': z.boolean(),
    'media-plan-v2-additional-services': z.boolean(),
    'media-plan-v2-ui': z.boolean(),
    'media-plan-v2-new-display-descriptions-and-titles': z.boolean(),
  })
  .catchall(z.boolean());

const financialInfo = z.strictObject({
  account_type: z.enum(['P', 'C']),
  name: shortText().max(400),
  national_number: shortText().max(40),
  economic_number: shortText().max(40),
  address_text: shortText().max(1200),
  postal_code: shortText().max(40),
});

export const accountSchemas = {
  getAccountInfo: {
    response: z.strictObject({
      id: z.number().int(),
      phone: z.string().nullable(),
      balance: toman,
      account: z.string(),
      title: z.string(),
      /** This person's role in the account; staff who act for them have the owner's. */
      role: z.enum(ACCOUNT_ROLES),
      has_seen_welcome_message: z.boolean(),
      is_hijacked: z.boolean(),
      is_official: z.boolean(),
      has_purchased_campaign: z.boolean(),
      /** Whether nothing of the financial info is answered yet. */
      is_financial_info_incomplete: z.boolean(),
      /** The member of staff who acts for the customer, the reason and the end; null in the customer's own session. */
      impersonation: z.strictObject({ staff_name: z.string(), reason: z.string(), expires_at: instant }).nullable(),
    }),
  },
  getSharedUser: { response: user },
  listUserServices: {
    response: z.strictObject({
      results: z.array(
        z.strictObject({
          service: z.string(),
          account: z.string(),
          /** The id that customers read and staff search for; null for panels of other products. */
          account_id: z.number().int().nullable(),
          url: z.string(),
          type: z.enum(['pub', 'adv', 'discover', 'other']),
          app_title: z.string(),
          typeText: z.string(),
          /** Toman; null for panels of other products. */
          balance: toman.nullable(),
          /** This person's role there; null for panels of other products. */
          role: z.enum(ACCOUNT_ROLES).nullable(),
        }),
      ),
      /** Invitations to accounts that wait for this person's answer. */
      invitations: count,
    }),
  },
  listFeatureFlags: {
    body: z.object({ feature_flags: z.array(opaqueText().max(80)).max(50).default([]) }),
    response: z.strictObject({ feature_flags: featureFlags }),
  },
  listBusinessCategories: {
    response: z.strictObject({ results: z.array(z.strictObject({ id: z.number().int(), title_fa: z.string() })) }),
  },
  submitBusinessData: {
    body: z.object({
      business_category: z.number().int(),
      service_description: longText().max(5000),
      need_help: z.boolean(),
      monthly_budget_min: askedAmount.nullable(),
      monthly_budget_max: askedAmount.nullable(),
    }),
    response: done,
  },
  getFinancialInfo: { response: financialInfo },
  saveFinancialInfo: { body: financialInfo, response: financialInfo },
} as const satisfies SchemasFor<typeof accountCalls>;
