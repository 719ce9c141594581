/** The money menu, which opens from the balance in the header. */
export const moneyMenuFa = {
  title: 'موجودی حساب',
  toman: 'تومان',
  debt: 'بدهی',
  addBalance: 'افزایش موجودی',
  held: 'نگه داشته‌شده',
  spendable: 'قابل خرج',
  debtLimit: 'سقف بدهی',
  failed: 'موجودی دریافت نشد.',
  retry: 'تلاش دوباره',
  moneyBack: 'بازگشت پول',
  pages: 'صفحه‌های مالی',
} as const;
