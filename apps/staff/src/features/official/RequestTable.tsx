import { formatId, formatNumber, formatToman } from '@jarchi/ui/format/format.ts';
import { DataTable } from '@jarchi/ui/table/DataTable.tsx';
import type { TableColumn } from '@jarchi/ui/table/table-props.ts';
import { Tag } from '@jarchi/ui/badges/Tag.tsx';
import { Link } from '@tanstack/react-router';
import { formatDate, formatTime } from '@jarchi/domain/calendar/jalali.ts';
import type { OfficialRequest } from '#data/official-requests.ts';
import { officialFa as fa } from './official.fa.ts';

const columns: readonly TableColumn<OfficialRequest>[] = [
  {
    key: 'customer',
    label: fa.columns.customer,
    cell: ({ account, account_title, document, is_own }) =>
      is_own ? (
        <span className="flex flex-wrap items-center gap-2 font-semibold">
          {account_title}
          <Tag tone="warning">{fa.own}</Tag>
        </span>
      ) : (
        <Link
          to="/official-requests/$account/$document"
          params={{ account, document: String(document.id) }}
          className="font-semibold text-text hover:text-text-link hover:underline"
        >
          {account_title}
        </Link>
      ),
  },
  {
    key: 'number',
    label: fa.columns.number,
    width: '180px',
    cell: ({ document }) => (document.number === null ? fa.unnumbered : formatId(document.number)),
  },
  {
    key: 'asked',
    label: fa.columns.asked,
    width: '190px',
    cell: ({ document }) => {
      const at = Date.parse(document.created);
      return (
        <span className="text-sm text-text-2 lg:whitespace-nowrap">
          {formatDate(at)} · {formatTime(at)}
        </span>
      );
    },
  },
  {
    key: 'invoices',
    label: fa.columns.invoices,
    width: '110px',
    cell: ({ document }) => fa.invoices(formatNumber(document.invoices.length)),
  },
  { key: 'total', label: fa.columns.total, width: '140px', isNumeric: true, cell: ({ document }) => formatToman(document.total) },
];

/** Requests for official invoices of all customers. */
export function RequestTable({ rows }: { rows: readonly OfficialRequest[] }) {
  return <DataTable caption={fa.table} columns={columns} rows={rows} rowKey={({ account, document }) => `${account}-${document.id}`} />;
}
