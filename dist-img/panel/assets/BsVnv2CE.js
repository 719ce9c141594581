import './L6ghD_ZD.js';
import { t as e } from './ID5W_fPX.js';
import { A as t, a as n, n as r } from './BohjPbp7.js';
import { n as i, t as a } from './CHkG4usq.js';
import { C as o, E as s, ut as c } from './tUkH6Wd0.js';
import { t as l } from './CDhqC_Tj.js';
var u = c();
function d({
  isOpen: c,
  onOpenChange: d,
  title: f,
  text: p,
  footer: m,
  children: h,
  media: g,
  width: _ = 520,
  isBlocking: v = !1,
  isBackdropInert: y = !1,
  role: b = `dialog`,
}) {
  return (0, u.jsx)(i, {
    isOpen: c,
    onOpenChange: d,
    isDismissable: !v && !y,
    isKeyboardDismissDisabled: v,
    className: s(r, `items-end sm:items-center sm:p-6`),
    children: (0, u.jsx)(a, {
      className: `flex max-h-[88dvh] w-full animate-sheet rounded-t-xl bg-surface shadow-modal outline-none sm:animate-rise sm:rounded-xl`,
      style: { maxWidth: _ },
      children: (0, u.jsxs)(n, {
        role: b,
        className: `flex min-h-0 w-full flex-col outline-none`,
        children: [
          (0, u.jsxs)(`div`, {
            className: `flex items-start gap-3 px-5 pt-5 sm:px-6`,
            children: [
              g,
              (0, u.jsx)(t, { slot: `title`, className: `min-w-0 flex-1 text-lg font-bold text-text`, children: f }),
              !v && (0, u.jsx)(l, { icon: e, label: o.close, onClick: () => d(!1), className: `-mt-1 -me-2 max-lg:-mt-2 max-lg:-me-3` }),
            ],
          }),
          (0, u.jsxs)(`div`, {
            className: `min-h-0 flex-1 overflow-y-auto px-5 pt-1 pb-5 sm:px-6`,
            children: [
              p && (0, u.jsx)(`div`, { className: `text-md text-text-2`, children: p }),
              h && (0, u.jsx)(`div`, { className: p ? `mt-4` : `mt-2`, children: h }),
            ],
          }),
          m &&
            (0, u.jsx)(`div`, {
              className: `flex gap-2 px-5 pb-5 max-sm:border-t max-sm:pt-4 max-sm:[&>*]:flex-1 sm:justify-end sm:px-6 sm:pb-6`,
              children: m,
            }),
        ],
      }),
    }),
  });
}
export { d as t };
