import { TICKET_CATEGORIES, TICKET_STATES } from '@jarchi/domain/tickets/tickets.ts';
import { oneOf } from '@jarchi/shell/list/address-parts.ts';
import { defineList, getWindow, type StateOf } from '@jarchi/shell/list/define-list.ts';
import { searchText } from '@jarchi/ui/filters/filter-spec.ts';
import type { TicketsChoice } from '#data/tickets/tickets.ts';

/** Characters. */
export const SEARCH_MAX = 120;

export const ticketsList = defineList({
  filters: [{ key: 'search', type: 'search', max: SEARCH_MAX }],
  parts: { state: oneOf('state', TICKET_STATES), category: oneOf('category', TICKET_CATEGORIES) },
});
export type TicketsState = StateOf<typeof ticketsList>;

export const NO_CHOICE = { state: undefined, category: undefined, filters: {} } satisfies Partial<TicketsState>;

export const isChosen = ({ state, category, filters }: TicketsState): boolean =>
  state !== undefined || category !== undefined || searchText(filters) !== '';

export function getTicketsQuery(place: TicketsState): TicketsChoice {
  const { state, category, filters } = place;
  return { ...getWindow(place), state, category, search: searchText(filters) };
}
