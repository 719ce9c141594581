import { a as e, c as t, f as n, l as r, n as i, o as a, p as o, t as s } from './B4PylbZJ.js';
import { i as c } from './CTGuGsln.js';
var l = {
    title: `کمپین‌ها`,
    home: `خانه`,
    count: (e) => `${e} کمپین`,
    start: `شروع کمپین`,
    types: { REACH: `دسترسی`, INFLUENCE: `اینفلوئنسری`, CPM: `بازدیدی`, CPC: `کلیکی` },
    formats: { POST: `پست`, STORY: `استوری`, PIN: `پین در فهرست پیام‌ها`, IN_CHANNEL: `درون‌کانال` },
    sub: (e) => e.join(` · `),
    range: (e, t) => `${e} تا ${t}`,
    untitled: `کمپین بدون عنوان`,
    none: `–`,
    budget: `بودجه`,
    million: `تومان`,
    of: (e, t) => `${e} از ${t}`,
    openReport: (e) => `گزارش «${e}»`,
    daysLeft: (e) => `${e} روز مانده`,
    lastDay: `روز آخر`,
    starts: (e) => `شروع: ${e}`,
    reachOf: (e, t) => `${e} از ${t} دسترسی`,
    reachOnly: (e) => `${e} دسترسی`,
    actions: { pay: `پرداخت`, buy: `بررسی و خرید`, reason: `دیدن دلیل`, dates: `تاریخ تازه`, view: `دیدن گزارش`, status: `دیدن وضعیت` },
    runningTitle: `کمپین‌های جاری`,
    runningLegend: { spend: `مصرف بودجه`, today: `جای امروز در زمان‌بندی` },
    allCampaigns: `همهٔ کمپین‌ها`,
    runningEmpty: { title: `کمپینی در جریان نیست.`, text: `کمپین‌های تمام‌شده را در فهرست کمپین‌ها می‌بینید.` },
    restIsFresh: `بقیهٔ صفحه به‌روز است.`,
  },
  u = {
    list: `پیش‌نویس‌های ناتمام`,
    untitled: `پیش‌نویس بدون عنوان`,
    step: (e, t, n) => `گام ${e} از ${t}، ${n}`,
    steps: { 'general-information': `اطلاعات کلی`, content: `محتوا`, 'create-package': `بسته‌چینی`, activation: `فعال‌سازی` },
    saved: (e) => `ذخیره در ${e}`,
    today: (e) => `امروز، ${e}`,
    yesterday: (e) => `دیروز، ${e}`,
    earlier: (e, t) => `${e}، ${t}`,
    resume: `ادامه`,
    resumeNamed: (e) => `ادامهٔ «${e}»`,
    remove: (e) => `حذف «${e}»`,
    removed: (e) => `«${e}» حذف شد.`,
    undo: `بازگرداندن`,
    removeFailed: `پیش‌نویس حذف نشد.`,
    unfinished: `پیش‌نویس ناتمام:`,
    all: (e) => `همهٔ ${e} پیش‌نویس`,
    dash: ` — `,
    empty: { title: `پیش‌نویسی ندارید.`, text: `کمپینی که نیمه‌کاره رها شود این‌جا می‌ماند تا ادامه‌اش دهید.` },
  };
function d(n, r) {
  let i = o(n),
    s = o(r);
  if (n === r) return a(i);
  let c = t(i) === t(s);
  return l.range(c ? e(i) : a(i), a(s));
}
function f(e, t) {
  let n = i(t, e);
  return n < 0 ? `` : n === 0 ? l.lastDay : l.daysLeft(c(n));
}
function p(e, t) {
  let i = r(Date.parse(e)),
    o = n(Date.parse(e)),
    c = n(t);
  return o === c ? u.today(i) : o === s(c, -1) ? u.yesterday(i) : u.earlier(a(Date.parse(e)), i);
}
export { l as a, u as i, d as n, p as r, f as t };
