import { measuresFa } from '@jarchi/domain/campaigns/goal-words.fa.ts';
import { getGoalShare } from '@jarchi/domain/campaigns/goals.ts';
import { formatDate } from '@jarchi/domain/calendar/jalali.ts';
import { DEFAULT_COLUMNS, writeColumns, type CampaignColumn } from '@jarchi/domain/views/campaign-views.ts';
import { DataTable } from '@jarchi/ui/table/DataTable.tsx';
import type { TableColumn, TableFilterToggle, TableSelection } from '@jarchi/ui/table/table-props.ts';
import { formatScaledPair } from '@jarchi/ui/format/format-pair.ts';
import { formatNumber, formatPercent, formatToman } from '@jarchi/ui/format/format.ts';
import { useMedia, WIDE } from '@jarchi/ui/media.ts';
import { StateBadge } from '@jarchi/ui/badges/StateBadge.tsx';
import { nextOrdering, readSort } from '@jarchi/ui/table/ordering.ts';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { CampaignCard } from './CampaignCard.tsx';
import { CampaignTitle } from '#features/campaigns/CampaignTitle.tsx';
import { periodText } from '#features/campaigns/campaign-dates.ts';
import { campaignListFa as fa } from './campaign-list.fa.ts';
import { campaignsFa } from '#features/campaigns/campaigns.fa.ts';
import type { CampaignList, CampaignRow } from '#data/campaigns/campaigns.ts';
import { hasFigures } from '#features/campaigns/status/life-stage.ts';
import { ORDERINGS, type Ordering } from './campaigns-list.ts';
import { RowActions } from './RowActions.tsx';
import { SpendCell } from './SpendCell.tsx';

type Judged = Pick<CampaignList['totals'], 'goal' | 'unit_cost'>;

/** A figure with its unit below it. */
function Measured({ figure, unit }: { figure: string; unit: string }) {
  return (
    <>
      {figure}
      <span className="block text-sm whitespace-nowrap text-text-3">{unit}</span>
    </>
  );
}

/** The reached share of a goal; none without a goal, or where measures differ. */
function GoalShare({ row: { goal } }: { row: Judged }) {
  const share = goal && getGoalShare(goal);
  if (!goal || share === null) return campaignsFa.none;
  return <Measured figure={formatPercent(share)} unit={measuresFa[goal.measure].title} />;
}

function UnitCost({ row: { goal, unit_cost: cost } }: { row: Judged }) {
  if (!goal || cost === null) return campaignsFa.none;
  return <Measured figure={formatToman(cost)} unit={measuresFa[goal.measure].unitCost} />;
}

const figure = (row: CampaignRow, content: ReactNode) => (hasFigures(row) ? content : campaignsFa.none);

const all: readonly TableColumn<CampaignRow>[] = [
  {
    key: 'campaign',
    label: fa.columns.campaign,
    sortKey: 'title',
    cell: (row) => <CampaignTitle row={row} />,
  },
  {
    key: 'state',
    label: fa.columns.state,
    width: '150px',
    cell: (row) => <StateBadge state={row.state} />,
  },
  {
    key: 'period',
    label: fa.columns.period,
    width: '112px',
    sortKey: 'publish_period_start',
    cell: (row) => (
      <span className="text-sm whitespace-nowrap text-text-2">{periodText(row.publish_period_start, row.publish_period_end)}</span>
    ),
  },
  {
    key: 'spend',
    label: fa.columns.spend,
    width: '220px',
    sortKey: 'price',
    help: fa.help.spend,
    cell: (row) => (
      <div className="min-[90rem]:min-w-44">
        <SpendCell row={row} />
      </div>
    ),
  },
  {
    key: 'reach',
    label: fa.columns.reach,
    isNumeric: true,
    cell: (row) => figure(row, formatNumber(row.figures.reach)),
  },
  {
    key: 'goal',
    label: fa.columns.goal,
    help: fa.help.goal,
    isNumeric: true,
    priority: 5,
    cell: (row) => figure(row, <GoalShare row={row} />),
  },
  {
    key: 'unit_cost',
    label: fa.columns.unit_cost,
    help: fa.help.unitCost,
    isNumeric: true,
    priority: 4,
    cell: (row) => figure(row, <UnitCost row={row} />),
  },
  { key: 'publishers', label: fa.columns.publishers, isNumeric: true, cell: (row) => formatNumber(row.publishers) },
  { key: 'views', label: fa.columns.views, isNumeric: true, cell: (row) => figure(row, formatNumber(row.figures.views)) },
  { key: 'clicks', label: fa.columns.clicks, isNumeric: true, cell: (row) => figure(row, formatNumber(row.figures.clicks)) },
  {
    key: 'created',
    label: fa.columns.created,
    sortKey: 'created',
    cell: (row) => <span className="text-sm whitespace-nowrap text-text-2">{formatDate(Date.parse(row.created))}</span>,
  },
  {
    key: 'action',
    label: <span className="sr-only">{fa.columns.action}</span>,
    align: 'end',
    width: '164px',
    cell: (row) => <RowActions row={row} />,
  },
];

