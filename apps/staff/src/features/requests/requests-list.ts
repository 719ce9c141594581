import { TEXT_SEARCH } from '@jarchi/domain/filters/filters.ts';
import { REQUEST_STATES } from '@jarchi/domain/money/requests/money-requests.ts';
import { oneOf } from '@jarchi/shell/list/address-parts.ts';
import { defineList, getWindow, type StateOf } from '@jarchi/shell/list/define-list.ts';
import { searchText } from '@jarchi/ui/filters/filter-spec.ts';
import type { RequestsChoice } from '#data/requests.ts';

/** Those that were sent. */
export const SHOWN_STATES = REQUEST_STATES.filter((state) => state !== 'draft');

/** Without a choice, the requests that wait. */
export const requestsList = defineList({
  sizes: [10],
  filters: [TEXT_SEARCH],
  parts: { tab: oneOf('state', [...SHOWN_STATES, 'all'], 'waiting') },
});

export function getRequestsQuery(state: StateOf<typeof requestsList>): RequestsChoice {
  const { tab, filters } = state;
  return { ...getWindow(state), state: tab === 'all' ? undefined : tab, search: searchText(filters) };
}
