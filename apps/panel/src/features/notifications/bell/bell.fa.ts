/** The bell: unread messages. */
export const bellFa = {
  title: 'اعلان‌ها',
  open: (unread: string) => `اعلان‌ها، ${unread} خوانده‌نشده`,
  openEmpty: 'اعلان‌ها',
  unread: (count: string) => `${count} خوانده‌نشده`,
  isUnread: 'خوانده‌نشده',
  seeAll: 'خواندن همه',
  all: 'دیدن همهٔ اعلان‌ها',
  empty: 'پیام تازه‌ای ندارید.',
  failed: 'اعلان‌ها دریافت نشد.',
  retry: 'تلاش دوباره',
  justNow: 'همین حالا',
  minutesAgo: (minutes: string) => `${minutes} دقیقه پیش`,
  today: (time: string) => `امروز، ${time}`,
  yesterday: (time: string) => `دیروز، ${time}`,
  on: (day: string, time: string) => `${day}، ${time}`,
} as const;
