import { Avatar } from '@jarchi/ui/brand/Avatar.tsx';
import { DataTable } from '@jarchi/ui/table/DataTable.tsx';
import type { TableColumn } from '@jarchi/ui/table/table-props.ts';
import { formatId, formatNumber, formatToman } from '@jarchi/ui/format/format.ts';
import { Tag } from '@jarchi/ui/badges/Tag.tsx';
import { Link } from '@tanstack/react-router';
import { nameText, PhoneText } from '#features/customers/Contacts.tsx';
import { customersFa as fa, whenText } from './customers.fa.ts';
import type { CustomerRow } from '#data/customers.ts';

function Money({ amountToman }: { amountToman: number }) {
  return <span className={amountToman < 0 ? 'text-danger-text' : undefined}>{formatToman(amountToman)}</span>;
}

function CustomerTitle({ row }: { row: CustomerRow }) {
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Avatar id={row.account} kind="panel" size={34} />
      <div className="min-w-0">
        <p className="flex items-center gap-2">
          {row.is_own ? (
            <span className="truncate font-semibold text-text">{row.title}</span>
          ) : (
            <Link
              to="/customers/$account"
              params={{ account: row.account }}
              className="truncate font-semibold text-text hover:text-text-link hover:underline"
            >
              {row.title}
            </Link>
          )}
          {row.is_own && <Tag tone="warning">{fa.own}</Tag>}
          {row.is_official && <Tag>{fa.official}</Tag>}
        </p>
        <p className="truncate text-sm text-text-3">
          {nameText(row.owner.name)} · {fa.id(formatId(row.account_id))}
        </p>
      </div>
    </div>
  );
}

const lastLogin = ({ owner }: CustomerRow, now: number) =>
  owner.last_login === null ? fa.never : whenText(Date.parse(owner.last_login), now);

const columnsAt = (now: number): readonly TableColumn<CustomerRow>[] => [
  { key: 'customer', label: fa.columns.customer, cell: (row) => <CustomerTitle row={row} /> },
  { key: 'phone', label: fa.columns.phone, width: '140px', cell: (row) => <PhoneText phone={row.owner.phone} /> },
  { key: 'balance', label: fa.columns.balance, width: '130px', isNumeric: true, cell: (row) => <Money amountToman={row.balance} /> },
  { key: 'held', label: fa.columns.held, width: '130px', isNumeric: true, priority: 3, cell: (row) => <Money amountToman={row.held} /> },
  { key: 'spendable', label: fa.columns.spendable, width: '130px', isNumeric: true, cell: (row) => <Money amountToman={row.spendable} /> },
  { key: 'campaigns', label: fa.columns.campaigns, width: '80px', isNumeric: true, cell: (row) => formatNumber(row.campaigns) },
  {
    key: 'lastLogin',
    label: fa.columns.lastLogin,
    width: '150px',
    cell: (row) => <span className="text-sm whitespace-nowrap text-text-2">{lastLogin(row, now)}</span>,
  },
];

function CustomerCard({ row }: { row: CustomerRow }) {
  const facts = [
    { label: fa.columns.phone, value: <PhoneText phone={row.owner.phone} /> },
    { label: fa.columns.balance, value: <Money amountToman={row.balance} /> },
    { label: fa.columns.spendable, value: <Money amountToman={row.spendable} /> },
  ];
  return (
    <>
      <CustomerTitle row={row} />
      <dl className="mt-2 flex flex-col gap-1 ps-[46px] text-sm">
        {facts.map(({ label, value }) => (
          <div key={label} className="flex justify-between gap-3">
            <dt className="text-text-3">{label}</dt>
            <dd className="text-text">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** One page of customers. `now`: when the page was read. */
export function CustomerTable({ rows, now }: { rows: readonly CustomerRow[]; now: number }) {
  return (
    <DataTable
      caption={fa.table}
      columns={columnsAt(now)}
      rows={rows}
      rowKey={(row) => row.account}
      renderCard={(row) => <CustomerCard row={row} />}
    />
  );
}
