/** The members of the ordinary account, and why staff acted for it. */
export const teamFa = {
  niloofar: { first_name: 'نیلوفر', last_name: 'صدری' },
  farhad: { first_name: 'فرهاد', last_name: 'امینی' },
  mina: { first_name: 'مینا', last_name: 'رضایی' },
  visits: {
    budget: 'کمک در بسته‌چینی «چالش فنجان من»',
    discount: 'بررسی تخفیف نمایش‌داده‌نشده',
    training: 'آموزش نخستین کمپین، تماس تلفنی',
  },
} as const;
