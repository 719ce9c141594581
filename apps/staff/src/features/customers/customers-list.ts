import { TEXT_SEARCH } from '@jarchi/domain/filters/filters.ts';
import { defineList, getWindow, type StateOf } from '@jarchi/shell/list/define-list.ts';
import { searchText } from '@jarchi/ui/filters/filter-spec.ts';
import type { CustomersChoice } from '#data/customers.ts';

export const customersList = defineList({ filters: [TEXT_SEARCH] });

export const getCustomersQuery = (state: StateOf<typeof customersList>): CustomersChoice => ({
  ...getWindow(state),
  search: searchText(state.filters),
});
