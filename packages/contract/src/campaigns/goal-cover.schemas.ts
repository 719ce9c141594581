import { z } from 'zod';
import { METRICS } from '@jarchi/domain/campaigns/goals.ts';
import { count } from '../schema.ts';

export const goalCover = z.strictObject({
  measure: z.enum(METRICS),
  target: count,
  /** The plain sum of the estimates. */
  expected: count,
  /** Of the target, rounded down. */
  percent: z.number().int(),
  missing: count,
});
