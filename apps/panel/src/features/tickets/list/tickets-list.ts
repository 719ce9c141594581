import { TEXT_SEARCH } from '@jarchi/domain/filters/filters.ts';
import { TICKET_CATEGORIES, TICKET_STATES } from '@jarchi/domain/tickets/tickets.ts';
import { oneOf } from '@jarchi/shell/list/address-parts.ts';
import { defineList, getWindow, type StateOf } from '@jarchi/shell/list/define-list.ts';
import { searchText } from '@jarchi/ui/filters/filter-spec.ts';
import type { TicketsChoice } from '#data/tickets/tickets.ts';

export const ticketsList = defineList({
  filters: [TEXT_SEARCH],
  parts: { state: oneOf('state', TICKET_STATES), category: oneOf('category', TICKET_CATEGORIES) },
});
export type TicketsState = StateOf<typeof ticketsList>;

export function getTicketsQuery(list: TicketsState): TicketsChoice {
  const { state, category, filters } = list;
  return { ...getWindow(list), state, category, search: searchText(filters) };
}
