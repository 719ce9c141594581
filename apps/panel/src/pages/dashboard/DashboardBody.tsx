import { CountBadge } from '@jarchi/ui/badges/CountBadge.tsx';
import { KpiTiles } from '@jarchi/ui/figures/KpiTiles.tsx';
import { useMedia, WIDE } from '@jarchi/ui/media.ts';
import { Pagination } from '@jarchi/ui/navigation/Pagination.tsx';
import { Segmented } from '@jarchi/ui/actions/Segmented.tsx';
import { dashboardFa as fa } from '#features/dashboard/dashboard.fa.ts';
import type { Overview } from '#data/reports/reports.ts';
import { downloadOverview } from '#features/dashboard/overview-of-address.ts';
import { COMPARED_BY, type ComparedBy, type DashboardSearch } from '#features/dashboard/dashboard-search.ts';
import { listKpis } from '#features/dashboard/figures/kpis.ts';
import { CampaignsTable } from '#features/dashboard/tables/CampaignsTable.tsx';
import { ComparisonTable, ShareLegend } from '#features/dashboard/tables/ComparisonTable.tsx';
import { TableExport } from '#features/export/TableExport.tsx';
import { OverviewChart } from '#features/dashboard/figures/OverviewChart.tsx';

export interface DashboardBodyProps {
  overview: Overview;
  search: DashboardSearch;
  onSearch: (search: DashboardSearch) => void;
  canExport: boolean;
}

function Comparison({ overview, by, onBy }: { overview: Overview; by: ComparedBy; onBy: (by: ComparedBy) => void }) {
  const isWide = useMedia(WIDE);
  const shown = isWide ? 'media_type' : by;
  return (
    <>
      <section aria-labelledby="comparison">
        <div className="flex items-center justify-between gap-4 px-(--gutter) py-3">
          <div className="flex items-center gap-4">
            <h2 id="comparison" className="text-lg font-bold">
              {fa.comparison.title}
            </h2>
            {!isWide && (
              <Segmented
                label={fa.comparison.label}
                value={by}
                onChange={onBy}
                options={COMPARED_BY.map((value) => ({ value, label: fa.comparison.by[value] }))}
              />
            )}
          </div>
          <ShareLegend overview={overview} by={shown} />
        </div>
        <ComparisonTable overview={overview} by={shown} />
      </section>
      {isWide && (
        <section aria-labelledby="comparison-by-type">
          <h2 id="comparison-by-type" className="px-(--gutter) pt-5 pb-3 text-lg font-bold">
            {fa.comparison.byType}
          </h2>
          <ComparisonTable overview={overview} by="campaign_type" />
        </section>
      )}
    </>
  );
}

/** Figures, chart, comparison and campaigns, from one response. */
export function DashboardBody({ overview, search, onSearch, canExport }: DashboardBodyProps) {
  const { count } = overview.campaigns;
  return (
    <>
      <KpiTiles
        label={fa.kpi.label}
        className="border-t border-line"
        tiles={listKpis(overview)}
        selected={search.tile}
        onSelect={(tile) => onSearch({ ...search, tile })}
      />
      <OverviewChart overview={overview} figure={search.tile} />
      <Comparison overview={overview} by={search.by} onBy={(by) => onSearch({ ...search, by })} />
      <section aria-labelledby="campaigns">
        <div className="flex flex-wrap items-center justify-between gap-3 px-(--gutter) pt-5 pb-3">
          <h2 id="campaigns" className="flex items-center gap-2 text-lg font-bold">
            {fa.campaigns.title} <CountBadge count={count} />
          </h2>
          <TableExport download={() => downloadOverview(search)} isAllowed={canExport} />
        </div>
        <CampaignsTable
          overview={overview}
          ordering={search.ordering}
          onOrdering={(ordering) => onSearch({ ...search, ordering, page: 1 })}
        />
        <Pagination
          page={search.page}
          pageSize={search.pageSize}
          total={count}
          onPage={(page) => onSearch({ ...search, page })}
          onPageSize={(pageSize) => onSearch({ ...search, pageSize, page: 1 })}
        />
      </section>
    </>
  );
}
