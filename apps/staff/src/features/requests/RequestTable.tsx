import { Avatar } from '@jarchi/ui/brand/Avatar.tsx';
import { formatId, formatToman } from '@jarchi/ui/format/format.ts';
import { DataTable } from '@jarchi/ui/table/DataTable.tsx';
import type { TableColumn } from '@jarchi/ui/table/table-props.ts';
import { Tag } from '@jarchi/ui/badges/Tag.tsx';
import { Link } from '@tanstack/react-router';
import type { RequestRow } from '#data/requests.ts';
import { RequestBadge } from './RequestBadge.tsx';
import { instantText } from '#features/cases/public.ts';
import { moneyText } from './request-words.ts';
import { requestsFa as fa } from './requests.fa.ts';

function RequestTitle({ row }: { row: RequestRow }) {
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Avatar id={row.account} kind="panel" size={34} />
      <div className="min-w-0">
        {row.is_own ? (
          <span className="block truncate font-semibold text-text">{row.title}</span>
        ) : (
          <Link
            to="/requests/$account/$request"
            params={{ account: row.account, request: String(row.id) }}
            className="block truncate font-semibold text-text hover:text-text-link hover:underline pointer-coarse:min-h-11 pointer-coarse:leading-[44px]"
          >
            {row.title}
          </Link>
        )}
        <p className="truncate text-sm text-text-3">{fa.number(formatId(row.id))}</p>
        {row.is_own && <Tag tone="warning">{fa.own}</Tag>}
      </div>
    </div>
  );
}

const columns: readonly TableColumn<RequestRow>[] = [
  { key: 'customer', label: fa.columns.customer, cell: (row) => <RequestTitle row={row} /> },
  { key: 'kind', label: fa.columns.kind, width: '130px', cell: ({ kind }) => fa.kinds[kind] },
  {
    key: 'time',
    label: fa.columns.time,
    width: '160px',
    cell: ({ created }) => <span className="text-sm whitespace-nowrap text-text-2">{instantText(created)}</span>,
  },
  { key: 'state', label: fa.columns.state, width: '170px', cell: ({ state }) => <RequestBadge state={state} /> },
  {
    key: 'amount',
    label: fa.columns.amount,
    unit: fa.toman,
    width: '150px',
    isNumeric: true,
    cell: ({ amount, amount_credited }) => formatToman(amount_credited ?? amount),
  },
];

function RequestCard({ row }: { row: RequestRow }) {
  return (
    <>
      <RequestTitle row={row} />
      <div className="mt-2 flex flex-wrap items-center justify-between gap-2 ps-[46px] text-sm">
        <RequestBadge state={row.state} />
        <span className="text-text-3">
          {fa.kinds[row.kind]} · {instantText(row.created)}
        </span>
        <b className="text-md">{moneyText(row.amount_credited ?? row.amount)}</b>
      </div>
    </>
  );
}

/** One page of requests of all customers. */
export function RequestTable({ rows }: { rows: readonly RequestRow[] }) {
  return (
    <DataTable
      caption={fa.caption}
      columns={columns}
      rows={rows}
      rowKey={(row) => String(row.id)}
      renderCard={(row) => <RequestCard row={row} />}
    />
  );
}
