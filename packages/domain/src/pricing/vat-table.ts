import { isDay } from '#calendar/day-range.ts';
import { addDays } from '#calendar/jalali.ts';
import { findVatPercent, type VatRate } from '#money/money.ts';
import { refuse, succeed, type Result } from '#result.ts';

/** The VAT percent of the purchase day (YYYY-MM-DD in Tehran); a day the table does not cover stops purchases. */
export function resolveVatPercent(day: string, rates: readonly VatRate[]): Result<number, { readonly code: 'vat_rate_missing' }> {
  const percent = findVatPercent(day, rates);
  return percent === undefined ? refuse({ code: 'vat_rate_missing' }) : succeed(percent);
}

/** What is wrong with a table; `index` is the row's place in it as it was handed in. */
export type VatTableIssue =
  | { readonly code: 'vat_percent_invalid'; readonly index: number }
  | { readonly code: 'vat_day_invalid'; readonly index: number; readonly field: 'from' | 'until' }
  | { readonly code: 'vat_days_reversed'; readonly index: number }
  /** Both rows hold on some days. */
  | { readonly code: 'vat_overlap'; readonly index: number; readonly other: number }
  /** From the first to the last of these days no row holds; `index` is the row after them. */
  | { readonly code: 'vat_gap'; readonly index: number; readonly from: string; readonly until: string };

/** All that keeps a table from being used. Rows may stand in any order; rows with bad days are left out of the check for overlaps and gaps. */
export function checkVatTable(rates: readonly VatRate[]): VatTableIssue[] {
  const issues: VatTableIssue[] = [];
  const usable = rates.flatMap((rate, index) => {
    const found = checkRow(rate, index);
    issues.push(...found);
    return found.some(({ code }) => code !== 'vat_percent_invalid') ? [] : [{ ...rate, index }];
  });
  const [first, ...later] = usable.toSorted((a, b) => (a.from === b.from ? a.index - b.index : a.from < b.from ? -1 : 1));
  let latest = first;
  for (const row of later) {
    const { until, index } = latest!;
    if (row.from <= until) issues.push({ code: 'vat_overlap', index: row.index, other: index });
    else if (row.from > addDays(until, 1))
      issues.push({ code: 'vat_gap', index: row.index, from: addDays(until, 1), until: addDays(row.from, -1) });
    if (row.until > until) latest = row;
  }
  return issues;
}

function checkRow({ from, until, percent }: VatRate, index: number): VatTableIssue[] {
  const issues: VatTableIssue[] = [];
  if (!Number.isInteger(percent) || percent < 0 || percent > 100) issues.push({ code: 'vat_percent_invalid', index });
  if (!isDay(from)) issues.push({ code: 'vat_day_invalid', index, field: 'from' });
  if (!isDay(until)) issues.push({ code: 'vat_day_invalid', index, field: 'until' });
  if (isDay(from) && isDay(until) && from > until) issues.push({ code: 'vat_days_reversed', index });
  return issues;
}
