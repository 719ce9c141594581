import { formatDay, formatDayMonth, tehranInstant } from '@jarchi/domain/calendar/jalali.ts';
import { formatScaledText, formatToman } from '@jarchi/ui/format/format.ts';
import type { Rehearsal } from '#data/finance/rehearsal.ts';
import { rehearsalFa } from './rehearsal.fa.ts';

const fa = rehearsalFa.chart;
type Days = Rehearsal['days'];

/** The drawing is 100 wide and 100 high, and is stretched to its place; days go from right to left. */
function drawSteps(values: readonly number[], yOf: (value: number) => number): string {
  const width = 100 / values.length;
  return values
    .map((value, index) => `${index === 0 ? 'M' : 'V'} ${index === 0 ? `100 ${yOf(value)}` : yOf(value)} H ${100 - (index + 1) * width}`)
    .join(' ');
}

function getSummary(days: Days): string {
  const dayOf = ({ day }: Days[number]) => formatDayMonth(tehranInstant(day));
  const last = days.at(-1);
  const lowest = days.reduce<Days[number] | undefined>(
    (least, one) => (!least || one.available < least.available ? one : least),
    undefined,
  );
  if (!last || !lowest) return '';
  const low =
    lowest.available < 0 ? fa.debt(dayOf(lowest), formatToman(-lowest.available)) : fa.lowest(dayOf(lowest), formatToman(lowest.available));
  return `${low} ${fa.last(dayOf(last), formatToman(last.available))}`;
}

/** The available money at the end of each day, with what is supposed and without it, above zero and down to the debt limit (0: none is shown). */
export function AvailableChart({ days, debtLimit }: { days: Days; debtLimit: number }) {
  const all = days.flatMap(({ available, available_without }) => [available, available_without]);
  const [low, high] = [Math.min(0, -debtLimit, ...all), Math.max(1, ...all)];
  const pad = (high - low) * 0.08;
  const yOf = (value: number) => ((high + pad - value) / (high - low + 2 * pad)) * 100;
  const last = days.at(-1);
  const summary = getSummary(days);
  const labelled = days.filter((_, index) => index % Math.ceil(days.length / 8) === 0);
  return (
    <section aria-labelledby="available-days" className="px-(--gutter) py-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="available-days" className="text-md font-semibold">
          {last && fa.title(formatDayMonth(tehranInstant(last.day)))}
        </h2>
        <p aria-hidden className="flex gap-4 text-sm text-text-3">
          <span className="inline-flex items-center gap-1.5">
            <span className="h-1.5 w-4 rounded-full bg-chart-1" /> {fa.with}
          </span>
          <span className="inline-flex items-center gap-1.5">
            <span className="w-4 border-t-2 border-dashed border-line-control" /> {fa.without}
          </span>
          {debtLimit > 0 && (
            <span className="inline-flex items-center gap-1.5">
              <span className="w-4 border-t-2 border-danger-text" /> {fa.limit(formatScaledText(debtLimit))}
            </span>
          )}
        </p>
      </div>
      <p aria-live="polite" className="mt-1 text-md text-text-2">
        {summary}
      </p>
      <div className="mt-3 grid grid-cols-[auto_1fr] gap-x-3">
        <div aria-hidden className="flex h-48 flex-col justify-between text-sm text-text-3">
          <bdi>{formatScaledText(high)}</bdi>
          <bdi>{formatScaledText(low)}</bdi>
        </div>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label={summary} className="h-48 w-full">
          {low < 0 && <rect x="0" y={yOf(0)} width="100" height={100 - yOf(0)} className="fill-surface-sunken" />}
          <path d={`M 0 ${yOf(0)} H 100`} className="stroke-line-strong" vectorEffect="non-scaling-stroke" />
          {debtLimit > 0 && (
            <path d={`M 0 ${yOf(-debtLimit)} H 100`} strokeWidth="2" className="stroke-danger-text" vectorEffect="non-scaling-stroke" />
          )}
          <path
            d={drawSteps(
              days.map(({ available_without }) => available_without),
              yOf,
            )}
            fill="none"
            strokeWidth="2"
            strokeDasharray="4 4"
            vectorEffect="non-scaling-stroke"
            className="stroke-line-control"
          />
          <path
            d={drawSteps(
              days.map(({ available }) => available),
              yOf,
            )}
            fill="none"
            strokeWidth="3"
            vectorEffect="non-scaling-stroke"
            className="stroke-chart-1"
          />
        </svg>
        <span />
        <div aria-hidden className="mt-1 flex justify-between text-sm text-text-3">
          {labelled.map(({ day }) => (
            <span key={day}>{formatDay(tehranInstant(day))}</span>
          ))}
        </div>
      </div>
      <DaysTable days={days} />
    </section>
  );
}

/** The same figures for those who do not see the drawing. */
function DaysTable({ days }: { days: Days }) {
  return (
    <table className="sr-only">
      <caption>{fa.table}</caption>
      <thead>
        <tr>
          <th scope="col">{fa.day}</th>
          <th scope="col">{fa.with}</th>
          <th scope="col">{fa.without}</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, available, available_without }) => (
          <tr key={day}>
            <th scope="row">{formatDayMonth(tehranInstant(day))}</th>
            <td>{formatToman(available)}</td>
            <td>{formatToman(available_without)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
