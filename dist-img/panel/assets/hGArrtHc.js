import { t as e } from './CBA4ng1t.js';
import { t } from './BqHo0arR.js';
import { t as n } from './CX-iuwH3.js';
import { t as r } from './g0hrHKII.js';
import { E as i, ut as a } from './tUkH6Wd0.js';
var o = a(),
  s = {
    info: { icon: n, tint: `bg-info-soft text-info-text` },
    success: { icon: t, tint: `bg-success-soft text-success-text` },
    warning: { icon: r, tint: `bg-warning-soft text-warning-text` },
    danger: { icon: e, tint: `bg-danger-soft text-danger-text` },
  };
function c({ tone: e = `info`, icon: t, children: n, action: r, role: a, className: c }) {
  let l = t ?? s[e].icon;
  return (0, o.jsxs)(`div`, {
    role: a,
    className: i(`flex items-start gap-3 rounded-md px-4 py-2.5 text-md`, s[e].tint, c),
    children: [
      (0, o.jsx)(l, { 'aria-hidden': !0, size: 18, className: `mt-[3px] shrink-0` }),
      (0, o.jsx)(`div`, { className: `min-w-0 flex-1`, children: n }),
      r,
    ],
  });
}
export { c as t };
