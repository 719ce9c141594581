import type { ErrorCode, FactsOf } from '@jarchi/contract/refusals.ts';
import { groupThousands, toPersianDigits } from '@jarchi/domain/text/digits.ts';
import { ApiError, type ApiErrorCode } from './api-error.ts';

const BYTES_PER_MEGABYTE = 1024 * 1024;

function figure(value: number): string {
  return toPersianDigits(groupThousands(String(Math.trunc(value)))).replaceAll(',', '٬');
}

function waitText(seconds: number): string {
  return seconds < 60 ? `${figure(Math.max(1, seconds))} ثانیه` : `${figure(Math.ceil(seconds / 60))} دقیقه`;
}

/** A code without a text does not compile. */
const texts: { readonly [C in ErrorCode]: (facts: Readonly<FactsOf<C>>) => string } = {
  invalid: () => 'بخشی از اطلاعات درست نیست. آن‌ها را بررسی کنید و دوباره بفرستید.',
  unauthenticated: () => 'نشست شما به پایان رسیده است. دوباره وارد شوید.',
  forbidden: () => 'اجازهٔ این کار را ندارید.',
  not_found: () => 'آنچه می‌خواستید پیدا نشد.',
  idempotency_key_required: () => 'درخواست کامل نبود. صفحه را تازه کنید و دوباره تلاش کنید.',
  rate_limited: ({ retry_after_seconds }) =>
    retry_after_seconds > 0
      ? `درخواست‌ها زیاد بود. ${waitText(retry_after_seconds)} دیگر دوباره تلاش کنید.`
      : 'درخواست‌ها زیاد بود. کمی بعد دوباره تلاش کنید.',
  internal: () => 'مشکلی در کار پنل پیش آمد. چند لحظه بعد دوباره تلاش کنید.',
  unavailable: () => 'پنل برای چند لحظه در دسترس نیست. کمی بعد دوباره تلاش کنید.',

  phone_invalid: () => 'شمارهٔ موبایل درست نیست. نمونه: ۰۹۱۲۳۴۵۶۷۸۹.',
  otp_wrong: ({ tries_left }) =>
    tries_left > 0 ? `کد درست نیست. ${figure(tries_left)} بار دیگر می‌توانید تلاش کنید.` : 'کد درست نیست. کد تازه‌ای بگیرید.',
  otp_expired: () => 'زمان این کد گذشته است. کد تازه‌ای بگیرید.',
  otp_too_many_tries: () => 'چند بار کد نادرست وارد شد. کد تازه‌ای بگیرید.',
  otp_not_found: () => 'این کد دیگر به کار نمی‌آید. کد تازه‌ای بگیرید.',
  password_wrong: () => 'نام کاربری یا رمز عبور درست نیست.',
  account_not_found: () => 'این حساب پیدا نشد.',

  amount_below_minimum: ({ minimum }) => `کمترین مبلغ پرداخت ${figure(minimum)} تومان است.`,
  amount_above_maximum: ({ maximum }) => `بیشترین مبلغ پرداخت ${figure(maximum)} تومان است.`,
  gateway_unknown: () => 'این درگاه در دسترس نیست. درگاه دیگری برگزینید.',
  order_not_found: () => 'این پرداخت پیدا نشد.',

  draft_changed: () => 'این پیش‌نویس در پنجرهٔ دیگری تغییر کرده است. نسخهٔ تازه را باز کنید.',
  draft_incomplete: () => 'بخشی از کمپین هنوز کامل نیست.',
  draft_used: () => 'از این پیش‌نویس پیش‌تر کمپین ساخته شده است.',

  file_missing: () => 'پرونده‌ای فرستاده نشد. پرونده‌ای برگزینید.',
  file_type_not_allowed: () => 'این نوع پرونده پذیرفته نمی‌شود. تصویر یا ویدیوی سالم برگزینید.',
  file_too_large: ({ limit_bytes }) => `حجم پرونده بیش از اندازه است. حداکثر ${figure(limit_bytes / BYTES_PER_MEGABYTE)} مگابایت.`,
  file_broken: () => 'پرونده خوانده نشد. شاید آسیب دیده است؛ پروندهٔ دیگری برگزینید.',
  video_max_duration: ({ limit_seconds }) => `ویدیو بلندتر از اندازه است. حداکثر ${waitText(limit_seconds)}.`,
  file_dimensions_constraints: ({ width, height }) => `ابعاد تصویر (${figure(width)} در ${figure(height)}) پذیرفته نمی‌شود.`,

  campaign_not_found: () => 'این کمپین پیدا نشد.',
  transition_refused: () => 'در وضعیت کنونی کمپین این کار شدنی نیست. صفحه را تازه کنید.',
  quote_changed: ({ before, after }) => `مبلغ از ${figure(before)} به ${figure(after)} تومان تغییر کرده است. آن را بررسی کنید.`,
  vat_rate_missing: () => 'نرخ مالیات برای این روز ثبت نشده است. به پشتیبانی خبر بدهید.',
  plans_gone: ({ plan_ids }) => `${figure(plan_ids.length)} ناشر از بستهٔ شما دیگر در دسترس نیست. بسته را بازبینی کنید.`,

  clock_moving: () => 'ساعت آزمایشی در حال حرکت است. تا پایان آن صبر کنید.',
  clock_backwards: () => 'ساعت آزمایشی به عقب برنمی‌گردد.',
};

const localTexts: Readonly<Record<Exclude<ApiErrorCode, ErrorCode>, string>> = {
  network: 'به پنل وصل نشدیم. اتصال اینترنت را بررسی کنید و دوباره تلاش کنید.',
  unknown: 'پاسخ نامفهومی رسید. چند لحظه بعد دوباره تلاش کنید.',
};

/** Any error in polite words: what happened, then what to do. */
export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return localTexts.unknown;
  if (error.code === 'network' || error.code === 'unknown') return localTexts[error.code];
  // The code and its facts came in one body, whose shape the contract's tests hold.
  const write = texts[error.code] as ((facts: ApiError['facts']) => string) | undefined;
  return write ? write(error.facts) : localTexts.unknown;
}
