import { E as e, ut as t } from './F4vu4jyn.js';
var n = t(),
  r = {
    neutral: `bg-st-created-bg text-st-created-fg`,
    info: `bg-st-negotiation-bg text-st-negotiation-fg`,
    success: `bg-st-accepted-bg text-st-accepted-fg`,
    warning: `bg-st-awaiting-bg text-st-awaiting-fg`,
    danger: `bg-st-rejected-bg text-st-rejected-fg`,
    teal: `bg-st-scheduled-bg text-st-scheduled-fg`,
    orange: `bg-st-topay-bg text-st-topay-fg`,
    violet: `bg-st-publishing-bg text-st-publishing-fg`,
    outline: `border border-dashed border-st-creation-line bg-st-creation-bg text-st-creation-fg`,
  };
function i({ tone: t = `neutral`, icon: i, children: a, className: o }) {
  return (0, n.jsxs)(`span`, {
    className: e(`inline-flex h-6 w-fit shrink-0 items-center gap-1.5 rounded-sm px-2 text-sm whitespace-nowrap`, r[t], o),
    children: [i && (0, n.jsx)(i, { 'aria-hidden': !0, size: 15, className: `shrink-0` }), a],
  });
}
function a({ tone: t = `neutral`, icon: i, className: a }) {
  return (0, n.jsx)(`span`, {
    'aria-hidden': !0,
    className: e(`grid size-[34px] shrink-0 place-items-center rounded-[10px]`, r[t], a),
    children: (0, n.jsx)(i, { size: 18 }),
  });
}
export { i as n, a as t };
