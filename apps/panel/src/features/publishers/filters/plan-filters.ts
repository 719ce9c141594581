import { decodeFilters } from '@jarchi/domain/filters/decode-filters.ts';
import { encodeFilters, type Filters, type FilterValue, type NumberFilter } from '@jarchi/domain/filters/filters.ts';
import { PUBLISHER_FILTER_FIELDS, STAFF_FILTERS } from '@jarchi/domain/filters/publisher-filters.ts';

/** The server narrows them to what the platform allows. */
const FIELDS = PUBLISHER_FILTER_FIELDS.filter(({ key }) => !STAFF_FILTERS.includes(key));

export const HOURS_OPTIONS = [12, 24, 48];

export type NumberKey = 'price' | 'followers';
export type ListKey = 'categories' | 'availabilityHours';
export type FlagKey = 'recommendedOnly' | 'willProvideInsight';

export interface PlanFilters {
  readonly all: Filters;
  readonly count: number;
  search(): string;
  number(key: NumberKey): NumberFilter | undefined;
  list(key: ListKey): readonly string[];
  flag(key: FlagKey): boolean;
}

export function readPlanFilters(texts: readonly string[]): PlanFilters {
  const { filters } = decodeFilters(texts, FIELDS);
  const list = (key: string) => {
    const value = filters[key];
    return value?.type === 'select' ? value.values : [];
  };
  return {
    all: filters,
    count: Object.keys(filters).filter((key) => key !== 'search').length,
    search: () => (filters['search']?.type === 'search' ? filters['search'].text : ''),
    number(key) {
      const value = filters[key];
      return value?.type === 'number' ? value : undefined;
    },
    list,
    flag: (key) => list(key).includes('true'),
  };
}

/** The filters with one of them changed; undefined takes it off. */
export function withFilter(filters: PlanFilters, key: string, value: FilterValue | undefined): string[] {
  const { [key]: _, ...rest } = filters.all;
  return encodeFilters(value === undefined ? rest : { ...rest, [key]: value }, FIELDS);
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
