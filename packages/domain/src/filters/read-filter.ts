import { isDay } from '#calendar/day-range.ts';
import { hasJalaliYear } from '#calendar/given-dates.ts';
import { toLatinDigits } from '#text/digits.ts';
import type { FilterIssueCode } from './filter-issues.ts';
import { DATE_PRESETS, NUMBER_OPERATORS, SEARCH_MAX, type FilterField, type FilterValue } from './filters.ts';

/** Something in the texts of a field that cannot be used as it is. */
export interface FilterFinding {
  /** `moved_to_limit`: one end was outside the limits, so the range was cut to them. */
  readonly code: FilterIssueCode | 'moved_to_limit';
  readonly values: readonly string[];
}

/** What could be read of a field's texts, and what was wrong with them. */
export interface FilterReading {
  readonly value?: FilterValue | undefined;
  readonly findings: readonly FilterFinding[];
}

type FieldOf<T extends FilterField['type']> = Extract<FilterField, { readonly type: T }>;

const found = (isFound: boolean, code: FilterFinding['code'], values: readonly string[]): FilterFinding[] =>
  isFound ? [{ code, values }] : [];

export function cutAtComma(text: string): readonly [string, string] {
  const comma = `${text},`.indexOf(',');
  return [text.slice(0, comma), text.slice(comma + 1)];
}

/** Reads all texts of one field, each without its key. Persian and Arabic digits are read, except in a search. */
export function readFilter(field: FilterField, rests: readonly string[]): FilterReading {
  switch (field.type) {
    case 'number':
      return readNumbers(field, rests);
    case 'date':
      return getLast(rests, readDate);
    case 'select':
      return getLast(rests, (rest) => readSelect(field, rest));
    case 'search':
      return getLast(rests, (rest) => readSearch(field, rest));
  }
}

/** A field that takes one text keeps the last readable one. */
function getLast(rests: readonly string[], read: (rest: string) => FilterReading): FilterReading {
  const readings = rests.map((rest) => ({ rest, ...read(rest) }));
  const last = readings.findLast((reading) => reading.value);
  return {
    value: last?.value,
    findings: readings.flatMap((reading) =>
      reading.value && reading !== last ? found(true, 'repeated', [reading.rest]) : reading.findings,
    ),
  };
}

/** A blank search is no filter: every title contains it. */
function readSearch({ max = SEARCH_MAX }: FieldOf<'search'>, rest: string): FilterReading {
  const text = rest.trim();
  const isTooLong = text.length > max;
  return { value: text === '' || isTooLong ? undefined : { type: 'search', text }, findings: found(isTooLong, 'text_too_long', [text]) };
}

const ID = /^[1-9]\d{0,14}$/;
const PIECE = /(?:\\[^]|[^,])+/g;

function readSelect({ options, isMultiple }: FieldOf<'select'>, rest: string): FilterReading {
  const pieces = (rest.match(PIECE) ?? []).map((text) => text.replace(/\\([^])/g, '$1'));
  const given = options === 'any' ? pieces : pieces.map((text) => toLatinDigits(text).trim()).filter((text) => text !== '');
  const isKnown = (text: string) => options === 'any' || (options === 'ids' ? ID.test(text) : options.includes(text));
  const known = given.filter(isKnown);
  const different = [...new Set(known)];
  const values = different.slice(0, isMultiple ? undefined : 1);
  const isHollow = given.length < pieces.length || !/^x(?:,x)*$/.test(rest.replace(PIECE, 'x'));
  return {
    value: values.length === 0 ? undefined : { type: 'select', values },
    findings: [
      ...found(isHollow, 'value_missing', []),
      ...found(
        known.length < given.length,
        'value_unknown',
        given.filter((text) => !isKnown(text)),
      ),
      ...found(different.length < known.length, 'value_twice', [...new Set(known.filter((text, at) => known.indexOf(text) < at))]),
      ...found(different.length > values.length, 'one_value_only', different),
    ],
  };
}

const SELECTED_DAYS = /^\s*select\s*,\s*(\d{4}-\d\d-\d\d)\s*,\s*(\d{4}-\d\d-\d\d)\s*$/;

function isOfJalaliDays(text: string): boolean {
  const [kind, ...days] = text.split(',');
  return kind?.trim() === 'select' && days.some(hasJalaliYear);
}

function readDate(rest: string): FilterReading {
  const text = toLatinDigits(rest);
  const preset = DATE_PRESETS.find((candidate) => candidate === text.trim());
  if (preset) return { value: { type: 'date', range: preset }, findings: [] };
  const [, from, to] = SELECTED_DAYS.exec(text) ?? [];
  if (isOfJalaliDays(text)) return { findings: found(true, 'jalali_year', [rest]) };
  if (!isDay(from) || !isDay(to)) return { findings: found(true, 'date_invalid', [rest]) };
  if (from > to) return { findings: found(true, 'range_reversed', [from, to]) };
  return { value: { type: 'date', range: 'select', from, to }, findings: [] };
}

const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;

/** Decimal digits of any of the three scripts, with their separators; nothing else, so 0x10 and Infinity are not numbers. */
function parseNumber(text: string): number | undefined {
  const plain = toLatinDigits(text).trim().replaceAll('٬', '').replace('٫', '.');
  const value = NUMBER.test(plain) ? Number(plain) : Number.NaN;
  // Turns -0 into 0.
  return Number.isFinite(value) ? value + 0 : undefined;
}

function readNumbers({ isWhole, limits }: FieldOf<'number'>, rests: readonly string[]): FilterReading {
  const findings: FilterFinding[] = [];
  const ends: { gt: number | null; lt: number | null } = { gt: null, lt: null };
  for (const rest of rests) {
    const [comparison, text] = cutAtComma(rest);
    const operator = NUMBER_OPERATORS.find((candidate) => candidate === comparison.trim());
    const value = parseNumber(text);
    if (!operator) findings.push({ code: 'comparison_unknown', values: [comparison] });
    else if (value === undefined || (isWhole && !Number.isSafeInteger(value))) findings.push({ code: 'number_invalid', values: [text] });
    else {
      for (const end of operator === 'eq' ? (['gt', 'lt'] as const) : [operator]) {
        if (ends[end] !== null) findings.push({ code: 'repeated', values: [rest] });
        ends[end] = value;
      }
    }
  }
  const kept = within(limits, ends.gt, ends.lt);
  return { value: kept.value, findings: [...findings, ...kept.findings] };
}

/** The part of a range that is within the limits. */
function within(limits: FieldOf<'number'>['limits'], from: number | null, to: number | null): FilterReading {
  if (from === null && to === null) return { findings: [] };
  if (from !== null && to !== null && from > to) return { findings: found(true, 'range_reversed', [String(from), String(to)]) };
  const isOutside = (end: number | null) => end !== null && (end < limits.from || end > limits.to);
  const outside = [...new Set([from, to].filter(isOutside))].map(String);
  if ((from !== null && from > limits.to) || (to !== null && to < limits.from)) return { findings: found(true, 'outside_limits', outside) };
  const value = {
    type: 'number',
    from: from === null ? null : Math.max(from, limits.from),
    to: to === null ? null : Math.min(to, limits.to),
  } as const;
  return { value, findings: found(outside.length > 0, 'moved_to_limit', outside) };
}
