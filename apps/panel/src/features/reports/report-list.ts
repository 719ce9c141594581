import { presetRange, RANGE_PRESETS, type DayRange, type RangePreset } from '@jarchi/domain/calendar/day-range.ts';
import { isReadableRange } from '@jarchi/domain/reports/report-range.ts';
import { oneOf, oneRange, type AddressPart } from '@jarchi/shell/list/address-parts.ts';
import { defineList, type StateOf } from '@jarchi/shell/list/define-list.ts';
import type { Ranges } from '#data/reports/reports.ts';
import { readFigure, writeFigure, type OpenFigure } from './provenance/figure-address.ts';

export const SORT_KEYS = ['reach', 'views', 'clicks', 'cost', 'unit_cost'] as const;
export type SortKey = (typeof SORT_KEYS)[number];
export type ReportOrdering = SortKey | `-${SortKey}`;

export const REPORT_TABS = ['publisher', 'content', 'platform', 'hour'] as const;
export type ReportTab = (typeof REPORT_TABS)[number];

const DEFAULT_ORDERING = '-reach' satisfies ReportOrdering;
const ORDERINGS: readonly [ReportOrdering, ...ReportOrdering[]] = [
  DEFAULT_ORDERING,
  ...SORT_KEYS.flatMap((key): ReportOrdering[] => [key, `-${key}`]),
];

/** The figure that is open. */
const figure: AddressPart<OpenFigure | undefined, { readonly figure?: string }> = {
  names: ['figure'],
  first: undefined,
  read: (texts) => readFigure(texts['figure']),
  write: (open) => (open === undefined ? {} : { figure: writeFigure(open) }),
};

/** The publishers of a report, all on one page. */
export const reportList = defineList({
  orderings: ORDERINGS,
  parts: {
    /** None means the campaign's own days. */
    range: oneRange('from', 'to', isReadableRange),
    /** None means the equally long range before. */
    compare: oneRange('compare_from', 'compare_to', isReadableRange),
    tab: oneOf('tab', REPORT_TABS, 'publisher'),
    figure,
  },
});
export type ReportState = StateOf<typeof reportList>;

/** The choices of the switch above the chart. */
export type RangeChoice = RangePreset | 'campaign' | 'custom';

/** The days that the server is asked for. */
export function getRanges({ range, compare }: Pick<ReportState, 'range' | 'compare'>): Ranges {
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
