import { findVatPercent, type VatRate } from '#money/money.ts';
import { refuse, succeed, type Result } from '#result.ts';

/** The VAT percent of the purchase day (YYYY-MM-DD in Tehran); a day the table does not cover stops purchases. */
export function resolveVatPercent(day: string, rates: readonly VatRate[]): Result<number, { readonly code: 'vat_rate_missing' }> {
  const percent = findVatPercent(day, rates);
  return percent === undefined ? refuse({ code: 'vat_rate_missing' }) : succeed(percent);
}
