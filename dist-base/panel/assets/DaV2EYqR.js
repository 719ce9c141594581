import { it as e, ut as t } from './F4vu4jyn.js';
import { t as n } from './C74kO5pw.js';
import { t as r } from './BD57kq_F.js';
var i = t();
function a({ title: t, back: a, badge: o, tabs: s, actions: c, children: l }) {
  return (0, i.jsxs)(`div`, {
    className: `flex min-h-full flex-col`,
    children: [
      (0, i.jsxs)(`header`, {
        className: `flex flex-wrap items-center gap-x-4 border-b border-line px-(--gutter)`,
        children: [
          (0, i.jsxs)(`div`, {
            className: `flex min-h-(--top-h) min-w-0 flex-wrap items-center gap-x-3 py-2`,
            children: [
              a &&
                (0, i.jsxs)(e, {
                  to: a.to,
                  'aria-label': r.back(a.label),
                  className: `inline-flex min-h-9 items-center gap-2 rounded-sm text-md text-text-2 hover:text-text pointer-coarse:min-h-11`,
                  children: [a.label, (0, i.jsx)(n, { 'aria-hidden': !0, size: 16 })],
                }),
              (0, i.jsx)(`h1`, {
                tabIndex: -1,
                className: `text-lg leading-7 font-bold text-text outline-none wide:text-xl wide:leading-8`,
                children: t,
              }),
              o,
            ],
          }),
          s !== void 0 &&
            (0, i.jsx)(`div`, { className: `-mb-px min-w-0 max-lg:order-last max-lg:basis-full lg:self-end lg:ps-2`, children: s }),
          c !== void 0 && (0, i.jsx)(`div`, { className: `ms-auto flex flex-wrap items-center gap-2 py-2`, children: c }),
        ],
      }),
      l,
    ],
  });
}
export { a as t };
