import { expect, test } from 'vitest';
import { type DocumentLine, sumLines, sumsOf } from './document-lines.ts';
import { makeOfficialLines } from './official-lines.ts';

const line = (gross: number, change: Partial<DocumentLine> = {}): DocumentLine => ({
  kind: 'placement',
  title: 'a page',
  campaign_id: 1,
  campaign_title: 'winter menu',
  invoice_number: null,
  quantity: 1,
  unit: 'post',
  unit_price: gross,
  vat_percent: 10,
  ...sumsOf({ gross, discount: 0, vat: gross / 10 }),
  ...change,
});

test('the lines of several invoices stand one after the other, each with the number of its invoice', () => {
  const invoices = [
    { number: 'IN-1405-000001', lines: [line(1_000), line(0)], credits: [] },
    { number: 'IN-1405-000002', lines: [line(2_000)], credits: [] },
  ];
  expect(makeOfficialLines(invoices).map(({ invoice_number, total }) => [invoice_number, total])).toEqual([
    ['IN-1405-000001', 1_100],
    ['IN-1405-000002', 2_200],
  ]);
});

test('what was given back is taken from the lines of its invoice, in whole hundreds and with its VAT', () => {
  const lines = [line(1_000_000), line(500_000, { quantity: 500, unit: 'view', unit_price: 1_000 })];
  const credits = [sumsOf({ gross: 300_100, discount: 0, vat: 30_010 })];
  const left = makeOfficialLines([{ number: 'IN-1405-000001', lines, credits }]);
  expect(left.map(({ net, vat, quantity, unit }) => [net, vat, quantity, unit])).toEqual([
    [799_900, 79_990, 1, 'post'],
    [400_000, 40_000, 500, 'view'],
  ]);
  expect(sumLines(left).total).toBe(sumLines(lines).total - 330_110);
});

test('amounts that are no hundreds keep their sum too, and a price that is not whole is one piece', () => {
  const lines = [line(1_001, { vat: 100, total: 1_101 }), line(333, { quantity: 3, unit: 'view', unit_price: 111, vat: 33, total: 366 })];
  const credits = [sumsOf({ gross: 100, discount: 0, vat: 11 })];
  const left = makeOfficialLines([{ number: 'IN-1405-000001', lines, credits }]);
  expect(sumLines(left)).toEqual(sumsOf({ gross: 1_234, discount: 0, vat: 122 }));
  expect(left[1]).toMatchObject({ quantity: 1, unit: 'piece' });
});

test('nothing is left of an invoice that was given back whole', () => {
  const lines = [line(1_000, { vat_percent: null })];
  expect(makeOfficialLines([{ number: 'IN-1405-000001', lines, credits: lines }])).toEqual([]);
});
