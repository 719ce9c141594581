import { formatScaledText } from '@jarchi/ui/format/format.ts';
import { goalFa } from './goal.fa.ts';
import { getFraction, listMarks, getStep, getSteps, valueAt, type GoalRange } from './goal-scale.ts';

const fa = goalFa.views;
const THOUSAND = 1_000;

const track =
  'h-11 w-full cursor-pointer appearance-none rounded-md bg-transparent bg-[length:100%_4px] bg-center bg-no-repeat outline-none focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus-ring disabled:cursor-default';
const thumb =
  '[&::-webkit-slider-thumb]:size-5 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-2 [&::-webkit-slider-thumb]:border-solid [&::-webkit-slider-thumb]:border-chart-1 [&::-webkit-slider-thumb]:bg-surface [&::-moz-range-thumb]:size-4 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-2 [&::-moz-range-thumb]:border-solid [&::-moz-range-thumb]:border-chart-1 [&::-moz-range-thumb]:bg-surface';

/** Thousands of views on a logarithmic scale; the field next to it takes exact numbers. */
export function GoalSlider({ value, range, onChange }: { value: number | null; range: GoalRange; onChange: (thousands: number) => void }) {
  const shown = value ?? range.minimum;
  const percent = getFraction(shown, range) * 100;
  const marks = listMarks(range);
  return (
    <div className="min-w-0 px-1">
      <input
        type="range"
        aria-label={fa.slider}
        aria-valuetext={`${formatScaledText(shown * THOUSAND)} ${fa.unit}`}
        min={0}
        max={getSteps(range)}
        step={1}
        value={getStep(shown, range)}
        onChange={(event) => onChange(valueAt(Number(event.target.value), range))}
        className={`${track} ${thumb}`}
        style={{
          backgroundImage: `linear-gradient(to left, var(--chart-1) ${percent}%, var(--chart-track) ${percent}%)`,
        }}
      />
      <div aria-hidden className="relative h-5 text-xs text-text-3">
        {marks.map((mark, index) => {
          const isLast = index === marks.length - 1;
          const inset = isLast ? { insetInlineEnd: 0 } : { insetInlineStart: `${getFraction(mark, range) * 100}%` };
          const isInner = index > 0 && !isLast;
          return (
            <span key={mark} style={inset} className={`absolute whitespace-nowrap ${isInner ? 'translate-x-1/2' : ''}`}>
              {formatScaledText(mark * THOUSAND)}
            </span>
          );
        })}
      </div>
    </div>
  );
}
