import { formatDate, formatDay, formatDayMonth, formatMonthYear, formatYear, tehranInstant } from '@jarchi/domain/calendar/jalali.ts';
import type { Filters } from '@jarchi/domain/filters/filters.ts';
import { formatNumber, formatScaledText } from '#format/format.ts';
import type { FilterSpec, NumberSpec } from './filter-spec.ts';
import { filtersFa as fa } from './filters.fa.ts';

/** «۱۲ تا ۱۹ آبان ۱۴۰۵»: a common month or year is named once. */
function daysText(from: string, to: string): string {
  const [first, last] = [tehranInstant(from, 12), tehranInstant(to, 12)];
  if (from === to) return formatDate(last);
  if (formatMonthYear(first) === formatMonthYear(last)) return fa.days(formatDay(first), formatDate(last));
  return fa.days(formatYear(first) === formatYear(last) ? formatDayMonth(first) : formatDate(first), formatDate(last));
}

/** A filter's value as text; undefined while it is not set. */
export function filterText({ field, options = [] }: FilterSpec, filters: Filters): string | undefined {
  const value = filters[field.key];
  switch (value?.type) {
    case undefined:
      return undefined;
    case 'search':
      return value.text;
    case 'select':
      return fa.join(value.values.map((one) => options.find((option) => option.value === one)?.label ?? one));
    case 'date':
      return value.range === 'select' ? daysText(value.from, value.to) : fa.presets[value.range];
    case 'number': {
      const from = value.from === null ? undefined : formatScaledText(value.from);
      const to = value.to === null ? undefined : formatScaledText(value.to);
      return value.from === value.to ? from : fa.range(from, to);
    }
  }
}

/** «بین ۲۰٬۰۰۰ تا ۵۰۰٬۰۰۰٬۰۰۰ تومان» */
export function limitsText({ field, unit = '' }: NumberSpec): string {
  return fa.between(formatNumber(field.limits.from), formatNumber(field.limits.to), unit);
}
