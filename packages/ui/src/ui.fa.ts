import { campaignStateTitlesFa } from '@jarchi/domain/reports/overview/campaign-states.fa.ts';
import type { PaceVerdict } from '@jarchi/domain/reports/reports.ts';
/** All Persian texts of the design system, except react-aria's strings (rac.fa.ts). */
export const uiFa = {
  brand: 'جارچی',
  toman: 'تومان',
  noAmount: '—',
  optional: 'اختیاری',
  close: 'بستن',
  remove: (name: string) => `برداشتن ${name}`,
  loading: 'در حال دریافت',
  pendingPage: 'در حال دریافت صفحه',
  skip: 'رفتن به محتوا',
  bytes: ['بایت', 'کیلوبایت', 'مگابایت', 'گیگابایت'],
  counter: (length: string, limit: string) => `${length} از ${limit}`,
  marksTaken: 'نشانه‌های پنهان جهت نوشتار از متن برداشته شد.',
  otpLabel: (digits: string) => `کد ${digits} رقمی`,
  otpTooLong: (digits: string) => `کد ${digits} رقم دارد و این نوشته بیش از آن. تنها کد را بنویسید.`,
  showPassword: 'نمایش رمز',
  hidePassword: 'پنهان کردن رمز',
  choose: 'انتخاب کنید',
  clearSearch: 'پاک کردن جست‌وجو',

  states: campaignStateTitlesFa,
  platforms: {
    INSTAGRAM: 'اینستاگرام',
    TELEGRAM: 'تلگرام',
    LINKEDIN: 'لینکدین',
    BALE: 'بله',
    SOROUSH: 'سروش',
    EITAA: 'ایتا',
    RUBIKA: 'روبیکا',
  },

  pace: {
    verdicts: {
      ahead: (percent) => `${percent} جلوتر`,
      on_pace: () => 'هم‌گام با برنامه',
      behind: (percent) => `${percent} عقب‌تر`,
      far_behind: (percent) => `${percent} عقب‌تر`,
      spent_early: () => 'بودجه تمام شد',
      goal_reached: () => 'به هدف رسید',
      finished: () => 'پایان‌یافته',
    } satisfies Record<PaceVerdict, (percent: string) => string>,
    spending: 'مصرف بودجه',
    summary: (label: string, used: string) => `${label}: ${used}`,
    summaryWithTime: (label: string, used: string, elapsed: string, words: string) =>
      `${label}: ${used}، زمان سپری‌شده: ${elapsed}، ${words}`,
  },
  progress: (label: string, percent: string) => `${label}: ${percent}`,

  region: {
    retry: 'تلاش دوباره',
    filteredEmpty: 'نتیجه‌ای با این فیلترها نیست.',
    clearFilters: 'پاک کردن فیلترها',
  },
  lostPart: {
    title: 'این بخش بارگیری نشد',
    text: 'اتصال را بررسی کنید و دوباره تلاش کنید.',
  },

  table: {
    selectAll: 'انتخاب همهٔ این صفحه',
    selectRow: (name: string) => `انتخاب ${name}`,
    sortBy: (name: string) => `مرتب‌سازی بر پایهٔ ${name}`,
    totals: 'جمع',
  },
  pagination: {
    label: 'صفحه‌بندی',
    range: (from: string, to: string, total: string) => `${from} تا ${to} از ${total}`,
    perPage: 'در هر صفحه',
    goTo: 'رفتن به',
    goToPage: 'شمارهٔ صفحه',
    page: (page: string) => `صفحهٔ ${page}`,
    previous: 'صفحهٔ قبل',
    next: 'صفحهٔ بعد',
    gap: '…',
  },

  toasts: 'پیام‌ها',

  stepper: {
    label: 'گام‌ها',
    position: (step: string, total: string) => `گام ${step} از ${total}`,
    done: 'انجام شده',
  },

  multiSelect: {
    add: 'افزودن…',
    search: 'جست‌وجو',
    nothing: 'موردی پیدا نشد.',
    full: (limit: string) => `بیشتر از ${limit} مورد نمی‌توان برگزید.`,
  },
  dates: {
    choose: 'انتخاب تاریخ',
    chooseRange: 'انتخاب بازه',
    to: 'تا',
    from: 'از تاریخ',
    until: 'تا تاریخ',
    range: (from: string, to: string) => `${from} تا ${to}`,
    days: (count: string) => `${count} روز`,
    apply: 'اعمال',
    cancel: 'انصراف',
    previousMonth: 'ماه قبل',
    nextMonth: 'ماه بعد',
    today: 'امروز',
    selected: 'انتخاب‌شده',
  },

  chart: {
    asTable: 'نمایش جدول',
    asChart: 'نمایش نمودار',
    time: 'زمان',
    noValue: 'بدون داده',
    /** The value of a day or hour that is not over. */
    soFar: (when: string) => `${when}، تا این ساعت`,
    separator: '، ',
    summary: (label: string, { from, to }: { from: string; to: string }, { highest, at }: { highest: string; at: string }) =>
      `${label}، از ${from} تا ${to}. بیشترین: ${highest} در ${at}.`,
    empty: (label: string) => `${label}: بدون داده`,
    point: (when: string, values: string) => `${when}: ${values}`,
    reachOverCost: 'دسترسی در برابر هزینه',
    goal: (figure: string) => `هدف ${figure}`,
    reachAtCost: (reach: string, cost: string) => `دسترسی ${reach} با هزینهٔ ${cost}`,
    columnsSummary: (label: string, parts: string) => `${label}: ${parts}`,
  },
} as const;
