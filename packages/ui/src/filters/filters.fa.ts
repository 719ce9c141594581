import type { DatePreset } from '@jarchi/domain/filters/filters.ts';

export const filtersFa = {
  filter: 'فیلتر',
  add: 'افزودن فیلتر',
  openWithCount: (count: string) => `فیلتر، ${count} فعال`,
  all: 'فیلترها',
  clear: 'پاک کردن فیلترها',
  clearShort: 'پاک کردن',
  remove: (name: string) => `پاک کردن فیلتر: ${name}`,
  apply: 'اعمال',
  named: (name: string, value: string) => `${name}: ${value}`,
  join: (values: readonly string[]) => values.join('، '),
  range: (from: string | undefined, to: string | undefined) =>
    [from === undefined ? '' : `از ${from}`, to === undefined ? '' : `تا ${to}`].filter(Boolean).join(' '),
  days: (from: string, to: string) => `${from} تا ${to}`,
  from: 'از',
  to: 'تا',
  least: (name: string) => `کمترین ${name}`,
  most: (name: string) => `بیشترین ${name}`,
  measure: (amount: string, unit: string) => `${amount} ${unit}`.trim(),
  unlimited: (measure: string) => `${measure}، بی‌محدودیت`,
  between: (from: string, to: string, unit: string) => `بین ${from} تا ${to} ${unit}`.trim(),
  presets: { today: 'امروز', last_7_days: '۷ روز گذشته', last_30_days: '۳۰ روز گذشته' } satisfies Record<DatePreset, string>,
  chooseDays: 'انتخاب بازه…',
  more: (count: string) => `${count} مورد دیگر`,
  dropped: 'بخشی از نشانی خوانده نشد و کنار گذاشته شد.',
} as const;
