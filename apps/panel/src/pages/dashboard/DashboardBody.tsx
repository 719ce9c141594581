import { CountBadge } from '@jarchi/ui/badges/CountBadge.tsx';
import { KpiTiles } from '@jarchi/ui/figures/KpiTiles.tsx';
import { useMedia, WIDE } from '@jarchi/ui/media.ts';
import { ListPager } from '@jarchi/shell/list/ListRegion.tsx';
import type { ListControl } from '@jarchi/shell/list/use-list.ts';
import { Segmented } from '@jarchi/ui/actions/Segmented.tsx';
import { dashboardFa as fa } from '#features/dashboard/dashboard.fa.ts';
import type { Overview } from '#data/reports/reports.ts';
import { downloadOverview } from '#features/dashboard/overview-of-address.ts';
import { COMPARED_BY, type ComparedBy, type DashboardState } from '#features/dashboard/dashboard-list.ts';
import { listKpis } from '#features/dashboard/figures/kpis.ts';
import { CampaignsTable } from '#features/dashboard/tables/CampaignsTable.tsx';
import { ComparisonTable, ShareLegend } from '#features/dashboard/tables/ComparisonTable.tsx';
import { TableExport } from '#features/export/TableExport.tsx';
import { OverviewChart } from '#features/dashboard/figures/OverviewChart.tsx';

export interface DashboardBodyProps {
  overview: Overview;
  list: ListControl<DashboardState>;
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
export function DashboardBody({ overview, list, canExport }: DashboardBodyProps) {
  const { state, show, change } = list;
  const { count } = overview.campaigns;
  return (
    <>
      <KpiTiles
        label={fa.kpi.label}
        className="border-t border-line"
        tiles={listKpis(overview)}
        selected={state.tile}
        onSelect={(tile) => show({ ...state, tile })}
      />
      <OverviewChart overview={overview} figure={state.tile} />
      <Comparison overview={overview} by={state.by} onBy={(by) => show({ ...state, by })} />
      <section aria-labelledby="campaigns">
        <div className="flex flex-wrap items-center justify-between gap-3 px-(--gutter) pt-5 pb-3">
          <h2 id="campaigns" className="flex items-center gap-2 text-lg font-bold">
            {fa.campaigns.title} <CountBadge count={count} />
          </h2>
          <TableExport download={() => downloadOverview(state)} isAllowed={canExport} />
        </div>
        <CampaignsTable overview={overview} ordering={state.ordering} onOrdering={(ordering) => change({ ordering })} />
        <ListPager list={list} total={count} />
      </section>
    </>
  );
}
