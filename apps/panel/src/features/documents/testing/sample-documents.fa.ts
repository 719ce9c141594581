import type { DocumentList, DocumentRow, PaperDocument, PaperLine, PaperParty } from '#data/documents/documents.ts';

const sampleSeller: PaperParty = {
  account_type: 'C',
  name: 'شرکت بهره‌بردار جارچی',
  national_number: '14008765432',
  economic_number: '14008765432',
  registration_number: '',
  province: 'تهران',
  city: 'تهران',
  address_text: 'خیابان ولی‌عصر، پلاک ۱۲۰۴',
  postal_code: '1967912345',
  phone: '',
};

const sampleBuyer: PaperParty = {
  ...sampleSeller,
  name: 'شرکت قهوهٔ سپیدار',
  national_number: '10380284790',
  economic_number: '10380284790',
  address_text: 'سعادت‌آباد، بلوار دریا، پلاک ۳۸',
};

export function sampleRow(change: Partial<DocumentRow> = {}): DocumentRow {
  return {
    id: 41,
    kind: 'invoice',
    state: 'issued',
    number: 'IN-1405-000342',
    issued_at: '2026-11-10T08:00:00.000Z',
    created: '2026-11-10T08:00:00.000Z',
    campaign: { id: 7, title: 'معرفی منوی پاییزی' },
    payment_id: null,
    money_request_id: null,
    corrects: null,
    official: null,
    valid_until: null,
    reason: null,
    gross: 57_100_000,
    discount: 1_100_000,
    net: 56_000_000,
    vat: 5_600_000,
    total: 61_600_000,
    ...change,
  };
}

export function sampleLine(change: Partial<PaperLine> = {}): PaperLine {
  return {
    kind: 'placement',
    title: 'استوری در «کافه‌گرد»',
    campaign_id: 7,
    campaign_title: 'معرفی منوی پاییزی',
    invoice_number: null,
    quantity: 2,
    unit: 'post',
    unit_price: 28_550_000,
    gross: 57_100_000,
    discount: 1_100_000,
    net: 56_000_000,
    vat_percent: 10,
    vat: 5_600_000,
    total: 61_600_000,
    ...change,
  };
}

export function sampleDocument(change: Partial<PaperDocument> = {}): PaperDocument {
  return {
    ...sampleRow(),
    seller: sampleSeller,
    buyer: sampleBuyer,
    lines: [sampleLine()],
    total_words: 'شصت و یک میلیون و ششصد هزار تومان',
    goods_code: null,
    payment: null,
    note: '',
    campaigns: [],
    invoices: [],
    credit_notes: [],
    ...change,
  };
}

export const sampleOfficial = (change: Partial<PaperDocument> = {}): PaperDocument =>
  sampleDocument({
    id: 50,
    kind: 'official_invoice',
    state: 'requested',
    number: null,
    issued_at: null,
    campaign: null,
    lines: [sampleLine({ invoice_number: 'IN-1405-000342' })],
    total_words: 'ششصد و شانزده میلیون ریال',
    goods_code: null,
    invoices: [{ id: 41, number: 'IN-1405-000342', state: 'issued', total: 61_600_000 }],
    ...change,
  });

export const samplePreInvoice = (change: Partial<PaperDocument> = {}): PaperDocument =>
  sampleDocument({
    id: 60,
    kind: 'pre_invoice',
    state: 'open',
    number: 'PI-1405-000006',
    valid_until: '2026-11-17',
    campaigns: [{ id: 7, title: 'معرفی منوی پاییزی', total: 61_600_000 }],
    ...change,
  });

/** A page of documents, with the counts of all kinds. */
export function sampleDocuments(results: readonly DocumentRow[], count = results.length): DocumentList {
  return {
    count,
    counts: { receipt: 4, invoice: 30, credit_note: 2, pre_invoice: 6, official_invoice: 12 },
    results: [...results],
  };
}