function getTotals({ totals, count }: CampaignList) {
  const spent = formatScaledPair(totals.cost, totals.price);
  return {
    campaign: fa.totals(formatNumber(count)),
    spend: campaignsFa.of(spent.part, spent.whole),
    reach: formatNumber(totals.reach),
    goal: <GoalShare row={totals} />,
    unit_cost: <UnitCost row={totals} />,
  };
}

export interface CampaignTableProps {
  list: CampaignList;
  ordering: Ordering;
  onOrdering: (ordering: Ordering) => void;
  /** None where the list has no filters. */
  filterToggle?: TableFilterToggle | undefined;
  columns?: readonly CampaignColumn[] | undefined;
  selection?: Pick<TableSelection<CampaignRow>, 'selected' | 'onChange'> | undefined;
}

/** One page of campaigns; the totals cover the whole filtered set. */
export function CampaignTable({ list, ordering, onOrdering, filterToggle, columns = DEFAULT_COLUMNS, selection }: CampaignTableProps) {
  const navigate = useNavigate();
  return (
    <DataTable
      caption={fa.tableCaption}
      columns={pickColumns(columns)}
      selection={selection && { ...selection, rowName: ({ title }) => (title === '' ? campaignsFa.untitled : title) }}
      rows={list.results}
      rowKey={(row) => String(row.id)}
      sort={readSort(ordering)}
      onSort={(key) => onOrdering(nextOrdering(ordering, key, ORDERINGS))}
      onOpenRow={(row) => void navigate({ to: '/campaigns/$id', params: { id: String(row.id) } })}
      totals={getTotals(list)}
      filterToggle={filterToggle}
      renderCard={(row) => <CampaignCard row={row} />}
    />
  );
}

/** The campaign, the chosen columns in their order, and the actions. */
function pickColumns(chosen: readonly CampaignColumn[]): readonly TableColumn<CampaignRow>[] {
  const isStandard = writeColumns(chosen) === '';
  return ['campaign', ...chosen, 'action'].flatMap((key) => {
    const column = all.find((one) => one.key === key);
    // Who chooses a column wants to see it at every width.
    return column ? [isStandard ? column : { ...column, priority: undefined }] : [];
  });
}

/** Only the head, which stays when the filters find nothing. */
export function CampaignTableHead({ columns }: { columns: readonly CampaignColumn[] }) {
  const plain = pickColumns(columns).map((column) => ({ ...column, help: undefined }));
  return (
    <div aria-hidden className="max-lg:hidden">
      <DataTable caption={fa.tableCaption} columns={plain} rows={[]} rowKey={() => ''} />
    </div>
  );
}

/** The totals of the filtered set as text, where no table shows them. */
export function TotalsLine({ list }: { list: CampaignList }) {
  const totals = getTotals(list);
  if (useMedia(WIDE)) return null;
  return (
    <p className="flex justify-between gap-3 border-y border-line bg-surface-sunken px-(--gutter) py-3 text-sm text-text-2">
      <b className="font-semibold text-text">{totals.campaign}</b>
      <span>
        {totals.spend} {campaignsFa.million}
      </span>
    </p>
  );
}
