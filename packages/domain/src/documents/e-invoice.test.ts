import { expect, test } from 'vitest';
import { type DocumentLine, sumsOf } from './document-lines.ts';
import { makeEInvoice } from './e-invoice.ts';

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

const facts = { seller: party, buyer: party, issued_at: Date.parse('2026-11-22T09:00:00Z'), year: 1405, sequence: 123 };

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
    indatim: facts.issued_at,
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
