import { expect, test } from 'vitest';
import { isDay } from '#calendar/day-range.ts';
import { addDays } from '#calendar/jalali.ts';
import { VAT_RATES, type VatRate } from '#money/money.ts';
import { resolveVatPercent } from './vat-table.ts';

const nine: VatRate = { from: '2024-01-01', until: '2024-12-31', percent: 9 };
const ten: VatRate = { from: '2025-01-01', until: '2025-12-31', percent: 10 };

test.each([
  ['2023-12-31', undefined],
  ['2024-01-01', 9],
  ['2024-12-31', 9],
  ['2025-01-01', 10],
  ['2025-12-31', 10],
  ['2026-01-01', undefined],
])('the VAT rate on %s is %s; a day without a rate stops purchases', (day, percent) => {
  expect(resolveVatPercent(day, [nine, ten])).toEqual(
    percent === undefined ? { ok: false, error: { code: 'vat_rate_missing' } } : { ok: true, value: percent },
  );
});

test('a rate of 0 % is a rate', () => {
  expect(resolveVatPercent('2025-06-01', [{ ...ten, percent: 0 }])).toEqual({ ok: true, value: 0 });
});

test('the rates in force are whole percents, and their days have no gap', () => {
  for (const [index, { from, until, percent }] of VAT_RATES.entries()) {
    expect([isDay(from), isDay(until), from <= until]).toEqual([true, true, true]);
    expect(from).toBe(index === 0 ? from : addDays(VAT_RATES[index - 1]!.until, 1));
    expect(Number.isInteger(percent) && percent >= 0 && percent <= 100).toBe(true);
  }
});
