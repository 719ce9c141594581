import type { DayRange } from '@jarchi/domain/calendar/day-range.ts';
import { measuresFa } from '@jarchi/domain/campaigns/goal-words.fa.ts';
import { getFormatTitle } from '@jarchi/domain/platforms/format-title.ts';
import { joinClasses } from '@jarchi/ui/classes.ts';
import { DataTable } from '@jarchi/ui/table/DataTable.tsx';
import type { TableColumn } from '@jarchi/ui/table/table-props.ts';
import { formatNumber, formatScaledText, formatToman } from '@jarchi/ui/format/format.ts';
import { PlatformGlyph } from '@jarchi/ui/brand/PlatformGlyph.tsx';
import { StateBadge } from '@jarchi/ui/badges/StateBadge.tsx';
import { nextOrdering, readSort } from '@jarchi/ui/table/ordering.ts';
import { shortTitle } from '@jarchi/ui/table/short-title.ts';
import { Link } from '@tanstack/react-router';
import { dashboardFa } from '#features/dashboard/dashboard.fa.ts';
import type { ComparedCampaign, Overview } from '#data/reports/reports.ts';
import { getPriceTitle, priceOfCampaign } from '#features/dashboard/measures.ts';
import { DASHBOARD_ORDERINGS, type DashboardOrdering } from '#features/dashboard/dashboard-list.ts';
import { PriceLines, priceText, PriceWords } from './PriceWords.tsx';

const fa = dashboardFa.campaigns;

interface RowProps {
  row: ComparedCampaign;
  range: DayRange;
}

/** A link to the campaign's report over the same days. */
function Title({ row, range, isCover = false }: RowProps & { isCover?: boolean }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <PlatformGlyph platform={row.media_type} size={28} />
      <span className="min-w-0">
        <Link
          to="/campaigns/$id"
          params={{ id: String(row.id) }}
          search={{ from: range.from, to: range.to }}
          className={joinClasses(
            'block truncate text-md font-semibold text-text hover:text-action-soft-text',
            isCover && 'after:absolute after:inset-0',
          )}
        >
          <bdi>{row.title === '' ? fa.untitled : shortTitle(row.title)}</bdi>
        </Link>
        <span className="block truncate text-sm text-text-3">{fa.sub(getFormatTitle(row), dashboardFa.types[row.campaign_type])}</span>
      </span>
    </span>
  );
}

function Card({ row, range, totals }: RowProps & { totals: Overview['totals'] }) {
  const price = priceOfCampaign(row);
  const results = [...new Set([row.measure, 'reach', 'clicks'] as const)];
  return (
    <div className="relative flex flex-col gap-3">
      <div className="flex items-start justify-between gap-3">
        <Title row={row} range={range} isCover />
        <StateBadge state={row.state} />
      </div>
      <div className="flex items-baseline justify-between gap-3 text-md">
        <b className="font-semibold">{dashboardFa.cost(formatScaledText(row.cost))}</b>
        <span className="text-sm text-text-3">
          {fa.line(results.slice(0, 2).map((measure) => dashboardFa.result(formatScaledText(row[measure]), measuresFa[measure].title)))}
        </span>
      </div>
      <div className="flex items-baseline justify-between gap-3 text-sm text-text-3">
        <span>
          {measuresFa[row.measure].unitCost}: <span className="text-text-2">{priceText(price)}</span>
        </span>
        <PriceWords price={price} totals={totals.prices} />
      </div>
    </div>
  );
}

function listColumns(range: DayRange, totals: Overview['totals']): TableColumn<ComparedCampaign>[] {
  const { columns } = fa;
  return [
    { key: 'title', label: columns.campaign, sortKey: 'title', width: '28%', cell: (row) => <Title row={row} range={range} /> },
    { key: 'state', label: columns.state, width: '150px', cell: (row) => <StateBadge state={row.state} /> },
    { key: 'cost', label: columns.cost, sortKey: 'cost', isNumeric: true, cell: (row) => formatToman(row.cost) },
    { key: 'reach', label: columns.reach, sortKey: 'reach', isNumeric: true, cell: (row) => formatNumber(row.reach) },
    { key: 'views', label: columns.views, sortKey: 'views', isNumeric: true, priority: 3, cell: (row) => formatNumber(row.views) },
    { key: 'clicks', label: columns.clicks, sortKey: 'clicks', isNumeric: true, cell: (row) => formatNumber(row.clicks) },
    {
      key: 'price',
      label: getPriceTitle(totals),
      sortKey: 'unit_cost',
      width: '210px',
      cell: (row) => <PriceLines prices={[priceOfCampaign(row)]} totals={totals.prices} />,
    },
  ];
}

/** Prices of several measures have no total. */
function getTotals({ totals }: Overview) {
  const [first, ...others] = totals.prices;
  return {
    title: fa.totals(formatNumber(totals.campaigns)),
    cost: formatToman(totals.cost),
    reach: formatNumber(totals.reach),
    views: formatNumber(totals.views),
    clicks: formatNumber(totals.clicks),
    price: <span className="tabular">{first && others.length === 0 ? priceText(first) : dashboardFa.kpi.none}</span>,
  };
}

export interface CampaignsTableProps {
  overview: Overview;
  ordering: DashboardOrdering;
  onOrdering: (ordering: DashboardOrdering) => void;
}

/** One page of the range's campaigns; the totals include all of them. */
export function CampaignsTable({ overview, ordering, onOrdering }: CampaignsTableProps) {
  return (
    <>
      <DataTable
        caption={fa.caption}
        columns={listColumns(overview.range, overview.totals)}
        rows={overview.campaigns.results}
        rowKey={(row) => String(row.id)}
        sort={readSort(ordering)}
        onSort={(key) => onOrdering(nextOrdering(ordering, key, DASHBOARD_ORDERINGS))}
        totals={getTotals(overview)}
        renderCard={(row) => <Card row={row} range={overview.range} totals={overview.totals} />}
      />
      <p className="flex justify-between gap-3 border-y border-line bg-surface-sunken px-(--gutter) py-3 text-sm text-text-2 wide:hidden">
        <b className="font-semibold text-text">{fa.totals(formatNumber(overview.totals.campaigns))}</b>
        <span>{dashboardFa.cost(formatScaledText(overview.totals.cost))}</span>
      </p>
    </>
  );
}
