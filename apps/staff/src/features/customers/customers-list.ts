import { defineList, getWindow, type StateOf } from '@jarchi/shell/list/define-list.ts';
import { searchText } from '@jarchi/ui/filters/filter-spec.ts';
import type { CustomersChoice } from '#data/customers.ts';

/** Characters: the server's limit of a search. */
export const SEARCH_MAX = 120;

export const customersList = defineList({ filters: [{ key: 'search', type: 'search', max: SEARCH_MAX }] });

export const getCustomersQuery = (state: StateOf<typeof customersList>): CustomersChoice => ({
  ...getWindow(state),
  search: searchText(state.filters),
});
