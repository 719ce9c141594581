import { t as e } from './DWJpS5qw.js';
import { T as t, it as n, ut as r } from './tUkH6Wd0.js';
import { s as i } from './CTGuGsln.js';
import { n as a } from './CDhqC_Tj.js';
import { t as o } from './BibbI42k.js';
import { a as s } from './BQgtg40M.js';
import { f as c, p as l } from './vSiZIiuR.js';
import { r as u } from './CaIbCoV0.js';
function d(e) {
  if (!e.is_deleted) {
    if (e.state === `TO_PAY`) return `pay`;
    if (e.state === `CREATED`) return `buy`;
    if (e.state === `REJECTED`) return `reason`;
    if (e.state === `AWAITING_APPROVAL` && e.reason === `new_dates`) return `dates`;
  }
  return c(e) ? `view` : `status`;
}
function f(e) {
  return e !== `view` && e !== `status`;
}
var p = r();
function m({ row: r }) {
  let i = d(r),
    o = { id: String(r.id) };
  return f(i)
    ? (0, p.jsx)(n, { to: `/campaigns/$id`, params: o, className: `${t({ variant: `soft` })} relative z-1`, children: s.actions[i] })
    : (0, p.jsx)(n, {
        to: `/campaigns/$id`,
        params: o,
        'aria-label': `${s.actions[i]}: ${r.title}`,
        className: `${a()} relative z-1`,
        children: (0, p.jsx)(e, { 'aria-hidden': !0, size: 18 }),
      });
}
function h({ part: e, whole: t, unit: n }) {
  let r = o(e, t);
  return (0, p.jsxs)(p.Fragment, {
    children: [(0, p.jsx)(`b`, { className: `font-semibold text-text`, children: r.part }), ` `, s.of(``, r.whole).trim(), n && ` ${n}`],
  });
}
function g(e) {
  return e.price > 0 ? e.figures.cost / e.price : 0;
}
function _({ row: e, unit: t }) {
  return c(e)
    ? (0, p.jsx)(u, {
        used: g(e),
        elapsed: l(e) ? 1 : e.elapsed,
        hasWords: !0,
        startText: (0, p.jsx)(h, { part: e.figures.cost, whole: e.price, ...(t ? { unit: t } : {}) }),
      })
    : (0, p.jsxs)(`span`, {
        className: `text-sm text-text-3`,
        children: [s.budget, ` `, (0, p.jsx)(`b`, { className: `font-semibold text-text`, children: i(e.price) }), t && ` ${t}`],
      });
}
export { f as a, m as i, _ as n, d as o, g as r, h as t };
