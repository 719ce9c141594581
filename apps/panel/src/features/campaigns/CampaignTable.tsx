import { costPerThousand } from '@jarchi/domain/publishers/estimates.ts';
import { DataTable, type TableColumn } from '@jarchi/ui/DataTable.tsx';
import { formatScaledPair } from '@jarchi/ui/format-pair.ts';
import { formatNumber, formatPercent, formatToman } from '@jarchi/ui/format.ts';
import { useMedia, WIDE } from '@jarchi/ui/media.ts';
import { StateBadge } from '@jarchi/ui/StateBadge.tsx';
import { CampaignCard } from './CampaignCard.tsx';
import { CampaignTitle } from './CampaignTitle.tsx';
import { periodText } from './campaign-dates.ts';
import { campaignsFa as fa } from './campaigns.fa.ts';
import type { CampaignList, CampaignRow } from './campaigns.queries.ts';
import { hasFigures } from './life-stage.ts';
import { nextOrdering, type Ordering } from './list-search.ts';
import { RowAction } from './RowAction.tsx';
import { SpendCell } from './SpendCell.tsx';

function goalShare(reach: number, goal: number | null): string {
  return goal === null || goal === 0 ? fa.none : formatPercent(reach / goal);
}

function perThousand(cost: number, reach: number): string {
  const value = costPerThousand(cost, reach);
  return value === null ? fa.none : formatToman(value);
}

const figure = (row: CampaignRow, text: string) => (hasFigures(row) ? text : fa.none);

const columns: readonly TableColumn<CampaignRow>[] = [
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
    width: '130px',
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
    cell: (row) => <SpendCell row={row} />,
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
    isNumeric: true,
    priority: 3,
    cell: (row) => figure(row, goalShare(row.figures.reach, row.goal_total_reach)),
  },
  {
    key: 'perThousand',
    label: fa.columns.perThousand,
    isNumeric: true,
    priority: 3,
    cell: (row) => figure(row, perThousand(row.figures.cost, row.figures.reach)),
  },
  {
    key: 'action',
    label: <span className="sr-only">{fa.columns.action}</span>,
    align: 'end',
    width: '132px',
    cell: (row) => <RowAction row={row} />,
  },
];

function totalsOf({ totals, count }: CampaignList) {
  const spent = formatScaledPair(totals.cost, totals.price);
  return {
    campaign: fa.totals(formatNumber(count)),
    spend: fa.of(spent.part, spent.whole),
    reach: formatNumber(totals.reach),
    goal: goalShare(totals.reach, totals.goal_total_reach),
    perThousand: perThousand(totals.cost, totals.reach),
  };
}

export interface CampaignTableProps {
  list: CampaignList;
  ordering: Ordering;
  onOrdering: (ordering: Ordering) => void;
}

/** One page of campaigns; the totals cover the whole filtered set. */
export function CampaignTable({ list, ordering, onOrdering }: CampaignTableProps) {
  return (
    <DataTable
      caption={fa.tableCaption}
      columns={columns}
      rows={list.results}
      rowKey={(row) => String(row.id)}
      sort={{
        key: ordering.replace('-', ''),
        direction: ordering.startsWith('-') ? 'desc' : 'asc',
      }}
      onSort={(key) => onOrdering(nextOrdering(ordering, key))}
      totals={totalsOf(list)}
      renderCard={(row) => <CampaignCard row={row} />}
    />
  );
}

/** The head alone: it stays in place when the filters find nothing. */
export function CampaignTableHead() {
  return (
    <div aria-hidden className="max-lg:hidden">
      <DataTable caption={fa.tableCaption} columns={columns} rows={[]} rowKey={() => ''} />
    </div>
  );
}

/** The totals of the filtered set in words, where there is no table to carry them. */
export function TotalsLine({ list }: { list: CampaignList }) {
  const totals = totalsOf(list);
  if (useMedia(WIDE)) return null;
  return (
    <p className="flex justify-between gap-3 border-y border-line bg-surface-sunken px-(--gutter) py-3 text-sm text-text-2">
      <b className="font-semibold text-text">{totals.campaign}</b>
      <span>
        {totals.spend} {fa.million}
      </span>
    </p>
  );
}
