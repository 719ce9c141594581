import { Button } from '@jarchi/ui/actions/Button.tsx';
import type { ListControl } from '@jarchi/shell/list/use-list.ts';
import type { TimeMark } from '@jarchi/ui/chart/TimeMarks.tsx';
import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import { KpiTiles } from '@jarchi/ui/figures/KpiTiles.tsx';
import { DroppedNotice } from '@jarchi/ui/filters/DroppedNotice.tsx';
import { useState, type ReactNode } from 'react';
import { hasUnfinished, isCompared, listKpis, type KpiKey } from './kpis.ts';
import { RangeBar } from './RangeBar.tsx';
import { ReportChart } from './ReportChart.tsx';
import type { ReportState } from './report-list.ts';
import { reportsFa as fa } from './reports.fa.ts';
import type { ShownStats } from './shown-stats.ts';

export interface ReportSheetProps {
  stats: ShownStats;
  list: ListControl<ReportState>;
  /** The world clock's time (ms). */
  now: number | undefined;
  /** Whether the reader may choose the days to compare with. */
  canCompare?: boolean | undefined;
  /** Tells why a figure changed; without it no tile asks. */
  onWhy?: ((key: KpiKey) => void) | undefined;
  marks?: readonly TimeMark[] | undefined;
  /** What the marks are, in words. */
  underChart?: ReactNode;
  /** Whether figures open to what they are made of. */
  canOpenFigures?: boolean | undefined;
  /** The tables below the chart. */
  children?: ReactNode;
}

/** Range, figures and chart of a report, from one answer, for its advertiser or for a stranger: nothing here needs a signed-in person. */
export function ReportSheet(props: ReportSheetProps) {
  const { stats, list, now, canCompare = false, onWhy, marks, underChart, canOpenFigures, children } = props;
  const { state, change } = list;
  const [chosen, setMetric] = useState<KpiKey>();
  const kpis = listKpis(stats);
  const metric = kpis.some(({ key }) => key === chosen) && chosen ? chosen : stats.pace.goal.measure;
  const { range, campaign_range } = stats;
  const isOutside = range.to < campaign_range.from || range.from > campaign_range.to;
  return (
    <>
      <RangeBar
        stats={stats}
        range={state.range}
        onRange={(next) => change({ range: next })}
        compare={state.compare}
        onCompare={canCompare ? (compare) => change({ compare }) : undefined}
        isCompared={isCompared(stats, metric)}
        hasUnfinished={hasUnfinished(stats, metric, now)}
      />
      <DroppedNotice count={state.dropped} className="mx-(--gutter) my-3" />
      {isOutside && (
        <Notice
          role="status"
          className="mx-(--gutter) my-3"
          action={
            <Button variant="ghost" size="sm" onClick={() => change({ range: undefined })}>
              {fa.range.presets.campaign}
            </Button>
          }
        >
          {fa.outside}
        </Notice>
      )}
      <KpiTiles
        label={fa.kpi.label}
        tiles={kpis.map((kpi) => ({
          ...kpi,
          action: kpi.isExplained && onWhy ? { label: fa.why, name: fa.whyOf(kpi.name), onPress: () => onWhy(kpi.key) } : undefined,
        }))}
        selected={metric}
        onSelect={setMetric}
      />
      <ReportChart stats={stats} metric={metric} now={now} marks={marks} canOpenFigures={canOpenFigures}>
        {underChart}
      </ReportChart>
      {children}
    </>
  );
}
