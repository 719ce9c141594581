/** Texts that several pages share. */
export const pagesFa = {
  back: (label: string) => `بازگشت: ${label}`,
  home: 'بازگشت به خانه',
  campaigns: 'فهرست کمپین‌ها',
  start: 'شروع کمپین',
  charge: 'افزایش اعتبار',
  toman: 'تومان',
  support: {
    call: (phone: string) => `تماس با پشتیبانی: ${phone}`,
    none: (company: string) => `شمارهٔ پشتیبانی را از ${company} بپرسید.`,
  },
} as const;
