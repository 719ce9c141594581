import { expect, test } from 'vitest';
import { type DocumentLine, sumsOf } from './document-lines.ts';
import { makeEInvoice, makeReturnOfSale } from './e-invoice.ts';

const party = {
  account_type: 'C',
  name: 'a company',
  national_number: '10380284790',
  economic_number: '10380284790',
  registration_number: '',
  province: '',
  city: '',
  address_text: '',
  postal_code: '1234567890',
  phone: '',
} as const;

const line = (change: Partial<DocumentLine> = {}): DocumentLine => ({
  kind: 'placement',
  title: 'a page',
  campaign_id: 1,
  campaign_title: 'winter menu',
  invoice_number: null,
  quantity: 3,
  unit: 'view',
  unit_price: 125_000,
  vat_percent: 10,
  ...sumsOf({ gross: 375_000, discount: 25_000, vat: 35_000 }),
  ...change,
});

const number = { kind: 'invoice', issued_at: Date.parse('2026-11-22T09:00:00Z'), year: 1405, sequence: 123 } as const;
const facts = { seller: party, buyer: party, number };

test('an e-invoice is in whole rial, its VAT cut off, its sums those of its lines', () => {
  const odd = line({ quantity: 7, unit_price: null, vat_percent: null, ...sumsOf({ gross: 83_333, discount: 0, vat: 0 }) });
  const third = line({ quantity: 1, unit_price: 33, vat_percent: 9, ...sumsOf({ gross: 33, discount: 0, vat: 3 }) });
  const free = line(sumsOf({ gross: 0, discount: 0, vat: 0 }));
  const { header, body, payments, extension } = makeEInvoice({ ...facts, lines: [line(), odd, third, free], tax: {} });
  expect(body).toEqual([
    { sstt: 'a page', am: 3, fee: 1_250_000, prdis: 3_750_000, dis: 250_000, adis: 3_500_000, vra: 10, vam: 350_000, tsstam: 3_850_000 },
    { sstt: 'a page', am: 1, fee: 833_330, prdis: 833_330, dis: 0, adis: 833_330, vra: 0, vam: 0, tsstam: 833_330 },
    { sstt: 'a page', am: 1, fee: 330, prdis: 330, dis: 0, adis: 330, vra: 9, vam: 29, tsstam: 359 },
  ]);
  expect(header).toEqual({
    indatim: number.issued_at,
    inty: 1,
    inp: 1,
    ins: 1,
    tins: '10380284790',
    tob: 2,
    bid: '10380284790',
    tinb: '10380284790',
    bpc: '1234567890',
    tprdis: 4_583_660,
    tdis: 250_000,
    tadis: 4_333_660,
    tvam: 350_029,
    todam: 0,
    tbill: 4_683_689,
    setm: 1,
  });
  expect([payments, extension]).toEqual([[], null]);
});

test('numbers of the tax system are there once the operator has named a memory, and unknown fields are left out', () => {
  const nobody = { ...party, account_type: 'P', national_number: '', economic_number: '', postal_code: '' } as const;
  const tax = { memory_id: 'A1B2C3', service_id: '2720000114542', unit_code: '1653' };
  const { header, body } = makeEInvoice({ ...facts, seller: nobody, buyer: nobody, lines: [line()], tax });
  expect(header).toMatchObject({ taxid: 'A1B2C30512B0053BE99BB3', inno: '0053BE99BB', tob: 1 });
  for (const field of ['tins', 'bid', 'tinb', 'bpc']) expect(header).not.toHaveProperty(field);
  expect(body[0]).toMatchObject({ sstid: '2720000114542', mu: '1653' });
});

const note = { kind: 'credit_note', issued_at: Date.parse('2026-11-25T09:00:00Z'), year: 1405, sequence: 123 } as const;
const tax = { memory_id: 'A1B2C3' };
const returned = { ...facts, number: note, corrects: number, tax };
const amounts = (gross: number, discount: number, vat: number) => sumsOf({ gross, discount, vat });

test('a return of sale tells what is left, at the same fee in a smaller quantity, and names the invoice', () => {
  const second = line({ title: 'gone', quantity: 1, unit_price: 100_000, ...amounts(100_000, 0, 10_000) });
  const left = [line(amounts(250_000, 16_600, 23_340)), line(amounts(0, 0, 0))];
  const { header, body } = makeReturnOfSale({ ...returned, lines: [line(), second], left });
  expect(body).toEqual([
    { sstt: 'a page', am: 2, fee: 1_250_000, prdis: 2_500_000, dis: 166_000, adis: 2_334_000, vra: 10, vam: 233_400, tsstam: 2_567_400 },
  ]);
  expect(header).toMatchObject({ ins: 4, irtaxid: 'A1B2C30512B0053BE99BB3', tprdis: 2_500_000, tbill: 2_567_400, setm: 1 });
  // The number of a credit note is never that of an invoice.
  expect(header.inno).toBe((21_405_000_123).toString(16).toUpperCase().padStart(10, '0'));
});

test('a part of one dear piece is a fraction of it, worth what is left up to a hundred-millionth of its fee', () => {
  const dear = line({ quantity: 1, unit_price: 30_000_000, ...amounts(30_000_000, 0, 3_000_000) });
  const { body } = makeReturnOfSale({ ...returned, lines: [dear], left: [line(amounts(29_780_000, 0, 2_978_000))], tax: {} });
  expect(body).toMatchObject([{ am: 0.99266667, fee: 300_000_000, prdis: 297_800_001, vam: 29_780_000 }]);
});

test('an invoice of which nothing is left is annulled, without body and sums', () => {
  const { header, body } = makeReturnOfSale({ ...returned, lines: [line()], left: [line(amounts(0, 0, 0))] });
  expect(body).toEqual([]);
  expect(header).toMatchObject({ ins: 3, irtaxid: 'A1B2C30512B0053BE99BB3' });
  expect(header).not.toHaveProperty('tbill');
});

test('a return without a memory of the tax system names no reference', () => {
  expect(makeReturnOfSale({ ...returned, lines: [line()], left: [line()], tax: {} }).header).not.toHaveProperty('irtaxid');
});
