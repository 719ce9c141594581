import { l as e } from './B4PylbZJ.js';
import { C as t, D as n, E as r, c as i, j as a, ut as o, w as s } from './tUkH6Wd0.js';
import { t as c } from './g0hrHKII.js';
import { t as l } from './CYDpylKX.js';
var u = {
  name: `search-x`,
  size: 24,
  node: [
    [`path`, { d: `m13.5 8.5-5 5`, key: `1cs55j` }],
    [`path`, { d: `m8.5 8.5 5 5`, key: `a8mexj` }],
    [`circle`, { cx: `11`, cy: `11`, r: `8`, key: `4ej97u` }],
    [`path`, { d: `m21 21-4.3-4.3`, key: `1qie3q` }],
  ],
};
u.node;
var d = a(u),
  f = o();
function p({ size: e = 84, className: t }) {
  let n = (e) => `M${50 + e * 0.5} ${48 - e * 0.866}A${e} ${e} 0 1 0 ${50 + e * 0.5} ${48 + e * 0.866}`;
  return (0, f.jsxs)(`svg`, {
    'aria-hidden': !0,
    width: e,
    height: e,
    viewBox: `0 0 96 96`,
    fill: `none`,
    strokeWidth: `2`,
    strokeLinecap: `round`,
    className: `text-chart-1 ${t ?? ``}`,
    children: [
      (0, f.jsx)(`circle`, { cx: `50`, cy: `48`, r: `6`, fill: `currentColor` }),
      (0, f.jsx)(`path`, { d: n(16), stroke: `currentColor`, strokeOpacity: `0.75` }),
      (0, f.jsx)(`path`, { d: n(30), stroke: `currentColor`, strokeOpacity: `0.5` }),
      (0, f.jsx)(`path`, { d: n(44), stroke: `currentColor`, strokeOpacity: `0.28` }),
    ],
  });
}
var m = { updatedAt: (e) => `به‌روزرسانی ${e}` };
function h({ picture: e, title: t, text: n, action: r, role: i }) {
  return (0, f.jsxs)(`div`, {
    role: i,
    className: `mx-auto flex max-w-md flex-col items-center px-(--gutter) py-10 text-center`,
    children: [
      e ?? (0, f.jsx)(p, { className: `mb-4` }),
      (0, f.jsx)(`p`, { className: `text-lg font-semibold text-text`, children: t }),
      n && (0, f.jsx)(`p`, { className: `mt-1 text-md text-text-2`, children: n }),
      r && (0, f.jsx)(`div`, { className: `mt-5 flex flex-wrap justify-center gap-2`, children: r }),
    ],
  });
}
function g({ className: e, children: t }) {
  return (0, f.jsx)(`span`, { 'aria-hidden': !0, className: r(`mb-3 grid size-14 place-items-center rounded-xl`, e), children: t });
}
function _({ since: r, onRetry: i }) {
  return (0, f.jsxs)(`p`, {
    role: `status`,
    className: `flex items-center gap-2 px-(--gutter) py-1 text-sm text-text-2`,
    children: [
      (0, f.jsx)(c, { 'aria-hidden': !0, size: 15, className: `shrink-0 text-warning-text` }),
      m.updatedAt(e(r)),
      i && (0, f.jsx)(s, { variant: `ghost`, size: `sm`, icon: n, onClick: i, children: t.region.retry }),
    ],
  });
}
function v({
  state: e,
  skeleton: a,
  onRetry: o,
  failedText: u = t.region.failedText,
  empty: p,
  filteredText: m,
  onClearFilters: v,
  isStale: y = !1,
  staleSince: b,
  className: x,
  children: S,
}) {
  let C = l(e === `loading`);
  if (e === `loading` || C)
    return (0, f.jsxs)(`div`, {
      'aria-busy': `true`,
      className: x,
      children: [
        (0, f.jsx)(`span`, { role: `status`, className: `sr-only`, children: t.loading }),
        (0, f.jsx)(`div`, { style: { visibility: C ? void 0 : `hidden` }, children: a ?? (0, f.jsx)(i, {}) }),
      ],
    });
  if (e === `failed`) {
    let e = o && (0, f.jsx)(s, { variant: `secondary`, icon: n, onClick: o, children: t.region.retry });
    return (0, f.jsx)(`div`, {
      className: x,
      children: (0, f.jsx)(h, {
        role: `alert`,
        picture: (0, f.jsx)(g, { className: `bg-warning-soft text-warning-text`, children: (0, f.jsx)(c, { size: 24 }) }),
        title: t.region.failed,
        text: u,
        action: e,
      }),
    });
  }
  if (e === `filtered-empty`) {
    let e = v && (0, f.jsx)(s, { variant: `soft`, onClick: v, children: t.region.clearFilters });
    return (0, f.jsx)(`div`, {
      className: x,
      children: (0, f.jsx)(h, {
        role: `status`,
        picture: (0, f.jsx)(g, { className: `bg-surface-press text-text-3`, children: (0, f.jsx)(d, { size: 24 }) }),
        title: t.region.filteredEmpty,
        text: m,
        action: e,
      }),
    });
  }
  return e === `empty` && p
    ? (0, f.jsx)(`div`, { className: x, children: (0, f.jsx)(h, { ...p }) })
    : (0, f.jsxs)(f.Fragment, {
        children: [
          b !== void 0 && (0, f.jsx)(_, { since: b, onRetry: o }),
          (0, f.jsx)(`div`, {
            'aria-busy': y || void 0,
            className: r(`transition-opacity duration-(--t-base)`, (y || b !== void 0) && `opacity-60`, x),
            children: S,
          }),
        ],
      });
}
export { h as n, v as t };
