import type { documentRefusals } from '@jarchi/contract/refusals/documents.ts';
import type { DocumentState } from '@jarchi/domain/documents/document-kinds.ts';
import { toPersianDigits } from '@jarchi/domain/text/digits.ts';
import { figure, type Texts } from '../text-parts.fa.ts';

const fieldNames: Readonly<Record<string, string>> = {
  name: 'نام',
  national_number: 'کد یا شناسهٔ ملی',
  economic_number: 'شمارهٔ اقتصادی',
  address_text: 'نشانی',
  postal_code: 'کد پستی',
};

function requestClosedText(state: DocumentState): string {
  if (state === 'issued') return 'این فاکتور رسمی صادر شده است و دیگر تغییر نمی‌کند.';
  if (state === 'withdrawn') return 'این درخواست پس گرفته شده است. صفحه را تازه کنید.';
  return 'به این درخواست پیش‌تر پاسخ داده شده است. صفحه را تازه کنید.';
}

function preInvoiceClosedText(state: DocumentState): string {
  if (state === 'paid') return 'این پیش‌فاکتور پیش‌تر پرداخت شده است.';
  if (state === 'void') return 'این پیش‌فاکتور باطل شده است. پیش‌فاکتور تازه‌ای بخواهید.';
  return 'مهلت این پیش‌فاکتور گذشته است. پیش‌فاکتور تازه‌ای بخواهید.';
}

export const documentTexts: Texts<keyof typeof documentRefusals> = {
  document_not_found: () => 'این سند پیدا نشد.',
  invoices_unknown: ({ ids }) => `${figure(ids.length)} فاکتور از فهرست شما پیدا نشد. فهرست را تازه کنید و دوباره برگزینید.`,
  invoices_taken: ({ ids }) => `${figure(ids.length)} فاکتور از این فهرست پیش‌تر در فاکتور رسمی دیگری آمده است. آن را از فهرست بردارید.`,
  invoices_credited: ({ ids }) => `همهٔ مبلغ ${figure(ids.length)} فاکتور از این فهرست بازگردانده شده است. آن را از فهرست بردارید.`,
  financial_info_incomplete: ({ fields }) =>
    `برای فاکتور رسمی این اطلاعات مالی لازم است: ${fields.map((field) => fieldNames[field] ?? field).join('، ')}. آن‌ها را کامل کنید.`,
  official_request_closed: ({ state }) => requestClosedText(state),
  pre_invoice_closed: ({ state }) => preInvoiceClosedText(state),
  pre_invoice_empty: () => 'پیش‌فاکتور دست‌کم یک کمپین یا یک ردیف می‌خواهد.',
  pre_invoice_campaigns_refused: ({ ids }) =>
    `${figure(ids.length)} کمپین از این فهرست دیگر در انتظار خرید نیست. فهرست را تازه کنید و دوباره برگزینید.`,
  valid_until_refused: ({ earliest, latest }) =>
    `اعتبار پیش‌فاکتور از امروز تا ${figure(countDays(earliest, latest))} روز دیگر است. تاریخ دیگری برگزینید.`,
  pre_invoice_lines_refused: ({ lines }) =>
    `ردیف ${lines.map((line) => toPersianDigits(String(line + 1))).join('، ')}: بهای واحد و تخفیف ضریب ۱۰۰ تومان‌اند، تخفیف بیش از مبلغ ردیف نیست و جمع ردیف‌ها از سقف پیش‌فاکتور نمی‌گذرد. آن را درست کنید.`,
  staff_view_only: () => 'این کار تنها از نمای کارکنان شدنی است.',
  e_invoice_not_offered: () => 'این سند فایل صورت‌حساب الکترونیکی جداگانه ندارد. آن را از فاکتور رسمی صادرشده بگیرید.',
  documents_too_many: ({ limit, count }) =>
    `این ماه ${figure(count)} سند دارد و هر فایل حداکثر ${figure(limit)} سند. فهرست را با اکسل بگیرید یا سندها را جدا دانلود کنید.`,
};

const DAY_MS = 86_400_000;

function countDays(earliest: string, latest: string): number {
  return Math.round((Date.parse(latest) - Date.parse(earliest)) / DAY_MS);
}
