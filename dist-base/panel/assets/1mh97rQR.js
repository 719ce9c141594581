import { r as e } from './XKyaHtl9.js';
import { t } from './VXmm6Y8v.js';
import { n } from './gmqf80wk.js';
import { t as r } from './D4tpWBZn.js';
import { $ as i, Q as a, V as o, j as s, p as c, ut as l } from './F4vu4jyn.js';
import { i as u, l as d } from './DrUi8QQT.js';
import { o as f } from './CwUb1psq.js';
import { t as p } from './DmkLnROW.js';
import { t as m } from './D75LBRkT.js';
import { t as h } from './D8JH1jTK.js';
import { t as g } from './BTSTizhr.js';
var _ = {
  name: `unplug`,
  size: 24,
  node: [
    [`path`, { d: `m19 5 3-3`, key: `yk6iyv` }],
    [`path`, { d: `m2 22 3-3`, key: `19mgm9` }],
    [`path`, { d: `M6.3 20.3a2.4 2.4 0 0 0 3.4 0L12 18l-6-6-2.3 2.3a2.4 2.4 0 0 0 0 3.4Z`, key: `goz73y` }],
    [`path`, { d: `M7.5 13.5 10 11`, key: `7xgeeb` }],
    [`path`, { d: `M10.5 16.5 13 14`, key: `10btkg` }],
    [`path`, { d: `m12 6 6 6 2.3-2.3a2.4 2.4 0 0 0 0-3.4l-2.6-2.6a2.4 2.4 0 0 0-3.4 0Z`, key: `1snsnr` }],
  ],
};
_.node;
var v = s(_),
  y = e(h(), 1),
  b = {
    label: `نمایندگی کارکنان`,
    onBehalf: `به نمایندگی از`,
    debtLimit: `سقف بدهی`,
    toman: `تومان`,
    crm: `پروندهٔ مشتری`,
    opensElsewhere: `در پنجرهٔ تازه باز می‌شود`,
    staff: (e) => `کارشناس: ${e}`,
    minutesLeft: (e) => `${e} دقیقه مانده`,
    shortLeft: (e) => `${e}′`,
    over: `زمان نمایندگی به پایان رسید.`,
    release: `رها کردن حساب`,
    releaseShort: `رها کردن`,
    releasing: `در حال رها کردن…`,
    back: `بازگشت به کنسول`,
  },
  x = 6e4;
function S(e, t) {
  return Math.max(0, Math.ceil((e - t) / x));
}
var C = 1e3;
function w(e) {
  let [t, n] = (0, y.useState)(() => S(e, Date.now()));
  return (
    (0, y.useEffect)(() => {
      let t = () => n(S(e, Date.now()));
      t();
      let r = setInterval(t, C);
      return () => clearInterval(r);
    }, [e]),
    t
  );
}
var T = l(),
  E = `border-s border-white/25 ps-4`;
function D({ isOver: e, onReleased: t }) {
  let [n, o] = (0, y.useState)(!1),
    s = async () => {
      if (!n) {
        if (e) return t();
        o(!0);
        try {
          (await g.staff.releaseImpersonation({ body: {} }), t());
        } catch (e) {
          if (i(e, `account_not_found`) || i(e, `not_hijacked`) || (e instanceof a && e.status === 401)) return t();
          (f.error(r(e)), o(!1));
        }
      }
    };
  return (0, T.jsxs)(`button`, {
    type: `button`,
    onClick: () => void s(),
    'aria-busy': n || void 0,
    className: `inline-flex h-11 shrink-0 items-center gap-2 rounded-md bg-white px-3 text-md font-semibold whitespace-nowrap text-brand-800 hover:bg-brand-100 lg:h-7 lg:text-sm`,
    children: [
      (0, T.jsx)(v, { 'aria-hidden': !0, size: 16, className: `max-lg:hidden` }),
      e
        ? b.back
        : n
          ? b.releasing
          : (0, T.jsxs)(T.Fragment, {
              children: [
                (0, T.jsx)(`span`, { className: `max-lg:hidden`, children: b.release }),
                (0, T.jsx)(`span`, { className: `lg:hidden`, children: b.releaseShort }),
              ],
            }),
    ],
  });
}
function O({ account: e, hijack: t, debtLimit: n, crmUrl: r, onReleased: i }) {
  let a = w(Date.parse(t.expires_at)),
    o = a === 0;
  return (0, T.jsxs)(`section`, {
    'aria-label': b.label,
    'data-no-print': !0,
    title: t.reason,
    className: `flex h-full items-center gap-4 bg-brand-900 px-3 text-sm text-white [--focus-ring:var(--brand-300)] lg:px-5`,
    children: [
      (0, T.jsxs)(`p`, {
        className: `flex min-w-0 items-center gap-2.5`,
        children: [
          (0, T.jsx)(m, { 'aria-hidden': !0, size: 18, className: `shrink-0` }),
          (0, T.jsxs)(`span`, {
            className: `min-w-0 truncate`,
            children: [b.onBehalf, ` `, (0, T.jsx)(`b`, { className: `font-semibold`, children: e.title })],
          }),
        ],
      }),
      n !== void 0 &&
        (0, T.jsxs)(`p`, {
          className: `flex shrink-0 items-baseline gap-1.5 max-lg:hidden ${E}`,
          children: [
            b.debtLimit,
            (0, T.jsx)(`bdi`, { className: `font-semibold`, children: d(n) }),
            (0, T.jsx)(`span`, { className: `text-xs text-white/80`, children: b.toman }),
          ],
        }),
      r !== void 0 &&
        (0, T.jsxs)(`a`, {
          href: r,
          target: `_blank`,
          rel: `noreferrer`,
          className: `flex shrink-0 items-center gap-2 hover:underline max-lg:touch-area max-lg:ms-auto lg:text-white/90 ${E} max-lg:border-0 max-lg:p-2`,
          children: [
            (0, T.jsx)(`span`, { className: `max-lg:sr-only`, children: b.crm }),
            (0, T.jsx)(p, { 'aria-hidden': !0, size: 16 }),
            (0, T.jsx)(`span`, { className: `sr-only`, children: b.opensElsewhere }),
          ],
        }),
      (0, T.jsxs)(`div`, {
        className: `ms-auto flex shrink-0 items-center gap-4 max-lg:gap-3`,
        children: [
          t.staff_name !== `` && (0, T.jsx)(`p`, { className: `text-white/85 max-xl:hidden`, children: b.staff(t.staff_name) }),
          (0, T.jsx)(`p`, {
            role: `status`,
            className: o ? `font-semibold` : `text-white/85`,
            children: o
              ? b.over
              : (0, T.jsxs)(T.Fragment, {
                  children: [
                    (0, T.jsx)(`span`, { className: `max-sm:sr-only`, children: b.minutesLeft(u(a)) }),
                    (0, T.jsx)(`span`, { 'aria-hidden': !0, className: `sm:hidden`, children: b.shortLeft(u(a)) }),
                  ],
                }),
          }),
          (0, T.jsx)(D, { isOver: o, onReleased: i }),
        ],
      }),
    ],
  });
}
var k = `/staff`;
function A({ account: e, hijack: r }) {
  let i = t(n).data,
    { crm: a } = o.links;
  return (0, T.jsx)(O, {
    account: e,
    hijack: r,
    debtLimit: i?.debt_limit,
    crmUrl: a === `` ? void 0 : `${a}/${e.id}`,
    onReleased: () => {
      (c(), location.assign(k));
    },
  });
}
export { A as StaffBar };
