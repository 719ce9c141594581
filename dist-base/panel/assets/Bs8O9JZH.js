import { E as e, ut as t } from './F4vu4jyn.js';
import { i as n } from './DrUi8QQT.js';
var r = t(),
  i = {
    neutral: `rounded-sm bg-surface-press text-text-2`,
    action: `rounded-sm bg-action text-text-on-brand`,
    soft: `rounded-sm bg-action-soft text-action-soft-text`,
    danger: `bg-danger-solid text-text-on-brand rounded-full`,
  };
function a({ count: t, tone: a = `neutral`, label: o }) {
  return (0, r.jsxs)(`span`, {
    className: e(`inline-grid h-5 min-w-5 place-items-center px-1.5 text-xs font-medium`, i[a]),
    children: [
      (0, r.jsx)(`span`, { 'aria-hidden': o !== void 0 || void 0, children: n(t) }),
      o !== void 0 && (0, r.jsx)(`span`, { className: `sr-only`, children: o }),
    ],
  });
}
export { a as t };
