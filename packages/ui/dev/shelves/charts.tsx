import { DAY_MS } from '@jarchi/domain/calendar/durations.ts';
import { MiniColumns } from '#chart/MiniColumns.tsx';
import { ReachCurve } from '#chart/ReachCurve.tsx';
import { StackChart } from '#chart/stack/StackChart.tsx';
import { StackLegend } from '#chart/stack/StackLegend.tsx';
import { TimeChart } from '#chart/TimeChart.tsx';
import { formatNumber } from '#format/format.ts';
import { galleryFa as fa } from '../gallery.fa.ts';
import type { Shelf } from '../shelf.tsx';

const BEGIN = Date.UTC(2026, 10, 1, 8);
const at = Array.from({ length: 14 }, (_, day) => BEGIN + day * DAY_MS);
const value = (index: number) => 4_000 + ((index * 37) % 11) * 900;
const points = at.map((instant, index) => ({ at: instant, value: index === 6 ? null : value(index), compare: value(index + 3) }));
const HUES = ['var(--chart-1)', 'var(--chart-2)', 'var(--chart-3)'];
const parts = fa.goals.map((name, part) => ({ name, hue: HUES[part], values: at.map((_, index) => value(index + part)) }));
const curve = [0, 1, 2, 3, 4].map((step) => ({ cost: 1_000_000 * (step + 1), reach: 40_000 * Math.sqrt(step + 1) }));

export const chartShelves: readonly Shelf[] = [
  {
    name: 'chart/TimeChart.tsx',
    states: {
      rest: <TimeChart label={fa.views} points={points} seriesName={fa.thisRange} compareName={fa.before} />,
      marks: (
        <TimeChart
          label={fa.views}
          points={points}
          seriesName={fa.thisRange}
          marks={[
            { at: BEGIN + DAY_MS, number: 1, kind: 'event' },
            { at: BEGIN + 5 * DAY_MS, number: 2, kind: 'event' },
            { at: BEGIN + 5 * DAY_MS, number: 3, kind: 'note' },
          ]}
        />
      ),
      empty: <TimeChart label={fa.views} points={[]} seriesName={fa.thisRange} />,
    },
  },
  {
    name: 'chart/MiniColumns.tsx',
    states: {
      rest: (
        <MiniColumns
          label={fa.views}
          columns={at.slice(0, 7).map((_, index) => ({
            label: formatNumber(index + 1),
            name: formatNumber(index + 1),
            value: value(index),
            isCurrent: index === 6,
          }))}
        />
      ),
    },
  },
  {
    name: 'chart/ReachCurve.tsx',
    states: {
      rest: (
        <ReachCurve
          points={curve}
          current={{ cost: 2_500_000, reach: 60_000 }}
          others={[{ cost: 3_500_000, reach: 55_000 }]}
          budget={4_000_000}
          goal={80_000}
        />
      ),
    },
  },
  {
    name: 'chart/stack/StackChart.tsx',
    states: {
      rest: (
        <StackChart
          label={fa.views}
          at={at}
          parts={parts}
          totalName={fa.total}
          compare={at.map((_, index) => value(index) * 2)}
          compareName={fa.before}
        />
      ),
    },
  },
  { name: 'chart/stack/StackLegend.tsx', states: { rest: <StackLegend parts={parts} compareName={fa.before} /> } },
];
