import { n as e } from './BTZA6jGa.js';
import { n as t } from './B2DemNyP.js';
import { d as n, v as r } from './DE8oK5Zc.js';
var i = 1776,
  a = 1632;
function o(e) {
  return e.replace(/[۰-۹٠-٩]/g, (e) => {
    let t = e.charCodeAt(0);
    return String(t >= i ? t - i : t - a);
  });
}
function s(e) {
  return o(e).replace(/\d/g, (e) => String.fromCharCode(i + Number(e)));
}
function c(e) {
  return o(e).replace(/\D/g, ``);
}
function l(e) {
  return e.replace(/\B(?=(\d{3})+(?!\d))/g, `,`);
}
var u = e(),
  d = {
    neutral: `bg-surface-press text-text-2`,
    action: `bg-action-soft text-action-soft-text font-medium`,
    success: `bg-success-soft text-success-text`,
    warning: `bg-warning-soft text-warning-text`,
    danger: `bg-danger-soft text-danger-text`,
  };
function f({ children: e, tone: i = `neutral`, onRemove: a, name: o, className: s }) {
  return (0, u.jsxs)(`span`, {
    className: r(`inline-flex h-6 max-w-full min-w-0 items-center gap-1 rounded-sm px-2 text-xs whitespace-nowrap`, d[i], s),
    children: [
      (0, u.jsx)(`span`, { className: `truncate`, children: e }),
      a &&
        (0, u.jsx)(`button`, {
          type: `button`,
          'aria-label': n.remove(o ?? (typeof e == `string` ? e : ``)),
          onClick: a,
          className: `touch-area -me-1 grid size-5 shrink-0 place-items-center rounded-xs hover:bg-surface-hover`,
          children: (0, u.jsx)(t, { 'aria-hidden': !0, size: 13 }),
        }),
    ],
  });
}
export { s as a, o as i, c as n, l as r, f as t };
