import './L6ghD_ZD.js';
import { t as e } from './ID5W_fPX.js';
import { A as t, a as n, n as r } from './BohjPbp7.js';
import { n as i, t as a } from './CHkG4usq.js';
import { C as o, E as s, ut as c } from './tUkH6Wd0.js';
import { t as l } from './CDhqC_Tj.js';
var u = c(),
  d = { start: `wide:justify-start wide:items-stretch wide:p-0`, end: `wide:justify-end wide:items-stretch wide:p-0` };
function f({ isOpen: c, onOpenChange: f, title: p, footer: m, children: h, side: g, drawerWidth: _ = 420, isGroundClear: v = !1 }) {
  return (0, u.jsx)(i, {
    isOpen: c,
    onOpenChange: f,
    isDismissable: !0,
    className: s(r, `items-end sm:items-center sm:p-6`, g && d[g], v && `wide:bg-transparent`),
    children: (0, u.jsx)(a, {
      style: g && { inlineSize: `min(100%, ${_}px)` },
      className: s(
        `flex max-h-[88dvh] w-full max-w-[520px] animate-sheet rounded-t-xl bg-surface shadow-modal outline-none sm:animate-rise sm:rounded-xl`,
        g && `wide:max-h-none wide:max-w-none wide:rounded-none`,
        g && `max-lg:w-full!`,
      ),
      children: (0, u.jsxs)(n, {
        className: `flex min-h-0 w-full flex-col outline-none`,
        children: [
          (0, u.jsx)(`span`, { 'aria-hidden': !0, className: s(`mx-auto mt-2 h-1 w-9 shrink-0 rounded-full bg-line-strong sm:hidden`) }),
          (0, u.jsxs)(`div`, {
            className: `flex items-center gap-3 border-b px-5 py-3`,
            children: [
              (0, u.jsx)(t, { slot: `title`, className: `min-w-0 flex-1 truncate text-lg font-bold text-text`, children: p }),
              (0, u.jsx)(l, { icon: e, label: o.close, size: `sm`, onClick: () => f(!1), className: `-me-1.5` }),
            ],
          }),
          (0, u.jsx)(`div`, { className: `min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-4`, children: h }),
          m &&
            (0, u.jsx)(`div`, {
              className: `flex gap-2 border-t px-5 pt-3 pb-[max(12px,env(safe-area-inset-bottom))] [&>*]:flex-1`,
              children: m,
            }),
        ],
      }),
    }),
  });
}
export { f as Sheet };
