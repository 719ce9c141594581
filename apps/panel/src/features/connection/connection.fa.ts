export const connectionFa = {
  offline: {
    title: 'اینترنت قطع است.',
    withTime: (time: string) => `آنچه می‌بینید در ${time} گرفته شده؛ دکمه‌هایی که پول جابه‌جا می‌کنند تا وصل شدن خاموش‌اند.`,
    /** For one line: the bar on a phone. */
    shortTime: (time: string) => `داده‌های ${time}`,
    withoutTime: 'دکمه‌هایی که پول جابه‌جا می‌کنند تا وصل شدن خاموش‌اند.',
    retry: 'تلاش دوباره',
  },
  newVersion: {
    title: 'نسخهٔ تازهٔ پنل آماده است',
    text: 'پیش‌نویس‌های شما ذخیره شده‌اند.',
    update: 'به‌روزرسانی',
  },
} as const;
