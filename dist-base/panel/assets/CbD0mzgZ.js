const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      'assets/DkpVLm5P.js',
      'assets/XKyaHtl9.js',
      'assets/DSnUUpLO.js',
      'assets/F4vu4jyn.js',
      'assets/i5RsCZif.js',
      'assets/-XGG-u2U.js',
      'assets/D8JH1jTK.js',
      'assets/3knk6iHf.js',
      'assets/CqtK505k.js',
      'assets/BLMRr5e9.css',
      'assets/BBOUjuGv.js',
      'assets/BnwNWBLZ.js',
      'assets/Gic8dC47.js',
      'assets/C4rHVqgy.js',
      'assets/y-SvcHlL.js',
      'assets/DxnzMAPl.js',
      'assets/mekJ1ofw.js',
      'assets/OC6yXdXM.js',
      'assets/B0SRo6F_.js',
      'assets/BiNgHixo.js',
      'assets/DrUi8QQT.js',
      'assets/myNqLDer.js',
      'assets/BUw95eHc.js',
      'assets/YBalEp_5.js',
      'assets/DiG58iuX.js',
      'assets/CRnAKStp.js',
      'assets/DHPLnCJj.js',
      'assets/9iQVKQ6f.js',
      'assets/Dyl_hPRw.js',
      'assets/DNhQufla.js',
      'assets/DLUAPZVZ.js',
      'assets/C4I0mwUW.js',
      'assets/BIMdbZQQ.js',
      'assets/D-U-9rl3.js',
      'assets/BM7VaH2K.js',
      'assets/C-P1FZqW.js',
      'assets/B4PylbZJ.js',
      'assets/9Ph53wcl.js',
      'assets/Hlf0MBDE.js',
      'assets/C74kO5pw.js',
      'assets/aaCDZHpd.js',
      'assets/Wf1ibiqF.js',
      'assets/DdMmBFr6.js',
    ]),
) => i.map((i) => d[i]);
import { r as e } from './XKyaHtl9.js';
import { t } from './DSnUUpLO.js';
import { t as n } from './BBOUjuGv.js';
import { t as r } from './C4rHVqgy.js';
import { t as i } from './D8JH1jTK.js';
import { E as a, I as o, ut as s } from './F4vu4jyn.js';
import { a as c, n as l, o as u } from './BM7VaH2K.js';
import { a as d, c as f, d as p, i as m, o as h, p as g } from './B4PylbZJ.js';
import { i as _, s as v } from './DrUi8QQT.js';
import { n as y } from './DNhQufla.js';
var b = e(i(), 1),
  x = s();
function S({ isSet: e = !1 } = {}) {
  return a(
    `inline-flex h-(--h-md) shrink-0 items-center gap-2 rounded-md border px-3 text-md whitespace-nowrap transition-colors duration-(--t-fast)`,
    e
      ? `border-brand-300 bg-action-soft font-medium text-action-soft-text dark:border-action`
      : `border-line-strong bg-surface text-text-2 hover:bg-surface-hover`,
  );
}
var C = `inline-flex h-full items-center gap-2`;
function w({ isSet: e, clearLabel: t, onClear: n, children: i }) {
  return (0, x.jsxs)(`div`, {
    className: S({ isSet: e }),
    children: [
      i,
      e &&
        (0, x.jsx)(`button`, {
          type: `button`,
          'aria-label': t,
          onClick: n,
          className: `touch-area -me-1 grid size-6 place-items-center rounded-xs hover:bg-action-soft-hover`,
          children: (0, x.jsx)(r, { 'aria-hidden': !0, size: 15 }),
        }),
    ],
  });
}
function T(e, t) {
  let [n, r] = [g(e, 12), g(t, 12)];
  return e === t ? m(r) : f(n) === f(r) ? y.days(d(n), m(r)) : y.days(p(n) === p(r) ? h(n) : m(n), m(r));
}
function E({ field: e, options: t = [] }, n) {
  let r = n[e.key];
  switch (r?.type) {
    case void 0:
      return;
    case `search`:
      return r.text;
    case `select`:
      return y.join(r.values.map((e) => t.find((t) => t.value === e)?.label ?? e));
    case `date`:
      return r.range === `select` ? T(r.from, r.to) : y.presets[r.range];
    case `number`: {
      let e = r.from === null ? void 0 : v(r.from),
        t = r.to === null ? void 0 : v(r.to);
      return r.from === r.to ? e : y.range(e, t);
    }
  }
}
function D({ field: e, unit: t = `` }) {
  return y.between(_(e.limits.from), _(e.limits.to), t);
}
var O = (0, b.lazy)(async () => ({
    default: (
      await o(
        async () => {
          let { ChipPopover: e } = await import(`./DkpVLm5P.js`);
          return { ChipPopover: e };
        },
        __vite__mapDeps([
          0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34,
          35, 36, 37, 38, 39, 40, 41, 42,
        ]),
      )
    ).ChipPopover,
  })),
  k = (0, b.lazy)(async () => ({
    default: (
      await o(
        async () => {
          let { MorePopover: e } = await import(`./DkpVLm5P.js`);
          return { MorePopover: e };
        },
        __vite__mapDeps([
          0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34,
          35, 36, 37, 38, 39, 40, 41, 42,
        ]),
      )
    ).MorePopover,
  }));
