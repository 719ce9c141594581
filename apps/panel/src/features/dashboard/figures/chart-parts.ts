import { numberInWords } from '@jarchi/domain/numbers/numbers.ts';
import type { FigureKey } from '@jarchi/domain/reports/overview/figure-change.ts';
import { addKnown, addSeries, splitParts } from '@jarchi/domain/reports/overview/overview-series.ts';
import { platformHues } from '@jarchi/ui/chart/stack/platform-hues.ts';
import type { StackPart } from '@jarchi/ui/chart/stack/stack-geometry.ts';
import { platformName } from '@jarchi/ui/brand/PlatformGlyph.tsx';
import { dashboardFa } from '#features/dashboard/dashboard.fa.ts';
import type { Overview } from '#data/reports.ts';

/** Three platforms in their colours, and the rest as one part. The cost per thousand has one part for all platforms. */
export function listChartParts({ platforms }: Overview, key: FigureKey): StackPart[] {
  if (key === 'cost_per_thousand') {
    const whole = addSeries(platforms.map(({ series }) => series));
    return [{ name: dashboardFa.kpi.names[key], hue: 'var(--chart-1)', values: whole.map((point) => point.cost_per_thousand) }];
  }
  const { own, rest } = splitParts(platforms);
  const parts: StackPart[] = own.map(({ media_type, series }) => ({
    name: platformName(media_type),
    hue: platformHues[media_type],
    values: series.map((point) => point[key]),
  }));
  const [first] = rest;
  if (!first) return parts;
  const look =
    rest.length === 1
      ? { name: platformName(first.media_type), hue: platformHues[first.media_type] }
      : { name: dashboardFa.chart.others(numberInWords(rest.length)) };
  const values = first.series.map((_, index) => addKnown(rest.map(({ series }) => series[index]?.[key] ?? null)));
  return [...parts, { ...look, values }];
}
