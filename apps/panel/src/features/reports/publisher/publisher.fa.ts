import type { MeasurementSource } from '@jarchi/domain/reports/reports.ts';

const sources: Readonly<Record<MeasurementSource, string>> = {
  platform_api: 'رابط پلتفرم',
  publisher_insight: 'آمار ناشر',
  tracked_click: 'لینک رهگیری',
  operator_feed: 'ورود کارشناس',
  screenshot_proof: 'تصویر آمار',
  simulation: 'شبیه‌سازی',
};

/** Words of one publisher's details in a report. */
export const publisherFa = {
  sources,
  post: 'پست',
  open: 'دیدن پست',
  state: 'وضعیت',
  none: '–',
  noPost: 'هنوز منتشر نشده است.',
  slot: 'زمان برنامه‌ریزی‌شده',
  live: 'انتشار',
  ended: 'پایان',
  out: 'کنار رفتن',
  bought: 'خریداری‌شده',
  hours: (hours: string) => `${hours} ساعت`,
  units: (units: string) => `${units} واحد`,
  measured: 'آمار تا',
  proofs: 'گواه آمار',
  proof: (hours: string, first: string, last: string) => `${hours} ساعت آمار، از ${first} تا ${last}`,
  rejected: (hours: string) => `${hours} ساعت آمار ردشده دارد`,
  noProofs: 'هنوز آماری نرسیده است.',
  series: (name: string) => `${name} در این بازه`,
  figure: 'شاخص نمودار ناشر',
  names: { reach: 'دسترسی', views: 'بازدید', clicks: 'کلیک' },
  cost: (cost: string) => `هزینه در این بازه: ${cost} تومان`,
  at: (day: string, time: string) => `${day}، ${time}`,
} as const;
