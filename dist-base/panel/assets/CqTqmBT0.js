import { r as e } from './XKyaHtl9.js';
import { t } from './D8JH1jTK.js';
import { t as n } from './D3ntQwAG.js';
import { E as r, j as i, ut as a } from './F4vu4jyn.js';
import { f as o, l as s, t as c, u as l } from './B4PylbZJ.js';
var u = {
  name: `image-off`,
  size: 24,
  node: [
    [`line`, { x1: `2`, x2: `22`, y1: `2`, y2: `22`, key: `a6p6uj` }],
    [`path`, { d: `M10.41 10.41a2 2 0 1 1-2.83-2.83`, key: `1bzlo9` }],
    [`line`, { x1: `13.5`, x2: `6`, y1: `13.5`, y2: `21`, key: `1q0aeu` }],
    [`line`, { x1: `18`, x2: `21`, y1: `12`, y2: `15`, key: `5mozeu` }],
    [`path`, { d: `M3.59 3.59A1.99 1.99 0 0 0 3 5v14a2 2 0 0 0 2 2h14c.55 0 1.052-.22 1.41-.59`, key: `mmje98` }],
    [`path`, { d: `M21 15V5a2 2 0 0 0-2-2H9`, key: `43el77` }],
  ],
};
u.node;
var d = i(u),
  f = e(t(), 1),
  p = {
    title: `محتوای اینفلوئنسرها`,
    formats: { POST: `پست`, STORY: `استوری`, PIN: `پین`, IN_CHANNEL: `درون کانال` },
    quoted: (e) => `«${e}»`,
    sub: (e) => e.join(` · `),
    campaign: (e) => `کمپین «${e}»`,
    picture: (e) => `محتوای ${e}`,
    states: { pending: `در انتظار`, confirmed: `تأیید شده`, rejected: `رد شده`, withdrawn: `کنار رفت` },
    decided: { confirmed: (e) => `تأیید شده، ${e}`, rejected: `رد شده، نسخهٔ تازه در راه`, withdrawn: (e) => `بی‌پاسخ ماند، ${e}` },
    due: {
      today: (e) => `تا امروز، ${e}`,
      tomorrow: (e) => `تا فردا، ${e}`,
      day: (e) => `تا ${e}`,
      over: `مهلت گذشت`,
      operator: `کارشناس تصمیم می‌گیرد`,
    },
    tabs: { all: `همه`, pending: `در انتظار`, confirmed: `تأیید شده`, rejected: `رد شده` },
    tabList: `محتواها بر پایهٔ وضعیت`,
    views: { label: `نمایش`, grid: `شبکه`, review: `بررسی` },
    search: `نام یا شناسهٔ ناشر`,
    campaignFilter: `کمپین`,
    allCampaigns: `همهٔ کمپین‌ها`,
    clear: `پاک کردن فیلترها`,
    list: `محتواها`,
    slides: (e) => `${e} اسلاید`,
    tabEmpty: { title: `محتوایی در این وضعیت نیست.` },
    home: { place: `خانه`, title: `در انتظار نظر شما`, all: `همه`, count: (e) => `${e} محتوا` },
    approve: (e) => `تأیید محتوای ${e}`,
    review: (e) => `بررسی محتوای ${e}`,
    approved: (e) => `محتوای ${e} تأیید شد.`,
    undo: `بازگرداندن`,
    sentAlready: `تأیید پیش از این فرستاده شده بود.`,
    approveFailed: `تأیید محتوا انجام نشد!`,
    rejected: (e) => `محتوای ${e} رد شد؛ نظر شما فرستاده شد.`,
    rejectFailed: `رد محتوا انجام نشد!`,
    alreadyDecided: `دربارهٔ این محتوا پیش‌تر تصمیم گرفته شده بود.`,
  },
  m = a();
function h({ content: e, className: t }) {
  let [n, i] = (0, f.useState)(!1),
    [a] = e.files,
    o = r(`overflow-hidden rounded-md bg-surface-press object-cover`, t);
  return !a || n
    ? (0, m.jsxs)(`span`, {
        className: r(o, `grid place-items-center text-text-3`),
        children: [
          (0, m.jsx)(d, { 'aria-hidden': !0, size: 20 }),
          (0, m.jsx)(`span`, { className: `sr-only`, children: p.picture(e.publisher.title) }),
        ],
      })
    : a.duration === null
      ? (0, m.jsx)(`img`, { src: a.url, alt: p.picture(e.publisher.title), loading: `lazy`, onError: () => i(!0), className: o })
      : (0, m.jsx)(`video`, {
          src: a.url,
          preload: `metadata`,
          muted: !0,
          playsInline: !0,
          'aria-label': p.picture(e.publisher.title),
          className: o,
        });
}
var g = 36e5;
function _(e, t) {
  let n = Date.parse(e),
    r = n - t;
  if (r <= 0) return { words: p.due.over, tone: `urgent` };
  let [i, a] = [o(n), o(t)],
    u = s(n);
  return {
    words: i === a ? p.due.today(u) : i === c(a, 1) ? p.due.tomorrow(u) : p.due.day(l(n)),
    tone: r < 3 * g ? `urgent` : i <= c(a, 1) ? `soon` : `neutral`,
  };
}
var v = { neutral: `text-text-3`, soon: `text-warning-text`, urgent: `text-danger-text` };
function y({ content: e, now: t }) {
  let { words: i, tone: a } = _(e.due_at, t),
    o = e.rejections_left === 0;
  return (0, m.jsxs)(`span`, {
    className: r(`flex items-center gap-1.5 text-sm`, o ? v.neutral : v[a]),
    children: [
      (0, m.jsx)(n, { 'aria-hidden': !0, size: 14, className: `shrink-0` }),
      (0, m.jsx)(`span`, { className: `truncate`, children: o ? p.due.operator : i }),
    ],
  });
}
export { h as n, p as r, y as t };
