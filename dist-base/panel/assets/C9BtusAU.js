import './Gic8dC47.js';
import { t as e } from './C4rHVqgy.js';
import { A as t, a as n, n as r } from './y-SvcHlL.js';
import { n as i, t as a } from './DxnzMAPl.js';
import { C as o, E as s, ut as c } from './F4vu4jyn.js';
import { t as l } from './mekJ1ofw.js';
var u = c();
function d({ isOpen: e = !0, onClose: t, children: o, width: c = 520, isBlocking: l = !1, isBackdropInert: d = !1, describedBy: f }) {
  return (0, u.jsx)(i, {
    isOpen: e,
    onOpenChange: (e) => {
      e || t();
    },
    isDismissable: !l && !d,
    isKeyboardDismissDisabled: l,
    className: s(r, `items-end sm:items-center sm:p-6`),
    children: (0, u.jsx)(a, {
      className: `flex max-h-[88dvh] w-full animate-sheet overflow-clip rounded-t-xl bg-surface shadow-modal outline-none sm:animate-rise sm:rounded-xl`,
      style: { maxWidth: c },
      children: (0, u.jsx)(n, { 'aria-describedby': f, className: `flex min-h-0 w-full flex-col outline-none`, children: o }),
    }),
  });
}
function f({ children: e, className: n }) {
  return (0, u.jsx)(t, { slot: `title`, className: s(`font-bold text-text`, n), children: e });
}
function p({ onClose: t, className: n }) {
  return (0, u.jsx)(l, { icon: e, label: o.close, size: `sm`, iconSize: 20, onClick: t, className: n });
}
function m({ children: e, className: t }) {
  return (0, u.jsx)(`div`, { className: s(`min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 sm:px-7`, t), children: e });
}
function h({ children: e, className: t }) {
  return (0, u.jsx)(`div`, {
    className: s(
      `flex items-center gap-3 border-t bg-surface-sunken px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))] sm:px-7 sm:py-4`,
      t,
    ),
    children: e,
  });
}
export { d as a, f as i, p as n, h as r, m as t };