function A({ spec: e, filters: t, onFilters: n }) {
  let { icon: i, label: a, field: o } = e,
    s = c(t, o.key).length > 0;
  return (0, x.jsxs)(`button`, {
    type: `button`,
    'aria-pressed': s,
    onClick: () => n(u(t, o.key, { type: `select`, values: s ? [] : [`true`] })),
    className: S({ isSet: s }),
    children: [i && (0, x.jsx)(i, { 'aria-hidden': !0, size: 16 }), a, s && (0, x.jsx)(r, { 'aria-hidden': !0, size: 15 })],
  });
}
function j({ spec: e, filters: n, onFilters: r }) {
  let [i, a] = (0, b.useState)(!1),
    { field: o, label: s } = e,
    c = E(e, n),
    l = (e) => r(u(n, o.key, e)),
    d = (0, x.jsxs)(`button`, {
      type: `button`,
      'aria-haspopup': `dialog`,
      onClick: () => a(!0),
      className: C,
      children: [
        (0, x.jsx)(`span`, { className: `max-w-56 truncate`, children: c === void 0 ? s : y.named(s, c) }),
        c === void 0 && (0, x.jsx)(t, { 'aria-hidden': !0, size: 16 }),
      ],
    });
  return (0, x.jsx)(w, {
    isSet: c !== void 0,
    clearLabel: y.remove(s),
    onClear: () => l(void 0),
    children: i ? (0, x.jsx)(b.Suspense, { fallback: d, children: (0, x.jsx)(O, { spec: e, filters: n, onApply: l }) }) : d,
  });
}
function M({ specs: e, filters: t, onFilters: r }) {
  let [i, a] = (0, b.useState)(!1),
    o = `${S()} border-dashed`,
    s = (0, x.jsxs)(`button`, {
      type: `button`,
      'aria-haspopup': `dialog`,
      'aria-label': y.add,
      onClick: () => a(!0),
      className: o,
      children: [(0, x.jsx)(n, { 'aria-hidden': !0, size: 16 }), y.filter],
    });
  return i
    ? (0, x.jsx)(b.Suspense, {
        fallback: s,
        children: (0, x.jsx)(k, { specs: e, filters: t, onApply: (e, n) => r(u(t, e, n)), triggerClass: o }),
      })
    : s;
}
function N({ specs: e, filters: t, onFilters: n, isWithoutMore: r = !1 }) {
  let i = (e) => t[e.field.key] !== void 0,
    a = e.filter(({ field: e }) => e.type !== `search`),
    o = a.filter((e) => i(e) || !e.isExtra).toSorted((e, t) => Number(i(t)) - Number(i(e))),
    s = a.filter((e) => e.isExtra && !i(e));
  return (0, x.jsxs)(x.Fragment, {
    children: [
      o.map((e) => {
        let r = l(e) ? A : j;
        return (0, x.jsx)(r, { spec: e, filters: t, onFilters: n }, e.field.key);
      }),
      s.length > 0 && !r && (0, x.jsx)(M, { specs: s, filters: t, onFilters: n }),
    ],
  });
}
export { C as i, E as n, D as r, N as t };
