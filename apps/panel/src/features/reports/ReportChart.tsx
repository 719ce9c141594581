import { TimeChart } from '@jarchi/ui/chart/TimeChart.tsx';
import { formatNumber, formatToman } from '@jarchi/ui/format/format.ts';
import { tehranInstant } from '@jarchi/domain/calendar/jalali.ts';
import { Segmented } from '@jarchi/ui/actions/Segmented.tsx';
import { findUnfinished, getKpiName, listPoints, type KpiKey } from './kpis.ts';
import type { Stats } from '#data/reports.ts';
import { reportsFa } from './reports.fa.ts';

const fa = reportsFa.chart;

const isMoney = (metric: KpiKey) => metric === 'cost' || metric === 'unit_cost';

/** One figure over time, with the previous range dashed. `now` is the world clock's time (ms). */
export function ReportChart({ stats, metric, now }: { stats: Stats; metric: KpiKey; now: number | undefined }) {
  const isHourly = stats.granularity === 'hourly';
  const title = fa.title(getKpiName(metric, stats.pace.goal.measure), isHourly ? fa.hourly : fa.daily);
  return (
    <section aria-labelledby="chart-title" className="border-b border-line px-(--gutter) py-4">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="chart-title" className="text-lg font-bold">
          {title}
        </h2>
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
        unfinishedAt={findUnfinished(stats, now)}
        futureFrom={isHourly ? now : tehranInstant(stats.today)}
        formatValue={isMoney(metric) ? (value) => `${formatToman(value)} ${reportsFa.kpi.toman}` : formatNumber}
      />
    </section>
  );
}
