import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#calendar/jalali.ts';
import { findVatPercent, VAT_RATES, type VatRate } from '#money/money.ts';
import { checkVatTable, resolveVatPercent } from './vat-table.ts';

const nine: VatRate = { from: '2024-01-01', until: '2024-12-31', percent: 9 };
const ten: VatRate = { from: '2025-01-01', until: '2025-12-31', percent: 10 };

test.each([
  ['2023-12-31', undefined],
  ['2024-01-01', 9],
  ['2024-12-31', 9],
  ['2025-01-01', 10],
  ['2025-12-31', 10],
  ['2026-01-01', undefined],
])('on %s the VAT is %s, and a day without a rate stops purchases', (day, percent) => {
  expect(resolveVatPercent(day, [nine, ten])).toEqual(
    percent === undefined ? { ok: false, error: { code: 'vat_rate_missing' } } : { ok: true, value: percent },
  );
});

test('a rate of nothing is a rate', () => {
  expect(resolveVatPercent('2025-06-01', [{ ...ten, percent: 0 }])).toEqual({ ok: true, value: 0 });
});

test('the rates in force are a sound table', () => {
  expect(checkVatTable(VAT_RATES)).toEqual([]);
});

test.each<[string, VatRate[], unknown[]]>([
  ['is empty', [], []],
  ['has one row', [nine], []],
  ['has one day', [{ ...nine, until: nine.from }], []],
  ['goes on without a gap', [nine, ten], []],
  ['stands in another order', [ten, nine], []],
  ['ends with time', [nine, { ...ten, until: '9999-12-31' }], []],
  ['overlaps by a day', [nine, { ...ten, from: '2024-12-31' }], [{ code: 'vat_overlap', index: 1, other: 0 }]],
  ['leaves a day out', [nine, { ...ten, from: '2025-01-02' }], [{ code: 'vat_gap', index: 1, from: '2025-01-01', until: '2025-01-01' }]],
  [
    'leaves a month out, in another order',
    [{ ...ten, from: '2025-02-01' }, nine],
    [{ code: 'vat_gap', index: 0, from: '2025-01-01', until: '2025-01-31' }],
  ],
  ['has a row twice', [nine, nine], [{ code: 'vat_overlap', index: 1, other: 0 }]],
  [
    'has a row inside another, and goes on after the longer one',
    [nine, { ...nine, from: '2024-03-01', until: '2024-04-01' }, ten],
    [{ code: 'vat_overlap', index: 1, other: 0 }],
  ],
  ['has a row after the end of time', [{ ...nine, until: '9999-12-31' }, ten], [{ code: 'vat_overlap', index: 1, other: 0 }]],
  ['ends before it begins', [{ ...nine, until: '2023-12-31' }], [{ code: 'vat_days_reversed', index: 0 }]],
  ['takes less than nothing', [{ ...nine, percent: -1 }], [{ code: 'vat_percent_invalid', index: 0 }]],
  ['takes nothing', [{ ...nine, percent: 0 }], []],
  ['takes all', [{ ...nine, percent: 100 }], []],
  ['takes more than all', [{ ...nine, percent: 101 }], [{ code: 'vat_percent_invalid', index: 0 }]],
  ['takes a part of a percent', [{ ...nine, percent: 9.5 }], [{ code: 'vat_percent_invalid', index: 0 }]],
  ['has a bad percent on days that count', [{ ...nine, percent: -1 }, ten], [{ code: 'vat_percent_invalid', index: 0 }]],
  [
    'has several faults',
    [
      { from: 'soon', until: '2024-02-30', percent: 200 },
      { ...ten, from: '2025-1-1' },
    ],
    [
      { code: 'vat_percent_invalid', index: 0 },
      { code: 'vat_day_invalid', index: 0, field: 'from' },
      { code: 'vat_day_invalid', index: 0, field: 'until' },
      { code: 'vat_day_invalid', index: 1, field: 'from' },
    ],
  ],
])('a table that %s has its issues', (_, rates, issues) => {
  expect(checkVatTable(rates)).toEqual(issues);
});

test('a table without issues gives every day between its ends exactly one rate', () => {
  const row = fc.record({ start: fc.nat(30), length: fc.nat(8), percent: fc.nat(100) });
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 4 }), (rows) => {
      const rates = rows.map(({ start, length, percent }) => ({
        from: addDays('2025-01-01', start),
        until: addDays('2025-01-01', start + length),
        percent,
      }));
      const last = Math.max(...rows.map(({ start, length }) => start + length));
      const first = Math.min(...rows.map(({ start }) => start));
      const covers = Array.from({ length: last - first + 1 }, (_, index) => {
        const day = addDays('2025-01-01', first + index);
        return rates.filter(({ from, until }) => from <= day && day <= until).length;
      });
      expect(checkVatTable(rates).length === 0).toBe(covers.every((count) => count === 1));
      expect(findVatPercent(addDays('2025-01-01', last), rates)).toBeDefined();
    }),
    { numRuns: 300 },
  );
});
