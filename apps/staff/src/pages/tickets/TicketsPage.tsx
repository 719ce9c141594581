import { TICKET_STATES } from '@jarchi/domain/tickets/tickets.ts';
import { ListPage, ListSearch } from '@jarchi/shell/list/ListPage.tsx';
import { useList } from '@jarchi/shell/list/use-list.ts';
import { SelectField } from '@jarchi/ui/fields/SelectField.tsx';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ticketsQuery } from '#data/tickets.ts';
import { ASSIGNED, getTicketsQuery, ticketsList } from '#features/tickets/tickets-list.ts';
import { ticketsFa as fa } from '#features/tickets/tickets.fa.ts';
import { TicketTable } from '#features/tickets/TicketTable.tsx';

const route = getRouteApi('/desk/tickets');

/** Tickets of all customers. */
export function TicketsPage() {
  const list = useList(ticketsList, route.useSearch());
  const { tab, assigned } = list.state;
  const query = useQuery(ticketsQuery(getTicketsQuery(list.state)));
  const states = query.data?.states;
  return (
    <ListPage
      title={fa.title}
      list={list}
      query={query}
      tabs={{
        isBelow: true,
        idPrefix: 'tickets',
        label: fa.tabs,
        selected: tab,
        onSelect: (next) => list.change({ tab: next }),
        items: [
          ...TICKET_STATES.map((id) => ({ id, label: fa.states[id], count: states?.[id] })),
          { id: 'all' as const, label: fa.all, count: undefined },
        ],
      }}
      tools={
        <div role="search" className="flex flex-wrap items-center gap-3 px-(--gutter) py-4">
          <ListSearch list={list} label={fa.search} placeholder={fa.placeholder} className="min-w-0 grow basis-64 wide:max-w-[440px]" />
          <SelectField
            label={fa.assigned}
            isLabelHidden
            value={assigned}
            onChange={(next) => list.change({ assigned: next })}
            options={ASSIGNED.map((value) => ({ value, label: `${fa.assigned}: ${fa.assignedTo[value]}` }))}
          />
        </div>
      }
      empty={list.isChosen ? fa.emptyFiltered : fa.empty}
    >
      {({ results }) => <TicketTable rows={results} />}
    </ListPage>
  );
}
