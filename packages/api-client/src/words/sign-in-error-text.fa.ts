import type { CommonErrorCode, ErrorCode, FactsOf } from '@jarchi/contract/refusals.ts';
import type { sessionCalls } from '@jarchi/contract/session/session.calls.ts';
import { defaultNoticesFa } from '@jarchi/domain/notices/default-notices.fa.ts';
import { groupThousands, toPersianDigits } from '@jarchi/domain/text/digits.ts';
import { ApiError, type ApiErrorCode } from '../api-error.ts';

/** A code without a text does not compile. */
export type Texts<C extends ErrorCode> = { readonly [K in C]: (facts: Readonly<FactsOf<K>>) => string };
export type SignInErrorCode = CommonErrorCode | (typeof sessionCalls)[keyof typeof sessionCalls]['errors'][number];

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

export const signInTexts: Texts<SignInErrorCode> = {
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

  phone_invalid: () => 'شمارهٔ موبایل درست نیست. نمونه: ۰۹۱۲۳۴۵۶۷۸۹.',
  phone_taken: () => 'این شماره برای شخص دیگری ثبت شده است. شمارهٔ دیگری بنویسید، یا با همین شماره وارد شوید.',
  otp_wrong: ({ tries_left }) =>
    tries_left > 0 ? `کد درست نیست. ${figure(tries_left)} بار دیگر می‌توانید تلاش کنید.` : 'کد درست نیست. کد تازه‌ای بگیرید.',
  otp_expired: () => 'زمان این کد گذشته است. کد تازه‌ای بگیرید.',
  otp_used: () => 'این کد یک بار به کار رفته است و دوباره پذیرفته نمی‌شود. کد تازه‌ای بگیرید.',
  otp_replaced: () => 'کد تازه‌تری به این شماره فرستاده شد. همان را در صفحه‌ای که خواسته‌اید وارد کنید، یا این‌جا کد دیگری بگیرید.',
  otp_too_many_tries: () => 'چند بار کد نادرست وارد شد. کد تازه‌ای بگیرید.',
  otp_not_found: () => 'این کد دیگر به کار نمی‌آید. کد تازه‌ای بگیرید.',
  password_wrong: () => 'نام کاربری یا رمز عبور درست نیست.',
  password_too_many_tries: ({ retry_after_seconds }) =>
    `رمز عبور چند بار نادرست وارد شد. ${waitText(retry_after_seconds)} دیگر دوباره تلاش کنید، یا در پنل با کد پیامکی وارد شوید.`,
  proof_required: ({ ways }) =>
    ways.length > 0
      ? 'نخست باید نشان دهید که خودتان هستید. دوباره تلاش کنید.'
      : 'راهی نیست که نشان دهید خودتان هستید. در پروفایل شمارهٔ تازه بخواهید.',
  person_frozen: () => 'ورود به این حساب بسته است. از پیوند شماره یا ایمیل پیشین ادامه دهید، یا «به این شماره دسترسی ندارم» را بزنید.',
  phone_left: () => 'این شماره به‌تازگی از حسابی برداشته شده است. اگر کار شما نبوده، پیوندی را که به همین شماره فرستاده شد باز کنید.',
  account_not_found: () => 'این حساب پیدا نشد.',
};

const localTexts: Readonly<Record<Exclude<ApiErrorCode, ErrorCode> | 'stale', string>> = {
  network: 'به پنل وصل نشدیم. اتصال اینترنت را بررسی کنید و دوباره تلاش کنید.',
  unknown: `${defaultNoticesFa.error.title}. ${defaultNoticesFa.error.text}`,
  /** One text for every refusal that only a page of before meets. */
  stale: 'درخواست کامل نبود. صفحه را تازه کنید و دوباره تلاش کنید.',
};

/** An error in the words of a table; whoever signs in loads the words of signing in only. */
export function textBy(texts: Readonly<Partial<Record<ErrorCode, unknown>>>, error: unknown): string {
  if (!(error instanceof ApiError)) return localTexts.unknown;
  if (error.code === 'network' || error.code === 'unknown') return localTexts[error.code];
  // The code and its facts came in one body, whose shape the contract's tests hold.
  const write = texts[error.code] as ((facts: ApiError['facts']) => string) | undefined;
  if (write) return write(error.facts);
  return error.status < 500 ? localTexts.stale : localTexts.unknown;
}

/** What signing in may be refused with, in polite words: what happened, then what to do. */
export function signInErrorText(error: unknown): string {
  return textBy(signInTexts, error);
}
