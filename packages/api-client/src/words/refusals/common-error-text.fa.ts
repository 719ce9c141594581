import type { CommonErrorCode } from '@jarchi/contract/refusals.ts';
import { waitText, type Texts } from '../text-parts.fa.ts';

/** Refusals of any call: every page has these. */
export const commonTexts: Texts<CommonErrorCode | 'role_refused'> = {
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
  role_refused: () => 'نقش شما در این حساب اجازهٔ این کار را نمی‌دهد. از صاحب حساب بخواهید آن را انجام دهد یا نقش شما را تغییر دهد.',
};
