import { z } from 'zod';
import { findDayIssue, hasJalaliYear, readInstant } from '@jarchi/domain/calendar/given-dates.ts';
import { AMOUNT_KEPT_MAX } from '@jarchi/domain/money/typed-amount.ts';
import type { Call, CallTable } from './call.ts';
import { opaqueText, shortText } from './shapes/texts.ts';

/** The shapes of one call. A path with {name} needs params; a file, redirect or stream has no response shape. */
export interface CallSchemas {
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly response?: z.ZodType;
}

type NeedsParams<C extends Call> = C['path'] extends `${string}{${string}}${string}`
  ? { readonly params: z.ZodType }
  : { readonly params?: never };
type NeedsResponse<C extends Call> = C extends { readonly answers: 'file' | 'redirect' | 'stream' }
  ? { readonly response?: never }
  : { readonly response: z.ZodType };

/** Ties a schema table to its call table: the same names, params where the path has them, a response where the answer is JSON. */
export type SchemasFor<T extends CallTable> = {
  readonly [K in keyof T]: CallSchemas & NeedsParams<T[K]> & NeedsResponse<T[K]>;
};

/** An id in an address. */
export const pathId = z.coerce.number<number>().int().positive();
export const idParams = z.object({ id: pathId });
export const toman = z.number().int();
/** An amount or a goal in a request. The rule that reads it knows the narrower limit and answers with it. */
export const askedAmount = z.number().int().min(-AMOUNT_KEPT_MAX).max(AMOUNT_KEPT_MAX);
export const count = z.number().int().nonnegative();
const DAY_PATTERN = String.raw`^\d{4}-\d\d-\d\d$`;

/** An instant of an answer, in UTC. */
export const instant = z.iso.datetime();
/** An instant of a request: RFC 3339 with any offset. The code behind it gets it in UTC. */
export const givenInstant = opaqueText()
  .superRefine((text, context) => {
    if (hasJalaliYear(text)) context.addIssue({ code: 'custom', params: { code: 'jalali_year' } });
    else if (readInstant(text) === undefined) context.addIssue({ code: 'invalid_format', format: 'datetime' });
  })
  .transform((text) => new Date(readInstant(text) ?? Number.NaN).toISOString())
  .meta({
    format: 'date-time',
    description: 'An instant as in RFC 3339, with `Z` or any offset. A Jalali year is refused as `jalali_year`.',
  });
/** YYYY-MM-DD, Gregorian. A day of the Jalali calendar would be taken for one of the Middle Ages. */
export const day = opaqueText()
  .superRefine((text, context) => {
    const issue = findDayIssue(text);
    if (issue === 'jalali_year') context.addIssue({ code: 'custom', params: { code: issue } });
    else if (issue !== undefined) context.addIssue({ code: 'invalid_format', format: 'date', pattern: DAY_PATTERN });
  })
  .meta({ format: 'date', pattern: DAY_PATTERN });
export const done = z.strictObject({ ok: z.literal(true) });

/** A boolean in a query: true, false, 1, 0. */
export const flag = z
  .union([z.boolean(), z.enum(['true', 'false', '1', '0'])])
  .transform((value) => value === true || value === 'true' || value === '1');

/** A repeated query parameter: one value or many. */
export const repeated = z.union([shortText(), z.array(shortText())]).transform((value) => (Array.isArray(value) ? value : [value]));

export const paging = {
  limit: z.coerce.number<number>().int().min(1).max(100).default(10),
  offset: z.coerce.number<number>().int().min(0).default(0),
};

export function page<T extends z.ZodType>(row: T) {
  return z.strictObject({ count, results: z.array(row) });
}
