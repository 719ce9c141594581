import { TICKET_STATES } from '@jarchi/domain/tickets/tickets.ts';
import { Button, buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { SelectField } from '@jarchi/ui/fields/SelectField.tsx';
import { ListPage, ListSearch } from '@jarchi/shell/list/ListPage.tsx';
import { useList } from '@jarchi/shell/list/use-list.ts';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { BookOpen, Plus } from 'lucide-react';
import { pageCategoriesQuery, ticketsQuery } from '#data/tickets/tickets.ts';
import { useToday } from '#data/world/world.ts';
import { getTicketsQuery, ticketsList } from '#features/tickets/list/tickets-list.ts';
import { TicketsTable } from '#features/tickets/list/TicketsTable.tsx';
import { AnswerTime } from '#features/tickets/TicketBadge.tsx';
import { ticketsFa } from '#features/tickets/tickets.fa.ts';
import { PlainPage } from '#pages/PlainPage.tsx';
import { SupportPhone } from '#pages/SupportPhone.tsx';

const fa = ticketsFa.list;

const newTicket = (
  <Link to="/support/new" className={buttonClass()}>
    <Plus aria-hidden size={18} />
    {ticketsFa.new}
  </Link>
);

/** The tickets of the account, and the other ways to support. */
export function SupportPage() {
  const list = useList(ticketsList, useSearch({ from: '/shell/support' }));
  const { state: params, change, clear, isChosen } = list;
  const { state, category } = params;
  const query = useQuery(ticketsQuery(getTicketsQuery(params)));
  const categories = useQuery(pageCategoriesQuery).data?.categories ?? [];
  const today = useToday();
  const states = query.data?.states;
  const unread = query.data?.unread ?? 0;
  const tabs = [
    { id: 'all', label: fa.all, count: states && states.waiting + states.answered + states.closed },
    ...TICKET_STATES.map((id) => ({ id, label: ticketsFa.states[id], count: states?.[id] })),
  ] as const;
  const search = (
    <div className="flex flex-wrap items-center gap-3 border-b border-line px-(--gutter) py-3">
      <ListSearch list={list} label={fa.search} className="min-w-0 grow basis-52 lg:max-w-xs" />
      <SelectField
        label={fa.category}
        isLabelHidden
        value={category ?? 'any'}
        onChange={(next) => change({ category: next === 'any' ? undefined : next })}
        options={[{ value: 'any' as const, label: fa.anyCategory }, ...categories.map(({ key, title }) => ({ value: key, label: title }))]}
      />
      {isChosen && (
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
  );
  return (
    <ListPage
      Frame={PlainPage}
      title={ticketsFa.title}
      list={list}
      query={query}
      actions={newTicket}
      tabs={{
        idPrefix: 'tickets',
        label: fa.tabs,
        items: tabs,
        selected: state ?? 'all',
        onSelect: (id) => change({ state: id === 'all' ? undefined : id }),
      }}
      tools={search}
      isFiltered={isChosen}
      onClearFilters={clear}
      filteredText={fa.emptyFilteredText}
      empty={{ title: fa.empty, text: fa.emptyText, action: newTicket }}
      foot={
        <div className="mt-auto flex flex-wrap items-center justify-center gap-3 px-(--gutter) py-6">
          <SupportPhone variant="secondary" />
          <Link to="/helpcenter" className={buttonClass({ variant: 'ghost' })}>
            <BookOpen aria-hidden size={18} />
            {fa.help}
          </Link>
        </div>
      }
    >
      {({ results }) => <TicketsTable tickets={results} today={today} />}
    </ListPage>
  );
}
