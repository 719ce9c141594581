import { DataRegion } from '@jarchi/ui/DataRegion.tsx';
import { SkeletonRows } from '@jarchi/ui/Skeleton.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { PlacementBadge } from '#features/campaigns/PlacementBadge.tsx';
import type { KpiKey } from '#features/reports/kpis.ts';
import { KpiTiles } from '#features/reports/KpiTiles.tsx';
import { PublishersTable } from '#features/reports/PublishersTable.tsx';
import { RangeBar } from '#features/reports/RangeBar.tsx';
import type { ReportSearch } from '#features/reports/report-search.ts';
import type { Stats } from '#features/reports/reports.queries.ts';
import { regionStateOf } from '#pages/region-state.ts';

const loadChart = () => import('#features/reports/ReportChart.tsx');
// Asked for beside the data, not after it; a failure is met again, and shown, when it is drawn.
loadChart().catch(() => undefined);
const ReportChart = lazy(async () => ({ default: (await loadChart()).ReportChart }));

export interface ReportBodyProps {
  stats: UseQueryResult<Stats>;
  search: ReportSearch;
  onSearch: (search: ReportSearch) => void;
  now: number | undefined;
}

/** Range, figures, chart, publishers: one answer of the server. */
export function ReportBody({ stats, search, onSearch, now }: ReportBodyProps) {
  const [metric, setMetric] = useState<KpiKey>('reach');
  return (
    <DataRegion
      state={regionStateOf(stats)}
      skeleton={<SkeletonRows rows={6} />}
      onRetry={() => void stats.refetch()}
      isStale={stats.isPlaceholderData || stats.isError}
    >
      {stats.data && (
        <>
          <RangeBar stats={stats.data} range={search.range} onRange={(range) => onSearch({ ...search, range })} />
          <KpiTiles stats={stats.data} selected={metric} onSelect={setMetric} />
          <Suspense fallback={<div className="h-[380px] border-b border-line" />}>
            <ReportChart stats={stats.data} metric={metric} now={now} />
          </Suspense>
          <PublishersTable
            publishers={stats.data.publishers}
            ordering={search.ordering}
            onOrdering={(ordering) => onSearch({ ...search, ordering })}
            renderState={(state) => <PlacementBadge state={state} />}
          />
        </>
      )}
    </DataRegion>
  );
}
