import { toLatinDigits } from '#text/digits.ts';

export const NUMBER_OPERATORS = ['gt', 'eq', 'lt'] as const;
export type NumberOperator = (typeof NUMBER_OPERATORS)[number];

export type FilterValue =
  | { readonly type: 'number'; readonly operator: NumberOperator; readonly value: number }
  | { readonly type: 'select'; readonly values: readonly string[] }
  | { readonly type: 'search'; readonly text: string };

export type FilterField = { readonly key: string; readonly type: FilterValue['type'] };
export type Filters = Readonly<Record<string, FilterValue>>;

/** One filter as the comma-separated text of the URL, or undefined when it holds nothing. */
export function encodeFilter(key: string, value: FilterValue): string | undefined {
  if (value.type === 'number') return `${key},${value.operator},${value.value}`;
  if (value.type === 'search') return value.text.trim() === '' ? undefined : `${key},${value.text.trim()}`;
  return value.values.length === 0 ? undefined : [key, ...value.values].join(',');
}

function decodeFilter(field: FilterField, rest: readonly string[]): FilterValue | undefined {
  if (field.type === 'search') {
    const text = rest.join(',').trim();
    return text === '' ? undefined : { type: 'search', text };
  }
  if (field.type === 'select') {
    const values = rest.filter((value) => value !== '');
    return values.length === 0 ? undefined : { type: 'select', values };
  }
  const operator = NUMBER_OPERATORS.find((candidate) => candidate === rest[0]);
  const text = toLatinDigits(rest[1] ?? '').trim();
  const value = Number(text);
  return operator === undefined || text === '' || !Number.isFinite(value) ? undefined : { type: 'number', operator, value };
}

/** Reads repeated filter parameters; unknown or broken ones are counted and dropped, never thrown. */
export function decodeFilters(texts: readonly string[], fields: readonly FilterField[]): { filters: Filters; dropped: number } {
  const filters: Record<string, FilterValue> = {};
  let dropped = 0;
  for (const text of texts) {
    const [key, ...rest] = text.split(',');
    const field = fields.find((candidate) => candidate.key === key);
    const value = field && decodeFilter(field, rest);
    if (field && value) filters[field.key] = value;
    else dropped++;
  }
  return { filters, dropped };
}

/** Filters as the repeated parameter, in the order of the fields. */
export function encodeFilters(filters: Filters, fields: readonly FilterField[]): string[] {
  return fields.flatMap(({ key }) => {
    const value = filters[key];
    const text = value && encodeFilter(key, value);
    return text === undefined ? [] : [text];
  });
}

/** The publisher table's filters that a list of ready-content plans understands. */
export const PLAN_FILTER_FIELDS: readonly FilterField[] = [
  { key: 'search', type: 'search' },
  { key: 'price', type: 'number' },
  { key: 'followers', type: 'number' },
  { key: 'categories', type: 'select' },
  { key: 'pageType', type: 'select' },
  { key: 'availabilityHours', type: 'select' },
  { key: 'recommendedOnly', type: 'select' },
  { key: 'willProvideInsight', type: 'select' },
];

/** The campaign list's filters. */
export const CAMPAIGN_FILTER_FIELDS: readonly FilterField[] = [
  { key: 'search', type: 'search' },
  { key: 'state', type: 'select' },
  { key: 'media_type', type: 'select' },
  { key: 'campaign_type', type: 'select' },
];
