import { z } from 'zod';
import { count, toman } from '../schema.ts';

const sheet = z.enum(['plans', 'bundles']);

/** The plans and bundles that a workbook chooses. */
export const readWorkbook = z.strictObject({
  /** Each once. */
  plan_ids: z.array(z.number().int()),
  /** The same for bundles; null when the workbook has no sheet of bundles. */
  bundle_ids: z.array(z.number().int()).nullable(),
  /** The rows of both sheets. */
  rows: count,
  /** Of them, those that a filter of the workbook hides; they count like the others. */
  hidden_rows: count,
  /** Rows that choose nothing because of a problem, by sheet and row number. */
  problems: z.array(
    z.strictObject({
      sheet,
      row: z.number().int(),
      code: z.enum([
        'id_missing',
        'id_invalid',
        'plan_unknown',
        'plan_other_kind',
        'plan_other_stories',
        'plan_gone',
        'plan_twice',
        'bundle_unknown',
        'bundle_other_kind',
        'bundle_gone',
        'bundle_twice',
        'choice_unknown',
      ]),
      text: z.string(),
    }),
  ),
  /** Plans and bundles whose price differs from the workbook's. */
  repriced: z.array(z.strictObject({ sheet, id: z.number().int(), title: z.string(), before: toman, after: toman })),
});
