import { r as e } from './XKyaHtl9.js';
import { t } from './D8JH1jTK.js';
import { C as n, E as r, ut as i } from './F4vu4jyn.js';
import { n as a, t as o } from './9iQVKQ6f.js';
import { i as s } from './DrUi8QQT.js';
var c = e(t(), 1),
  l = i();
function u({ length: e, limit: t }) {
  return (0, l.jsx)(`span`, { className: e > t ? `font-semibold text-danger-text` : `text-text-3`, children: n.counter(s(e), s(t)) });
}
function d(e) {
  let {
      label: t,
      hint: n,
      error: i,
      optional: s,
      value: d,
      onChange: f,
      onBlur: p,
      onKeyDown: m,
      multiline: h = !1,
      rows: g = 4,
      counterLimit: _,
      start: v,
      end: y,
      size: b = `md`,
      inputRef: x,
      isDisabled: S,
      isRequired: C,
      isReadOnly: w,
      isLabelHidden: T,
      className: E,
      id: D,
      dir: O,
      ...k
    } = e,
    A = (0, c.useId)(),
    j = D ?? A,
    M = [...d].length,
    N = k.inputMode === `tel` || k.inputMode === `numeric` || k.inputMode === `decimal`,
    P = {
      ...k,
      id: j,
      dir: O,
      value: d,
      onKeyDown: m,
      disabled: S,
      readOnly: w,
      'aria-required': C || void 0,
      'aria-invalid': !!i || void 0,
      'aria-describedby': a(j, { hint: n, error: i }),
      onChange: (e) => f(e.target.value),
      className: r(`min-w-0 flex-1 bg-transparent text-control outline-none`, N && O === `ltr` && `text-end placeholder:text-end`),
    };
  return (0, l.jsx)(o, {
    label: t,
    hint: n,
    error: i,
    optional: s,
    htmlFor: j,
    aside: _ === void 0 ? void 0 : (0, l.jsx)(u, { length: M, limit: _ }),
    isLabelHidden: T,
    className: E,
    children: (0, l.jsxs)(`div`, {
      'data-invalid': !!i || void 0,
      'data-disabled': S || void 0,
      className: r(
        `control-frame flex gap-2 px-3`,
        h ? `items-start py-2` : `items-center`,
        !h && (b === `lg` ? `h-(--h-lg)` : `h-(--h-md)`),
      ),
      children: [
        v && (0, l.jsx)(`span`, { className: `flex shrink-0 items-center text-text-3`, children: v }),
        h
          ? (0, l.jsx)(`textarea`, { ...P, ref: x, rows: g, className: r(P.className, `resize-y leading-prose`) })
          : (0, l.jsx)(`input`, { type: `text`, ...P, ref: x, onBlur: p, className: r(P.className, `h-full`) }),
        y && (0, l.jsx)(`span`, { className: `flex shrink-0 items-center text-text-3`, children: y }),
      ],
    }),
  });
}
export { d as t };
