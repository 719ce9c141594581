import { t as e } from './CBA4ng1t.js';
import { C as t, E as n, ut as r } from './tUkH6Wd0.js';
var i = r();
function a(e, { hint: t, error: n }) {
  return n ? `${e}-error` : t ? `${e}-hint` : void 0;
}
function o({
  label: r,
  hint: o,
  error: s,
  optional: c,
  htmlFor: l,
  children: u,
  aside: d,
  isLabelHidden: f = !1,
  isGroup: p = !1,
  className: m,
}) {
  let h = n(`text-md font-medium text-text`, f && `sr-only`),
    g = (0, i.jsxs)(i.Fragment, {
      children: [r, ` `, c && (0, i.jsx)(`span`, { className: `text-sm font-normal text-text-3`, children: c === !0 ? t.optional : c })],
    }),
    _ = !!(s || o || d);
  return (0, i.jsxs)(`div`, {
    role: p ? `group` : void 0,
    'aria-labelledby': p && r ? `${l}-label` : void 0,
    'aria-describedby': p ? a(l, { hint: o, error: s }) : void 0,
    className: n(`flex min-w-0 flex-col gap-1.5`, m),
    children: [
      r &&
        (p
          ? (0, i.jsx)(`span`, { id: `${l}-label`, className: h, children: g })
          : (0, i.jsx)(`label`, { id: `${l}-label`, htmlFor: l, className: h, children: g })),
      u,
      _ &&
        (0, i.jsxs)(`div`, {
          className: `flex items-start justify-between gap-3 text-sm`,
          children: [
            s
              ? (0, i.jsxs)(`p`, {
                  id: `${l}-error`,
                  className: `flex items-start gap-1.5 text-danger-text`,
                  children: [
                    (0, i.jsx)(e, { 'aria-hidden': !0, size: 16, className: `mt-[3px] shrink-0` }),
                    (0, i.jsx)(`span`, { children: s }),
                  ],
                })
              : (0, i.jsx)(`p`, { id: `${l}-hint`, className: `text-text-3`, children: o }),
            d && (0, i.jsx)(`span`, { className: `shrink-0`, children: d }),
          ],
        }),
    ],
  });
}
export { a as n, o as t };
