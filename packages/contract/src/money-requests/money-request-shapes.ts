import { z } from 'zod';
import { REQUEST_KINDS, REQUEST_STATES, TRANSFER_DIRECTIONS } from '@jarchi/domain/money/requests/money-requests.ts';
import { attachmentShape } from '../attachments/attachments.schemas.ts';
import { count, day, instant, toman } from '../schema.ts';

/** Who did something: a person of the account, or staff. Names of staff are told to staff only. */
const doer = z.strictObject({ name: z.string().nullable(), is_staff: z.boolean() });

export const moneyRequest = z.strictObject({
  id: z.number().int(),
  kind: z.enum(REQUEST_KINDS),
  /** Of transfers: out of this account or into it. */
  direction: z.enum(TRANSFER_DIRECTIONS).nullable(),
  state: z.enum(REQUEST_STATES),
  /** As it was asked for. */
  amount: toman,
  /** As it was approved; null until then. */
  amount_credited: toman.nullable(),
  reason: z.string(),
  /** Why it was refused, or credited with another amount; empty if nothing was said. */
  outcome: z.string(),
  made_by: doer,
  first_staff: z.string().nullable(),
  second_staff: z.string().nullable(),
  /** The other account of a transfer. */
  other_account: z.strictObject({ account: z.string(), title: z.string() }).nullable(),
  iban: z.string().nullable(),
  /** The bank of a slip, by its code in an IBAN. */
  bank: z.string().nullable(),
  day: day.nullable(),
  /** The number of a slip, or of the transfer by which money was paid back. */
  tracking_number: z.string().nullable(),
  attachments: z.array(attachmentShape),
  created: instant,
  decided_at: instant.nullable(),
  /** Grows with each change; a decision names the one that was seen. */
  version: z.number().int(),
  /** Whether the caller may approve it, and take it back. */
  can_approve: z.boolean(),
  can_withdraw: z.boolean(),
});

export const requestEvent = z.strictObject({
  at: instant,
  state: z.enum(REQUEST_STATES),
  by: doer,
  amount: toman.nullable(),
  text: z.string(),
});

/** The number of requests in each state, under all filters but that of the state. */
export const stateCounts = z.record(z.enum(REQUEST_STATES), count);

export const ownMoney = z.strictObject({ available: toman, held: toman, debt_limit: toman, spendable: toman });
