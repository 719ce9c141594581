import { r as e } from './XKyaHtl9.js';
import { t } from './D8JH1jTK.js';
import { E as n, ut as r } from './tUkH6Wd0.js';
var i = e(t(), 1),
  a = r();
function o({ isSelected: e, onChange: t, label: r, hint: o, isDisabled: s, isLabelHidden: c = !1, isSpread: l = !1, id: u, className: d }) {
  let f = (0, i.useId)(),
    p = u ?? f;
  return (0, a.jsxs)(`div`, {
    className: n(`flex items-start gap-3`, l && `flex-row-reverse justify-between`, d),
    children: [
      (0, a.jsxs)(`span`, {
        className: `touch-area relative my-px inline-flex h-[22px] w-10 shrink-0`,
        children: [
          (0, a.jsx)(`input`, {
            type: `checkbox`,
            role: `switch`,
            id: p,
            checked: e,
            disabled: s,
            'aria-describedby': o ? `${p}-hint` : void 0,
            onChange: (e) => t(e.target.checked),
            className: n(
              `peer absolute inset-0 m-0 cursor-pointer appearance-none rounded-full transition-colors duration-(--t-base) disabled:cursor-default disabled:opacity-50`,
              e ? `bg-action` : `bg-line-control`,
            ),
          }),
          (0, a.jsx)(`span`, {
            'aria-hidden': !0,
            className: n(
              `pointer-events-none absolute inset-y-[3px] size-4 rounded-full bg-white shadow-xs transition-[inset-inline-start] duration-(--t-base) ease-out`,
              e ? `start-[21px]` : `start-[3px]`,
            ),
          }),
        ],
      }),
      (0, a.jsxs)(`div`, {
        className: n(`min-w-0`, c && `sr-only`),
        children: [
          (0, a.jsx)(`label`, {
            htmlFor: p,
            className: n(`block text-md`, s ? `text-text-disabled` : `cursor-pointer text-text`),
            children: r,
          }),
          o && (0, a.jsx)(`p`, { id: `${p}-hint`, className: `text-sm text-text-3`, children: o }),
        ],
      }),
    ],
  });
}
export { o as t };
