import { numberInWords } from '@jarchi/domain/numbers/numbers.ts';
import type { FigureKey } from '@jarchi/domain/reports/overview/figure-change.ts';
import { addKnown, splitParts } from '@jarchi/domain/reports/overview/overview-series.ts';
import { platformHues } from '@jarchi/ui/chart/platform-hues.ts';
import type { StackPart } from '@jarchi/ui/chart/stack/stack-geometry.ts';
import { platformName } from '@jarchi/ui/brand/PlatformGlyph.tsx';
import { dashboardFa } from '#features/dashboard/dashboard.fa.ts';
import type { Overview } from '#data/reports/reports.ts';
import { getMainMeasure } from '#features/dashboard/measures.ts';
import { getKpiName } from './kpis.ts';

/** The price of the main measure in each point, of all platforms. */
export function findPriceSeries({ totals, price_series }: Overview) {
  const measure = getMainMeasure(totals);
  return price_series.find((series) => series.measure === measure);
}

/** Three platforms in their colours, and the rest as one part. The price has one part for all platforms. */
export function listChartParts(overview: Overview, key: FigureKey): StackPart[] {
  const { platforms, totals } = overview;
  if (key === 'unit_cost')
    return [{ name: getKpiName(key, totals), hue: 'var(--chart-1)', values: findPriceSeries(overview)?.unit_costs ?? [] }];
  const { own, rest } = splitParts(platforms);
  const parts: StackPart[] = own.map(({ media_type, series }) => ({
    name: platformName(media_type),
    hue: platformHues[media_type],
    values: series.map((point) => point[key]),
  }));
  const [first] = rest;
  if (!first) return parts;
  const classes =
    rest.length === 1
      ? { name: platformName(first.media_type), hue: platformHues[first.media_type] }
      : { name: dashboardFa.chart.others(numberInWords(rest.length)) };
  const values = first.series.map((_, index) => addKnown(rest.map(({ series }) => series[index]?.[key] ?? null)));
  return [...parts, { ...classes, values }];
}
