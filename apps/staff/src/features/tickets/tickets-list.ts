import { TEXT_SEARCH } from '@jarchi/domain/filters/filters.ts';
import { TICKET_STATES } from '@jarchi/domain/tickets/tickets.ts';
import { oneOf } from '@jarchi/shell/list/address-parts.ts';
import { defineList, getWindow, type StateOf } from '@jarchi/shell/list/define-list.ts';
import { searchText } from '@jarchi/ui/filters/filter-spec.ts';
import type { TicketsChoice } from '#data/tickets.ts';

export const ASSIGNED = ['any', 'me', 'nobody'] as const;

/** Without a choice, the tickets that wait. */
export const ticketsList = defineList({
  sizes: [10],
  filters: [TEXT_SEARCH],
  parts: { tab: oneOf('state', [...TICKET_STATES, 'all'], 'waiting'), assigned: oneOf('assigned', ASSIGNED, 'any') },
});

export function getTicketsQuery(state: StateOf<typeof ticketsList>): TicketsChoice {
  const { tab, assigned, filters } = state;
  return {
    ...getWindow(state),
    state: tab === 'all' ? undefined : tab,
    assigned: assigned === 'any' ? undefined : assigned,
    search: searchText(filters),
  };
}
