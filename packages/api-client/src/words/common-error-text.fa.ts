import type { CommonErrorCode, ErrorCode, FactsOf } from '@jarchi/contract/refusals.ts';
import type { IssueCode } from '@jarchi/contract/refusals/field-issues.ts';
import { defaultNoticesFa } from '@jarchi/domain/notices/default-notices.fa.ts';
import { groupThousands, toPersianDigits } from '@jarchi/domain/text/digits.ts';
import { ApiError, type ApiErrorCode } from '../api-error.ts';

/** A code without a text does not compile. */
export type Texts<C extends ErrorCode> = { readonly [K in C]: (facts: Readonly<FactsOf<K>>) => string };

export function figure(value: number): string {
  return toPersianDigits(groupThousands(String(Math.trunc(value)))).replaceAll(',', '٬');
}

export function waitText(seconds: number): string {
  return seconds < 60 ? `${figure(Math.max(1, seconds))} ثانیه` : `${figure(Math.ceil(seconds / 60))} دقیقه`;
}

/** The same, for waits that may take hours. */
export function longWaitText(seconds: number): string {
  return seconds < 3600 ? waitText(seconds) : `${figure(Math.ceil(seconds / 3600))} ساعت`;
}

/** What every call may be refused with. */
export const commonTexts: Texts<CommonErrorCode> = {
  invalid: () => 'بخشی از اطلاعات درست نیست. آن‌ها را بررسی کنید و دوباره بفرستید.',
  unauthenticated: () => 'نشست شما به پایان رسیده است. دوباره وارد شوید.',
  forbidden: () => 'اجازهٔ این کار را ندارید.',
  not_found: () => 'آنچه می‌خواستید پیدا نشد.',
  request_timeout: () => 'درخواست کامل نرسید. اتصال اینترنت را بررسی کنید و دوباره تلاش کنید.',
  rate_limited: ({ retry_after_seconds }) =>
    retry_after_seconds > 0
      ? `درخواست‌ها زیاد بود. ${waitText(retry_after_seconds)} دیگر دوباره تلاش کنید.`
      : 'درخواست‌ها زیاد بود. کمی بعد دوباره تلاش کنید.',
  too_busy: () => 'درخواست‌های هم‌زمان این حساب زیاد است. چند ثانیه دیگر دوباره تلاش کنید.',
  internal: () => 'مشکلی در کار پنل پیش آمد. چند لحظه بعد دوباره تلاش کنید.',
  unavailable: () => 'پنل برای چند لحظه در دسترس نیست. کمی بعد دوباره تلاش کنید.',
  no_room: () => 'سرور جای خالی برای ذخیره ندارد و این کار انجام نشد. چیزی از شما از دست نرفته است. کمی بعد دوباره تلاش کنید.',
};

/** Where an issue of a field says more than that something is wrong. */
const issueTexts = {
  jalali_year: 'تاریخ شمسی فرستاده شد و باید میلادی باشد. روز را دوباره از تقویم برگزینید.',
} as const satisfies Partial<Record<IssueCode, string>>;

const localTexts: Readonly<Record<Exclude<ApiErrorCode, ErrorCode> | 'stale', string>> = {
  network: 'به پنل وصل نشدیم. اتصال اینترنت را بررسی کنید و دوباره تلاش کنید.',
  unknown: `${defaultNoticesFa.error.title}. ${defaultNoticesFa.error.text}`,
  /** One text for every refusal that only a page of before meets. */
  stale: 'درخواست کامل نبود. صفحه را تازه کنید و دوباره تلاش کنید.',
};

/** What makes a whole request unreadable, whatever its call is. */
const brokenTexts: Readonly<Partial<Record<IssueCode, string>>> = {
  not_utf8: 'متن فرستاده‌شده با UTF-8 نوشته نشده است. متن یا نام فایل را از نو بنویسید و دوباره بفرستید.',
  unstorable: 'متن نویسه‌ای دارد که ذخیره نمی‌شود. آن بخش را پاک کنید و از نو بنویسید.',
  repeated_key: 'یک بخش از درخواست دو بار آمده است. صفحه را تازه کنید و دوباره بفرستید.',
};

/** An error in the words of a table; whoever signs in loads the words of signing in only. */
export function textBy(texts: Readonly<Partial<Record<ErrorCode, unknown>>>, error: unknown): string {
  if (!(error instanceof ApiError)) return localTexts.unknown;
  if (error.code === 'network' || error.code === 'unknown') return localTexts[error.code];
  const [broken] = error.issues.flatMap(({ code }) => brokenTexts[code] ?? []);
  if (broken !== undefined) return broken;
  // The code and its facts came in one body, whose shape the contract's tests hold.
  if (error.code === 'invalid' && error.issues.some(({ code }) => code === 'jalali_year')) return issueTexts.jalali_year;
  const write = texts[error.code] as ((facts: ApiError['facts']) => string) | undefined;
  if (write) return write(error.facts);
  return error.status < 500 ? localTexts.stale : localTexts.unknown;
}
