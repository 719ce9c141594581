/** The choice of an account after the sign-in. */
export const accountsFa = {
  title: 'کدام حساب؟',
  lead: 'یکی از پنل‌هایتان را باز کنید؛ بعدها هم عوض می‌شود.',
  list: 'پنل‌های شما',
  types: { adv: 'تبلیغ‌دهنده', pub: 'ناشر', discover: 'کشف', other: 'همکار فروش' },
  own: (type: string, id: string) => `${type} · شناسه ${id}`,
  elsewhere: (type: string) => `${type} · پنل دیگر`,
  opensElsewhere: 'در پنجرهٔ تازه باز می‌شود',
  create: 'ساخت پنل تازه',
  signOut: 'خروج',
  failed: 'پنل‌ها دریافت نشد.',
  retry: 'تلاش دوباره',
} as const;
