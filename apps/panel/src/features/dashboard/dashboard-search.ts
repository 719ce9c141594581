import { isDay, type DayRange } from '@jarchi/domain/calendar/day-range.ts';
import { encodeFilters, type Filters } from '@jarchi/domain/filters/filters.ts';
import type { FigureKey } from '@jarchi/domain/reports/overview/figure-change.ts';
import { OVERVIEW_FILTER_FIELDS } from '@jarchi/domain/reports/overview/overview-choice.ts';
import { isReadableRange } from '@jarchi/domain/reports/report-range.ts';
import { presetRange, RANGE_PRESETS, type RangePreset } from '@jarchi/domain/calendar/day-range.ts';
import { readList, writeList, type ListAddress, type ListRules, type ListState } from '@jarchi/ui/table/list-search.ts';

export const FIGURE_KEYS = ['cost', 'reach', 'views', 'clicks', 'unit_cost'] as const satisfies readonly FigureKey[];
export const COMPARED_BY = ['media_type', 'campaign_type'] as const;
export type ComparedBy = (typeof COMPARED_BY)[number];

type SortKey = FigureKey | 'title';
export type DashboardOrdering = SortKey | `-${SortKey}`;

const RULES: ListRules<DashboardOrdering> = {
  fields: OVERVIEW_FILTER_FIELDS,
  orderings: [
    '-reach',
    'reach',
    ...(['title', 'views', 'clicks', 'cost', 'unit_cost'] as const).flatMap((key): DashboardOrdering[] => [key, `-${key}`]),
  ],
};
export const DASHBOARD_ORDERINGS = RULES.orderings;

export interface DashboardSearch extends ListState<DashboardOrdering> {
  /** Undefined means the last 30 days. */
  readonly range: DayRange | undefined;
  /** The figure of the chart. */
  readonly tile: FigureKey;
  /** The comparison on narrow screens. */
  readonly by: ComparedBy;
}

function readRange(from: unknown, to: unknown): DayRange | undefined {
  if (!isDay(from) || !isDay(to)) return undefined;
  return isReadableRange({ from, to }) ? { from, to } : undefined;
}

const isUnknown = (value: unknown, known: unknown): boolean => value !== undefined && value !== '' && known === undefined;

/** Reads the dashboard's state from the address; a part that cannot be read gets its default. */
export function readDashboardSearch(raw: Readonly<Record<string, unknown>>): DashboardSearch {
  const list = readList(raw, RULES);
  const range = readRange(raw.from, raw.to);
  const isRangeLost = range === undefined && (raw.from !== undefined || raw.to !== undefined);
  const tile = FIGURE_KEYS.find((key) => key === raw.tile);
  const by = COMPARED_BY.find((key) => key === raw.by);
  const lost = [isRangeLost, isUnknown(raw.tile, tile), isUnknown(raw.by, by)].filter(Boolean).length;
  return { ...list, dropped: list.dropped + lost, range, tile: tile ?? 'reach', by: by ?? 'media_type' };
}

/** The address of a state, without defaults. */
export function writeDashboardSearch(search: Omit<DashboardSearch, 'dropped'>): ListAddress {
  return {
    ...search.range,
    ...writeList(search, RULES),
    ...(search.tile === 'reach' ? {} : { tile: search.tile }),
    ...(search.by === 'media_type' ? {} : { by: search.by }),
  };
}

/** The query for the server. The table and the file send the same, except for paging. */
export function getChoice({ range, filters, ordering }: DashboardSearch) {
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
export function withPreset(search: DashboardSearch, preset: RangePreset, today: string): DashboardSearch {
  return { ...search, page: 1, range: preset === 'last_30_days' ? undefined : presetRange(preset, today) };
}

export function withFilters(search: DashboardSearch, filters: Filters): DashboardSearch {
  return { ...search, filters, page: 1 };
}
