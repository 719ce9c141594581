import type { ErrorCode } from '@jarchi/contract/refusals.ts';
import type { OnboardingQuestion } from '@jarchi/domain/account/onboarding.ts';
import { toPersianDigits } from '@jarchi/domain/text/digits.ts';

export const accountFa = {
  newAccountTitle: (phone: string) => `حساب ${toPersianDigits(phone)}`,
  appTitle: (accountTitle: string) => accountTitle || 'جارچی',
  types: { adv: 'تبلیغ‌دهنده', pub: 'ناشر', discover: 'کشف ناشر', other: 'همکار فروش' },
} as const;

const questions: Readonly<Record<OnboardingQuestion, string>> = {
  business_category: 'حوزهٔ کسب‌وکار خود را برگزینید.',
  monthly_budget: 'بودجهٔ ماهانه را از میان گزینه‌ها برگزینید.',
  service_description: 'خدمات خود را کوتاه بنویسید، تا ۱٬۰۰۰ نویسه.',
  need_help: 'بگویید مشاورهٔ تلفنی می‌خواهید یا نه.',
};

const isQuestion = (field: string): field is OnboardingQuestion => Object.hasOwn(questions, field);

const ALL_FOUR = 'به هر چهار پرسش پاسخ دهید.';
const others: Readonly<Partial<Record<ErrorCode, string>>> = {
  invalid: ALL_FOUR,
  body_too_large: questions.service_description,
  unauthenticated: 'نشست شما به پایان رسیده است. دوباره وارد شوید.',
  forbidden: 'اجازهٔ این کار را ندارید.',
  role_refused: 'این پرسش‌ها را صاحب حساب پاسخ می‌دهد.',
  no_room: 'سرور جای خالی برای ذخیره ندارد و پاسخ‌ها ثبت نشد. آنچه پیش‌تر ثبت شده است سر جایش است. کمی بعد دوباره تلاش کنید.',
  request_timeout: 'فرستادن پاسخ‌ها بیش از اندازه طول کشید. اتصال اینترنت را بررسی کنید و دوباره تلاش کنید.',
};

/** For the one call whose refusals carry their text: what to do about each field that is missing or wrong. */
export function refusalTextFa(code: ErrorCode, fields: readonly string[] = []): string {
  if (code !== 'business_data_invalid') return others[code] ?? 'پاسخ‌ها ثبت نشد. چند لحظه بعد دوباره تلاش کنید.';
  const asked = fields.filter(isQuestion).map((field) => questions[field]);
  return asked.length === 0 ? ALL_FOUR : asked.join(' ');
}
