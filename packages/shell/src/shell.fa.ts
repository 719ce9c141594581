/** Texts that each of our apps shows around its pages. */
export const shellFa = {
  trial: 'نسخهٔ آزمایشی با داده‌های نمونه',
  training: 'نسخهٔ آموزشی با داده‌های نمونه',
  back: 'بازگشت',
} as const;
