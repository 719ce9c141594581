/** Texts around each page. */
export const layoutsFa = {
  about: 'دربارهٔ این نسخه',
  toTop: 'بازگشت به بالا',
  toman: 'تومان',
  debt: 'بدهی',
  /** At the foot of pages without the panel's frame. */
  rights: (company: string, year: string) => `تمام حقوق برای ${company} محفوظ است\u00a0·\u00a0${year}`,
} as const;
