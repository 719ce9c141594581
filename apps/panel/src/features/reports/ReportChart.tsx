import type { TimeMark } from '@jarchi/ui/chart/TimeMarks.tsx';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { TimeChart } from '@jarchi/ui/chart/TimeChart.tsx';
import { formatNumber, formatToman } from '@jarchi/ui/format/format.ts';
import { tehranInstant } from '@jarchi/domain/calendar/jalali.ts';
import { Segmented } from '@jarchi/ui/actions/Segmented.tsx';
import { FigureCell } from './provenance/FigureCell.tsx';
import { writeFigure, type OpenFigure } from './provenance/figure-address.ts';
import { findUnfinished, getKpiName, listPoints, type KpiKey } from './kpis.ts';
import { reportsFa } from './reports.fa.ts';
import type { ShownStats } from './shown-stats.ts';

const fa = reportsFa.chart;

const isMoney = (metric: KpiKey) => metric === 'cost' || metric === 'unit_cost';

export interface ReportChartProps {
  stats: ShownStats;
  metric: KpiKey;
  /** The world clock's time (ms). */
  now: number | undefined;
  marks?: readonly TimeMark[] | undefined;
  /** What the marks are, in words. */
  children?: ReactNode;
  /** Whether figures open to what they are made of. */
  canOpenFigures?: boolean | undefined;
}

/** Opens a figure by the address, like a `FigureCell`, where a link is not possible. */
function useOpenFigure(): (figure: OpenFigure) => void {
  const navigate = useNavigate();
  return (figure) =>
    void navigate({ to: '.', search: (before: object) => ({ ...before, figure: writeFigure(figure) }), resetScroll: false });
}

/** One figure over time, with the compared range dashed. */
export function ReportChart({ stats, metric, now, marks, children, canOpenFigures = false }: ReportChartProps) {
  const openFigure = useOpenFigure();
  const figure = canOpenFigures && metric !== 'unit_cost' ? metric : undefined;
  const isHourly = stats.granularity === 'hourly';
  const title = fa.title(getKpiName(metric, stats.pace.goal.measure), isHourly ? fa.hourly : fa.daily);
  return (
    <section aria-labelledby="chart-title" className="border-b border-line px-(--gutter) py-4">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="chart-title" className="text-lg font-bold">
          {title}
        </h2>
        {figure !== undefined && (
          <span className="flex-1 text-sm text-text-2">
            <FigureCell metric={figure}>{reportsFa.chart.open}</FigureCell>
          </span>
        )}
        <Segmented
          label={fa.granularity}
          value={stats.granularity}
          onChange={() => undefined}
          options={[
            { value: 'daily', label: fa.daily, isDisabled: isHourly, disabledReason: fa.dailyOnly },
            { value: 'hourly', label: fa.hourly, isDisabled: !isHourly, disabledReason: fa.hourlyOnly },
          ]}
        />
      </div>
      <TimeChart
        label={title}
        points={listPoints(stats, metric)}
        seriesName={reportsFa.legend.now}
        compareName={reportsFa.legend.before}
        isHourly={isHourly}
        marks={marks}
        unfinishedAt={findUnfinished(stats, now)}
        futureFrom={isHourly ? now : tehranInstant(stats.today)}
        onPoint={figure && ((at) => openFigure({ metric: figure, at }))}
        renderValue={
          figure &&
          ((at, text) => (
            <FigureCell metric={figure} at={at}>
              {text}
            </FigureCell>
          ))
        }
        formatValue={isMoney(metric) ? (value) => `${formatToman(value)} ${reportsFa.kpi.toman}` : formatNumber}
      />
      {children}
    </section>
  );
}
