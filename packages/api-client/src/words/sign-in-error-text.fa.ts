import type { sessionRefusals } from '@jarchi/contract/refusals/people.ts';
import { commonTexts, figure, textBy, waitText, type Texts } from './common-error-text.fa.ts';

export const sessionTexts: Texts<keyof typeof sessionRefusals> = {
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

export const signInTexts = { ...commonTexts, ...sessionTexts };

/** What signing in may be refused with, in polite words: what happened, then what to do. */
export function signInErrorText(error: unknown): string {
  return textBy(signInTexts, error);
}
