import { r as e } from './XKyaHtl9.js';
import './L6ghD_ZD.js';
import { t } from './ID5W_fPX.js';
import { t as n } from './D8JH1jTK.js';
import { A as r, N as i, a, g as o, i as s, n as c, r as l } from './BohjPbp7.js';
import { n as u, t as d } from './CHkG4usq.js';
import { C as f, E as p, ut as m } from './tUkH6Wd0.js';
import { t as h } from './CDhqC_Tj.js';
import { n as g, t as _ } from './OC6yXdXM.js';
var v = e(n(), 1),
  y = m();
function b({ label: e, close: n, isHidden: i }) {
  return i
    ? (0, y.jsx)(`button`, {
        type: `button`,
        onClick: n,
        className: `sr-only focus:not-sr-only focus:absolute focus:end-4 focus:top-4 focus:rounded-md focus:bg-surface focus:px-2`,
        children: f.close,
      })
    : (0, y.jsxs)(`div`, {
        className: `flex items-center gap-3 px-5 py-2`,
        children: [
          (0, y.jsx)(r, { slot: `title`, className: `min-w-0 flex-1 text-lg font-bold`, children: e }),
          (0, y.jsx)(h, { icon: t, label: f.close, size: `sm`, onClick: n, className: `-me-1.5` }),
        ],
      });
}
function x({
  label: e,
  children: t,
  placement: n = `bottom start`,
  className: r,
  isNeverSheet: i,
  hasOwnTitle: s = !1,
  close: f,
  control: m,
}) {
  let h = g(_),
    v = typeof t == `function` ? t(f) : t;
  if (h || i)
    return (0, y.jsx)(o, {
      ...m,
      placement: n,
      offset: 6,
      className: p(l, `overflow-y-auto`, r),
      children: (0, y.jsx)(a, { 'aria-label': e, className: `outline-none`, children: v }),
    });
  let x = m && { isOpen: m.isOpen, onOpenChange: m.onOpenChange };
  return (0, y.jsx)(u, {
    ...x,
    isDismissable: !0,
    className: p(c, `items-end sm:items-center sm:p-6`),
    children: (0, y.jsx)(d, {
      className: `flex max-h-[88dvh] w-full max-w-[520px] animate-sheet rounded-t-xl bg-surface shadow-modal outline-none sm:rounded-xl`,
      children: (0, y.jsxs)(a, {
        'aria-label': s ? e : void 0,
        className: `flex min-h-0 w-full flex-col outline-none`,
        children: [
          (0, y.jsx)(`span`, { 'aria-hidden': !0, className: `mx-auto mt-2 h-1 w-9 shrink-0 rounded-full bg-line-strong sm:hidden` }),
          (0, y.jsx)(b, { label: e, close: f, isHidden: s }),
          (0, y.jsx)(`div`, { className: `min-h-0 flex-1 overflow-y-auto pb-[max(12px,env(safe-area-inset-bottom))]`, children: v }),
        ],
      }),
    }),
  });
}
function S({ trigger: e, triggerClass: t, triggerLabel: n, isOpen: r, onOpenChange: a, ...o }) {
  let [c, l] = (0, v.useState)(!1),
    u = r ?? c,
    d = (e) => {
      (l(e), a?.(e));
    };
  return (0, y.jsxs)(s, {
    isOpen: u,
    onOpenChange: d,
    children: [(0, y.jsx)(i, { 'aria-label': n, className: t, children: e }), (0, y.jsx)(x, { ...o, close: () => d(!1) })],
  });
}
function C({ triggerRef: e, isOpen: t, onOpenChange: n, ...r }) {
  return (0, y.jsx)(x, { ...r, close: () => n(!1), control: { triggerRef: e, isOpen: t, onOpenChange: n } });
}
export { C as n, S as t };
