export const balanceFa = {
  title: 'موجودی حساب',
  toman: 'تومان',
  debt: 'بدهی',
  spendable: 'قابل خرج',
  held: 'نگه داشته‌شده برای کمپین‌ها',
  week: 'کسرشدهٔ ۷ روز گذشته',
  weekColumns: 'کسرشدهٔ هر روز، ۷ روز گذشته',
  runway: (days: string) => `با آهنگ هفتهٔ گذشته، تا حدود ${days} روز دیگر کافی است.`,
  runwayToday: 'با آهنگ هفتهٔ گذشته، برای یک روز کامل هم کافی نیست.',
  add: 'افزایش موجودی',
  campaigns: 'کمپین‌ها',
  report: 'گزارش مالی',
  /** Sunday first, as getUTCDay counts. */
  weekdays: ['ی', 'د', 'س', 'چ', 'پ', 'ج', 'ش'],
} as const;
