/** Texts for the list of contents and its filters. */
export const queueFa = {
  search: 'نام یا شناسهٔ ناشر',
  campaign: 'کمپین',
  format: 'قالب',
  due: 'مهلت',
  dueIn: { today: 'تا پایان امروز', tomorrow: 'تا پایان فردا', week: 'تا یک هفتهٔ دیگر' },
  show: (count: string) => `دیدن ${count} محتوا`,
  list: 'محتواها',
  slides: (count: string) => `${count} اسلاید`,
  tabs: { all: 'همه', pending: 'در انتظار', confirmed: 'تأیید شده', rejected: 'رد شده' },
  tabList: 'محتواها بر پایهٔ وضعیت',
  views: { label: 'نمایش', grid: 'شبکه', review: 'بررسی' },
  tabEmpty: { title: 'محتوایی در این وضعیت نیست.' },
} as const;
