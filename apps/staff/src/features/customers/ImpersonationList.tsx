import { MINUTE_MS } from '@jarchi/domain/calendar/durations.ts';
import { formatTime } from '@jarchi/domain/calendar/jalali.ts';
import { Avatar } from '@jarchi/ui/brand/Avatar.tsx';
import { EmptyState } from '@jarchi/ui/feedback/DataRegion.tsx';
import { DataTable } from '@jarchi/ui/table/DataTable.tsx';
import type { TableColumn } from '@jarchi/ui/table/table-props.ts';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { NeutralBadge } from '@jarchi/ui/badges/NeutralBadge.tsx';
import { customersFa, whenText } from './customers.fa.ts';
import type { Impersonation } from '#data/customers.ts';

const fa = customersFa.history;

function durationText({ started_at, ends_at }: Impersonation): string {
  const minutes = Math.round((Date.parse(ends_at) - Date.parse(started_at)) / MINUTE_MS);
  return minutes < 1 ? fa.underMinute : fa.minutes(formatNumber(minutes));
}

function Duration({ row }: { row: Impersonation }) {
  if (!row.is_open) return durationText(row);
  return (
    <span className="inline-flex items-center gap-2">
      <NeutralBadge tone="violet">{fa.open}</NeutralBadge>
      {fa.openUntil(formatTime(Date.parse(row.ends_at)))}
    </span>
  );
}

const writesText = ({ writes }: Impersonation) => (writes === 0 ? fa.readOnly : fa.changes(formatNumber(writes)));

const columnsAt = (now: number): readonly TableColumn<Impersonation>[] => [
  {
    key: 'staff',
    label: fa.staff,
    width: '190px',
    cell: (row) => (
      <span className="flex items-center gap-3">
        <Avatar id={row.staff_name} kind="user" name={row.staff_name} size={28} />
        <span className="font-medium">{row.staff_name}</span>
      </span>
    ),
  },
  { key: 'reason', label: fa.reason, cell: (row) => <span className="leading-prose [overflow-wrap:anywhere]">{row.reason}</span> },
  {
    key: 'started',
    label: fa.startedAt,
    width: '140px',
    cell: (row) => <span className="text-sm whitespace-nowrap text-text-2">{whenText(Date.parse(row.started_at), now)}</span>,
  },
  { key: 'duration', label: fa.duration, width: '150px', cell: (row) => <Duration row={row} /> },
  { key: 'writes', label: fa.writes, width: '130px', cell: writesText },
];

function HistoryCard({ row, now }: { row: Impersonation; now: number }) {
  return (
    <div className="flex flex-col gap-1.5">
      <p className="flex flex-wrap items-center justify-between gap-x-3 text-md">
        <span className="font-medium text-text">{row.staff_name}</span>
        <span className="text-sm text-text-3">{whenText(Date.parse(row.started_at), now)}</span>
      </p>
      <p className="text-md leading-prose text-text-2 [overflow-wrap:anywhere]">{row.reason}</p>
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-text-2">
        <Duration row={row} />
        <span>{writesText(row)}</span>
      </p>
    </div>
  );
}

/** The latest impersonations: person, reason, duration, and whether anything changed. */
export function ImpersonationList({ rows, now }: { rows: readonly Impersonation[]; now: number }) {
  return (
    <section aria-labelledby="impersonations" className="flex flex-col">
      <h2 id="impersonations" className="px-(--gutter) pt-5 pb-3 text-lg font-bold text-text">
        {fa.title}
      </h2>
      {rows.length === 0 ? (
        <EmptyState {...fa.empty} />
      ) : (
        <DataTable
          caption={fa.table}
          columns={columnsAt(now)}
          rows={rows}
          rowKey={(row) => row.id}
          renderCard={(row) => <HistoryCard row={row} now={now} />}
        />
      )}
    </section>
  );
}
