import { Avatar } from '@jarchi/ui/brand/Avatar.tsx';
import { Tag } from '@jarchi/ui/badges/Tag.tsx';
import { DataTable } from '@jarchi/ui/table/DataTable.tsx';
import type { TableColumn } from '@jarchi/ui/table/table-props.ts';
import { Link } from '@tanstack/react-router';
import type { PhoneRequestRow } from '#data/phone-requests.ts';
import { nameText, PhoneText } from '#features/customers/public.ts';
import { instantText } from '#features/cases/public.ts';
import { approvalsText, PhoneRequestBadge } from './PhoneRequestBadge.tsx';
import { phoneRequestsFa as fa } from './phone-requests.fa.ts';

function PersonCell({ row }: { row: PhoneRequestRow }) {
  const { id, person, is_own } = row;
  const name = nameText(person.name);
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Avatar id={String(person.id)} kind="user" name={person.name} size={34} />
      <div className="min-w-0">
        {is_own ? (
          <span className="block truncate font-semibold text-text">{name}</span>
        ) : (
          <Link
            to="/phone-requests/$request"
            params={{ request: String(id) }}
            className="block truncate font-semibold text-text hover:text-text-link hover:underline pointer-coarse:min-h-11 pointer-coarse:leading-[44px]"
          >
            {name}
          </Link>
        )}
        <p className="truncate text-sm text-text-3">
          <bdi dir="ltr">{person.username}</bdi>
        </p>
        {(is_own || person.is_frozen) && (
          <p className="flex flex-wrap gap-1">
            {is_own && <Tag tone="warning">{fa.own}</Tag>}
            {person.is_frozen && <Tag tone="danger">{fa.frozen}</Tag>}
          </p>
        )}
      </div>
    </div>
  );
}

function Instant({ at }: { at: string }) {
  return <span className="text-sm whitespace-nowrap text-text-2">{instantText(at)}</span>;
}

const columns: readonly TableColumn<PhoneRequestRow>[] = [
  { key: 'person', label: fa.columns.person, cell: (row) => <PersonCell row={row} /> },
  { key: 'phone', label: fa.columns.phone, width: '140px', cell: ({ new_phone }) => <PhoneText phone={new_phone} /> },
  { key: 'ground', label: fa.columns.ground, width: '110px', cell: ({ ground }) => fa.grounds[ground] },
  { key: 'asked', label: fa.columns.asked, width: '140px', priority: 3, cell: ({ created }) => <Instant at={created} /> },
  { key: 'until', label: fa.columns.until, width: '140px', cell: ({ until }) => <Instant at={until} /> },
  { key: 'approvals', label: fa.columns.approvals, width: '100px', cell: approvalsText },
  { key: 'state', label: fa.columns.state, width: '140px', cell: ({ state }) => <PhoneRequestBadge state={state} /> },
];

function PhoneRequestCard({ row }: { row: PhoneRequestRow }) {
  const facts = [
    { label: fa.columns.phone, value: <PhoneText phone={row.new_phone} /> },
    { label: fa.columns.ground, value: fa.grounds[row.ground] },
    { label: fa.columns.asked, value: instantText(row.created) },
    { label: fa.columns.until, value: instantText(row.until) },
    { label: fa.columns.approvals, value: approvalsText(row) },
    { label: fa.columns.state, value: <PhoneRequestBadge state={row.state} /> },
  ];
  return (
    <>
      <PersonCell row={row} />
      <dl className="mt-2 flex flex-col gap-1 ps-[46px] text-sm">
        {facts.map(({ label, value }) => (
          <div key={label} className="flex items-center justify-between gap-3">
            <dt className="text-text-3">{label}</dt>
            <dd className="text-text">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** One page of requests for another phone. */
export function PhoneRequestTable({ rows }: { rows: readonly PhoneRequestRow[] }) {
  return (
    <DataTable
      caption={fa.table}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => String(id)}
      renderCard={(row) => <PhoneRequestCard row={row} />}
    />
  );
}
