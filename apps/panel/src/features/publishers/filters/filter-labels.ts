import { formatNumber, formatScaledText } from '@jarchi/ui/format.ts';
import { publishersFa as fa } from '../publishers.fa.ts';
import type { FilterOption } from './OptionsFilter.tsx';
import { HOURS_OPTIONS, type NumberKey, type PlanFilters } from './plan-filters.ts';

export const hoursOptions: readonly FilterOption[] = HOURS_OPTIONS.map((hours) => ({
  value: String(hours),
  label: fa.hours(formatNumber(hours)),
}));

/** «از ۲۰ هزار تا ۱۰ میلیون» */
export function numberLabel(filters: PlanFilters, key: NumberKey): string | undefined {
  const value = filters.number(key);
  if (value === undefined) return undefined;
  const from = value.from === null ? undefined : formatScaledText(value.from);
  const to = value.to === null ? undefined : formatScaledText(value.to);
  return from === to ? from : fa.rangeOf(from, to);
}

/** «غذا، شهر» */
export function listLabel(values: readonly string[], options: readonly FilterOption[]): string | undefined {
  if (values.length === 0) return undefined;
  return values.map((value) => options.find((option) => option.value === value)?.label ?? value).join(fa.comma);
}
