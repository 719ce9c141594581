import { formatHour, PUBLISH_HOURS } from '@jarchi/domain/calendar/publish-start.ts';
import { joinClasses } from '@jarchi/ui/classes.ts';
import { generalFa } from '#features/drafts/general/general.fa.ts';

const MARKS = [0, 6, 12, 18, 24];

/** Draws the chosen hours; the user edits them in the two selects. */
export function HoursRibbon({ from, to }: { from: number; to: number }) {
  return (
    <div role="img" aria-label={generalFa.period.hoursPicture(formatHour(from), formatHour(to))}>
      <div className="flex gap-[3px]">
        {PUBLISH_HOURS.map((hour) => (
          <span
            key={hour}
            className={joinClasses('h-3.5 flex-1 rounded-xs', hour >= from && hour < to ? 'bg-chart-1' : 'bg-chart-track')}
          />
        ))}
      </div>
      <div className="mt-1 flex justify-between text-xs text-text-3">
        {MARKS.map((hour) => (
          <span key={hour}>{formatHour(hour)}</span>
        ))}
      </div>
    </div>
  );
}
