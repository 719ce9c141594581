export const balanceFa = {
  title: 'موجودی حساب',
  toman: 'تومان',
  debt: 'بدهی',
  spendable: 'قابل خرج',
  held: 'نگه داشته‌شده برای کمپین‌ها',
  week: 'هزینهٔ ۷ روز گذشته',
  weekColumns: 'هزینهٔ روزانهٔ ۷ روز گذشته',
  add: 'افزایش موجودی',
  campaigns: 'کمپین‌ها',
  /** Sunday first, as getUTCDay counts. */
  weekdays: ['ی', 'د', 'س', 'چ', 'پ', 'ج', 'ش'],
} as const;
