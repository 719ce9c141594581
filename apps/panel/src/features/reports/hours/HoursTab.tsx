import { CLICKS_LEAST, DAY_HOURS, type WeekHour } from '@jarchi/domain/reports/hours/week-hours.ts';
import { METRICS, type Metric } from '@jarchi/domain/campaigns/goals.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { SelectField } from '@jarchi/ui/fields/SelectField.tsx';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { useMedia } from '@jarchi/ui/media.ts';
import { DataTable } from '@jarchi/ui/table/DataTable.tsx';
import { useQuery } from '@tanstack/react-query';
import { Grid3x3, Table2 } from 'lucide-react';
import { useState } from 'react';
import type { Ranges } from '#data/reports/reports.ts';
import { hoursQuery, whileLive } from '#data/reports/tabs.ts';
import { tellBestHour, timeText } from './best-hour.ts';
import { BlockMap, HeatLegend, WeekMap } from './HeatMap.tsx';
import { hoursFa as fa } from './hours.fa.ts';

/** From here on there is room for the 24 hours of a day. */
const ROOMY = '(min-width: 48rem)';

/** The same numbers as a table: hours downward, days of the week across. */
function WeekTable({ week, metric }: { week: readonly WeekHour[]; metric: Metric }) {
  const rows = Array.from({ length: DAY_HOURS }, (_, hour) => week.filter((cell) => cell.hour === hour));
  return (
    <DataTable
      caption={fa.caption(fa.of[metric].name)}
      columns={[
        { key: 'hour', label: fa.hour, cell: (row) => timeText(row[0]?.hour ?? 0) },
        ...fa.weekdays.map((label, weekday) => ({
          key: label,
          label,
          isNumeric: true,
          cell: (row: readonly WeekHour[]) => formatNumber(row[weekday]?.[metric] ?? 0),
        })),
      ]}
      rows={rows}
      rowKey={(row) => String(row[0]?.hour)}
      isDense
    />
  );
}

function HoursBody({ week, clicks }: { week: readonly WeekHour[]; clicks: number }) {
  const [metric, setMetric] = useState<Metric>('clicks');
  const [isTable, setTable] = useState(false);
  const isRoomy = useMedia(ROOMY);
  if (clicks < CLICKS_LEAST) return <p className="px-(--gutter) py-6 text-md text-text-2">{fa.tooFew(formatNumber(CLICKS_LEAST))}</p>;
  const told = tellBestHour(week, metric);
  const summary = told ? `${told.best} ${told.span}` : fa.nothing(fa.of[metric].name);
  const Map = isRoomy ? WeekMap : BlockMap;
  return (
    <div className="flex flex-col gap-4 px-(--gutter) py-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 text-md text-text-2">
          {told ? (
            <>
              <b className="text-text">{told.best}</b> {told.span}
            </>
          ) : (
            summary
          )}
        </p>
        <div className="flex flex-wrap items-center gap-4">
          <SelectField
            label={fa.figure}
            isLabelHidden
            value={metric}
            onChange={setMetric}
            options={METRICS.toReversed().map((value) => ({ value, label: fa.of[value].name }))}
          />
          <HeatLegend />
          <Button variant="ghost" size="sm" icon={isTable ? Grid3x3 : Table2} aria-pressed={isTable} onClick={() => setTable(!isTable)}>
            {isTable ? fa.asMap : fa.asTable}
          </Button>
        </div>
      </div>
      {isTable ? <WeekTable week={week} metric={metric} /> : <Map week={week} metric={metric} summary={summary} />}
    </div>
  );
}

/** When people came: hours of the days of the week, over the range. */
export function HoursTab({ campaign, ranges, isLive }: { campaign: number; ranges: Ranges; isLive: boolean }) {
  const hours = useQuery({ ...hoursQuery(campaign, ranges), ...whileLive(isLive) });
  return (
    <DataRegion {...getRegion(hours)} skeleton={<SkeletonRows rows={7} />}>
      {hours.data && <HoursBody week={hours.data.hours} clicks={hours.data.totals.clicks} />}
    </DataRegion>
  );
}
