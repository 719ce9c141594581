import { joinClasses } from '@jarchi/ui/classes.ts';
import { hourLabel } from '../draft-texts.ts';
import { draftsFa as fa } from '../drafts.fa.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const MARKS = [0, 6, 12, 18, 24];

/** A picture of the chosen window; the two selects are the control. */
export function HoursRibbon({ from, to }: { from: number; to: number }) {
  return (
    <div role="img" aria-label={fa.hoursPicture(hourLabel(from), hourLabel(to))}>
      <div className="flex gap-[3px]">
        {HOURS.map((hour) => (
          <span
            key={hour}
            className={joinClasses('h-3.5 flex-1 rounded-xs', hour >= from && hour < to ? 'bg-chart-1' : 'bg-chart-track')}
          />
        ))}
      </div>
      <div className="mt-1 flex justify-between text-xs text-text-3">
        {MARKS.map((hour) => (
          <span key={hour}>{hourLabel(hour)}</span>
        ))}
      </div>
    </div>
  );
}
