import { tehranInstant } from '@jarchi/domain/calendar/jalali.ts';
import type { FigureKey } from '@jarchi/domain/reports/overview/figure-change.ts';
import { findCompareName } from '@jarchi/ui/chart/geometry.ts';
import { StackChart } from '@jarchi/ui/chart/stack/StackChart.tsx';
import { StackLegend } from '@jarchi/ui/chart/stack/StackLegend.tsx';
import { formatNumber, formatToman } from '@jarchi/ui/format/format.ts';
import { dashboardFa } from '#features/dashboard/dashboard.fa.ts';
import type { Overview } from '#data/reports/reports.ts';
import { findPriceSeries, listChartParts } from './chart-parts.ts';
import { getKpiName } from './kpis.ts';

const fa = dashboardFa.chart;

const isMoney = (figure: FigureKey) => figure === 'cost' || figure === 'unit_cost';

/** One figure over time, stacked by platform, with the previous range dashed. */
export function OverviewChart({ overview, figure }: { overview: Overview; figure: FigureKey }) {
  const isHourly = overview.granularity === 'hourly';
  const title =
    figure === 'unit_cost' ? fa.whole(getKpiName(figure, overview.totals), isHourly) : fa.byPlatform(fa.names[figure], isHourly);
  const parts = listChartParts(overview, figure);
  const compare =
    figure === 'unit_cost'
      ? (findPriceSeries(overview)?.compared_unit_costs ?? [])
      : overview.compared_series.map((point) => point[figure]);
  return (
    <section aria-labelledby="chart-title" className="border-b border-line px-(--gutter) pt-4 pb-3">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="chart-title" className="text-lg font-bold">
          {title}
        </h2>
        <StackLegend parts={parts} compareName={findCompareName(fa.before, compare)} />
      </div>
      <StackChart
        label={title}
        at={(overview.platforms[0]?.series ?? []).map(({ at }) => Date.parse(at))}
        parts={parts}
        totalName={fa.all}
        compare={compare}
        compareName={fa.before}
        isHourly={isHourly}
        unfinishedAt={isHourly ? undefined : tehranInstant(overview.today)}
        lastLabel={!isHourly && overview.range.to === overview.today ? fa.today : undefined}
        formatValue={isMoney(figure) ? (value) => `${formatToman(value)} ${dashboardFa.kpi.toman}` : formatNumber}
      />
    </section>
  );
}
