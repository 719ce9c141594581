/** What is around every page. */
export const layoutsFa = {
  about: 'دربارهٔ این نسخه',
  trial: 'نسخهٔ آزمایشی با داده‌های نمونه',
  toTop: 'بازگشت به بالا',
  back: 'بازگشت',
} as const;
