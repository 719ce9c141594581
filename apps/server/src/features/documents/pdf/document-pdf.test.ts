import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tomanInWords, rialInWords } from '@jarchi/domain/documents/amount-words.fa.ts';
import type { DocumentKind } from '@jarchi/domain/documents/document-kinds.ts';
import { DOCUMENT_SERIES } from '@jarchi/domain/documents/document-kinds.ts';
import { type DocumentLine, sumLines, sumsOf } from '@jarchi/domain/documents/document-lines.ts';
import { readPdf } from '#infra/testing/read-pdf.ts';
import { documentPdfFa as fa } from './document-pdf.fa.ts';
import type { DocumentPdf } from './document-pdf.ts';
import { renderDocument } from './render-document.tsx';

type Document = DocumentPdf['document'];

const seller = {
  account_type: 'C',
  name: 'شرکت جارچی',
  national_number: '10380284790',
  economic_number: '10380284790',
  registration_number: '45821',
  province: 'تهران',
  city: 'تهران',
  address_text: 'خیابان کارگر شمالی، کوچهٔ سوم، پلاک ۱۲',
  postal_code: '1439955551',
  phone: '02188001234',
} as const;
const buyer = {
  ...seller,
  name: 'بازرگانی نیک‌آفرین',
  national_number: '14003778990',
  economic_number: '14003778990',
  registration_number: '',
  phone: '',
  address_text: 'اصفهان، خیابان چهارباغ بالا، ساختمان Nika Plaza، واحد ۷',
} as const;

const line = (index: number): DocumentLine => {
  const gross = 1_250_000 + index * 100;
  return {
    kind: 'placement',
    title: 'انتشار استوری اینستاگرام در «مزه‌گردی»',
    campaign_id: 1,
    campaign_title: 'منوی پاییزی',
    invoice_number: 'IN-1405-000012',
    quantity: 1,
    unit: 'post',
    unit_price: gross,
    vat_percent: 10,
    ...sumsOf({ gross, discount: 50_000, vat: (gross - 50_000) / 10 }),
  };
};

function sample(kind: DocumentKind, lines: number, change: Partial<Document> = {}): DocumentPdf {
  const all = Array.from({ length: lines }, (_, index) => line(index));
  const sums = sumLines(all);
  const isOfficial = kind === 'official_invoice';
  const document: Document = {
    kind,
    state: 'issued',
    number: `${DOCUMENT_SERIES[kind]}-1405-000123`,
    issued_at: '2026-11-26T08:00:00.000Z',
    campaign: { id: 1, title: 'منوی پاییزی' },
    payment_id: null,
    money_request_id: null,
    corrects: null,
    official: null,
    valid_until: null,
    reason: null,
    ...sums,
    seller,
    buyer,
    lines: all,
    total_words: isOfficial ? rialInWords(sums.total) : tomanInWords(sums.total),
    goods_code: null,
    payment: null,
    note: '',
    campaigns: [],
    invoices: [],
    credit_notes: [],
    ...change,
  };
  return { company: 'شرکت جارچی', document, made_at: Date.parse('2026-11-26T08:00:00Z') };
}

const reversed = (text: string) => [...text].toReversed().join('');
/** Whether a word stands in the document; letters of Persian are printed from the right. */
const has = (runs: readonly string[], word: string) => runs.join('|').includes(reversed(word)) || runs.join('|').includes(word);

async function print(pdf: DocumentPdf, name = '') {
  const bytes = await renderDocument(pdf);
  const folder = process.env['JARCHI_KEEP_PDF'];
  if (folder !== undefined && name !== '') await writeFile(join(folder, `${name}.pdf`), Buffer.from(bytes));
  return readPdf(bytes);
}

const receipt = () =>
  sample('receipt', 0, {
    ...sumsOf({ gross: 20_000_000, discount: 0, vat: 0 }),
    campaign: null,
    lines: [
      { ...line(0), kind: 'charge', title: 'افزایش اعتبار', vat_percent: null, ...sumsOf({ gross: 20_000_000, discount: 0, vat: 0 }) },
    ],
    total_words: tomanInWords(20_000_000),
    payment: { way: 'gateway', gateway: 'zarinpal', tracking_number: '210098765432', paid_at: '2026-11-26T08:00:00.000Z' },
  });

