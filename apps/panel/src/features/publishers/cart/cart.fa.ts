import type { Metric } from '@jarchi/domain/campaigns/goals.ts';
import type { SaleMode } from '#features/publishers/sale-mode.ts';

/** Texts that depend on how publishers are paid: their price, a price to be agreed, or a price for views. */
interface WayWords {
  readonly cart: string;
  readonly cost: string;
  readonly left: (amount: string) => string;
  readonly over: (amount: string) => string;
  readonly limit: (amount: string) => string;
  readonly publishers: string;
  readonly prices: string;
  readonly note: string;
  readonly estimate: string;
  readonly likelyRange: (from: string, to: string) => string;
  readonly dockReach: (reach: string) => string;
}

const ofPeople = {
  estimate: 'دسترسی تخمینی',
  likelyRange: (from: string, to: string) => `بازهٔ محتمل: ${from} تا ${to} نفر`,
  dockReach: (reach: string) => `${reach} دسترسی`,
} as const;

const ways: Readonly<Record<SaleMode, WayWords>> = {
  price: {
    ...ofPeople,
    cart: 'سبد انتخاب',
    cost: 'هزینهٔ بسته',
    left: (amount) => `${amount} از بودجه می‌ماند`,
    over: (amount) => `${amount} تومان بیشتر از بودجه`,
    limit: (amount) => `بودجه ${amount}`,
    publishers: 'ناشران بسته',
    prices: 'قیمت، تومان',
    note: 'مبلغ هنگام فعال‌سازی نگه داشته می‌شود.',
  },
  invite: {
    ...ofPeople,
    cart: 'دعوت‌شده‌ها',
    cost: 'برآورد هزینه',
    left: (amount) => `${amount} تا سقف هزینه می‌ماند`,
    over: (amount) => `${amount} تومان بیشتر از سقف هزینه`,
    limit: (amount) => `سقف ${amount}`,
    publishers: 'ناشرانی که دعوت می‌شوند',
    prices: 'برآورد قیمت، تومان',
    note: 'قیمت نهایی پس از پاسخ ناشران روشن می‌شود و از سقف بیشتر نمی‌شود.',
  },
  views: {
    estimate: 'بازدید تخمینی',
    likelyRange: (from, to) => `بازهٔ محتمل: ${from} تا ${to} بازدید`,
    dockReach: (reach) => `${reach} بازدید`,
    cart: 'سبد انتخاب',
    cost: 'هزینهٔ بازدیدها',
    left: (amount) => `${amount} از بودجه می‌ماند`,
    over: (amount) => `${amount} تومان بیشتر از بودجه`,
    limit: (amount) => `بودجه ${amount}`,
    publishers: 'ناشران بسته',
    prices: '',
    note: 'مبلغ هنگام فعال‌سازی نگه داشته می‌شود و به اندازهٔ بازدید کسر می‌شود.',
  },
};

