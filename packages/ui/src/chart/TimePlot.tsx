import type { drawTime, TimePoint } from './geometry.ts';

export interface TimePlotProps {
  drawn: NonNullable<ReturnType<typeof drawTime>>;
  points: readonly TimePoint[];
  current: number | null;
  futureFrom: number | undefined;
  height: number;
  formatTick: (at: number) => string;
  formatAxis: (value: number) => string;
  hasCompare: boolean;
  gradientId: string;
}

const label = { fontSize: 12, style: { fontFamily: 'var(--font)' } };

/** Grid, axes, lines and the mark of the current point, without a frame. */
export function TimePlot({ drawn, points, current, futureFrom, height, formatTick, formatAxis, hasCompare, gradientId }: TimePlotProps) {
  const { x, y, right, base } = drawn;
  const last = points.at(-1);
  const top = y.range[1];
  const end = last ? x(last.at) : right;
  const futureX =
    futureFrom === undefined || last === undefined || futureFrom >= last.at
      ? undefined
      : x(Math.max(futureFrom, points[0]?.at ?? futureFrom));
  const at = current === null ? undefined : points[current];
  return (
    <>
      <linearGradient id={gradientId} x1="0" y1="0" x2="0" y2="1">
        <stop className="[stop-color:var(--chart-1)]" stopOpacity="0.18" />
        <stop offset="1" className="[stop-color:var(--chart-1)]" stopOpacity="0.02" />
      </linearGradient>
      {futureX !== undefined && (
        <rect x={end} y={top} width={Math.max(0, futureX - end)} height={base - top} className="fill-surface-sunken" />
      )}
      {drawn.valueTicks.map((value) => (
        <g key={value}>
          <line x1={end} x2={right} y1={y(value)} y2={y(value)} className="stroke-chart-grid" />
          <text {...label} x={right + 64} y={y(value)} dy="0.35em" textAnchor="start" className="fill-chart-axis">
            {formatAxis(value)}
          </text>
        </g>
      ))}
      {drawn.timeTicks.map((index) => {
        const point = points[index];
        if (point === undefined) return null;
        return (
          <text
            key={point.at}
            {...label}
            x={x(point.at)}
            y={height - 8}
            textAnchor="middle"
            className={index === current ? 'fill-text font-semibold' : 'fill-chart-axis'}
          >
            {formatTick(point.at)}
          </text>
        );
      })}
      <path d={drawn.area} fill={`url(#${gradientId})`} />
      {hasCompare && <path d={drawn.compareLine} fill="none" strokeWidth="2" strokeDasharray="4 4" className="stroke-chart-compare" />}
      <path d={drawn.line} fill="none" strokeWidth="2.25" strokeLinejoin="round" className="stroke-chart-1" />
      <path d={drawn.unfinishedLine} fill="none" strokeWidth="2.25" strokeDasharray="2 4" className="stroke-chart-1" />
      {points.map((point, index) => {
        const isLonely = point.value !== null && (points[index - 1]?.value ?? null) === null && (points[index + 1]?.value ?? null) === null;
        return isLonely ? <circle key={point.at} cx={x(point.at)} cy={y(point.value ?? 0)} r="2.5" className="fill-chart-1" /> : null;
      })}
      {at && (
        <>
          <line x1={x(at.at)} x2={x(at.at)} y1={top} y2={base} className="stroke-line-control" />
          {hasCompare && typeof at.compare === 'number' && (
            <circle cx={x(at.at)} cy={y(at.compare)} r="4.5" strokeWidth="2" className="fill-chart-compare stroke-surface" />
          )}
          {at.value !== null && <circle cx={x(at.at)} cy={y(at.value)} r="5.5" strokeWidth="2" className="fill-chart-1 stroke-surface" />}
        </>
      )}
    </>
  );
}
