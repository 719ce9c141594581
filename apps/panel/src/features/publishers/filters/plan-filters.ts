import {
  decodeFilters,
  encodeFilters,
  PLAN_FILTER_FIELDS,
  type Filters,
  type FilterValue,
  type NumberOperator,
} from '@jarchi/domain/filters/filters.ts';

export const HOURS_OPTIONS = [12, 24, 48];

export type NumberKey = 'price' | 'followers';
export type ListKey = 'categories' | 'availabilityHours';
export type FlagKey = 'recommendedOnly' | 'willProvideInsight';

export interface PlanFilters {
  readonly all: Filters;
  readonly count: number;
  search(): string;
  number(key: NumberKey): { operator: NumberOperator; value: number } | undefined;
  list(key: ListKey): readonly string[];
  flag(key: FlagKey): boolean;
}

export function readPlanFilters(texts: readonly string[]): PlanFilters {
  const { filters } = decodeFilters(texts, PLAN_FILTER_FIELDS);
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
  return encodeFilters(value === undefined ? rest : { ...rest, [key]: value }, PLAN_FILTER_FIELDS);
}

export const selectOf = (values: readonly string[]): FilterValue | undefined =>
  values.length === 0 ? undefined : { type: 'select', values };
