import type { MeasurementSource } from '#reports/reports.ts';
import type { Metric } from '#campaigns/goals.ts';
import type { RejectReason } from './judge-figure.ts';

export const sourceTitlesFa: Readonly<Record<MeasurementSource, string>> = {
  platform_api: 'API پلتفرم',
  publisher_insight: 'آمار ناشر',
  tracked_click: 'کلیک ردیابی‌شده',
  operator_feed: 'ورود کارشناس',
  screenshot_proof: 'تصویر آمار',
  simulation: 'شبیه‌سازی',
};

export const metricTitlesFa: Readonly<Record<Metric, string>> = { reach: 'دسترسی', views: 'بازدید', clicks: 'کلیک' };

/** Why a measurement does not count; `standing` is the source whose figure stands for the hour. */
export function rejectTextFa(reason: RejectReason, standing: MeasurementSource | null): string {
  switch (reason) {
    case 'bot':
      return 'کار ربات بود، نه آدم';
    case 'repeat':
      return 'تکرار همان فرد در همان ساعت';
    case 'prefetch':
      return 'مرورگر پیش از تصمیم کاربر آن را خواست';
    case 'head':
      return 'نشانی پرسیده شد و باز نشد';
    case 'other_source':
      return 'کلیک این سهم را خود پلتفرم می‌شمارد';
    case 'source_repeat':
      return standing === null ? 'تکرار همان ساعت از منبعی دیگر' : `تکرار همان ساعت از ${sourceTitlesFa[standing]}`;
    case 'corrected':
      return 'همان منبع بعداً آن را اصلاح کرد';
    case 'lower_figure':
      return 'اصلاح رو به پایین؛ کارشناس بررسی می‌کند';
    case 'late_figure':
      return 'پس از تسویهٔ سهم ناشر رسید؛ کارشناس بررسی می‌کند';
  }
}
