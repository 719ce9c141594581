import { presetRange, RANGE_PRESETS, type DayRange, type RangePreset } from '@jarchi/domain/calendar/day-range.ts';
import { encodeFilters } from '@jarchi/domain/filters/filters.ts';
import type { FigureKey } from '@jarchi/domain/reports/overview/figure-change.ts';
import { OVERVIEW_FILTER_FIELDS } from '@jarchi/domain/reports/overview/overview-choice.ts';
import { isReadableRange } from '@jarchi/domain/reports/report-range.ts';
import { oneOf, oneRange } from '@jarchi/shell/list/address-parts.ts';
import { defineList, type StateOf } from '@jarchi/shell/list/define-list.ts';

export const FIGURE_KEYS = ['cost', 'reach', 'views', 'clicks', 'unit_cost'] as const satisfies readonly FigureKey[];
export const COMPARED_BY = ['media_type', 'campaign_type'] as const;
export type ComparedBy = (typeof COMPARED_BY)[number];

type SortKey = FigureKey | 'title';
export type DashboardOrdering = SortKey | `-${SortKey}`;

export const DASHBOARD_ORDERINGS: readonly [DashboardOrdering, ...DashboardOrdering[]] = [
  '-reach',
  'reach',
  ...(['title', 'views', 'clicks', 'cost', 'unit_cost'] as const).flatMap((key): DashboardOrdering[] => [key, `-${key}`]),
];

export const dashboardList = defineList({
  orderings: DASHBOARD_ORDERINGS,
  filters: OVERVIEW_FILTER_FIELDS,
  parts: {
    /** None means the last 30 days. */
    range: oneRange('from', 'to', isReadableRange),
    /** The figure of the chart. */
    tile: oneOf('tile', FIGURE_KEYS, 'reach'),
    /** The comparison on narrow screens. */
    by: oneOf('by', COMPARED_BY, 'media_type'),
  },
});
export type DashboardState = StateOf<typeof dashboardList>;

/** The query for the server. The table and the file send the same, except for paging. */
export function getDashboardQuery({ range, filters, ordering }: DashboardState) {
  return { ...range, filter: encodeFilters(filters, OVERVIEW_FILTER_FIELDS), ordering };
}

/** The preset of a range. */
export function getPreset(range: DayRange, today: string): RangePreset | 'custom' {
  return (
    RANGE_PRESETS.find((preset) => {
      const { from, to } = presetRange(preset, today);
      return from === range.from && to === range.to;
    }) ?? 'custom'
  );
}

/** The last 30 days are not written to the address, because they move with the calendar. */
export const findPresetRange = (preset: RangePreset, today: string): DayRange | undefined =>
  preset === 'last_30_days' ? undefined : presetRange(preset, today);
