import type { FieldIssue } from './issues.ts';
import { visiblePart } from '#text/visible.ts';

/** Blank texts and empty lists count as missing; false and 0 are answers. */
export function checkRequired(value: string | number | boolean | readonly unknown[] | null | undefined): FieldIssue[] {
  const isMissing =
    value === null ||
    value === undefined ||
    (typeof value === 'string' ? visiblePart(value) === '' : typeof value === 'object' && value.length === 0);
  return isMissing ? [{ code: 'required' }] : [];
}

/**
 * The number of code points, which is what the networks' forms and our own columns count: a half-space, a diacritic and each part of a
 * joined emoji count one each. What a reader sees as one character can be several.
 */
export function countCharacters(text: string): number {
  return [...text].length;
}

/** At most `limit` code points. */
export function checkLength(text: string, limit: number): FieldIssue[] {
  return countCharacters(text) > limit ? [{ code: 'too_long', limit }] : [];
}

export function checkMaxSelection(items: readonly unknown[], limit: number): FieldIssue[] {
  return items.length > limit ? [{ code: 'max_selection', limit }] : [];
}

export function checkMinSelection(items: readonly unknown[], minimum: number): FieldIssue[] {
  return items.length < minimum ? [{ code: 'min_selection', minimum }] : [];
}

/** A whole number above zero. */
export function checkPositiveInt(value: number): FieldIssue[] {
  return Number.isSafeInteger(value) && value > 0 ? [] : [{ code: 'positive_int' }];
}

/** Days as YYYY-MM-DD, compared as texts; the first day itself is allowed. */
export function checkMinDate(day: string, first: string): FieldIssue[] {
  return day < first ? [{ code: 'min_date', day: first }] : [];
}

/** Days as YYYY-MM-DD; the last day itself is allowed. */
export function checkMaxDate(day: string, last: string): FieldIssue[] {
  return day > last ? [{ code: 'max_date', day: last }] : [];
}

/** An exact match, letter by letter: a link is set on these characters. */
export function checkSubstring(text: string, whole: string): FieldIssue[] {
  return whole.includes(text) ? [] : [{ code: 'isSubstring', text }];
}

/** The issues of each item, with the item's index. */
export function checkItems<T>(items: readonly T[], check: (item: T) => readonly FieldIssue[]): FieldIssue[] {
  return items.flatMap((item, index) => check(item).map((issue) => ({ ...issue, index })));
}
