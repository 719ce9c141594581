import { measuresFa } from '@jarchi/domain/campaigns/goal-words.fa.ts';
import { formatScaledPair } from '@jarchi/ui/format/format-pair.ts';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { PaceBar } from '@jarchi/ui/figures/PaceBar.tsx';
import { forecastText } from './forecast.ts';
import type { Stats } from '#data/reports/reports.ts';
import { reportsFa } from './reports.fa.ts';

const fa = reportsFa.pace;

function PaceLine({
  of,
  label,
  part,
  whole,
  elapsed,
  endText,
}: {
  of: 'spend' | 'goal';
  label: string;
  part: number;
  whole: number;
  elapsed: number;
  endText?: string;
}) {
  const pair = formatScaledPair(part, whole);
  return (
    <div className="flex flex-col gap-2">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-md text-text-2">
        {label}
        <span className="text-text-3">
          <b className="font-semibold text-text">{pair.part}</b> {fa.of(pair.whole)}
        </span>
      </p>
      <PaceBar of={of} label={label} used={whole > 0 ? part / whole : 0} elapsed={elapsed} hasWords endText={endText} />
    </div>
  );
}

/** As the list has it: empty after the last day. */
function daysLeftText({ today, pace }: Stats, lastDay: string): string {
  if (today === lastDay) return fa.lastDay;
  return pace.days_left > 0 ? fa.daysLeft(formatNumber(pace.days_left)) : '';
}

export interface PaceRailProps {
  stats: Stats;
  /** The last day of the campaign's period, YYYY-MM-DD; the report's range may stop earlier. */
  lastDay: string;
  isOver: boolean;
}

/** Cost and goal against time, with their forecast. */
export function PaceRail({ stats, lastDay, isOver }: PaceRailProps) {
  const { pace } = stats;
  const { goal } = pace;
  const elapsed = isOver ? 1 : pace.elapsed;
  const forecast = forecastText({ ...pace, elapsed }, lastDay);
  const left = isOver ? '' : daysLeftText(stats, lastDay);
  return (
    <section aria-labelledby="pace" className="flex flex-col gap-4">
      <h2 id="pace" className="text-lg font-bold">
        {fa.title}
      </h2>
      {pace.cost !== null && pace.price !== null && (
        <PaceLine of="spend" label={fa.cost} part={pace.cost} whole={pace.price} elapsed={elapsed} endText={left} />
      )}
      {goal.target === null ? (
        <p className="text-sm text-text-3">{fa.noGoal}</p>
      ) : (
        <PaceLine of="goal" label={measuresFa[goal.measure].title} part={goal.reached} whole={goal.target} elapsed={elapsed} />
      )}
      {forecast && <p className="text-md leading-prose text-text-2">{forecast}</p>}
    </section>
  );
}
