import { addDays } from '@jarchi/domain/calendar/jalali.ts';
import { REQUEST_KINDS, REQUEST_STATES } from '@jarchi/domain/money/requests/money-requests.ts';
import { oneOf } from '@jarchi/shell/list/address-parts.ts';
import { defineList, getWindow, type StateOf } from '@jarchi/shell/list/define-list.ts';
import { searchText } from '@jarchi/ui/filters/filter-spec.ts';
import type { RequestsChoice } from '#data/money-requests/money-requests.ts';

/** The days that a request may be old, today included. */
export const SINCE_DAYS = ['7', '30', '90'] as const;
/** Characters. */
export const SEARCH_MAX = 120;

export const requestsList = defineList({
  filters: [{ key: 'search', type: 'search', max: SEARCH_MAX }],
  parts: { state: oneOf('state', REQUEST_STATES), kind: oneOf('kind', REQUEST_KINDS), since: oneOf('since', SINCE_DAYS) },
});
export type RequestsState = StateOf<typeof requestsList>;

export const NO_CHOICE = { state: undefined, kind: undefined, since: undefined, filters: {} } satisfies Partial<RequestsState>;

export const isChosen = ({ state, kind, since, filters }: RequestsState): boolean =>
  state !== undefined || kind !== undefined || since !== undefined || searchText(filters) !== '';

export function getRequestsQuery(place: RequestsState, today: string): RequestsChoice {
  const { state, kind, since, filters } = place;
  return {
    ...getWindow(place),
    state,
    kind,
    search: searchText(filters),
    ...(since !== undefined && { created_from: addDays(today, 1 - Number(since)) }),
  };
}
