import type { ErrorCode } from '@jarchi/contract/refusals.ts';
import type { IssueCode } from '@jarchi/contract/refusals/field-issues.ts';
import { defaultNoticesFa } from '@jarchi/domain/notices/default-notices.fa.ts';
import { ApiError, type ApiErrorCode } from '../api-error.ts';
import { errorTexts } from './error-texts.fa.ts';

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

/** Faults that make a whole request unreadable, whatever its call is. */
const brokenTexts: Readonly<Partial<Record<IssueCode, string>>> = {
  not_utf8: 'متن فرستاده‌شده با UTF-8 نوشته نشده است. متن یا نام فایل را از نو بنویسید و دوباره بفرستید.',
  unstorable: 'متن نویسه‌ای دارد که ذخیره نمی‌شود. آن بخش را پاک کنید و از نو بنویسید.',
  repeated_key: 'یک بخش از درخواست دو بار آمده است. صفحه را تازه کنید و دوباره بفرستید.',
};

/** Any error in polite words: what happened, then what to do. */
export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return localTexts.unknown;
  if (error.code === 'network' || error.code === 'unknown') return localTexts[error.code];
  const [broken] = error.issues.flatMap(({ code }) => brokenTexts[code] ?? []);
  if (broken !== undefined) return broken;
  // The code and its facts came in one body, whose shape the contract's tests hold.
  if (error.code === 'invalid' && error.issues.some(({ code }) => code === 'jalali_year')) return issueTexts.jalali_year;
  const texts: Partial<Record<ErrorCode, unknown>> = errorTexts;
  const write = texts[error.code] as ((facts: ApiError['facts']) => string) | undefined;
  if (write) return write(error.facts);
  return error.status < 500 ? localTexts.stale : localTexts.unknown;
}
