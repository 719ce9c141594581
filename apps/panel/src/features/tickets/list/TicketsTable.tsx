import { formatId } from '@jarchi/ui/format/format.ts';
import { DataTable } from '@jarchi/ui/table/DataTable.tsx';
import type { TableColumn } from '@jarchi/ui/table/table-props.ts';
import { Link } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import type { TicketRow } from '#data/tickets/tickets.ts';
import { aboutText, lastText, timeText } from '../ticket-words.ts';
import { TicketBadge, TicketTile } from '../TicketBadge.tsx';
import { ticketsFa } from '../tickets.fa.ts';

const fa = ticketsFa.list;

/** The subject as the link to the ticket; unread ones with a dot, in semibold. */
function Subject({ ticket: { id, subject, is_unread } }: { ticket: TicketRow }) {
  return (
    <Link
      to="/support/$ticket"
      params={{ ticket: String(id) }}
      className={`inline-flex min-w-0 items-center gap-2 text-md hover:underline pointer-coarse:min-h-11 ${is_unread ? 'font-bold' : 'font-medium'}`}
    >
      {is_unread && (
        <>
          <span aria-hidden className="size-2 shrink-0 rounded-full bg-action" />
          <span className="sr-only">{ticketsFa.unread}: </span>
        </>
      )}
      <bdi className="min-w-0 wrap-anywhere">{subject}</bdi>
    </Link>
  );
}

const detailText = ({ category_title, about, is_reopened }: TicketRow) =>
  [category_title, about && aboutText(about), is_reopened && ticketsFa.reopened].filter(Boolean).join(' · ');

function TicketCard({ ticket, today }: { ticket: TicketRow; today: string | undefined }) {
  return (
    <div className="flex items-start gap-3">
      <TicketTile state={ticket.state} />
      <div className="min-w-0 flex-1">
        <Subject ticket={ticket} />
        <p className="line-clamp-1 text-sm text-text-2">
          <bdi>{lastText(ticket)}</bdi>
        </p>
        <p className="text-sm text-text-3">
          {ticketsFa.states[ticket.state]} · {formatId(ticket.id)} · {timeText(ticket.last_at, today)}
        </p>
      </div>
      <ChevronLeft aria-hidden size={18} className="mt-1 shrink-0 text-text-3" />
    </div>
  );
}

function listColumns(today: string | undefined): readonly TableColumn<TicketRow>[] {
  return [
    {
      key: 'subject',
      label: fa.columns.subject,
      width: '38%',
      cell: (ticket) => (
        <span className="block min-w-0">
          <Subject ticket={ticket} />
          <span className="block text-sm text-text-3">{detailText(ticket)}</span>
        </span>
      ),
    },
    { key: 'state', label: fa.columns.state, width: '150px', cell: ({ state }) => <TicketBadge state={state} /> },
    {
      key: 'last',
      label: fa.columns.last,
      priority: 3,
      cell: (ticket) => (
        <span className="line-clamp-1 text-text-2">
          <bdi>{lastText(ticket)}</bdi>
        </span>
      ),
    },
    {
      key: 'time',
      label: fa.columns.time,
      width: '130px',
      cell: ({ last_at }) => <span className="whitespace-nowrap text-text-2">{timeText(last_at, today)}</span>,
    },
    { key: 'number', label: fa.columns.number, width: '84px', priority: 2, cell: ({ id }) => formatId(id) },
  ];
}

/** The tickets of the account; below the width of a table as cards. */
export function TicketsTable({ tickets, today }: { tickets: readonly TicketRow[]; today: string | undefined }) {
  return (
    <DataTable
      caption={fa.caption}
      columns={listColumns(today)}
      rows={tickets}
      rowKey={({ id }) => String(id)}
      renderCard={(ticket) => <TicketCard ticket={ticket} today={today} />}
    />
  );
}
