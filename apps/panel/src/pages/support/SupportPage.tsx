import { TICKET_STATES } from '@jarchi/domain/tickets/tickets.ts';
import { Button, buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { SelectField } from '@jarchi/ui/fields/SelectField.tsx';
import { SearchBox } from '@jarchi/ui/filters/SearchBox.tsx';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { TabList } from '@jarchi/ui/navigation/Tabs.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BookOpen, Plus } from 'lucide-react';
import { pageCategoriesQuery, ticketsQuery } from '#data/tickets/tickets.ts';
import { useToday } from '#data/world/world.ts';
import { TicketsTable } from '#features/tickets/list/TicketsTable.tsx';
import { AnswerTime } from '#features/tickets/TicketLook.tsx';
import { ticketsFa } from '#features/tickets/tickets.fa.ts';
import { getWindow } from '#pages/paging.ts';
import { PagedList } from '#pages/PagedList.tsx';
import { PlainPage } from '#pages/PlainPage.tsx';
import { SupportPhone } from '#pages/SupportPhone.tsx';
import { useTicketsAddress } from './useTicketsAddress.ts';

const fa = ticketsFa.list;

const newTicket = (
  <Link to="/support/new" className={buttonClass()}>
    <Plus aria-hidden size={18} />
    {ticketsFa.new}
  </Link>
);

/** The tickets of the account, and the other ways to support. */
export function SupportPage() {
  const { place, onPlace } = useTicketsAddress();
  const { state, category, text } = place;
  const list = useQuery(ticketsQuery({ ...getWindow(place), state, category, search: text }));
  const categories = useQuery(pageCategoriesQuery).data?.categories ?? [];
  const today = useToday();
  const states = list.data?.states;
  const unread = list.data?.unread ?? 0;
  const change = (next: Partial<typeof place>) => onPlace({ ...place, ...next, page: 1 });
  const isFiltered = state !== undefined || category !== undefined || text !== '';
  const clear = () => change({ state: undefined, category: undefined, text: '' });
  const tabs = [
    { id: 'all', label: fa.all, count: states && states.waiting + states.answered + states.closed },
    ...TICKET_STATES.map((id) => ({ id, label: ticketsFa.states[id], count: states?.[id] })),
  ] as const;
  return (
    <PlainPage
      title={ticketsFa.title}
      actions={newTicket}
      tabs={
        <TabList
          label={fa.tabs}
          tabs={tabs}
          isBare
          selected={state ?? 'all'}
          onSelect={(id) => change({ state: id === 'all' ? undefined : id })}
        />
      }
    >
      <div className="flex flex-wrap items-center gap-3 border-b border-line px-(--gutter) py-3">
        <SearchBox
          label={fa.search}
          text={text}
          onText={(next) => change({ text: next })}
          maxLength={120}
          className="min-w-0 grow basis-52 lg:max-w-xs"
        />
        <SelectField
          label={fa.category}
          isLabelHidden
          value={category ?? 'any'}
          onChange={(next) => change({ category: next === 'any' ? undefined : next })}
          options={[
            { value: 'any' as const, label: fa.anyCategory },
            ...categories.map(({ key, title }) => ({ value: key, label: title })),
          ]}
        />
        {isFiltered && (
          <Button variant="ghost" onClick={clear}>
            {fa.clear}
          </Button>
        )}
        <div className="ms-auto flex flex-wrap items-center gap-x-4 gap-y-1">
          {unread > 0 && (
            <p role="status" className="text-sm font-medium text-action-soft-text">
              {fa.unread(formatNumber(unread))}
            </p>
          )}
          <AnswerTime minutes={categories.find(({ key }) => key === category)?.answer_minutes} />
        </div>
      </div>
      <PagedList
        list={list}
        search={place}
        onSearch={onPlace}
        isFiltered={isFiltered}
        onClearFilters={clear}
        filteredText={fa.emptyFilteredText}
        empty={{ title: fa.empty, text: fa.emptyText, action: newTicket }}
      >
        {({ results }) => <TicketsTable tickets={results} today={today} />}
      </PagedList>
      <div className="mt-auto flex flex-wrap items-center justify-center gap-3 px-(--gutter) py-6">
        <SupportPhone variant="secondary" />
        <Link to="/helpcenter" className={buttonClass({ variant: 'ghost' })}>
          <BookOpen aria-hidden size={18} />
          {fa.help}
        </Link>
      </div>
    </PlainPage>
  );
}
