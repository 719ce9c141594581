/** Texts of the prompts: a missing phone, missing financial info, an extension that hides parts of the panel. */
export const promptsFa = {
  later: 'بعداً',
  phone: {
    title: 'تکمیل اطلاعات کاربری',
    text: 'هنوز شمارهٔ موبایلی برای حساب شما ثبت نشده است. بدون آن نمی‌توان با کد پیامکی وارد شد.',
    id: (id: string) => `شناسه ${id}`,
    none: 'بدون شماره',
    add: 'افزودن شمارهٔ موبایل',
    leaves: 'به صفحهٔ مدیریت شماره در سرویس حساب‌ها می‌روید.',
  },
  financial: {
    title: 'اطلاعات مالی شما کامل نیست',
    text: 'پنل شما شارژ شده، ولی اطلاعات مالی کامل نشده است. برای صدور فاکتور و ادامهٔ کار به آن نیاز داریم.',
    paid: (amount: string, balance: string) => `${amount} تومان به موجودی افزوده شد؛ موجودی اکنون ${balance} تومان است.`,
    missing: 'آنچه کم است',
    fields: ['نام یا نام شرکت', 'کد یا شناسهٔ ملی', 'نشانی'],
    economicNumber: 'شمارهٔ اقتصادی',
    companiesOnly: 'فقط برای شرکت',
    complete: 'تکمیل اطلاعات',
    balance: 'موجودی:',
    toman: 'تومان',
  },
  blocker: {
    title: 'مسدودکنندهٔ تبلیغ روشن است',
    text: 'این افزونه‌ها بخشی از پنل و تصویر محتواها را نشان نمی‌دهند. فقط برای همین نشانی خاموشش کنید.',
    openExtension: 'روی نشان افزونه کنار نوار نشانی بزنید.',
    pause: (label: string) => `«${label}» را انتخاب کنید.`,
    powerOff: 'دکمهٔ بزرگ روشن و خاموش را بزنید تا خاکستری شود.',
    reopen: 'صفحه را دوباره باز کنید.',
    reload: 'خاموش کردم، باز کردن دوباره',
  },
} as const;
