import { toLatinDigits } from '@jarchi/domain/text/digits.ts';
import { decodeFilters } from '@jarchi/domain/filters/decode-filters.ts';
import { CAMPAIGN_FILTER_FIELDS, encodeFilters, type FilterField, type Filters } from '@jarchi/domain/filters/filters.ts';
import { CAMPAIGN_TYPES, MEDIA_TYPES } from '@jarchi/domain/platforms/platforms.ts';
import { PAGE_SIZES } from '@jarchi/ui/page-sizes.ts';
import { LIFE_STAGES, statesOf, type LifeStage } from './life-stage.ts';

const DEFAULT_SIZE = 10;

export const ORDERINGS = [
  '-created',
  'created',
  '-publish_period_start',
  'publish_period_start',
  '-price',
  'price',
  'title',
  '-title',
] as const;
export type Ordering = (typeof ORDERINGS)[number];

export interface ListSearch {
  readonly stage: LifeStage;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly ordering: Ordering;
  readonly filters: Filters;
  /** How much of the address's filters could not be read. */
  readonly dropped: number;
}

export const SELECT_KEYS = ['state', 'media_type', 'campaign_type'] as const;
export type SelectKey = (typeof SELECT_KEYS)[number];

function pick<T>(options: readonly T[], value: unknown, fallback: T): T {
  return options.find((option) => String(option) === String(value)) ?? fallback;
}

function readPage(value: unknown): number {
  const page = Number(toLatinDigits(typeof value === 'string' || typeof value === 'number' ? String(value) : '1'));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** The values a select filter may take on this tab. */
export function optionsOf(key: SelectKey, stage: LifeStage): readonly string[] {
  if (key === 'state') return statesOf(stage);
  return key === 'media_type' ? MEDIA_TYPES : CAMPAIGN_TYPES;
}

export function selectedOf(filters: Filters, key: SelectKey): readonly string[] {
  const value = filters[key];
  return value?.type === 'select' ? value.values : [];
}

export function searchTextOf(filters: Filters): string {
  const value = filters.search;
  return value?.type === 'search' ? value.text : '';
}

/** A tab holds some states only. The bar has no control for dates: a filter that nobody sees would only puzzle. */
const fieldsOf = (stage: LifeStage): readonly FilterField[] =>
  CAMPAIGN_FILTER_FIELDS.filter(({ type }) => type !== 'date').map((field) =>
    field.key === 'state' && field.type === 'select' ? { ...field, options: statesOf(stage) } : field,
  );

/** The list's state out of the address; what cannot be read falls back to its default. */
export function readListSearch(raw: Readonly<Record<string, unknown>>): ListSearch {
  const stage = pick(LIFE_STAGES, raw.stage, 'all');
  const { filters, notices } = decodeFilters(textsOf(raw.filter), fieldsOf(stage));
  return {
    stage,
    page: readPage(raw.page),
    pageSize: pick(PAGE_SIZES, raw['page-size'], DEFAULT_SIZE),
    ordering: pick(ORDERINGS, raw.ordering, '-created'),
    filters,
    dropped: notices.length,
  };
}

/** The address of a state, defaults left out. */
export function writeListSearch(search: Omit<ListSearch, 'dropped'>): Record<string, string | string[]> {
  const filter = encodeFilters(search.filters, CAMPAIGN_FILTER_FIELDS);
  return {
    ...(search.stage === 'all' ? {} : { stage: search.stage }),
    ...(filter.length > 0 ? { filter } : {}),
    ...(search.ordering === '-created' ? {} : { ordering: search.ordering }),
    ...(search.page > 1 ? { page: String(search.page) } : {}),
    ...(search.pageSize === DEFAULT_SIZE ? {} : { 'page-size': String(search.pageSize) }),
  };
}

/** The query of listCampaigns; a tab narrows the states when none is chosen. */
export function queryOf(search: ListSearch) {
  const isNarrowed = search.stage === 'running' || search.stage === 'finished';
  const filters: Filters =
    isNarrowed && search.filters.state === undefined
      ? { ...search.filters, state: { type: 'select', values: statesOf(search.stage) } }
      : search.filters;
  return {
    limit: search.pageSize,
    offset: (search.page - 1) * search.pageSize,
    ordering: search.ordering,
    filter: encodeFilters(filters, CAMPAIGN_FILTER_FIELDS),
  };
}

export function withSelect(search: ListSearch, key: SelectKey, values: readonly string[]): ListSearch {
  const filters = { ...search.filters };
  delete filters[key];
  return {
    ...search,
    page: 1,
    filters: values.length > 0 ? { ...filters, [key]: { type: 'select', values } } : filters,
  };
}

export function withSearchText(search: ListSearch, text: string): ListSearch {
  const { search: _, ...rest } = search.filters;
  return {
    ...search,
    page: 1,
    filters: text.trim() === '' ? rest : { ...rest, search: { type: 'search', text: text.trim() } },
  };
}

/** Another tab keeps what is still possible there. */
export function withStage(search: ListSearch, stage: LifeStage): ListSearch {
  const states = selectedOf(search.filters, 'state').filter((state) => optionsOf('state', stage).includes(state));
  return withSelect({ ...search, stage }, 'state', states);
}

/** A press on a column's head: first descending, then ascending; a title the other way round. */
export function nextOrdering(current: Ordering, key: string): Ordering {
  const down = `-${key}`;
  const first = key === 'title' ? key : down;
  const second = key === 'title' ? down : key;
  return pick(ORDERINGS, current === first ? second : first, '-created');
}

export const CLEARED: Pick<ListSearch, 'filters' | 'page'> = { filters: {}, page: 1 };
