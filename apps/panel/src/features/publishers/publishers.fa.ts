import { planSortTitlesFa } from '@jarchi/domain/platforms/platforms.fa.ts';
import type { PlanOrdering } from '#data/publishers/plan-requests.ts';

const orderings: Partial<Record<PlanOrdering, string>> = {
  suitable: planSortTitlesFa.suitable,
  '-followers': planSortTitlesFa['-followers'],
  '-reach': 'بیشترین دسترسی',
  cost_per_thousand: 'ارزان‌ترین هر هزار',
  price: 'ارزان‌ترین',
  '-price': planSortTitlesFa['-price'],
};

export const publishersFa = {
  orderings,
  list: 'فهرست ناشران',
  columns: {
    publisher: 'ناشر',
    category: 'دسته',
    reach: 'دسترسی تخمینی',
    price: 'قیمت (تومان)',
    invitePrice: 'برآورد قیمت (تومان)',
    cost: 'هر هزار دسترسی',
    hours: 'ماندگاری',
    more: 'کارهای دیگر',
  },
  hours: (hours: string) => `${hours} ساعت`,
  more: (count: string) => `+${count}`,
  reliable: 'ناشر مطمئن',
  select: (name: string) => `انتخاب ${name}`,
  selectAll: (count: string) => `انتخاب ${count} ناشر بالای این فهرست`,
  add: (name: string) => `افزودن ${name}`,
  remove: (name: string) => `برداشتن ${name}`,
  moreOf: (name: string) => `کارهای دیگر برای ${name}`,
  inBundle: 'در باندل',
  excluded: 'کنارگذاشته',
  reachWord: 'دسترسی',
  tomanWord: 'تومان',
  audience: (count: string, word: string) => `${count} ${word}`,
  dot: ' · ',
  comma: '، ',
  empty: 'هنوز ناشری برای این قالب ثبت نشده است.',
  nothingSelected: 'هنوز ناشری برنگزیده‌اید.',
  nothingSelectedText: 'یکی از بسته‌های پیشنهادی را بردارید، یا از فهرست برگزینید.',
  seePublishers: 'دیدن ناشران',
  menu: {
    details: 'جزئیات و تعرفه‌ها',
    pin: 'سنجاق در پیشنهادها',
    unpin: 'برداشتن سنجاق',
    exclude: 'دیگر پیشنهاد نشود',
    include: 'دوباره پیشنهاد شود',
    reserve: 'افزودن به ذخیره',
    unreserve: 'برداشتن از ذخیره',
  },
} as const;
