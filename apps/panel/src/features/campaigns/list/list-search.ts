import { CAMPAIGN_FILTER_FIELDS, encodeFilters, type FilterField, type Filters } from '@jarchi/domain/filters/filters.ts';
import { DEFAULT_COLUMNS, readColumns, writeColumns, type CampaignColumn } from '@jarchi/domain/views/campaign-views.ts';
import { getSelected, withFilter } from '@jarchi/ui/filters/filter-spec.ts';
import { listQuery, readList, writeList, type ListAddress, type ListRules, type ListState } from '@jarchi/ui/table/list-search.ts';
import { LIFE_STAGES, listStates, type LifeStage } from '#features/campaigns/status/life-stage.ts';

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

export interface ListSearch extends ListState<Ordering> {
  readonly stage: LifeStage;
  /** The chosen columns of the table, in their order. */
  readonly columns: readonly CampaignColumn[];
}

/** The filters of a tab; the state filter has only the tab's states. */
export function listFields(stage: LifeStage): readonly FilterField[] {
  return CAMPAIGN_FILTER_FIELDS.map((field) =>
    field.key === 'state' && field.type === 'select' ? { ...field, options: listStates(stage) } : field,
  );
}

const getRules = (stage: LifeStage): ListRules<Ordering> => ({ fields: listFields(stage), orderings: ORDERINGS });

/** Reads the list's state from the URL; unreadable parts get their defaults. */
export function readListSearch(raw: Readonly<Record<string, unknown>>): ListSearch {
  const named = raw['stage'] === undefined || raw['stage'] === '' ? 'all' : raw['stage'];
  const stage = LIFE_STAGES.find((known) => known === named);
  const list = readList(raw, getRules(stage ?? 'all'));
  const asked = raw['columns'];
  const columns = typeof asked === 'string' && asked !== '' ? readColumns(asked) : DEFAULT_COLUMNS;
  return {
    ...list,
    stage: stage ?? 'all',
    columns: columns ?? DEFAULT_COLUMNS,
    dropped: list.dropped + (stage ? 0 : 1) + (columns ? 0 : 1),
  };
}

/** Writes the list's state as a URL, without defaults. */
export function writeListSearch(search: Omit<ListSearch, 'dropped'>): ListAddress {
  const columns = writeColumns(search.columns);
  return {
    ...(search.stage === 'all' ? {} : { stage: search.stage }),
    ...writeList(search, getRules(search.stage)),
    ...(columns === '' ? {} : { columns }),
  };
}

/** The query of listCampaigns; a tab limits the states if none is chosen. */
export function getQuery(search: ListSearch) {
  const isNarrowed = search.stage === 'running' || search.stage === 'finished';
  const filters: Filters =
    isNarrowed && search.filters['state'] === undefined
      ? { ...search.filters, state: { type: 'select', values: listStates(search.stage) } }
      : search.filters;
  return { ...listQuery(search, CAMPAIGN_FILTER_FIELDS), filter: encodeFilters(filters, CAMPAIGN_FILTER_FIELDS) };
}

/** A change of filters starts at the first page. */
export function withFilters(search: ListSearch, filters: Filters): ListSearch {
  return { ...search, filters, page: 1 };
}

/** A change of tab keeps the filters that the new tab has. */
export function withStage(search: ListSearch, stage: LifeStage): ListSearch {
  const states = getSelected(search.filters, 'state').filter((state) => listStates(stage).some((known) => known === state));
  return { ...withFilters(search, withFilter(search.filters, 'state', { type: 'select', values: states })), stage };
}