test('a receipt says what was paid and how, without VAT', async () => {
  const { pages, runs } = await print(receipt(), 'receipt');
  expect(pages).toBe(1);
  for (const word of ['رسید', 'دریافت', 'زرین', 'میلیون']) expect(has(runs, word), word).toBe(true);
  for (const text of ['۲۰٬۰۰۰٬۰۰۰', '210098765432', 'RC-1405-000123', '۱۴۰۵/۰۹/۰۵']) expect(runs.join('|'), text).toContain(text);
  expect(runs.join('|')).not.toContain('٪');
});

test.each([
  ['invoice', 'فاکتور', {}],
  ['credit_note', 'برگشت', { corrects: { id: 4, number: 'IN-1405-000099', state: 'issued' as const } }],
  ['pre_invoice', 'پیش', { state: 'expired' as const, valid_until: '2026-12-01', note: 'پرداخت تا پایان هفته' }],
] as const)('a printed %s has its parties, lines and sums in toman', async (kind, word, change) => {
  const { runs } = await print(sample(kind, 3, change), kind);
  for (const each of [word, 'فروشنده', 'خریدار', 'نیک', 'تومان']) expect(has(runs, each), each).toBe(true);
  for (const text of ['۱٬۲۵۰٬۰۰۰', '۱٬۲۰۰٬۰۰۰', '۱۲۰٬۰۰۰', '۱٬۳۲۰٬۰۰۰', '۳٬۹۶۰٬۳۳۰', '۱۴۰۰۳۷۷۸۹۹۰'])
    expect(runs.join('|'), text).toContain(text);
  expect(has(runs, 'ریال')).toBe(false);
  expect(runs.join('|').includes('IN-1405-000099')).toBe(kind === 'credit_note');
  expect(has(runs, 'گذشته')).toBe(kind === 'pre_invoice');
});

test('an official invoice has all columns and parties of the form, in rial, across the page', async () => {
  const coded = sample('official_invoice', 4, { goods_code: '2720000114542' });
  const bytes = await renderDocument(coded);
  const { runs } = await print(coded, 'official');
  expect(runs.join('|')).toContain('2720000114542');
  expect(Buffer.from(bytes).toString('latin1')).toMatch(/\/MediaBox \[0 0 841\.89\d* 595\.28\d*\]/);
  // Words without what is drawn apart or as one: joiners, marks above, lam with alef.
  const words = Object.values(fa.columns).flatMap((title) =>
    title.split(/[\s/]+/).filter((word) => /^[ا-ی]{3,}$/.test(word) && !word.includes('لا')),
  );
  expect(words.length).toBeGreaterThan(15);
  for (const word of words) expect(has(runs, word), word).toBe(true);
  for (const word of ['استان', 'ثبت', 'نقدی', 'امضای', 'ریال', 'حروف']) expect(has(runs, word), word).toBe(true);
  for (const text of ['۱۲٬۵۰۰٬۰۰۰', '۱۲٬۰۰۰٬۰۰۰', '۱٬۲۰۰٬۰۰۰', '۱۳٬۲۰۰٬۰۰۰', '۵۲٬۸۰۶٬۶۰۰', '۱۴۳۹۹۵۵۵۵۱', 'OI-1405-000123'])
    expect(runs.join('|'), text).toContain(text);
  for (const word of ['تومان', 'الکترونیکی', 'مودیان']) expect(has(runs, word), word).toBe(false);
});

test('an official invoice that is not issued is a draft, and says so', async () => {
  const { runs } = await print(sample('official_invoice', 1, { state: 'requested', number: null, issued_at: null }), 'draft');
  expect(has(runs, 'نیست')).toBe(true);
});

test('a document is printed whole after others, whose letters have parts in common with its own', async () => {
  await print(receipt());
  await print(sample('invoice', 2));
  const { runs } = await print(sample('official_invoice', 1, { state: 'requested', number: null, issued_at: null }));
  for (const word of ['معتبر', 'نویس', 'عوارض']) expect(has(runs, word), word).toBe(true);
});

test('two hundred rows are printed in less than fifteen seconds, with the head on each page', async () => {
  for (const kind of ['invoice', 'official_invoice'] as const) {
    // Of the processor: other tests run beside this one.
    const began = process.cpuUsage();
    const { pages, runs } = await print(sample(kind, 200), `${kind}-200`);
    const { user, system } = process.cpuUsage(began);
    expect((user + system) / 1_000_000).toBeLessThan(15);
    expect(pages).toBeGreaterThan(5);
    expect(runs.filter((run) => run.trim() === reversed('ردیف')).length).toBeGreaterThanOrEqual(pages - 1);
  }
}, 120_000);
