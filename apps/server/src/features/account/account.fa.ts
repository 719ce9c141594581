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

/** For the one call whose refusals carry their words: what to do about each field that is missing or wrong. */
export function refusalTextFa(code: ErrorCode, fields: readonly string[] = []): string {
  if (code !== 'business_data_invalid') return 'خطایی رخ داد.';
  const asked = fields.filter(isQuestion).map((field) => questions[field]);
  return asked.length === 0 ? 'به هر چهار پرسش پاسخ دهید.' : asked.join(' ');
}
