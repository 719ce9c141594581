import { z } from 'zod';
import { getAllowed, type FilterAllowed } from '@jarchi/domain/filters/filter-issues.ts';
import type { FilterField } from '@jarchi/domain/filters/filters.ts';
import { toLatinDigits } from '@jarchi/domain/text/digits.ts';
import { day, repeated } from '../schema.ts';
import { opaqueText, shortText } from '../shapes/texts.ts';

/** The fields of every filter parameter, for a test that tries them all. */
export const filterFields = z.registry<{ readonly fields: readonly FilterField[] }>();

const FILTERS_MAX = 40;
const filterTexts = z.array(shortText().max(500)).max(FILTERS_MAX);

/** The repeated filter parameter of a list; the note is added to its description. */
export function filterQuery(fields: readonly FilterField[], note = '') {
  return repeated
    .pipe(filterTexts)
    .default([])
    .meta({
      description: describeFilters(fields, 'Repeated: each value is one filter; all must match.', note),
      example: listExamples(fields),
    })
    .register(filterFields, { fields });
}

/** The same filters as a list in a body. */
export function filterBody(fields: readonly FilterField[], note = '') {
  return filterTexts
    .default([])
    .meta({ description: describeFilters(fields, 'Each text is one filter; all must match.', note), example: listExamples(fields) })
    .register(filterFields, { fields });
}

function describeFilters(fields: readonly FilterField[], lead: string, note: string): string {
  const lines = fields.map((field) => `- \`${field.key}\`: ${getForm(field.key, getAllowed(field))}`);
  return [
    `${lead} A filter begins with its key; commas part what follows. What cannot be read is refused as \`filter_invalid\`, with what is allowed.`,
    ...lines,
    ...(note === '' ? [] : [note]),
  ].join('\n');
}

function getForm(key: string, allowed: FilterAllowed): string {
  switch (allowed.type) {
    case 'number': {
      const kind = allowed.is_whole ? 'a whole number' : 'a number';
      return `\`${key},{${allowed.operators.join('|')}},{number}\`, ${kind} from ${allowed.from} to ${allowed.to}; gt and lt hold the number itself, and both together make a range`;
    }
    case 'select':
      return `\`${key},{${allowed.is_multiple ? 'value,value,…' : 'value'}}\` of ${allowed.choices.join(', ')}`;
    case 'ids':
      return `\`${key},{id,id,…}\``;
    case 'date':
      return `${allowed.choices.map((choice) => `\`${key},${choice}\``).join(', ')}; days of Tehran, both ends included`;
    case 'search':
      return `\`${key},{text}\`, ${allowed.longest} characters at most; commas belong to the text`;
    case 'texts':
    case 'keys':
      return `\`${key},{text,text,…}\``;
  }
}

/** One filter of each kind, as it is sent. It is not given as `examples`: the document leaves them out for shapes that are transformed. */
function listExamples(fields: readonly FilterField[]): string[] {
  const firstOfKind = fields.filter(({ type }, at) => fields.findIndex((field) => field.type === type) === at);
  return firstOfKind.flatMap((field) => findExample(field) ?? []);
}

function findExample(field: FilterField): string | undefined {
  const allowed = getAllowed(field);
  if (allowed.type === 'number') return `${field.key},gt,${allowed.from}`;
  if (allowed.type === 'select') return `${field.key},${allowed.choices[0] ?? ''}`;
  if (allowed.type === 'ids') return `${field.key},3,7`;
  return allowed.type === 'date' ? `${field.key},last_7_days` : undefined;
}

/** One of several orders; a leading - descends. */
export function ordering<T extends string>(orderings: readonly [T, ...T[]], first: NoInfer<T>) {
  return z
    .enum(orderings)
    .default(first)
    .meta({ description: `The order of the rows; a leading - descends. Default: \`${first}\`.`, examples: [first] });
}

const ID = /^[1-9]\d{0,14}$/;
const idText = opaqueText()
  .refine((text) => ID.test(text), { params: { code: 'not_an_id' } })
  .meta({ pattern: ID.source })
  .transform(Number);

/** Ids as a repeated parameter, or several in one value separated by commas; no id may be repeated. */
export function repeatedIds(what: string) {
  return repeated
    .transform((texts) => texts.flatMap((text) => toLatinDigits(text).split(',')).map((text) => text.trim()))
    .pipe(z.array(idText).max(500))
    .meta({
      description: `${what} Repeated, or separated by commas; a repeated id is refused as \`listed_twice\`.`,
      example: ['3', '7'],
    });
}

/** The first and last day of a range; the note names the default days. */
export function days(note: string) {
  return {
    from: day
      .optional()
      .meta({ description: `The first day (YYYY-MM-DD in Tehran). After \`to\` it is refused as \`range_reversed\`. ${note}` }),
    to: day.optional().meta({ description: `The last day (YYYY-MM-DD in Tehran); it may be equal to the first day. ${note}` }),
  };
}
