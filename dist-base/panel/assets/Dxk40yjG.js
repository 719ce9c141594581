import { a as e } from './DrUi8QQT.js';
import { t } from './6OwZE_VS.js';
import { C as n, ut as r } from './F4vu4jyn.js';
var i = r(),
  a = { action: `bg-chart-1`, neutral: `bg-chart-compare`, success: `bg-success-solid`, warning: `bg-chart-3`, danger: `bg-danger-solid` };
function o({ value: r, mark: o, tone: s = `action`, label: c, className: l }) {
  return (0, i.jsx)(t, { share: r, mark: o, fill: a[s], label: n.progress(c, e(r)), className: l });
}
export { o as t };
