import type { PanelType } from './panel-tabs.ts';

/** The panels of a person. */
export const switcherFa = {
  title: 'پنل‌های شما',
  search: 'جست‌وجو میان پنل‌های شما',
  types: {
    adv: 'تبلیغ‌دهنده',
    pub: 'ناشر',
    discover: 'کشف',
    other: 'همکار فروش',
  } satisfies Record<PanelType, string>,
  typeChoice: 'نوع پنل',
  account: (id: string) => `شناسه ${id}`,
  toman: 'تومان',
  current: 'پنل کنونی',
  opensElsewhere: 'در پنجرهٔ تازه باز می‌شود',
  locked: 'به نمایندگی، تنها همین حساب باز است.',
  invitations: (count: string) => `${count} دعوت در انتظار پاسخ شما`,
  manage: 'مدیریت پنل‌ها',
  noneOfType: 'در این بخش پنلی با این نام نیست.',
  nothing: 'پنلی با این نام پیدا نشد.',
  failed: 'پنل‌ها دریافت نشد.',
  retry: 'تلاش دوباره',
} as const;
