import { decodeFilters } from '@jarchi/domain/filters/decode-filters.ts';
import { encodeFilters, type FilterField, type Filters, type FilterValue, type NumberFilter } from '@jarchi/domain/filters/filters.ts';
import { publisherFilterFields, type PublisherFilterView } from '@jarchi/domain/filters/publisher-filters.ts';

/** The platform and format whose publishers are listed: they decide which filters there are, and their limits. */
export type PlanPair = Pick<PublisherFilterView, 'media_type' | 'content_type'>;

export type NumberKey = 'price' | 'followers';
export type ListKey = 'categories' | 'availabilityHours';
export type FlagKey = 'recommendedOnly' | 'willProvideInsight';

export interface PlanFilters {
  readonly fields: readonly FilterField[];
  readonly all: Filters;
  readonly count: number;
  search(): string;
  number(key: NumberKey): NumberFilter | undefined;
  list(key: ListKey): readonly string[];
  flag(key: FlagKey): boolean;
  /** What may be asked for, both ends included. */
  limits(key: NumberKey): { readonly from: number; readonly to: number };
  /** What may be chosen. */
  options(key: 'availabilityHours'): readonly string[];
}

export function readPlanFilters(texts: readonly string[], pair: PlanPair): PlanFilters {
  const fields = publisherFilterFields({ ...pair, isStaffView: false, flags: { 'panel-recommender-toggle': true } });
  const { filters } = decodeFilters(texts, fields);
  const fieldOf = (key: string) => fields.find((field) => field.key === key);
  const list = (key: string) => {
    const value = filters[key];
    return value?.type === 'select' ? value.values : [];
  };
  return {
    fields,
    all: filters,
    count: Object.keys(filters).filter((key) => key !== 'search').length,
    search: () => (filters['search']?.type === 'search' ? filters['search'].text : ''),
    number(key) {
      const value = filters[key];
      return value?.type === 'number' ? value : undefined;
    },
    list,
    flag: (key) => list(key).includes('true'),
    limits(key) {
      const field = fieldOf(key);
      if (field?.type !== 'number') throw new Error(`${key} is no number to filter by`);
      return field.limits;
    },
    options(key) {
      const field = fieldOf(key);
      return field?.type === 'select' && typeof field.options !== 'string' ? field.options : [];
    },
  };
}

/** The filters with one of them changed; undefined takes it off. */
export function withFilter(filters: PlanFilters, key: string, value: FilterValue | undefined): string[] {
  const { [key]: _, ...rest } = filters.all;
  return encodeFilters(value === undefined ? rest : { ...rest, [key]: value }, filters.fields);
}

/** What was typed as «از» and «تا», an empty one open; the smaller one is where the range begins. */
export function rangeOf(fromDigits: string, toDigits: string): NumberFilter | undefined {
  const from = fromDigits === '' ? null : Number(fromDigits);
  const to = toDigits === '' ? null : Number(toDigits);
  if (from === null && to === null) return undefined;
  if (from !== null && to !== null && from > to) return { type: 'number', from: to, to: from };
  return { type: 'number', from, to };
}

export const selectOf = (values: readonly string[]): FilterValue | undefined =>
  values.length === 0 ? undefined : { type: 'select', values };
