import { formatNumber } from '#format/format.ts';
import { spreadMarks, type drawTime } from './geometry.ts';

/** Something that happened in the day or hour that begins at `at` (ms). */
export interface TimeMark {
  readonly at: number;
  readonly number: number;
  /** `note` was written by the reader; `event` was not. */
  readonly kind: 'event' | 'note';
}

/** The room of the marks under the axis, in px. */
export const MARKS_HEIGHT = 28;

const styles = {
  event: { line: 'stroke-line-control', disc: 'fill-surface-press', text: 'fill-text-2' },
  note: { line: 'stroke-chart-1', disc: 'fill-brand-100 dark:fill-brand-900', text: 'fill-text-link' },
};

export interface TimeMarksProps {
  drawn: NonNullable<ReturnType<typeof drawTime>>;
  marks: readonly TimeMark[];
  top: number;
  /** The height of the chart above the marks. */
  height: number;
}

/** A dashed line for each mark, and its number under the axis. */
export function TimeMarks({ drawn, marks, top, height }: TimeMarksProps) {
  const centers = spreadMarks(
    marks.map(({ at }) => drawn.x(at)),
    drawn.left,
  );
  return marks.map(({ number, at, kind }, index) => {
    const center = centers[index] ?? null;
    const style = styles[kind];
    const x = drawn.x(at);
    return (
      <g key={number}>
        <line x1={x} x2={x} y1={top} y2={drawn.base} strokeDasharray="3 3" className={style.line} />
        {center !== null && (
          <>
            <rect x={center - 10} y={height} width={20} height={20} rx={6} className={style.disc} />
            <text
              x={center}
              y={height + 10}
              dy="0.35em"
              textAnchor="middle"
              fontSize={12}
              style={{ fontFamily: 'var(--font)' }}
              className={`font-semibold ${style.text}`}
            >
              {formatNumber(number)}
            </text>
          </>
        )}
      </g>
    );
  });
}
