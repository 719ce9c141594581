import { n as e, t } from './BTZA6jGa.js';
import { t as n } from './DcJ8n09g.js';
import { a as r, d as i, n as a, o, r as s, v as c } from './ux1A5ShH.js';
import { t as l } from './DQJsnGIm.js';
var u = {
  name: `flask-conical`,
  size: 24,
  node: [
    [
      `path`,
      { d: `M14 2v6a2 2 0 0 0 .245.96l5.51 10.08A2 2 0 0 1 18 22H6a2 2 0 0 1-1.755-2.96l5.51-10.08A2 2 0 0 0 10 8V2`, key: `18mbvz` },
    ],
    [`path`, { d: `M6.453 15h11.094`, key: `3shlmq` }],
    [`path`, { d: `M8.5 2h7`, key: `csnxdl` }],
  ],
};
u.node;
var d = t(u),
  f = e(),
  p = {
    sidebar: `نوار کناری`,
    mainNav: `ناوبری اصلی`,
    home: `کنسول کارکنان، فهرست مشتریان`,
    filesGroup: `پرونده‌ها`,
    customers: `مشتریان`,
    signOut: `خروج`,
    signingOut: `در حال خروج…`,
    trial: `نسخهٔ آزمایشی با داده‌های نمونه`,
    stranger: {
      title: `این بخش برای کارکنان است.`,
      text: `حسابی که با آن وارد شده‌اید به کنسول کارکنان راه ندارد. با حساب کارکنان وارد شوید یا به پنل خود بروید.`,
      signIn: `ورود با حساب دیگر`,
      panel: `رفتن به پنل`,
    },
    art: { title: `پشت هر صدا، کسی هست.`, text: `مشتری را پیدا کنید، مشکل را از چشم او ببینید و با نام خود پاسخ‌گو باشید.` },
  },
  m = `jarchi-staff`;
async function h(e, t) {
  (await a.session.signInWithPassword({ body: { username: e, password: t, platform: m } }), s());
  try {
    return (await a.staff.getStaffMember(), `member`);
  } catch (e) {
    if (e instanceof o && e.status === 403) return `stranger`;
    throw e;
  }
}
async function g() {
  (await a.session.signOut(), s());
}
function _({ size: e = 26, label: t, className: n }) {
  return (0, f.jsxs)(`svg`, {
    width: e,
    height: e,
    viewBox: `0 0 32 32`,
    role: t ? `img` : void 0,
    'aria-label': t,
    'aria-hidden': !t || void 0,
    className: c(`shrink-0 text-brand-600 dark:text-chart-1`, n),
    children: [
      (0, f.jsxs)(`g`, {
        fill: `none`,
        stroke: `currentColor`,
        strokeWidth: `3.6`,
        strokeLinecap: `round`,
        strokeLinejoin: `round`,
        children: [
          (0, f.jsx)(`path`, { d: `M6.4 6H25.6` }),
          (0, f.jsx)(`path`, { d: `M25.6 6C14.4 7.4 6.8 12.4 6.8 19.4c0 5.9 5 9.4 11.2 9.4 3 0 5.6-.7 7.8-2` }),
        ],
      }),
      (0, f.jsx)(`circle`, { cx: `18.6`, cy: `18.7`, r: `2.9`, fill: `currentColor` }),
    ],
  });
}
function v({ size: e = 26, className: t }) {
  return (0, f.jsxs)(`span`, {
    className: c(`inline-flex items-center gap-2.5 text-text`, t),
    children: [
      (0, f.jsx)(_, { size: e }),
      (0, f.jsx)(`span`, { className: `leading-relaxed font-extrabold`, style: { fontSize: e * 0.88 }, children: i.brand }),
    ],
  });
}
function y({ isInRail: e = !1 }) {
  return (0, f.jsxs)(f.Fragment, {
    children: [
      (0, f.jsxs)(`span`, {
        className: e ? `flex flex-1 items-center justify-between gap-3 max-xl:hidden` : `flex items-center gap-3`,
        children: [(0, f.jsx)(v, { size: 26 }), (0, f.jsx)(l, { tone: `action`, children: n.staff })],
      }),
      e && (0, f.jsx)(_, { size: 28, className: `xl:hidden` }),
    ],
  });
}
function b({ className: e = `` }) {
  return r.isTrial
    ? (0, f.jsxs)(`p`, {
        className: `flex min-h-7 items-center justify-center gap-1.5 bg-action-soft px-3 text-xs text-action-soft-text ${e}`,
        children: [(0, f.jsx)(d, { 'aria-hidden': !0, size: 14, className: `shrink-0` }), p.trial],
      })
    : null;
}
export { p as a, g as i, y as n, h as r, b as t };
