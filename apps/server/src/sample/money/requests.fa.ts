/** Reasons in the sample's requests of money. */
export const sampleRequestsFa = {
  gift: 'هدیهٔ همکاری، طبق قرارداد سال',
  correction: 'اصلاح هدیهٔ ثبت‌شده در ماه پیش',
  delay: 'جبران دیرکرد انتشار',
  design: 'هزینهٔ طراحی بیرون از پنل',
  together: 'تجمیع بودجهٔ دو پنل، به درخواست مشتری',
  back: 'بازگرداندن بودجهٔ جابه‌جاشده',
  slipAmount: 'روی فیش همین مبلغ نوشته شده است',
  unreadable: 'تصویر فیش خوانا نبود',
  otherName: 'شبا به نام صاحب حساب نبود',
  large: 'بازپرداخت قرارداد بزرگ',
  noted: 'پیش‌نویس برای گفت‌وگو با مدیر مالی',
} as const;
