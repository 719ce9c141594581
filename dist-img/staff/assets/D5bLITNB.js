import { n as e, o as t, r as n } from './BTZA6jGa.js';
import { d as r, v as i } from './DE8oK5Zc.js';
import { t as a } from './Bu4V1eNx.js';
import { i as o } from './Cs-Jk8le.js';
var s = t(n(), 1),
  c = e();
function l(e, { hint: t, error: n }) {
  return n ? `${e}-error` : t ? `${e}-hint` : void 0;
}
function u({
  label: e,
  hint: t,
  error: n,
  optional: o,
  htmlFor: s,
  children: u,
  aside: d,
  isLabelHidden: f = !1,
  isGroup: p = !1,
  className: m,
}) {
  let h = i(`text-md font-medium text-text`, f && `sr-only`),
    g = (0, c.jsxs)(c.Fragment, {
      children: [e, ` `, o && (0, c.jsx)(`span`, { className: `text-sm font-normal text-text-3`, children: o === !0 ? r.optional : o })],
    }),
    _ = !!(n || t || d);
  return (0, c.jsxs)(`div`, {
    role: p ? `group` : void 0,
    'aria-labelledby': p && e ? `${s}-label` : void 0,
    'aria-describedby': p ? l(s, { hint: t, error: n }) : void 0,
    className: i(`flex min-w-0 flex-col gap-1.5`, m),
    children: [
      e &&
        (p
          ? (0, c.jsx)(`span`, { id: `${s}-label`, className: h, children: g })
          : (0, c.jsx)(`label`, { id: `${s}-label`, htmlFor: s, className: h, children: g })),
      u,
      _ &&
        (0, c.jsxs)(`div`, {
          className: `flex items-start justify-between gap-3 text-sm`,
          children: [
            n
              ? (0, c.jsxs)(`p`, {
                  id: `${s}-error`,
                  className: `flex items-start gap-1.5 text-danger-text`,
                  children: [
                    (0, c.jsx)(a, { 'aria-hidden': !0, size: 16, className: `mt-[3px] shrink-0` }),
                    (0, c.jsx)(`span`, { children: n }),
                  ],
                })
              : (0, c.jsx)(`p`, { id: `${s}-hint`, className: `text-text-3`, children: t }),
            d && (0, c.jsx)(`span`, { className: `shrink-0`, children: d }),
          ],
        }),
    ],
  });
}
function d({ length: e, limit: t }) {
  return (0, c.jsx)(`span`, { className: e > t ? `font-semibold text-danger-text` : `text-text-3`, children: r.counter(o(e), o(t)) });
}
function f(e) {
  let {
      label: t,
      hint: n,
      error: r,
      optional: a,
      value: o,
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
    A = (0, s.useId)(),
    j = D ?? A,
    M = [...o].length,
    N = k.inputMode === `tel` || k.inputMode === `numeric` || k.inputMode === `decimal`,
    P = {
      ...k,
      id: j,
      dir: O,
      value: o,
      onKeyDown: m,
      disabled: S,
      readOnly: w,
      'aria-required': C || void 0,
      'aria-invalid': !!r || void 0,
      'aria-describedby': l(j, { hint: n, error: r }),
      onChange: (e) => f(e.target.value),
      className: i(`min-w-0 flex-1 bg-transparent text-control outline-none`, N && O === `ltr` && `text-end placeholder:text-end`),
    };
  return (0, c.jsx)(u, {
    label: t,
    hint: n,
    error: r,
    optional: a,
    htmlFor: j,
    aside: _ === void 0 ? void 0 : (0, c.jsx)(d, { length: M, limit: _ }),
    isLabelHidden: T,
    className: E,
    children: (0, c.jsxs)(`div`, {
      'data-invalid': !!r || void 0,
      'data-disabled': S || void 0,
      className: i(
        `control-frame flex gap-2 px-3`,
        h ? `items-start py-2` : `items-center`,
        !h && (b === `lg` ? `h-(--h-lg)` : `h-(--h-md)`),
      ),
      children: [
        v && (0, c.jsx)(`span`, { className: `flex shrink-0 items-center text-text-3`, children: v }),
        h
          ? (0, c.jsx)(`textarea`, { ...P, ref: x, rows: g, className: i(P.className, `resize-y leading-prose`) })
          : (0, c.jsx)(`input`, { type: `text`, ...P, ref: x, onBlur: p, className: i(P.className, `h-full`) }),
        y && (0, c.jsx)(`span`, { className: `flex shrink-0 items-center text-text-3`, children: y }),
      ],
    }),
  });
}
export { f as t };
