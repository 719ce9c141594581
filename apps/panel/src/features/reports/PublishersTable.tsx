import { measuresFa } from '@jarchi/domain/campaigns/goal-words.fa.ts';
import type { Metric } from '@jarchi/domain/campaigns/goals.ts';
import { PlacementStatus } from '#features/campaigns/public.ts';
import { PublisherAvatar } from '#features/publishers/public.ts';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { DataTable } from '@jarchi/ui/table/DataTable.tsx';
import type { TableColumn } from '@jarchi/ui/table/table-props.ts';
import { formatNumber, formatScaledText, formatToman } from '@jarchi/ui/format/format.ts';
import { ProgressBar } from '@jarchi/ui/feedback/ProgressBar.tsx';
import type { ReactNode } from 'react';
import type { OpenFigure } from './provenance/figure-address.ts';
import { FigureCell } from './provenance/FigureCell.tsx';
import { nextReportOrdering, sortRows, type ReportOrdering } from './report-list.ts';
import { reportsFa } from './reports.fa.ts';
import type { ShownPublisher } from './shown-stats.ts';

const fa = reportsFa.publishers;

export interface PublishersTableProps {
  publishers: readonly ShownPublisher[];
  /** What the campaign is judged by, and its price is for. */
  measure: Metric;
  ordering: ReportOrdering;
  onOrdering: (ordering: ReportOrdering) => void;
  /** Cost and price have no column where they are hidden. */
  isCostHidden?: boolean | undefined;
  onOpen?: ((row: ShownPublisher) => void) | undefined;
  /** Whether figures open to what they are made of. */
  canOpenFigures?: boolean | undefined;
}

type Opening = ((row: ShownPublisher) => void) | undefined;

function Title({ row, onOpen }: { row: ShownPublisher; onOpen: Opening }) {
  if (!onOpen) return <bdi className="block truncate">{row.title}</bdi>;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => onOpen(row)}
      className="touch-area block max-w-full truncate rounded-xs text-start font-semibold hover:text-text-link hover:underline"
    >
      <bdi>{row.title}</bdi>
    </button>
  );
}

function Name({ row, onOpen }: { row: ShownPublisher; onOpen: Opening }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <PublisherAvatar publisher_id={row.publisher_id} category_id={row.category_id} size={32} />
      <span className="min-w-0">
        <span className="block text-md font-semibold">
          <Title row={row} onOpen={onOpen} />
        </span>
        <span className="block truncate text-sm text-text-3">
          <bdi dir="ltr">@{row.username}</bdi>
        </span>
      </span>
    </span>
  );
}

function Card({ row, most, onOpen, figure }: { row: ShownPublisher; most: number; onOpen: Opening; figure: RenderFigure }) {
  return (
    <div className="flex gap-3">
      <PublisherAvatar publisher_id={row.publisher_id} category_id={row.category_id} size={40} />
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        <span className="flex items-baseline justify-between gap-3 text-md font-semibold">
          <span className="min-w-0">
            <Title row={row} onOpen={onOpen} />
          </span>
          {figure(row, 'reach', formatNumber(row.reach))}
        </span>
        <ProgressBar value={most > 0 ? row.reach / most : 0} label={fa.share(row.title)} />
        <span className="flex items-center justify-between gap-3 text-sm text-text-3">
          {figure(row, 'clicks', fa.clicksOf(formatNumber(row.clicks)))}
          {typeof row.cost === 'number' && figure(row, 'cost', fa.toman(formatScaledText(row.cost)))}
        </span>
        <PlacementStatus placement={row} edited_at={row.edited_at} />
      </div>
    </div>
  );
}

/** A figure of a publisher; a link to what it is made of, where the reader may see that. */
type RenderFigure = (row: ShownPublisher, metric: OpenFigure['metric'], text: string) => ReactNode;

const asText: RenderFigure = (_row, _metric, text) => text;
const asLink: RenderFigure = (row, metric, text) => (
  <FigureCell metric={metric} placement_id={row.placement_id}>
    {text}
  </FigureCell>
);

interface Rendering extends Pick<PublishersTableProps, 'onOpen'> {
  readonly figure: RenderFigure;
}

function listColumns(most: number, { onOpen, figure }: Rendering): TableColumn<ShownPublisher>[] {
  return [
    { key: 'publisher', label: fa.publisher, cell: (row) => <Name row={row} onOpen={onOpen} /> },
    { key: 'state', label: fa.state, cell: (row) => <PlacementStatus placement={row} edited_at={row.edited_at} /> },
    {
      key: 'reach',
      label: fa.reach,
      sortKey: 'reach',
      width: '24%',
      cell: (row) => (
        <span className="flex items-center gap-3">
          <span className="tabular w-20 shrink-0">{figure(row, 'reach', formatNumber(row.reach))}</span>
          <ProgressBar value={most > 0 ? row.reach / most : 0} label={fa.share(row.title)} className="flex-1 bg-transparent!" />
        </span>
      ),
    },
    {
      key: 'views',
      label: fa.views,
      sortKey: 'views',
      isNumeric: true,
      priority: 3,
      cell: (row) => figure(row, 'views', formatNumber(row.views)),
    },
    { key: 'clicks', label: fa.clicks, sortKey: 'clicks', isNumeric: true, cell: (row) => figure(row, 'clicks', formatNumber(row.clicks)) },
  ];
}

const tomanText = (amount: number | null | undefined) => (typeof amount === 'number' ? formatToman(amount) : reportsFa.kpi.none);

function costColumns(measure: Metric, figure: RenderFigure): TableColumn<ShownPublisher>[] {
  return [
    { key: 'cost', label: fa.cost, sortKey: 'cost', isNumeric: true, cell: (row) => figure(row, 'cost', tomanText(row.cost)) },
    {
      key: 'unit_cost',
      label: measuresFa[measure].unitCost,
      sortKey: 'unit_cost',
      isNumeric: true,
      cell: (row) => tomanText(row.unit_cost),
    },
  ];
}

/** Publishers with their figures in the range; by default the longest bar comes first. A row opens to its details. */
export function PublishersTable(props: PublishersTableProps) {
  const { publishers, measure, ordering, onOrdering, isCostHidden, onOpen, canOpenFigures = false } = props;
  const figure = canOpenFigures ? asLink : asText;
  const most = publishers.reduce((max, row) => Math.max(max, row.reach), 0);
  return (
    <DataRegion state={publishers.length === 0 ? 'empty' : 'ready'} empty={fa.empty}>
      <DataTable
        caption={isCostHidden === true ? fa.captionWithoutCosts : fa.caption}
        columns={[...listColumns(most, { onOpen, figure }), ...(isCostHidden === true ? [] : costColumns(measure, figure))]}
        rows={sortRows(publishers, ordering)}
        rowKey={(row) => String(row.placement_id)}
        firstIndex={1}
        sort={{ key: ordering.replace('-', ''), direction: ordering.startsWith('-') ? 'desc' : 'asc' }}
        onSort={(key) => onOrdering(nextReportOrdering(ordering, key))}
        renderCard={(row) => <Card row={row} most={most} onOpen={onOpen} figure={figure} />}
        onOpenRow={onOpen}
      />
    </DataRegion>
  );
}
