import { isDay, type DayRange } from '@jarchi/domain/calendar/day-range.ts';
import { isReadableRange } from '@jarchi/domain/reports/report-range.ts';
import { presetRange, RANGE_PRESETS, type RangePreset } from '@jarchi/domain/reports/reports.ts';

export const SORT_KEYS = ['reach', 'views', 'clicks', 'cost', 'unit_cost'] as const;
export type SortKey = (typeof SORT_KEYS)[number];
export type ReportOrdering = SortKey | `-${SortKey}`;

export interface ReportSearch {
  /** Undefined means the campaign's own days. */
  readonly range: DayRange | undefined;
  readonly ordering: ReportOrdering;
  /** The number of parts of the address that could not be read; each got its default. */
  readonly dropped: number;
}

/** The choices of the switch above the chart. */
export type RangeChoice = RangePreset | 'campaign' | 'custom';

const DEFAULT_ORDERING: ReportOrdering = '-reach';

const ORDERINGS = SORT_KEYS.flatMap((key): ReportOrdering[] => [key, `-${key}`]);

/** Reads the report's state from the address. A range needs both ends, the earlier one first. */
export function readReportSearch(raw: Readonly<Record<string, unknown>>): ReportSearch {
  const { from, to } = raw;
  const range = isDay(from) && isDay(to) && isReadableRange({ from, to }) ? { from, to } : undefined;
  const ordering = ORDERINGS.find((known) => known === raw.ordering);
  const isRangeLost = range === undefined && (from !== undefined || to !== undefined);
  const isOrderingLost = ordering === undefined && raw.ordering !== undefined && raw.ordering !== '';
  return { range, ordering: ordering ?? DEFAULT_ORDERING, dropped: Number(isRangeLost) + Number(isOrderingLost) };
}

export function writeReportSearch(search: Omit<ReportSearch, 'dropped'>): Record<string, string> {
  return {
    ...search.range,
    ...(search.ordering === DEFAULT_ORDERING ? {} : { ordering: search.ordering }),
  };
}

const isSame = (a: DayRange, b: DayRange) => a.from === b.from && a.to === b.to;

/** The preset of a range; the campaign's own days come before a preset with the same days. */
export function getChoice(range: DayRange | undefined, today: string, campaignRange: DayRange): RangeChoice {
  if (range === undefined || isSame(range, campaignRange)) return 'campaign';
  return RANGE_PRESETS.find((preset) => isSame(range, presetRange(preset, today))) ?? 'custom';
}

/** The order after a press on a column: first descending, then ascending. */
export function nextReportOrdering(current: ReportOrdering, key: string): ReportOrdering {
  const next = current === `-${key}` ? key : `-${key}`;
  return ORDERINGS.find((known) => known === next) ?? DEFAULT_ORDERING;
}

/** Sorts rows by a figure. Rows without one come last; equal rows keep their order. */
export function sortRows<Row extends Readonly<Record<SortKey, number | null>>>(rows: readonly Row[], ordering: ReportOrdering): Row[] {
  const isDown = ordering.startsWith('-');
  const key = SORT_KEYS.find((candidate) => candidate === ordering.replace('-', '')) ?? 'reach';
  return rows.toSorted((a, b) => {
    const [left, right] = [a[key], b[key]];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return isDown ? right - left : left - right;
  });
}
