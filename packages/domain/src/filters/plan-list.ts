import { listPlanSorts, type PlanSort, type RecommenderFlags } from '#platforms/plan-options.ts';
import { encodeFilters, type FilterField, type Filters } from './filters.ts';

/** What a list of publishers remembers while a package is put together. */
export interface PlanListState {
  /** The draft's. */
  readonly id: number | null;
  readonly submittedPlanIds: readonly number[];
  readonly submittedBundleIds: readonly number[];
  readonly searchText: string;
  readonly sort: PlanSort;
  readonly filters: Filters;
}

export function startPlanList(id: number | null, flags: RecommenderFlags): PlanListState {
  return { id, submittedPlanIds: [], submittedBundleIds: [], searchText: '', sort: listPlanSorts(flags)[0]!, filters: {} };
}

export interface PlanListQuery {
  readonly ordering: PlanSort;
  readonly filter: readonly string[];
  /** Only these plans; null narrows nothing. While it is empty nothing can be found, and nothing needs to be asked. */
  readonly id: readonly number[] | null;
}

/** What to ask the server for a list: selectedOnly becomes the submitted plans' ids, the search text one filter among the others. */
export function planListQuery(state: PlanListState, fields: readonly FilterField[]): PlanListQuery {
  const { selectedOnly, ...rest } = state.filters;
  const filters: Filters = { ...rest, search: { type: 'search', text: state.searchText } };
  return { ordering: state.sort, filter: encodeFilters(filters, fields), id: selectedOnly ? state.submittedPlanIds : null };
}
