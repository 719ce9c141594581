import { isDay } from '#calendar/day-range.ts';
import { toLatinDigits } from '#text/digits.ts';
import { DATE_PRESETS, NUMBER_OPERATORS, type FilterField, type Filters, type FilterValue } from './filters.ts';

export type FilterNoticeCode =
  | 'filter_unknown'
  | 'comparison_unknown'
  | 'number_invalid'
  | 'date_invalid'
  | 'range_reversed'
  /** All of it lies beyond what the field allows. */
  | 'outside_limits'
  /** Kept, with an end drawn in to the limit. */
  | 'moved_to_limit'
  /** One of its values at least cannot be chosen; the others are kept. */
  | 'value_unknown'
  /** The first of its values is kept. */
  | 'one_value_only'
  /** Said twice; the last one holds. */
  | 'repeated';

/** What of an address was not taken as it stood, and why; each reason once for a key. */
export interface FilterNotice<Code extends string = FilterNoticeCode> {
  readonly key: string;
  readonly code: Code;
}

interface Reading {
  readonly value?: FilterValue | undefined;
  readonly codes: readonly FilterNoticeCode[];
}

type FieldOf<T extends FilterField['type']> = Extract<FilterField, { readonly type: T }>;

/**
 * Reads the repeated filter parameter; any text may be handed in. What cannot be read is left out, with a notice; a blank
 * search and a choice of nothing go without one. Ends of a number filter are included, and may stand in two texts
 * («price,gt,20000» and «price,lt,90000»). Persian and Arabic digits are read everywhere but in a search, which stays as typed.
 */
export function decodeFilters(
  texts: readonly string[],
  fields: readonly FilterField[],
): { readonly filters: Filters; readonly notices: readonly FilterNotice[] } {
  const rests = new Map<string, string[]>();
  const unknown = new Set<string>();
  for (const text of texts) {
    const [key, rest] = cutAtComma(text);
    if (fields.some((field) => field.key === key)) rests.set(key, [...(rests.get(key) ?? []), rest]);
    else unknown.add(key);
  }
  const filters: Record<string, FilterValue> = {};
  const notices: FilterNotice[] = [...unknown].map((key) => ({ key, code: 'filter_unknown' }));
  for (const field of fields) {
    const { value, codes } = readField(field, rests.get(field.key) ?? []);
    if (value) filters[field.key] = value;
    for (const code of new Set(codes)) notices.push({ key: field.key, code });
  }
  return { filters, notices };
}

function cutAtComma(text: string): readonly [string, string] {
  const comma = `${text},`.indexOf(',');
  return [text.slice(0, comma), text.slice(comma + 1)];
}

function readField(field: FilterField, rests: readonly string[]): Reading {
  switch (field.type) {
    case 'number':
      return readNumbers(field, rests);
    case 'date':
      return lastOf(rests.map(readDate));
    case 'select':
      return lastOf(rests.map((rest) => readSelect(field, rest)));
    case 'search':
      return lastOf(rests.map(readSearch));
  }
}

function lastOf(readings: readonly Reading[]): Reading {
  const last = readings.findLast((reading) => reading.value);
  return {
    value: last?.value,
    codes: readings.flatMap((reading) => (reading.value && reading !== last ? 'repeated' : reading.codes)),
  };
}

function readSearch(rest: string): Reading {
  const text = rest.trim();
  return { value: text === '' ? undefined : { type: 'search', text }, codes: [] };
}

const ID = /^[1-9]\d{0,14}$/;

function readSelect({ options, isMultiple }: FieldOf<'select'>, rest: string): Reading {
  const given = (rest.match(/(?:\\[^]|[^,])+/g) ?? []).map((text) => text.replace(/\\([^])/g, '$1'));
  const plain = options === 'any' ? given : given.map((text) => toLatinDigits(text).trim()).filter((text) => text !== '');
  const known = plain.filter((text) => options === 'any' || (options === 'ids' ? ID.test(text) : options.includes(text)));
  const values = [...new Set(known)].slice(0, isMultiple ? undefined : 1);
  return {
    value: values.length === 0 ? undefined : { type: 'select', values },
    codes: [
      ...(known.length < plain.length ? (['value_unknown'] as const) : []),
      ...(!isMultiple && new Set(known).size > 1 ? (['one_value_only'] as const) : []),
    ],
  };
}

const SELECTED_DAYS = /^\s*select\s*,\s*(\d{4}-\d\d-\d\d)\s*,\s*(\d{4}-\d\d-\d\d)\s*$/;

function readDate(rest: string): Reading {
  const text = toLatinDigits(rest);
  const preset = DATE_PRESETS.find((candidate) => candidate === text.trim());
  if (preset) return { value: { type: 'date', range: preset }, codes: [] };
  const [, from, to] = SELECTED_DAYS.exec(text) ?? [];
  if (!isDay(from) || !isDay(to)) return { codes: ['date_invalid'] };
  return from > to ? { codes: ['range_reversed'] } : { value: { type: 'date', range: 'select', from, to }, codes: [] };
}

const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;

/** Decimal digits of any of the three scripts with their separators; nothing else, so that 0x10 and Infinity are none. */
function parseNumber(text: string): number | undefined {
  const plain = toLatinDigits(text).trim().replaceAll('٬', '').replace('٫', '.');
  const value = NUMBER.test(plain) ? Number(plain) : Number.NaN;
  // There is one zero.
  return Number.isFinite(value) ? value + 0 : undefined;
}

function readNumbers({ isWhole, limits }: FieldOf<'number'>, rests: readonly string[]): Reading {
  const codes: FilterNoticeCode[] = [];
  const ends: { gt: number | null; lt: number | null } = { gt: null, lt: null };
  for (const rest of rests) {
    const [comparison, text] = cutAtComma(rest);
    const operator = NUMBER_OPERATORS.find((candidate) => candidate === comparison.trim());
    const value = parseNumber(text);
    if (!operator) codes.push('comparison_unknown');
    else if (value === undefined || (isWhole && !Number.isSafeInteger(value))) codes.push('number_invalid');
    else {
      for (const end of operator === 'eq' ? (['gt', 'lt'] as const) : [operator]) {
        if (ends[end] !== null) codes.push('repeated');
        ends[end] = value;
      }
    }
  }
  const kept = within(limits, ends.gt, ends.lt);
  return { value: kept.value, codes: [...codes, ...kept.codes] };
}

/** The part of a range that the limits hold. */
function within(limits: FieldOf<'number'>['limits'], from: number | null, to: number | null): Reading {
  if (from === null && to === null) return { codes: [] };
  if (from !== null && to !== null && from > to) return { codes: ['range_reversed'] };
  if ((from !== null && from > limits.to) || (to !== null && to < limits.from)) return { codes: ['outside_limits'] };
  const value = {
    type: 'number',
    from: from === null ? null : Math.max(from, limits.from),
    to: to === null ? null : Math.min(to, limits.to),
  } as const;
  return { value, codes: value.from === from && value.to === to ? [] : ['moved_to_limit'] };
}
