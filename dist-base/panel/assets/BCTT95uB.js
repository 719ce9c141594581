const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      'assets/C-P1FZqW.js',
      'assets/XKyaHtl9.js',
      'assets/Gic8dC47.js',
      'assets/D8JH1jTK.js',
      'assets/F4vu4jyn.js',
      'assets/i5RsCZif.js',
      'assets/-XGG-u2U.js',
      'assets/3knk6iHf.js',
      'assets/CqtK505k.js',
      'assets/BLMRr5e9.css',
      'assets/B4PylbZJ.js',
      'assets/9Ph53wcl.js',
      'assets/y-SvcHlL.js',
      'assets/Hlf0MBDE.js',
      'assets/C74kO5pw.js',
      'assets/aaCDZHpd.js',
      'assets/DrUi8QQT.js',
      'assets/OC6yXdXM.js',
      'assets/BnwNWBLZ.js',
      'assets/C4rHVqgy.js',
      'assets/DxnzMAPl.js',
      'assets/mekJ1ofw.js',
    ]),
) => i.map((i) => d[i]);
import { r as e } from './XKyaHtl9.js';
import { t } from './D8JH1jTK.js';
import { t as n } from './Hlf0MBDE.js';
import { t as r } from './DZ2K7Ik5.js';
import { C as i, E as a, I as o, j as s, ut as c } from './F4vu4jyn.js';
import { o as l, p as u } from './B4PylbZJ.js';
import { t as d } from './D0Vp9Bto.js';
var f = {
  name: `trending-up`,
  size: 24,
  node: [
    [`path`, { d: `M16 7h6v6`, key: `box55l` }],
    [`path`, { d: `m22 7-8.5 8.5-5-5L2 17`, key: `1t1m79` }],
  ],
};
f.node;
var p = s(f),
  m = `2000-01-01`,
  h = `2100-12-31`;
function g(e, t) {
  let { from: n, to: r } = e;
  if (n > r) return { code: `range_reversed`, from: n, to: r };
  if (n < m || r > h) return { code: `range_outside`, earliest: m, latest: h };
  let i = d(e);
  return i > t ? { code: `range_too_long`, days: i, longest_days: t } : void 0;
}
function _(e) {
  return g(e, 366) === void 0;
}
var v = e(t(), 1),
  y = c(),
  b = { good: `text-success-text`, bad: `text-danger-text`, neutral: `text-text-2` };
function x({ change: e }) {
  let t = e.trend === `up` ? p : r;
  return (0, y.jsxs)(`span`, {
    className: a(`flex items-center gap-1.5 text-sm`, b[e.tone]),
    children: [e.trend !== `flat` && e.tone !== `neutral` && (0, y.jsx)(t, { 'aria-hidden': !0, size: 16 }), e.text],
  });
}
function S({ tile: e, name: t, isSelected: n, onSelect: r }) {
  return (0, y.jsxs)(`label`, {
    className: a(
      `relative flex min-w-0 cursor-pointer flex-col gap-0.5 border-b border-line px-4 py-4 first:ps-(--gutter) hover:bg-surface-hover`,
      `max-md:first:col-span-2 max-md:nth-[even]:border-e max-md:nth-[even]:ps-(--gutter) md:not-last:border-e`,
      `has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus-ring`,
      n && `shadow-[inset_0_-2px_0_var(--chart-1)]`,
    ),
    children: [
      (0, y.jsx)(`input`, {
        type: `radio`,
        name: t,
        value: e.key,
        checked: n,
        onChange: r,
        className: `absolute inset-0 cursor-[inherit] appearance-none opacity-0`,
      }),
      (0, y.jsx)(`span`, { className: `text-sm text-text-2`, children: e.name }),
      (0, y.jsx)(`b`, {
        className: `truncate text-xl leading-normal font-bold max-md:in-[label:first-child]:text-3xl xl:text-2xl`,
        children: e.figure,
      }),
      e.change && (0, y.jsx)(x, { change: e.change }),
      e.note && (0, y.jsx)(`span`, { className: `truncate text-sm text-text-3`, children: e.note }),
    ],
  });
}
function C({ label: e, tiles: t, selected: n, onSelect: r, className: i }) {
  let o = (0, v.useId)();
  return (0, y.jsx)(`div`, {
    role: `radiogroup`,
    'aria-label': e,
    className: a(`grid grid-cols-2 md:grid-cols-5`, i),
    children: t.map((e) => (0, y.jsx)(S, { tile: e, name: o, isSelected: e.key === n, onSelect: () => r(e.key) }, e.key)),
  });
}
function w({ from: e, to: t }) {
  let n = l(u(e));
  return e === t ? n : i.dates.range(n, l(u(t)));
}
var T = (0, v.lazy)(() =>
    o(
      () => import(`./C-P1FZqW.js`).then((e) => e.n).then((e) => ({ default: e.DateRangePicker })),
      __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21]),
    ),
  ),
  E = `relative inline-flex h-[calc(var(--h-md)-6px)] shrink-0 items-center gap-2 rounded-sm px-3.5 text-md whitespace-nowrap`,
  D = (e) => (e ? `bg-surface-raised font-semibold text-text shadow-xs` : `text-text-2 hover:text-text cursor-pointer`);
function O(e) {
  let { label: t, presets: r, titles: i, chosen: o, onPreset: s, customLabel: c, range: l, onRange: u, max: d } = e,
    f = (0, v.useId)(),
    p = a(E, D(o === `custom`)),
    m = (0, y.jsxs)(`span`, { className: p, children: [(0, y.jsx)(n, { 'aria-hidden': !0, size: 18 }), l === null ? c : w(l)] });
  return (0, y.jsxs)(`div`, {
    className: `flex max-w-full items-center overflow-x-auto rounded-md bg-surface-press p-[3px] [scrollbar-width:none]`,
    children: [
      (0, y.jsx)(`div`, {
        role: `radiogroup`,
        'aria-label': t,
        className: `flex`,
        children: r.map((e) =>
          (0, y.jsxs)(
            `label`,
            {
              className: a(
                E,
                D(o === e),
                `has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus-ring`,
              ),
              children: [
                (0, y.jsx)(`input`, {
                  type: `radio`,
                  name: f,
                  checked: o === e,
                  onChange: () => s(e),
                  className: `absolute inset-0 cursor-[inherit] appearance-none opacity-0`,
                }),
                i[e],
              ],
            },
            e,
          ),
        ),
      }),
      (0, y.jsx)(v.Suspense, {
        fallback: m,
        children: (0, y.jsx)(T, {
          label: c,
          value: l && { start: l.from, end: l.to },
          placeholder: c,
          onChange: ({ start: e, end: t }) => u({ from: e, to: t }),
          max: d,
          triggerClass: p,
        }),
      }),
    ],
  });
}
export { _ as i, w as n, C as r, O as t };
