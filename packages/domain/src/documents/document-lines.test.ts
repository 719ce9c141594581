import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getUnitPrice, makeInvoiceLines, sumLines, type CapturedCampaign, type CapturedPlacement } from './document-lines.ts';

const placement = (change: Partial<CapturedPlacement> = {}): CapturedPlacement => ({
  title: 'a page',
  captured: 1_100_000,
  captured_vat: 100_000,
  captured_discount: 0,
  units: null,
  ...change,
});

const campaign = (change: Partial<CapturedCampaign> = {}): CapturedCampaign => ({
  id: 7,
  title: 'winter menu',
  price: 2_000_000,
  vat_percent: 10,
  services: [],
  unit: 'post',
  placements: [placement(), placement({ title: 'another page' })],
  ...change,
});

test('an invoice has a line for each publisher of whom something was captured', () => {
  const lines = makeInvoiceLines(campaign({ placements: [placement(), placement({ captured: 0, captured_vat: 0 })] }));
  expect(lines).toEqual([
    {
      kind: 'placement',
      title: 'a page',
      campaign_id: 7,
      campaign_title: 'winter menu',
      invoice_number: null,
      quantity: 1,
      unit: 'post',
      unit_price: 1_000_000,
      vat_percent: 10,
      gross: 1_000_000,
      discount: 0,
      net: 1_000_000,
      vat: 100_000,
      total: 1_100_000,
    },
  ]);
});

test('services get the part of each capture in which they were spread, and the rest stays with the publishers', () => {
  const services = [
    { title: 'design', price: 300_000 },
    { title: 'report', price: 100_000 },
  ];
  const lines = makeInvoiceLines(campaign({ services }));
  expect(lines.map(({ kind, title, gross, vat, total }) => [kind, title, gross, vat, total])).toEqual([
    ['placement', 'a page', 800_000, 80_000, 880_000],
    ['placement', 'another page', 800_000, 80_000, 880_000],
    ['service', 'design', 300_000, 30_000, 330_000],
    ['service', 'report', 100_000, 10_000, 110_000],
  ]);
});

test.each([
  { captured: 1_100, captured_vat: 100 },
  // Bought in single toman.
  { captured: 1_155, captured_vat: 105 },
])('services whose part of a capture of $captured is nothing have no line', (captured) => {
  const services = [
    { title: 'a sticker', price: 100 },
    { title: 'a stamp', price: 100 },
  ];
  const lines = makeInvoiceLines(campaign({ services, placements: [placement(captured)] }));
  expect(lines.map(({ title, total }) => [title, total])).toEqual([['a page', captured.captured]]);
});

test('views with a whole price are counted, and others are one piece', () => {
  const counted = (units: number) => makeInvoiceLines(campaign({ unit: 'view', placements: [placement({ units })] }))[0];
  expect(counted(50_000)).toMatchObject({ quantity: 50_000, unit: 'view', unit_price: 20 });
  expect(counted(33_333)).toMatchObject({ quantity: 1, unit: 'piece', unit_price: 1_000_000 });
  expect(getUnitPrice(100, 0)).toBeNull();
});

test('a share that a discount made free keeps its VAT at nothing', () => {
  const free = placement({ captured: 100, captured_vat: 0, captured_discount: 900 });
  const [line] = makeInvoiceLines(campaign({ price: 0, placements: [free] }));
  expect(line).toMatchObject({ gross: 1_000, discount: 900, net: 100, vat: 0 });
});

test('whatever was captured, the lines sum to it, no part is negative, and hundreds stay hundreds', () => {
  const amount = fc.integer({ min: 0, max: 10 ** 8 });
  const placements = fc.array(
    fc.record({ gross: amount, discountShare: fc.nat(100), percent: fc.nat(12), isWhole: fc.boolean() }).map((drawn) => {
      const step = drawn.isWhole ? 100 : 1;
      const gross = Math.floor(drawn.gross / step) * step;
      const discount = Math.floor((gross * drawn.discountShare) / 100 / step) * step;
      const vat = Math.floor(((gross - discount) * drawn.percent) / 100);
      return placement({ captured: gross - discount + vat, captured_vat: vat, captured_discount: discount });
    }),
    { minLength: 1, maxLength: 8 },
  );
  const services = fc.array(fc.record({ title: fc.constant('a service'), price: fc.integer({ min: 0, max: 10 ** 6 }) }), { maxLength: 4 });
  fc.assert(
    fc.property(placements, services, fc.nat(10 ** 7), (drawn, offered, more) => {
      const price = offered.reduce((sum, service) => sum + service.price, 0) + more;
      const lines = makeInvoiceLines(campaign({ placements: drawn, services: offered, price }));
      const sums = sumLines(lines);
      expect(sums.total).toBe(drawn.reduce((sum, { captured }) => sum + captured, 0));
      expect(sums.vat).toBe(drawn.reduce((sum, { captured, captured_vat }) => sum + (captured > 0 ? captured_vat : 0), 0));
      for (const line of lines) {
        expect(Math.min(line.gross, line.discount, line.net, line.vat)).toBeGreaterThanOrEqual(0);
        expect(line.total).toBe(line.net + line.vat);
      }
      const areHundreds = drawn.every(
        ({ captured, captured_vat, captured_discount: off }) => (captured - captured_vat) % 100 === 0 && off % 100 === 0,
      );
      expect(!areHundreds || lines.every(({ net }) => net % 100 === 0)).toBe(true);
    }),
  );
});
