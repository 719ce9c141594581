import { Path, Svg, View, Line as Rule } from '@react-pdf/renderer';
import { COLORS, SIZES } from './tokens.ts';
import { Words } from './Words.tsx';

export interface ChartPoint {
  /** Under the axis. */
  readonly label: string;
  /** Null is a gap. */
  readonly value: number | null;
}

export interface ChartProps {
  readonly points: readonly ChartPoint[];
  readonly formatValue: (value: number) => string;
}

const WIDTH = 455;
const HEIGHT = 150;
const AXIS = 60;
const LABELS_MAX = 12;
const STEPS = 3;

/** The least round number that three equal steps reach the value with. */
function findTop(value: number): number {
  if (value <= 0) return STEPS;
  const step = value / STEPS;
  const power = 10 ** Math.floor(Math.log10(step));
  const round = [1, 1.5, 2, 2.5, 5, 10].find((factor) => factor * power >= step) ?? 10;
  return round * power * STEPS;
}

/** Stretches of points without a gap; each point is [x, y] in the drawing. */
function listStretches(points: readonly ChartPoint[], top: number): (readonly [number, number])[][] {
  const stretches: (readonly [number, number])[][] = [[]];
  for (const [index, { value }] of points.entries()) {
    if (value === null) {
      stretches.push([]);
      continue;
    }
    const part = points.length === 1 ? 0.5 : index / (points.length - 1);
    stretches.at(-1)?.push([WIDTH * (1 - part), HEIGHT * (1 - value / top)]);
  }
  return stretches.filter((stretch) => stretch.length > 0);
}

const at = ([x, y]: readonly [number, number]) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A single point is drawn as a short dash. */
function drawLine(stretch: readonly (readonly [number, number])[]): string {
  const [first] = stretch;
  if (!first) return '';
  return stretch.length === 1 ? `M ${at([first[0] + 2, first[1]])} L ${at([first[0] - 2, first[1]])}` : `M ${stretch.map(at).join(' L ')}`;
}

function drawArea(stretch: readonly (readonly [number, number])[]): string {
  const [first, last] = [stretch[0], stretch.at(-1)];
  if (!first || !last || stretch.length === 1) return '';
  return `M ${at([first[0], HEIGHT])} L ${stretch.map(at).join(' L ')} L ${at([last[0], HEIGHT])} Z`;
}

/** A figure over time, from right to left. */
export function Chart({ points, formatValue }: ChartProps) {
  const top = findTop(points.reduce((most, { value }) => Math.max(most, value ?? 0), 0));
  const stretches = listStretches(points, top);
  const every = Math.ceil(points.length / LABELS_MAX);
  const grid = Array.from({ length: STEPS + 1 }, (_, step) => ({ value: (top / STEPS) * step, y: HEIGHT * (1 - step / STEPS) }));
  return (
    <View wrap={false} style={{ height: HEIGHT + 34, paddingTop: 8 }}>
      <View style={{ flexDirection: 'row-reverse' }}>
        <View style={{ width: AXIS, height: HEIGHT }}>
          {grid.map(({ value, y }) => (
            <View key={y} style={{ position: 'absolute', right: 0, top: y - 7, width: AXIS - 8 }}>
              <Words size={SIZES.small} color={COLORS.faint}>
                {formatValue(value)}
              </Words>
            </View>
          ))}
        </View>
        <Svg width={WIDTH} height={HEIGHT} viewBox={`0 -1 ${WIDTH} ${HEIGHT + 2}`}>
          {grid.map(({ y }) => (
            <Rule key={y} x1={0} y1={y} x2={WIDTH} y2={y} stroke={COLORS.line} strokeWidth={0.75} />
          ))}
          {stretches.map((stretch) => (
            <Path key={`area ${at(stretch[0] ?? [0, 0])}`} d={drawArea(stretch)} fill={COLORS.soft} />
          ))}
          {stretches.map((stretch) => (
            <Path key={at(stretch[0] ?? [0, 0])} d={drawLine(stretch)} stroke={COLORS.action} strokeWidth={1.75} fill="none" />
          ))}
        </Svg>
      </View>
      <View style={{ height: 16, marginTop: 4 }}>
        {points.map(({ label }, index) => {
          if (index % every !== 0) return null;
          const part = points.length === 1 ? 0.5 : index / (points.length - 1);
          return (
            <View key={label} style={{ position: 'absolute', right: AXIS + WIDTH * part - 30, width: 60 }}>
              <Words size={SIZES.small} color={COLORS.faint} align="center">
                {label}
              </Words>
            </View>
          );
        })}
      </View>
    </View>
  );
}
