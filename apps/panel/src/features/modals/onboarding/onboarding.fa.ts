import type { OnboardingQuestion } from '@jarchi/domain/account/onboarding.ts';

/** The assistant's greeting, its four questions, and the text after them. */
export const onboardingFa = {
  greeting: (brand: string) => `سلام، من دستیار هوشمند ${brand} هستم.`,
  purpose: 'با پاسخ به چهار پرسش کوتاه، کسب‌وکار و هدف شما را بهتر می‌شناسم.',
  promise: 'هرچه دقیق‌تر پاسخ دهید، بهتر راهنمایی‌تان می‌کنم.',
  questions: {
    business_category: 'حوزهٔ کسب‌وکار',
    monthly_budget: 'بودجهٔ ماهانهٔ تبلیغ',
    service_description: 'چه چیزی می‌فروشید یا عرضه می‌کنید؟',
    need_help: 'مشاورهٔ تلفنی می‌خواهید؟',
  } satisfies Record<OnboardingQuestion, string>,
  tips: {
    business_category: 'نزدیک‌ترین حوزه به کارتان را برگزینید.',
    monthly_budget: 'یک تخمین کافی است؛ چیزی کسر نمی‌شود.',
    service_description: 'یک یا دو جمله کافی است.',
    need_help: 'در ساعت کاری با شما تماس می‌گیریم.',
  } satisfies Record<OnboardingQuestion, string>,
  chooseCategory: 'انتخاب کنید',
  descriptionExample: 'مثلاً کافه با سه شعبه در تهران و فروش آنلاین قهوه',
  descriptionTooLong: (limit: string) => `توضیح را به ${limit} نویسه کوتاه کنید.`,
  budgetBelow: (max: string) => `کمتر از ${max} تومان`,
  budgetBetween: (min: string, max: string) => `${min} تا ${max} تومان`,
  budgetAbove: (min: string) => `بیشتر از ${min} تومان`,
  yes: 'بله، تماس بگیرید',
  no: 'نه، خودم پیش می‌روم',
  answered: (count: string, all: string) => `${count} از ${all} پاسخ`,
  submit: 'ثبت اطلاعات',
  submitting: 'در حال ثبت…',
  done: 'اطلاعات شما ثبت شد.',
  doneText: 'به‌زودی پیشنهادهای ویژهٔ شما را در خانه می‌بینید.',
  failed: 'خطایی رخ داد',
} as const;
