import type { Metric } from '@jarchi/domain/campaigns/goals.ts';

const of: Readonly<Record<Metric, { readonly name: string; readonly most: string; readonly all: string }>> = {
  clicks: { name: 'کلیک', most: 'پرکلیک‌ترین', all: 'کلیک‌ها' },
  views: { name: 'بازدید', most: 'پربازدیدترین', all: 'بازدیدها' },
  reach: { name: 'دسترسی', most: 'پردسترس‌ترین', all: 'دسترسی' },
};

/** Words of the heat map of hours and days of the week. */
export const hoursFa = {
  of,
  weekdays: ['شنبه', 'یکشنبه', 'دوشنبه', 'سه‌شنبه', 'چهارشنبه', 'پنجشنبه', 'جمعه'],
  letters: ['ش', 'ی', 'د', 'س', 'چ', 'پ', 'ج'],
  figure: 'شاخص نقشهٔ ساعت‌ها',
  less: 'کمتر',
  more: 'بیشتر',
  best: (weekday: string, time: string, most: string) => `${weekday}، ${time} ${most} ساعت است.`,
  span: (share: string, all: string, from: string, to: string) => `${share} ${all} میان ${from} تا ${to} آمده است.`,
  tooFew: (clicks: string) => `برای نقشهٔ ساعت و روز دست‌کم ${clicks} کلیک لازم است.`,
  nothing: (name: string) => `در این بازه ${name} ثبت نشده است.`,
  cell: (weekday: string, time: string, value: string) => `${weekday}، ${time}: ${value}`,
  block: (from: string, to: string) => `${from} تا ${to}`,
  asTable: 'نمایش جدول',
  asMap: 'نمایش نقشه',
  hour: 'ساعت',
  caption: (name: string) => `${name} به تفکیک ساعت و روز هفته`,
} as const;
