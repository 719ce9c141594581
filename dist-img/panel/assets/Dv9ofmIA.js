import { r as e } from './XKyaHtl9.js';
import { t } from './Bqr8Ymkr.js';
import { t as n } from './B_fGkgZ7.js';
import { t as r } from './D8JH1jTK.js';
import { E as i, ut as a } from './tUkH6Wd0.js';
var o = e(r(), 1),
  s = a();
function c({
  isSelected: e,
  onChange: r,
  isIndeterminate: a = !1,
  isDisabled: o,
  label: c,
  id: l,
  name: u,
  describedById: d,
  isInvalid: f,
}) {
  let p = e || a;
  return (0, s.jsxs)(`span`, {
    className: `touch-area relative inline-grid size-[18px] shrink-0 place-items-center`,
    children: [
      (0, s.jsx)(`input`, {
        type: `checkbox`,
        id: l,
        name: u,
        'aria-label': c,
        'aria-describedby': d,
        'aria-invalid': f || void 0,
        checked: e,
        disabled: o,
        ref: (e) => {
          e && (e.indeterminate = a);
        },
        onChange: (e) => r(e.target.checked),
        className: i(
          `absolute inset-0 m-0 cursor-pointer appearance-none rounded-xs border-[1.5px] transition-colors duration-(--t-fast) disabled:cursor-default`,
          p
            ? `border-action bg-action disabled:border-text-disabled disabled:bg-text-disabled`
            : i(`bg-surface disabled:border-line-strong`, f ? `border-danger-solid` : `border-line-control`),
        ),
      }),
      p &&
        (a
          ? (0, s.jsx)(n, { 'aria-hidden': !0, size: 14, className: `pointer-events-none relative text-white`, strokeWidth: 3 })
          : (0, s.jsx)(t, { 'aria-hidden': !0, size: 13, className: `pointer-events-none relative text-white`, strokeWidth: 3 })),
    ],
  });
}
function l({ label: e, hint: t, error: n, id: r, className: a, ...l }) {
  let u = (0, o.useId)(),
    d = r ?? u,
    f = n ?? t;
  return (0, s.jsxs)(`div`, {
    className: i(`flex items-start gap-2.5`, a),
    children: [
      (0, s.jsx)(`span`, {
        className: `flex h-6 items-center`,
        children: (0, s.jsx)(c, { ...l, id: d, isInvalid: !!n, describedById: f ? `${d}-note` : void 0 }),
      }),
      (0, s.jsxs)(`div`, {
        className: `min-w-0`,
        children: [
          (0, s.jsx)(`label`, {
            htmlFor: d,
            className: i(`block text-md`, l.isDisabled ? `text-text-disabled` : `cursor-pointer text-text`),
            children: e,
          }),
          f && (0, s.jsx)(`p`, { id: `${d}-note`, className: i(`text-sm`, n ? `text-danger-text` : `text-text-3`), children: f }),
        ],
      }),
    ],
  });
}
export { l as n, c as t };
