import { TICKET_STATES, type TicketState } from '@jarchi/domain/tickets/tickets.ts';
import { PageHead } from '@jarchi/shell/frame/PageHead.tsx';
import { useOwnAddress } from '@jarchi/shell/router/own-address.ts';
import { findPage } from '@jarchi/shell/router/search.ts';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { SelectField } from '@jarchi/ui/fields/SelectField.tsx';
import { SearchBox } from '@jarchi/ui/filters/SearchBox.tsx';
import { Pagination } from '@jarchi/ui/navigation/Pagination.tsx';
import { TabList } from '@jarchi/ui/navigation/Tabs.tsx';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { ticketsQuery } from '#data/tickets.ts';
import { ticketsFa as fa } from '#features/tickets/tickets.fa.ts';
import { TicketTable } from '#features/tickets/TicketTable.tsx';

const PAGE_SIZE = 10;
const SEARCH_MAX = 120;
const ASSIGNED = ['any', 'me', 'nobody'] as const;

interface Place {
  readonly tab: TicketState | 'all';
  readonly assigned: (typeof ASSIGNED)[number];
  readonly text: string;
  readonly page: number;
}

/** Tickets of all customers; without a choice, those that wait. */
export function TicketsPage() {
  const navigate = useOwnAddress();
  const address: { readonly [key: string]: string | undefined } = useSearch({ strict: false });
  const place: Place = {
    tab: address.state === 'all' ? 'all' : (TICKET_STATES.find((state) => state === address.state) ?? 'waiting'),
    assigned: ASSIGNED.find((known) => known === address.assigned) ?? 'any',
    text: (address.search ?? '').slice(0, SEARCH_MAX),
    page: findPage(address.page) ?? 1,
  };
  const { tab, assigned, text, page } = place;
  const choice = { state: tab === 'all' ? undefined : tab, assigned: assigned === 'any' ? undefined : assigned, text };
  const list = useQuery(ticketsQuery({ ...choice, page, pageSize: PAGE_SIZE }));
  const show = (change: Partial<Place>) => {
    const to = { ...place, page: 1, ...change };
    const search = {
      ...(to.tab !== 'waiting' && { state: to.tab }),
      ...(to.assigned !== 'any' && { assigned: to.assigned }),
      ...(to.text !== '' && { search: to.text }),
      ...(to.page !== 1 && { page: String(to.page) }),
    };
    void navigate({ to: '/tickets', search });
  };
  const states = list.data?.states;
  const isPlain = tab === 'waiting' && text === '' && assigned === 'any';
  return (
    <>
      <PageHead title={fa.title} />
      <div className="px-(--gutter) pt-2">
        <TabList
          label={fa.tabs}
          tabs={[
            ...TICKET_STATES.map((state) => ({ id: state as Place['tab'], label: fa.states[state], count: states?.[state] })),
            { id: 'all', label: fa.all },
          ]}
          selected={tab}
          onSelect={(next) => show({ tab: next })}
        />
      </div>
      <div role="search" className="flex flex-wrap items-center gap-3 px-(--gutter) py-4">
        <SearchBox
          label={fa.search}
          placeholder={fa.placeholder}
          maxLength={SEARCH_MAX}
          text={text}
          onText={(next) => show({ text: next })}
          className="min-w-0 grow basis-64 wide:max-w-[440px]"
        />
        <SelectField
          label={fa.assigned}
          isLabelHidden
          value={assigned}
          onChange={(next) => show({ assigned: next })}
          options={ASSIGNED.map((value) => ({ value, label: `${fa.assigned}: ${fa.assignedTo[value]}` }))}
        />
      </div>
      <DataRegion
        {...getRegion(list, { isEmpty: ({ count }) => count === 0 })}
        skeleton={<SkeletonRows rows={PAGE_SIZE} />}
        empty={isPlain ? fa.empty : fa.emptyFiltered}
      >
        {list.data && (
          <>
            <TicketTable rows={list.data.results} />
            <Pagination page={page} pageSize={PAGE_SIZE} total={list.data.count} onPage={(next) => show({ page: next })} />
          </>
        )}
      </DataRegion>
    </>
  );
}
