/** Texts around each page. */
export const layoutsFa = {
  about: 'دربارهٔ این نسخه',
  toTop: 'بازگشت به بالا',
  toman: 'تومان',
  debt: 'بدهی',
} as const;
