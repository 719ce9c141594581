/** Separate from the other steps, so that the texts of the last step load only there. */
export const typesFa = {
  title: 'با کدام پنل شروع می‌کنید؟',
  lead: 'بعدها هم می‌توانید پنل دیگری بیفزایید.',
  label: 'پنل',
  only: { title: 'پنل شما آماده است', lead: 'پنل تبلیغ‌دهنده برای شما ساخته شد. از این‌جا کمپین می‌سازید و گزارش می‌گیرید.' },
  names: { adv: 'تبلیغ‌دهنده', pub: 'ناشر', discover: 'کشف', other: 'همکار فروش' },
  texts: {
    adv: 'کمپین می‌سازید و گزارش می‌گیرید',
    pub: 'صفحه یا کانال دارید و تبلیغ می‌پذیرید',
    discover: 'صفحه‌ها و کانال‌ها را جست‌وجو و مقایسه می‌کنید',
    other: 'برای مشتریان خود کمپین می‌گیرید',
  },
  open: 'رفتن به پنل',
} as const;
