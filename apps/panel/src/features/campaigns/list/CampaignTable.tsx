import { costPerThousand } from '@jarchi/domain/publishers/estimates.ts';
import { DataTable } from '@jarchi/ui/table/DataTable.tsx';
import type { TableColumn } from '@jarchi/ui/table/table-props.ts';
import { formatScaledPair } from '@jarchi/ui/format/format-pair.ts';
import { formatNumber, formatPercent, formatToman } from '@jarchi/ui/format/format.ts';
import { useMedia, WIDE } from '@jarchi/ui/media.ts';
import { StateBadge } from '@jarchi/ui/badges/StateBadge.tsx';
import { nextOrdering, readSort } from '@jarchi/ui/table/list-search.ts';
import { useNavigate } from '@tanstack/react-router';
import { CampaignCard } from './CampaignCard.tsx';
import { CampaignTitle } from '#features/campaigns/CampaignTitle.tsx';
import { periodText } from '#features/campaigns/campaign-dates.ts';
import { campaignListFa as fa } from './campaign-list.fa.ts';
import { campaignsFa } from '#features/campaigns/campaigns.fa.ts';
import type { CampaignList, CampaignRow } from '#data/campaigns/campaigns.ts';
import { hasFigures } from '#features/campaigns/status/life-stage.ts';
import { ORDERINGS, type Ordering } from './list-search.ts';
import { RowActions } from './RowActions.tsx';
import { SpendCell } from './SpendCell.tsx';

function goalShare(reach: number, goal: number | null): string {
  return goal === null || goal === 0 ? campaignsFa.none : formatPercent(reach / goal);
}

function perThousand(cost: number, reach: number): string {
  const value = costPerThousand(cost, reach);
  return value === null ? campaignsFa.none : formatToman(value);
}

const figure = (row: CampaignRow, text: string) => (hasFigures(row) ? text : campaignsFa.none);

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
      <div className="min-[90rem]:min-w-48">
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
    isNumeric: true,
    priority: 5,
    cell: (row) => figure(row, goalShare(row.figures.reach, row.goal_total_reach)),
  },
  {
    key: 'perThousand',
    label: fa.columns.perThousand,
    help: fa.help.perThousand,
    isNumeric: true,
    priority: 4,
    cell: (row) => figure(row, perThousand(row.figures.cost, row.figures.reach)),
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
  const navigate = useNavigate();
  return (
    <DataTable
      caption={fa.tableCaption}
      columns={columns}
      rows={list.results}
      rowKey={(row) => String(row.id)}
      sort={readSort(ordering)}
      onSort={(key) => onOrdering(nextOrdering(ordering, key, ORDERINGS))}
      onOpenRow={(row) => void navigate({ to: '/campaigns/$id', params: { id: String(row.id) } })}
      totals={getTotals(list)}
      renderCard={(row) => <CampaignCard row={row} />}
    />
  );
}

const plainColumns = columns.map((column) => ({ ...column, help: undefined }));

/** Only the head, which stays when the filters find nothing. */
export function CampaignTableHead() {
  return (
    <div aria-hidden className="max-lg:hidden">
      <DataTable caption={fa.tableCaption} columns={plainColumns} rows={[]} rowKey={() => ''} />
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
