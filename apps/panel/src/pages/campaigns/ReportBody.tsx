import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { DroppedNotice } from '@jarchi/ui/filters/DroppedNotice.tsx';
import { KpiTiles } from '@jarchi/ui/figures/KpiTiles.tsx';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { PlacementBadge } from '#features/campaigns/placements/PlacementBadge.tsx';
import { hasUnfinished, isCompared, listKpis, type KpiKey } from '#features/reports/kpis.ts';
import { PublishersTable } from '#features/reports/PublishersTable.tsx';
import { RangeBar } from '#features/reports/RangeBar.tsx';
import type { ReportSearch } from '#features/reports/report-search.ts';
import { reportsFa } from '#features/reports/reports.fa.ts';
import { ReportChart } from '#features/reports/ReportChart.tsx';
import type { Stats } from '#data/reports.ts';

export interface ReportBodyProps {
  stats: UseQueryResult<Stats>;
  search: ReportSearch;
  onSearch: (search: ReportSearch) => void;
  now: number | undefined;
}

/** Range, figures, chart and publishers, from one response. */
export function ReportBody({ stats, search, onSearch, now }: ReportBodyProps) {
  const [chosen, setMetric] = useState<KpiKey>();
  const metric = chosen ?? stats.data?.pace.goal.measure ?? 'reach';
  return (
    <DataRegion {...getRegion(stats)} skeleton={<SkeletonRows rows={6} />}>
      {stats.data && (
        <>
          <RangeBar
            stats={stats.data}
            range={search.range}
            onRange={(range) => onSearch({ ...search, range })}
            isCompared={isCompared(stats.data, metric)}
            hasUnfinished={hasUnfinished(stats.data, metric, now)}
          />
          <DroppedNotice count={search.dropped} className="mx-(--gutter) mb-3" />
          <KpiTiles label={reportsFa.kpi.label} tiles={listKpis(stats.data)} selected={metric} onSelect={setMetric} />
          <ReportChart stats={stats.data} metric={metric} now={now} />
          <PublishersTable
            publishers={stats.data.publishers}
            measure={stats.data.pace.goal.measure}
            ordering={search.ordering}
            onOrdering={(ordering) => onSearch({ ...search, ordering })}
            renderState={(publisher) => <PlacementBadge placement={publisher} />}
          />
        </>
      )}
    </DataRegion>
  );
}