export const cartFa = {
  ways,
  undo: 'برگرداندن آخرین تغییر',
  redo: 'انجام دوبارهٔ تغییر',
  clearCart: 'خالی کردن سبد',
  cleared: 'سبد خالی شد.',
  undoWord: 'برگرداندن',
  basisOfViews: 'جمع بازدید آخرین انتشارهای هر ناشر',
  sum: (sum: string) => `جمع ناشران: ${sum}`,
  sumOfGoal: (sum: string) => `جمع ناشران: ${sum}؛ هدف با این جمع سنجیده می‌شود.`,
  how: 'این عدد از کجا می‌آید؟',
  basis: 'بر پایهٔ آمار آخرین انتشارهای هر ناشر؛ از هر پنج بار، چهار بار در این بازه است. اندازهٔ اشتراک مخاطبان با مدل برآورد می‌شود.',
  bounds: { low: 'دست‌کم (همه مشترک)', model: 'به برآورد مدل', high: 'حداکثر (بی‌اشتراک)' },
  person: 'نفر',
  ofGoal: (percent: string) => `${percent} هدف`,
  ofGoalText: {
    reach: 'جمع دسترسی تخمینی ناشران در برابر هدف',
    views: 'جمع بازدید تخمینی ناشران در برابر هدف',
    clicks: '',
  } satisfies Record<Metric, string>,
  perThousand: 'هر هزار دسترسی',
  netOfVat: 'پیش از مالیات',
  tomanWord: 'تومان',
  costBar: 'هزینه از بودجه',
  goalBar: 'برآورد از هدف',

  curve: 'جمع دسترسی در برابر هزینه',
  otherPackages: 'بسته‌های دیگر',
  curveBudget: 'برای بودجهٔ',
  curveCost: 'هزینه (تومان)',
  curveReach: 'جمع دسترسی',
  curveBound: 'بیشترین ممکن',
  curveNow: 'بستهٔ شما اکنون',

  overTitle: (amount: string) => `بسته ${amount} تومان از بودجه بیشتر است.`,
  dropFewest: (names: string) => `برداشتن ${names}`,
  dropMany: (count: string) => `برداشتن ${count} مورد گران‌تر`,
  dropWorst: (name: string) => `برداشتن گران‌ترین هر هزار: ${name}`,
  and: ' و ',

  empty: 'هنوز ناشری برنگزیده‌اید.',
  emptyTexts: {
    price: 'یکی از بسته‌های پیشنهادی را بردارید، یا از فهرست برگزینید.',
    invite: 'یکی از بسته‌های پیشنهادی را بردارید، یا از فهرست دعوت کنید.',
    views: 'یکی از بسته‌های پیشنهادی را بردارید، یا از فهرست برگزینید؛ قیمت با هدف شما حساب می‌شود.',
  } satisfies Record<SaleMode, string>,
  gone: 'این ناشر دیگر فروخته نمی‌شود',
  bundleGone: 'این باندل دیگر فروخته نمی‌شود',
  bundleOf: (count: string) => `باندل · ${count} ناشر`,
  reserves: 'ذخیره',
  reservesText: 'اگر ناشری کنار برود، به ترتیب جای او می‌نشینند. پولی برایشان نگه داشته نمی‌شود.',
  left: 'کنارگذاشته‌ها',
  leftText: (count: string) => `${count} مورد دیگر پیشنهاد نمی‌شود.`,
  includeAll: 'دوباره پیشنهاد شوند',
  remove: (name: string) => `برداشتن ${name}`,
  pin: (name: string) => `سنجاق ${name}: در پیشنهادهای تازه بماند`,
  unpin: (name: string) => `برداشتن سنجاق ${name}`,
  removed: (name: string) => `${name} برداشته شد.`,
  removedMany: (count: string) => `${count} مورد برداشته شد.`,

  full: (limit: string) => `یک بسته بیشتر از ${limit} مورد ندارد.`,
  inBundle: (title: string) => `این ناشر در باندل «${title}» خریده می‌شود و جدا افزوده نشد.`,
  bundlesOverlap: (title: string) => `ناشری از این باندل در باندل «${title}» هم هست؛ آن را بردارید تا این یکی افزوده شود.`,
  excluded: (title: string) => `«${title}» دیگر پیشنهاد نمی‌شود.`,
  allChosen: (count: string) => `${count} ناشر از بالای این فهرست افزوده شد.`,
  allDropped: (count: string) => `${count} ناشر این فهرست برداشته شد.`,
  tariffReplaced: 'تعرفهٔ دیگر همین ناشر جایگزین شد.',
  nowInBundle: (count: string) => `${count} ناشر که جدا برگزیده بودید، اکنون در این باندل‌اند.`,

  goOn: 'ادامه به فعال‌سازی',
  seeCart: 'دیدن سبد',
  dock: (count: string, price: string) => `${count} ناشر · ${price} تومان`,
  announce: (count: string, estimate: string, price: string) => `${count} ناشر، برآورد ${estimate}، هزینه ${price} تومان`,
} as const;
