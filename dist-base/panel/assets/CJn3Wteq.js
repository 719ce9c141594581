import './Gic8dC47.js';
import { t as e } from './BiNgHixo.js';
import { N as t, c as n, g as r, l as i, m as a, r as o, t as s, u as c } from './y-SvcHlL.js';
import { E as l, ut as u } from './F4vu4jyn.js';
import { n as d } from './mekJ1ofw.js';
var f = u();
function p({ label: e, items: i, children: a, triggerClass: o = d(), hasTextTrigger: s = !1, placement: c = `bottom start` }) {
  return (0, f.jsxs)(n, {
    children: [
      (0, f.jsx)(t, { 'aria-label': s ? void 0 : e, className: o, children: a }),
      (0, f.jsx)(r, { placement: c, offset: 6, className: m, children: (0, f.jsx)(g, { label: e, items: i }) }),
    ],
  });
}
var m = l(o, `min-w-[200px] overflow-y-auto p-1.5`);
function h({ label: e, items: t, placement: n = `bottom end`, triggerRef: i, isOpen: a, onOpenChange: o }) {
  return (0, f.jsx)(r, {
    triggerRef: i,
    isOpen: a,
    onOpenChange: o,
    placement: n,
    offset: 6,
    className: m,
    trigger: `MenuTrigger`,
    'aria-label': e,
    children: (0, f.jsx)(g, { label: e, items: t, onClose: () => o(!1) }),
  });
}
function g({ label: t, items: n, onClose: r }) {
  let o = n.findIndex((e) => e.isDanger);
  return (0, f.jsx)(c, {
    'aria-label': t,
    className: `outline-none`,
    autoFocus: r ? `first` : void 0,
    onClose: r,
    children: n.flatMap((t, n) => {
      let r = t.icon,
        c = (0, f.jsxs)(
          i,
          {
            id: t.id,
            textValue: t.textValue ?? (typeof t.label == `string` ? t.label : t.id),
            onAction: t.onAction,
            href: t.href,
            isDisabled: t.isDisabled,
            className: l(s, t.isDanger && `text-danger-text`),
            children: [
              r && (0, f.jsx)(r, { 'aria-hidden': !0, size: 18, className: t.isDanger ? void 0 : `text-text-3` }),
              (0, f.jsx)(`span`, { className: `min-w-0 flex-1 truncate`, children: t.label }),
              t.isSelected && (0, f.jsx)(e, { 'aria-hidden': !0, size: 16, className: `text-action-soft-text` }),
            ],
          },
          t.id,
        );
      return n === o && n > 0 ? [(0, f.jsx)(a, { className: `my-1.5 h-px bg-line` }, `line`), c] : [c];
    }),
  });
}
export { p as Menu, h as MenuLayer };
