import { a as e } from './CTGuGsln.js';
import { t } from './CNbxXWsh.js';
import { C as n, ut as r } from './tUkH6Wd0.js';
var i = r(),
  a = { action: `bg-chart-1`, neutral: `bg-chart-compare`, success: `bg-success-solid`, warning: `bg-chart-3`, danger: `bg-danger-solid` };
function o({ value: r, mark: o, tone: s = `action`, label: c, className: l }) {
  return (0, i.jsx)(t, { share: r, mark: o, fill: a[s], label: n.progress(c, e(r)), className: l });
}
export { o as t };
