import { isDay, rangeBetween, type DayRange } from '@jarchi/domain/calendar/day-range.ts';
import { presetRange, RANGE_PRESETS, type RangePreset } from '@jarchi/domain/reports/reports.ts';

export const SORT_KEYS = ['reach', 'views', 'clicks', 'cost', 'cost_per_thousand'] as const;
export type SortKey = (typeof SORT_KEYS)[number];
export type ReportOrdering = SortKey | `-${SortKey}`;

export interface ReportSearch {
  /** Undefined: the campaign's own days. */
  readonly range: DayRange | undefined;
  readonly ordering: ReportOrdering;
}

/** What the switch above the chart shows. */
export type RangeChoice = RangePreset | 'campaign' | 'custom';

const DEFAULT_ORDERING: ReportOrdering = '-reach';

function readOrdering(value: unknown): ReportOrdering {
  const all = SORT_KEYS.flatMap((key): ReportOrdering[] => [key, `-${key}`]);
  return all.find((ordering) => ordering === value) ?? DEFAULT_ORDERING;
}

/** A range needs both ends; turned round it is put right. */
export function readReportSearch(raw: Readonly<Record<string, unknown>>): ReportSearch {
  const { from, to } = raw;
  return { range: isDay(from) && isDay(to) ? rangeBetween(from, to) : undefined, ordering: readOrdering(raw.ordering) };
}

export function writeReportSearch(search: ReportSearch): Record<string, string> {
  return {
    ...search.range,
    ...(search.ordering === DEFAULT_ORDERING ? {} : { ordering: search.ordering }),
  };
}

const isSame = (a: DayRange, b: DayRange) => a.from === b.from && a.to === b.to;

/** The preset that a range is; the campaign's own days win over a preset that happens to equal them. */
export function choiceOf(range: DayRange | undefined, today: string, campaignRange: DayRange): RangeChoice {
  if (range === undefined || isSame(range, campaignRange)) return 'campaign';
  return RANGE_PRESETS.find((preset) => isSame(range, presetRange(preset, today))) ?? 'custom';
}

/** First descending, then ascending. */
export function nextReportOrdering(current: ReportOrdering, key: string): ReportOrdering {
  return readOrdering(current === `-${key}` ? key : `-${key}`);
}

/** Rows by a figure; those without one come last, equal ones stay as they were. */
export function sortRows<Row extends Readonly<Record<SortKey, number | null>>>(rows: readonly Row[], ordering: ReportOrdering): Row[] {
  const isDown = ordering.startsWith('-');
  const key = SORT_KEYS.find((candidate) => candidate === ordering.replace('-', '')) ?? 'reach';
  return rows.toSorted((a, b) => {
    const [left, right] = [a[key], b[key]];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return isDown ? right - left : left - right;
  });
}
