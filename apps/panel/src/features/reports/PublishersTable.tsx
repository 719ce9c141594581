import { measuresFa } from '@jarchi/domain/campaigns/goal-words.fa.ts';
import type { Metric } from '@jarchi/domain/reports/reports.ts';
import { PublisherAvatar } from '#features/ground/publishers/PublisherAvatar.tsx';
import { CountBadge } from '@jarchi/ui/badges/CountBadge.tsx';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { DataTable } from '@jarchi/ui/table/DataTable.tsx';
import type { TableColumn } from '@jarchi/ui/table/table-props.ts';
import { formatNumber, formatScaledText, formatToman } from '@jarchi/ui/format/format.ts';
import { ProgressBar } from '@jarchi/ui/feedback/ProgressBar.tsx';
import type { ReactNode } from 'react';
import { nextReportOrdering, sortRows, type ReportOrdering } from './report-search.ts';
import type { PublisherStats } from '#data/reports.ts';
import { reportsFa } from './reports.fa.ts';

const fa = reportsFa.publishers;

export interface PublishersTableProps {
  publishers: readonly PublisherStats[];
  /** What the campaign is judged by, and its price is for. */
  measure: Metric;
  ordering: ReportOrdering;
  onOrdering: (ordering: ReportOrdering) => void;
  renderState: (row: PublisherStats) => ReactNode;
}

function Name({ row }: { row: PublisherStats }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <PublisherAvatar publisher_id={row.publisher_id} category_id={row.category_id} size={32} />
      <span className="min-w-0">
        <bdi className="block truncate text-md font-semibold">{row.title}</bdi>
        <span className="block truncate text-sm text-text-3">
          <bdi dir="ltr">@{row.username}</bdi>
        </span>
      </span>
    </span>
  );
}

function Card({ row, most, state }: { row: PublisherStats; most: number; state: ReactNode }) {
  return (
    <div className="flex gap-3">
      <PublisherAvatar publisher_id={row.publisher_id} category_id={row.category_id} size={40} />
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        <span className="flex items-baseline justify-between gap-3 text-md font-semibold">
          <bdi className="truncate">{row.title}</bdi>
          {formatNumber(row.reach)}
        </span>
        <ProgressBar value={most > 0 ? row.reach / most : 0} label={fa.share(row.title)} />
        <span className="flex items-center justify-between gap-3 text-sm text-text-3">
          {fa.clicksOf(formatNumber(row.clicks))}
          <span>{fa.toman(formatScaledText(row.cost))}</span>
        </span>
        {state}
      </div>
    </div>
  );
}

function listColumns(most: number, measure: Metric, renderState: PublishersTableProps['renderState']): TableColumn<PublisherStats>[] {
  return [
    { key: 'publisher', label: fa.publisher, cell: (row) => <Name row={row} /> },
    { key: 'state', label: fa.state, cell: (row) => renderState(row) },
    {
      key: 'reach',
      label: fa.reach,
      sortKey: 'reach',
      width: '24%',
      cell: (row) => (
        <span className="flex items-center gap-3">
          <span className="tabular w-20 shrink-0">{formatNumber(row.reach)}</span>
          <ProgressBar value={most > 0 ? row.reach / most : 0} label={fa.share(row.title)} className="flex-1 bg-transparent!" />
        </span>
      ),
    },
    { key: 'views', label: fa.views, sortKey: 'views', isNumeric: true, priority: 3, cell: (row) => formatNumber(row.views) },
    { key: 'clicks', label: fa.clicks, sortKey: 'clicks', isNumeric: true, cell: (row) => formatNumber(row.clicks) },
    { key: 'cost', label: fa.cost, sortKey: 'cost', isNumeric: true, cell: (row) => formatToman(row.cost) },
    {
      key: 'unit_cost',
      label: measuresFa[measure].unitCost,
      sortKey: 'unit_cost',
      isNumeric: true,
      cell: (row) => (row.unit_cost === null ? reportsFa.kpi.none : formatToman(row.unit_cost)),
    },
  ];
}

/** Publishers with their figures in the range; by default the longest bar comes first. */
export function PublishersTable({ publishers, measure, ordering, onOrdering, renderState }: PublishersTableProps) {
  const most = publishers.reduce((max, row) => Math.max(max, row.reach), 0);
  return (
    <section aria-labelledby="publishers-title">
      <h2 id="publishers-title" className="flex items-center gap-2 px-(--gutter) pt-4 pb-3 text-lg font-bold">
        {fa.title} <CountBadge count={publishers.length} />
      </h2>
      <DataRegion state={publishers.length === 0 ? 'empty' : 'ready'} empty={fa.empty}>
        <DataTable
          caption={fa.caption}
          columns={listColumns(most, measure, renderState)}
          rows={sortRows(publishers, ordering)}
          rowKey={(row) => String(row.placement_id)}
          firstIndex={1}
          sort={{ key: ordering.replace('-', ''), direction: ordering.startsWith('-') ? 'desc' : 'asc' }}
          onSort={(key) => onOrdering(nextReportOrdering(ordering, key))}
          renderCard={(row) => <Card row={row} most={most} state={renderState(row)} />}
        />
      </DataRegion>
    </section>
  );
}
