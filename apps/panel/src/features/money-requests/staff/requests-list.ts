import { TEXT_SEARCH } from '@jarchi/domain/filters/filters.ts';
import { addDays } from '@jarchi/domain/calendar/jalali.ts';
import { REQUEST_KINDS, REQUEST_STATES } from '@jarchi/domain/money/requests/money-requests.ts';
import { oneOf } from '@jarchi/shell/list/address-parts.ts';
import { defineList, getWindow, type StateOf } from '@jarchi/shell/list/define-list.ts';
import { searchText } from '@jarchi/ui/filters/filter-spec.ts';
import type { RequestsChoice } from '#data/money-requests/money-requests.ts';

/** The days that a request may be old, today included. */
export const SINCE_DAYS = ['7', '30', '90'] as const;
export const requestsList = defineList({
  filters: [TEXT_SEARCH],
  parts: { state: oneOf('state', REQUEST_STATES), kind: oneOf('kind', REQUEST_KINDS), since: oneOf('since', SINCE_DAYS) },
});
export type RequestsState = StateOf<typeof requestsList>;

export function getRequestsQuery(list: RequestsState, today: string): RequestsChoice {
  const { state, kind, since, filters } = list;
  return {
    ...getWindow(list),
    state,
    kind,
    search: searchText(filters),
    ...(since !== undefined && { created_from: addDays(today, 1 - Number(since)) }),
  };
}
