import { t as e } from './Bu4V1eNx.js';
import { n as t, t as n } from './R_oF4pS_.js';
import { v as r, y as i } from './ux1A5ShH.js';
import { n as a } from './BTZA6jGa.js';
var o = a(),
  s = {
    info: { icon: n, tint: `bg-info-soft text-info-text` },
    success: { icon: t, tint: `bg-success-soft text-success-text` },
    warning: { icon: i, tint: `bg-warning-soft text-warning-text` },
    danger: { icon: e, tint: `bg-danger-soft text-danger-text` },
  };
function c({ tone: e = `info`, icon: t, children: n, action: i, role: a, className: c }) {
  let l = t ?? s[e].icon;
  return (0, o.jsxs)(`div`, {
    role: a,
    className: r(`flex items-start gap-3 rounded-md px-4 py-2.5 text-md`, s[e].tint, c),
    children: [
      (0, o.jsx)(l, { 'aria-hidden': !0, size: 18, className: `mt-[3px] shrink-0` }),
      (0, o.jsx)(`div`, { className: `min-w-0 flex-1`, children: n }),
      i,
    ],
  });
}
export { c as t };
