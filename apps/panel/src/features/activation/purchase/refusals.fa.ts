export const refusalsFa = {
  fixPackage: 'ویرایش بسته',
  fixGeneral: 'ویرایش اطلاعات کلی',
  fixContent: 'ویرایش محتوا',
  dropCodes: (codes: string) => `برداشتن ${codes} و ادامه`,
  code: (code: string) => `کد «${code}»`,
  dropServices: 'برداشتن خدمات ارائه‌نشده و ادامه',
  servicesGone: 'بعضی از خدمات تکمیلی که برگزیده‌اید دیگر ارائه نمی‌شود.',
  and: ' و ',
  blocked: 'این کمپین اکنون فعال نمی‌شود.',
} as const;
