import { TICKET_CATEGORIES, TICKET_STATES, type TicketCategory, type TicketState } from '@jarchi/domain/tickets/tickets.ts';
import { useOwnAddress } from '@jarchi/shell/router/own-address.ts';
import { PAGE_SIZES } from '@jarchi/ui/navigation/page-sizes.ts';
import { useSearch } from '@tanstack/react-router';
import { type Paging } from '#pages/paging.ts';

const DEFAULT_SIZE = 10;

export interface TicketsPlace extends Paging {
  readonly state: TicketState | undefined;
  readonly category: TicketCategory | undefined;
  readonly text: string;
  readonly dropped: number;
}

/** The filters and the page of the list of tickets, as the URL has them. */
export function useTicketsAddress() {
  const navigate = useOwnAddress();
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const state = TICKET_STATES.find((known) => known === search.state);
  const category = TICKET_CATEGORIES.find((known) => known === search.category);
  const page = Number(search.page ?? 1);
  const isPage = Number.isInteger(page) && page > 0;
  const place: TicketsPlace = {
    state,
    category,
    text: typeof search.text === 'string' ? search.text.slice(0, 120) : '',
    page: isPage ? page : 1,
    pageSize: PAGE_SIZES.find((size) => String(size) === search.size) ?? DEFAULT_SIZE,
    dropped: [search.state !== undefined && !state, search.category !== undefined && !category, !isPage].filter(Boolean).length,
  };
  const onPlace = (next: TicketsPlace) =>
    void navigate({
      to: '/support',
      search: {
        state: next.state,
        category: next.category,
        text: next.text === '' ? undefined : next.text,
        page: next.page === 1 ? undefined : String(next.page),
        size: next.pageSize === DEFAULT_SIZE ? undefined : String(next.pageSize),
      },
      resetScroll: next.page !== place.page,
    });
  return { place, onPlace };
}
