import { addDays, daysBetween, tehranInstant } from './jalali.ts';

/** Both ends included, YYYY-MM-DD in Tehran; a range that ends before it begins has no days. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** Whether a value is an existing day, as YYYY-MM-DD: some parsers take the 31st of February for the 3rd of March. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const at = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(value);
}

export function countDays(range: DayRange): number {
  return Math.max(0, daysBetween(range.from, range.to) + 1);
}

/** Every day of a range, first to last. */
export function listDays(range: DayRange): string[] {
  return Array.from({ length: countDays(range) }, (_, index) => addDays(range.from, index));
}

/** The range of equal length that ends the day before this one begins. */
export function previousRange(range: DayRange): DayRange {
  return { from: addDays(range.from, -countDays(range)), to: addDays(range.from, -1) };
}

/** The instants (ms) of a range: from the Tehran midnight of its first day to the midnight after its last day. */
export function getInstants(range: DayRange): { readonly from: number; readonly to: number } {
  return { from: tehranInstant(range.from), to: tehranInstant(addDays(range.to, 1)) };
}

export const RANGE_PRESETS = ['today', 'yesterday', 'last_7_days', 'last_30_days'] as const;

export type RangePreset = (typeof RANGE_PRESETS)[number];

/** The days of a preset, as of `today` (YYYY-MM-DD in Tehran). */
export function presetRange(preset: RangePreset, today: string): DayRange {
  if (preset === 'today') return { from: today, to: today };
  if (preset === 'yesterday') return { from: addDays(today, -1), to: addDays(today, -1) };
  return { from: addDays(today, preset === 'last_7_days' ? -6 : -29), to: today };
}
