import { formatNumber, formatScaledText } from '@jarchi/ui/format.ts';
import { publishersFa as fa } from '../publishers.fa.ts';
import type { FilterOption } from './OptionsFilter.tsx';
import type { NumberKey, PlanFilters } from './plan-filters.ts';

export function hoursOptions(filters: PlanFilters): readonly FilterOption[] {
  return filters.options('availabilityHours').map((hours) => ({ value: hours, label: fa.hours(formatNumber(Number(hours))) }));
}

/** «بین ۲۰٬۰۰۰ تا ۵۰۰٬۰۰۰٬۰۰۰ تومان» */
export function limitsLabel(filters: PlanFilters, key: NumberKey, unit: string): string {
  const { from, to } = filters.limits(key);
  return fa.between(formatNumber(from), formatNumber(to), unit);
}

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
