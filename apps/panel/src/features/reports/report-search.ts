import { isDay, type DayRange } from '@jarchi/domain/calendar/day-range.ts';
import { isReadableRange } from '@jarchi/domain/reports/report-range.ts';
import type { Ranges } from '#data/reports/reports.ts';
import { presetRange, RANGE_PRESETS, type RangePreset } from '@jarchi/domain/calendar/day-range.ts';

export const SORT_KEYS = ['reach', 'views', 'clicks', 'cost', 'unit_cost'] as const;
export type SortKey = (typeof SORT_KEYS)[number];
export type ReportOrdering = SortKey | `-${SortKey}`;

export const REPORT_TABS = ['publisher', 'content', 'platform', 'hour'] as const;
export type ReportTab = (typeof REPORT_TABS)[number];

export interface ReportSearch {
  /** Undefined means the campaign's own days. */
  readonly range: DayRange | undefined;
  /** Undefined means the equally long range before. */
  readonly compare: DayRange | undefined;
  readonly tab: ReportTab;
  readonly ordering: ReportOrdering;
  /** The number of parts of the address that could not be read; each got its default. */
  readonly dropped: number;
}

/** The choices of the switch above the chart. */
export type RangeChoice = RangePreset | 'campaign' | 'custom';

const DEFAULT_ORDERING: ReportOrdering = '-reach';

const ORDERINGS = SORT_KEYS.flatMap((key): ReportOrdering[] => [key, `-${key}`]);

/** A range in the address: both ends, the earlier one first; undefined if it has none, or cannot be read. */
function readRange(from: unknown, to: unknown): { readonly range: DayRange | undefined; readonly isLost: boolean } {
  const range = isDay(from) && isDay(to) && isReadableRange({ from, to }) ? { from, to } : undefined;
  return { range, isLost: range === undefined && (from !== undefined || to !== undefined) };
}

/** One of several words in the address. */
function readWord<V extends string>(raw: unknown, known: readonly V[], first: V): { readonly word: V; readonly isLost: boolean } {
  const word = known.find((one) => one === raw);
  return { word: word ?? first, isLost: word === undefined && raw !== undefined && raw !== '' };
}

/** Reads the report's state from the address. */
export function readReportSearch(raw: Readonly<Record<string, unknown>>): ReportSearch {
  const { range, isLost } = readRange(raw.from, raw.to);
  const compare = readRange(raw.compare_from, raw.compare_to);
  const ordering = readWord(raw.ordering, ORDERINGS, DEFAULT_ORDERING);
  const tab = readWord(raw.tab, REPORT_TABS, REPORT_TABS[0]);
  return {
    range,
    compare: compare.range,
    tab: tab.word,
    ordering: ordering.word,
    dropped: [isLost, compare.isLost, ordering.isLost, tab.isLost].filter(Boolean).length,
  };
}

export function writeReportSearch(search: Omit<ReportSearch, 'dropped'>): Record<string, string> {
  const { range, compare, tab, ordering } = search;
  return {
    ...range,
    ...(compare && { compare_from: compare.from, compare_to: compare.to }),
    ...(tab === REPORT_TABS[0] ? {} : { tab }),
    ...(ordering === DEFAULT_ORDERING ? {} : { ordering }),
  };
}

/** The days that the server is asked for. */
export function getRanges({ range, compare }: Pick<ReportSearch, 'range' | 'compare'>): Ranges {
  return { ...range, ...(compare && { compare_from: compare.from, compare_to: compare.to }) };
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
export function sortRows<Row extends Readonly<Partial<Record<SortKey, number | null | undefined>>>>(
  rows: readonly Row[],
  ordering: ReportOrdering,
): Row[] {
  const isDown = ordering.startsWith('-');
  const key = SORT_KEYS.find((candidate) => candidate === ordering.replace('-', '')) ?? 'reach';
  return rows.toSorted((a, b) => {
    const [left, right] = [a[key] ?? null, b[key] ?? null];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return isDown ? right - left : left - right;
  });
}
