import { decodeFilters } from '@jarchi/domain/filters/decode-filters.ts';
import { encodeFilters, type FilterField, type Filters } from '@jarchi/domain/filters/filters.ts';
import { toLatinDigits } from '@jarchi/domain/text/digits.ts';
import { PAGE_SIZES } from '#navigation/page-sizes.ts';

/** The orders, filters and sizes that a list allows. */
export interface ListRules<Ordering extends string> {
  readonly fields: readonly FilterField[];
  /** The first one is the default order. */
  readonly orderings: readonly [Ordering, ...Ordering[]];
  /** 10 unless set. */
  readonly defaultSize?: number | undefined;
  readonly sizes?: readonly number[] | undefined;
}

/** A list's state in the URL. */
export interface ListState<Ordering extends string = string> {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly ordering: Ordering;
  readonly filters: Filters;
  /** The count of unreadable parts of the URL, which got their defaults. */
  readonly dropped: number;
}

export type ListAddress = Record<string, string | string[]>;

const DEFAULT_SIZE = 10;

/** The text of a parameter: a text, a number, or the first of several texts. */
function findText(value: unknown): string | undefined {
  const one: unknown = Array.isArray(value) ? value[0] : value;
  const text = typeof one === 'number' ? String(one) : one;
  return typeof text === 'string' && text.trim() !== '' ? toLatinDigits(text).trim() : undefined;
}

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

const isPage = (text: string): boolean => /^[1-9]\d{0,8}$/.test(text);

/** Reads `page`, `page-size`, `ordering` and the repeated `filter`. Unreadable parts get their defaults and are counted. */
export function readList<Ordering extends string>(raw: Readonly<Record<string, unknown>>, rules: ListRules<Ordering>): ListState<Ordering> {
  const { fields, orderings, sizes = PAGE_SIZES, defaultSize = DEFAULT_SIZE } = rules;
  const { filters, notices } = decodeFilters(listTexts(raw['filter']), fields);
  let dropped = notices.length;
  const read = <T>(name: string, find: (text: string) => T | undefined, fallback: T): T => {
    const text = findText(raw[name]);
    if (text === undefined) return fallback;
    const found = find(text);
    if (found === undefined) dropped += 1;
    return found ?? fallback;
  };
  return {
    page: read('page', (text) => (isPage(text) ? Number(text) : undefined), 1),
    pageSize: read('page-size', (text) => sizes.find((size) => String(size) === text), defaultSize),
    ordering: read('ordering', (text) => orderings.find((ordering) => ordering === text), orderings[0]),
    filters,
    dropped,
  };
}

/** Writes a state as a URL, without defaults. */
export function writeList<Ordering extends string>(state: Omit<ListState<Ordering>, 'dropped'>, rules: ListRules<Ordering>): ListAddress {
  const filter = encodeFilters(state.filters, rules.fields);
  return {
    ...(filter.length > 0 ? { filter } : {}),
    ...(state.ordering === rules.orderings[0] ? {} : { ordering: state.ordering }),
    ...(state.page > 1 ? { page: String(state.page) } : {}),
    ...(state.pageSize === (rules.defaultSize ?? DEFAULT_SIZE) ? {} : { 'page-size': String(state.pageSize) }),
  };
}

/** The same as the parameters of a list's request. */
export function listQuery<Ordering extends string>(state: ListState<Ordering>, fields: readonly FilterField[]) {
  return {
    limit: state.pageSize,
    offset: (state.page - 1) * state.pageSize,
    ordering: state.ordering,
    filter: encodeFilters(state.filters, fields),
  };
}
