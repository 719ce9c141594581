import { Avatar } from '@jarchi/ui/brand/Avatar.tsx';
import { formatId } from '@jarchi/ui/format/format.ts';
import { DataTable } from '@jarchi/ui/table/DataTable.tsx';
import type { TableColumn } from '@jarchi/ui/table/table-props.ts';
import { Tag } from '@jarchi/ui/badges/Tag.tsx';
import { Link } from '@tanstack/react-router';
import type { TicketRow } from '#data/tickets.ts';
import { instantText } from '#features/cases/public.ts';
import { TicketBadge } from './TicketBadge.tsx';
import { ticketsFa as fa } from './tickets.fa.ts';

function TicketTitle({ row }: { row: TicketRow }) {
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Avatar id={row.account} kind="panel" size={34} />
      <div className="min-w-0">
        {row.is_own ? (
          <span className="block truncate font-semibold text-text">
            <bdi>{row.subject}</bdi>
          </span>
        ) : (
          <Link
            to="/tickets/$account/$ticket"
            params={{ account: row.account, ticket: String(row.id) }}
            className="block truncate font-semibold text-text hover:text-text-link hover:underline pointer-coarse:min-h-11 pointer-coarse:leading-[44px]"
          >
            <bdi>{row.subject}</bdi>
          </Link>
        )}
        <p className="truncate text-sm text-text-3">
          {`${row.title} · ${fa.number(formatId(row.id))}${row.is_reopened ? ` · ${fa.reopened}` : ''}`}
        </p>
        {row.is_own && <Tag tone="warning">{fa.own}</Tag>}
      </div>
    </div>
  );
}

const columns: readonly TableColumn<TicketRow>[] = [
  { key: 'subject', label: fa.columns.subject, cell: (row) => <TicketTitle row={row} /> },
  { key: 'category', label: fa.columns.category, width: '150px', priority: 3, cell: ({ category_title }) => category_title },
  { key: 'assignee', label: fa.columns.assignee, width: '140px', priority: 2, cell: ({ assignee }) => assignee ?? fa.nobody },
  {
    key: 'time',
    label: fa.columns.time,
    width: '150px',
    cell: ({ last_at }) => <span className="text-sm whitespace-nowrap text-text-2">{instantText(last_at)}</span>,
  },
  { key: 'state', label: fa.columns.state, width: '160px', cell: ({ state }) => <TicketBadge state={state} /> },
];

function TicketCard({ row }: { row: TicketRow }) {
  return (
    <>
      <TicketTitle row={row} />
      <p className="mt-2 flex flex-wrap items-center gap-2 ps-[46px] text-sm text-text-3">
        <TicketBadge state={row.state} />
        {instantText(row.last_at)} · {row.assignee ?? fa.nobody}
      </p>
    </>
  );
}

/** One page of tickets of all customers. */
export function TicketTable({ rows }: { rows: readonly TicketRow[] }) {
  return (
    <DataTable
      caption={fa.caption}
      columns={columns}
      rows={rows}
      rowKey={(row) => `${row.account}-${row.id}`}
      renderCard={(row) => <TicketCard row={row} />}
    />
  );
}
