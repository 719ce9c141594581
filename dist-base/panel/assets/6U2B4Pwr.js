import { t as e } from './C4rHVqgy.js';
import { C as t, E as n, ut as r } from './F4vu4jyn.js';
var i = r(),
  a = {
    neutral: `bg-surface-press text-text-2`,
    action: `bg-action-soft text-action-soft-text font-medium`,
    success: `bg-success-soft text-success-text`,
    warning: `bg-warning-soft text-warning-text`,
    danger: `bg-danger-soft text-danger-text`,
  };
function o({ children: r, tone: o = `neutral`, onRemove: s, name: c, className: l }) {
  return (0, i.jsxs)(`span`, {
    className: n(`inline-flex h-6 max-w-full min-w-0 items-center gap-1 rounded-sm px-2 text-xs whitespace-nowrap`, a[o], l),
    children: [
      (0, i.jsx)(`span`, { className: `truncate`, children: r }),
      s &&
        (0, i.jsx)(`button`, {
          type: `button`,
          'aria-label': t.remove(c ?? (typeof r == `string` ? r : ``)),
          onClick: s,
          className: `touch-area -me-1 grid size-5 shrink-0 place-items-center rounded-xs hover:bg-surface-hover`,
          children: (0, i.jsx)(e, { 'aria-hidden': !0, size: 13 }),
        }),
    ],
  });
}
export { o as t };
