import { TEXT_SEARCH_MAX } from '@jarchi/domain/filters/filters.ts';
import { z } from 'zod';
import { count, done, instant, page, paging, toman, type SchemasFor } from '../schema.ts';
import type { staffCalls } from './staff.calls.ts';
import { opaqueText, shortText } from '../shapes/texts.ts';

const customer = z.strictObject({
  account_id: z.number().int(),
  account: z.string(),
  title: z.string(),
  owner: z.strictObject({ name: z.string(), phone: z.string().nullable(), email: z.string().nullable(), last_login: instant.nullable() }),
  is_official: z.boolean(),
  balance: toman,
  held: toman,
  spendable: toman,
  debt_limit: toman,
  campaigns: count,
  /** The caller has a place in it themself, by this login or another: it opens for others only. */
  is_own: z.boolean(),
  created: instant,
});

const impersonation = z.strictObject({
  id: z.string(),
  staff_name: z.string(),
  reason: z.string(),
  started_at: instant,
  ends_at: instant,
  is_open: z.boolean(),
  /** Requests of this session that changed something. */
  writes: count,
});

export const staffSchemas = {
  getStaffMember: { response: z.strictObject({ id: z.number().int(), name: z.string(), email: z.string().nullable() }) },
  listCustomers: { query: z.object({ ...paging, search: shortText().max(TEXT_SEARCH_MAX).default('') }), response: page(customer) },
  getCustomer: {
    params: z.object({ account: opaqueText().max(80) }),
    response: customer.extend({ impersonations: z.array(impersonation) }),
  },
  startImpersonation: {
    body: z.object({ account: opaqueText().max(80), reason: shortText().max(500) }),
    /** `path` opens the customer's panel. */
    response: z.strictObject({ path: z.string(), expires_at: instant }),
  },
  releaseImpersonation: { body: z.object({}), response: done },
} as const satisfies SchemasFor<typeof staffCalls>;
