import type { NoticeKind } from '@jarchi/domain/notices/notifications.ts';

/** The action that a message asks for; other messages only inform. */
export const noticeAsksFa: Partial<Record<NoticeKind, string>> = {
  content_delivered: 'بررسی',
  campaign_to_pay: 'پرداخت',
  campaign_asks_new_dates: 'تعیین تاریخ',
  campaign_list_ready: 'دیدن فهرست',
  wait_quote: 'پرداخت',
  wait_new_dates: 'تعیین تاریخ',
  wait_list: 'دیدن فهرست',
  wait_difference: 'پرداخت',
  wait_content: 'بررسی',
  alert_balance: 'افزایش موجودی',
  report_failed: 'فرستادن دوباره',
};

export const notificationsFa = {
  title: 'اعلان‌ها',
  tabs: { label: 'کدام اعلان‌ها', all: 'همه', unread: 'خوانده‌نشده' },
  seeAll: 'خواندن همه',
  see: (title: string) => `خواندن: ${title}`,
  unread: 'خوانده‌نشده',
  openOf: (title: string, ask = 'دیدن') => `${ask}: ${title}`,
  more: 'اعلان‌های پیش‌تر',
  loadingMore: 'در حال دریافت…',
  today: 'امروز',
  yesterday: (day: string) => `دیروز، ${day}`,
  empty: { title: 'اعلانی نیست.', text: 'خبر پرداخت‌ها و تغییر وضعیت کمپین‌ها این‌جا می‌آید.' },
  unreadEmpty: { title: 'همهٔ اعلان‌ها را خوانده‌اید.' },
  toAll: 'دیدن همه',
  toCampaigns: 'فهرست کمپین‌ها',
  allSeen: 'همهٔ اعلان‌ها خوانده شد.',
} as const;
