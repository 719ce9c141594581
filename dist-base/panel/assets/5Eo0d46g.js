import { t as e } from './Cc7jf1rM.js';
import { T as t, V as n, it as r, ut as i, w as a } from './F4vu4jyn.js';
import { r as o } from './DrUi8QQT.js';
import { n as s, t as c } from './B2omCJwT.js';
import { a as l, i as u, n as d, r as f, t as p } from './C9BtusAU.js';
import { t as m } from './VXmm6Y8v.js';
import { t as h } from './DmkLnROW.js';
import { t as g } from './BeQLd3rG.js';
import { t as _ } from './D-U-9rl3.js';
import { i as v, o as y } from './gmqf80wk.js';
import { t as b } from './BXLR6PQY.js';
var x = i(),
  S = b.phone;
function C(e) {
  return new URL(e, location.href).origin !== location.origin;
}
function w() {
  let t = m(y).data;
  return t
    ? (0, x.jsxs)(`div`, {
        className: `mt-5 flex items-center gap-3 rounded-lg border bg-surface-sunken px-3.5 py-3.5`,
        children: [
          (0, x.jsx)(e, { id: String(t.id), kind: `user`, size: 36 }),
          (0, x.jsxs)(`div`, {
            className: `min-w-0 flex-1`,
            children: [
              (0, x.jsx)(`p`, { className: `truncate text-md font-semibold text-text`, children: v(t) }),
              (0, x.jsx)(`p`, { className: `text-sm text-text-3`, children: S.id(o(t.id)) }),
            ],
          }),
          (0, x.jsx)(s, { tone: `warning`, icon: _, children: S.none }),
        ],
      })
    : null;
}
function T({ onClose: e }) {
  let i = n.links.phone,
    o = `${t({ size: `lg` })} max-sm:flex-1`;
  return (0, x.jsxs)(l, {
    isBackdropInert: !0,
    onClose: e,
    children: [
      (0, x.jsxs)(p, {
        className: `pt-5 pb-5 sm:pt-6`,
        children: [
          (0, x.jsxs)(`div`, {
            className: `flex items-start justify-between`,
            children: [
              (0, x.jsx)(c, { tone: `info`, icon: g, className: `size-12! rounded-lg! [&>svg]:size-6` }),
              (0, x.jsx)(d, { onClose: e, className: `-me-1.5` }),
            ],
          }),
          (0, x.jsx)(u, { className: `mt-4 text-xl`, children: S.title }),
          (0, x.jsx)(`p`, { className: `mt-1 text-md leading-prose text-text-2`, children: S.text }),
          (0, x.jsx)(w, {}),
        ],
      }),
      (0, x.jsxs)(f, {
        className: `flex-wrap justify-between gap-y-2`,
        children: [
          (0, x.jsx)(a, { variant: `ghost`, size: `lg`, onClick: e, children: b.later }),
          C(i)
            ? (0, x.jsxs)(x.Fragment, {
                children: [
                  (0, x.jsxs)(`a`, { href: i, className: o, children: [S.add, (0, x.jsx)(h, { 'aria-hidden': !0, size: 18 })] }),
                  (0, x.jsx)(`p`, { className: `basis-full text-end text-sm text-text-3`, children: S.leaves }),
                ],
              })
            : (0, x.jsx)(r, { to: i, onClick: e, className: o, children: S.add }),
        ],
      }),
    ],
  });
}
export { T as PhoneModal };
