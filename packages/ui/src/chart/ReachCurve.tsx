import { curveMonotoneX, line } from 'd3-shape';
import { formatScaled, formatScaledText } from '#format/format.ts';
import { uiFa } from '#ui.fa.ts';
import { createLinearScale } from './linear-scale.ts';
import { useWidth } from './use-width.ts';

export interface ReachPoint {
  /** Toman. */
  cost: number;
  reach: number;
}

export interface ReachCurveProps {
  /** From the cheapest package to the dearest. */
  points: readonly ReachPoint[];
  /** The package in the cart. */
  current: ReachPoint;
  /** The other suggested packages, drawn hollow. */
  others?: readonly ReachPoint[] | undefined;
  budget?: number | undefined;
  goal?: number | undefined;
  height?: number | undefined;
}

const TOP = 8;
const BOTTOM = 26;
const SIDE = 10;
/** Within this distance of the left edge, px, a label starts at its mark, to stay inside. */
const EDGE = 36;
const font = { fontSize: 12, style: { fontFamily: 'var(--font)' } };

/**
 * Reach against cost; cost grows to the left.
 * @public
 */
export function ReachCurve({ points, current, others = [], budget, goal, height = 136 }: ReachCurveProps) {
  const [box, width] = useWidth<HTMLDivElement>();
  const all = [...points, ...others, current];
  const costs = createLinearScale([0, Math.max(1, budget ?? 0, ...all.map((point) => point.cost)) * 1.08], [width - SIDE, SIDE]);
  const reaches = createLinearScale([0, Math.max(1, goal ?? 0, ...all.map((point) => point.reach)) * 1.1], [height - BOTTOM, TOP]);
  const path = line<ReachPoint>(
    (point) => costs(point.cost),
    (point) => reaches(point.reach),
  ).curve(curveMonotoneX)([{ cost: 0, reach: 0 }, ...points]);
  const ticks = costs.ticks(3);
  const summary = `${uiFa.chart.reachOverCost}: ${uiFa.chart.reachAtCost(formatScaledText(current.reach), formatScaledText(current.cost))}`;
  return (
    <div ref={box}>
      <svg role="img" aria-label={summary} width="100%" height={height} direction="rtl" className="block overflow-visible">
        {width > 0 && (
          <>
            <rect x={SIDE} y={0} width={Math.max(0, width - 2 * SIDE)} height={height - BOTTOM} className="fill-surface" />
            <line x1={SIDE} x2={width - SIDE} y1={height - BOTTOM} y2={height - BOTTOM} className="stroke-line-strong" />
            {ticks.map((cost, index) => (
              <text
                key={cost}
                {...font}
                x={costs(cost)}
                y={height - 6}
                textAnchor={costs(cost) < EDGE ? 'end' : 'middle'}
                className="fill-chart-axis"
              >
                {index === ticks.length - 1 ? formatScaledText(cost) : formatScaled(cost).figure}
              </text>
            ))}
            {goal !== undefined && (
              <>
                <line
                  x1={SIDE}
                  x2={width - SIDE}
                  y1={reaches(goal)}
                  y2={reaches(goal)}
                  strokeDasharray="3 3"
                  className="stroke-chart-tick"
                />
                <text {...font} x={width - SIDE - 4} y={reaches(goal) - 6} textAnchor="start" className="fill-text-2">
                  {uiFa.chart.goal(formatScaledText(goal))}
                </text>
              </>
            )}
            {budget !== undefined && (
              <line x1={costs(budget)} x2={costs(budget)} y1={TOP} y2={height - BOTTOM} className="stroke-line-control" />
            )}
            <path d={path ?? ''} fill="none" strokeWidth="2.25" strokeLinejoin="round" className="stroke-chart-1" />
            <line
              x1={costs(current.cost)}
              x2={costs(current.cost)}
              y1={reaches(current.reach)}
              y2={height - BOTTOM}
              strokeDasharray="2 3"
              strokeWidth="1.5"
              className="stroke-chart-1"
            />
            {others.map((other, index) => (
              <circle
                key={index}
                cx={costs(other.cost)}
                cy={reaches(other.reach)}
                r="4.5"
                strokeWidth="2"
                className="fill-surface stroke-line-control"
              />
            ))}
            <circle cx={costs(current.cost)} cy={reaches(current.reach)} r="9" className="fill-chart-1-soft" />
            <circle cx={costs(current.cost)} cy={reaches(current.reach)} r="5" strokeWidth="2" className="fill-chart-1 stroke-surface" />
          </>
        )}
      </svg>
    </div>
  );
}
