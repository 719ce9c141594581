import { r as e } from './XKyaHtl9.js';
import { E as t, H as n, it as r, ut as i } from './F4vu4jyn.js';
import { t as a } from './CfB_FcOp.js';
import { t as o } from './C74kO5pw.js';
import { t as s } from './D8JH1jTK.js';
import { t as c } from './k6OxK_3H.js';
var l = e(s(), 1),
  u = i();
function d({ title: e, lead: i, badge: s, sub: d, tabs: f, actions: p, back: m }) {
  return (
    (0, l.useEffect)(() => {
      document.title = `${e} | ${n.title}`;
    }, [e]),
    (0, u.jsx)(`header`, {
      className: `sticky top-0 z-(--z-sticky) border-b bg-surface`,
      children: (0, u.jsxs)(`div`, {
        className: `flex flex-wrap items-center gap-x-1 px-2 lg:h-(--top-h) lg:flex-nowrap lg:gap-x-4 lg:px-(--gutter)`,
        children: [
          (0, u.jsxs)(`div`, {
            className: `flex h-(--top-h) min-w-0 flex-1 items-center gap-1 lg:flex-initial lg:gap-3`,
            children: [
              m &&
                (0, u.jsxs)(r, {
                  to: m.to,
                  'aria-label': `${c.back}: ${m.label}`,
                  className: t(
                    `shrink-0 rounded-md text-md text-text-2 hover:text-text max-lg:grid max-lg:size-11 max-lg:place-items-center`,
                    m.to === `/` ? `lg:hidden` : `lg:inline-flex lg:items-center lg:gap-3`,
                  ),
                  children: [
                    (0, u.jsx)(a, { 'aria-hidden': !0, size: 22, className: `lg:hidden` }),
                    (0, u.jsx)(`span`, { className: `max-lg:hidden`, children: m.label }),
                    (0, u.jsx)(o, { 'aria-hidden': !0, size: 16, className: `max-lg:hidden` }),
                  ],
                }),
              i !== void 0 && (0, u.jsx)(`span`, { className: `hidden shrink-0 items-center lg:inline-flex`, children: i }),
              (0, u.jsxs)(`div`, {
                className: `flex min-w-0 flex-1 flex-col justify-center max-lg:ps-1 lg:flex-row lg:items-center lg:gap-3`,
                children: [
                  (0, u.jsx)(`h1`, {
                    tabIndex: -1,
                    className: `truncate text-lg leading-7 font-bold text-text outline-none lg:text-xl lg:leading-8`,
                    children: e,
                  }),
                  s !== void 0 && (0, u.jsx)(`span`, { className: `hidden shrink-0 lg:inline-flex`, children: s }),
                  d !== void 0 && (0, u.jsx)(`div`, { className: `min-w-0 truncate text-sm text-text-3`, children: d }),
                ],
              }),
            ],
          }),
          f !== void 0 &&
            (0, u.jsx)(`div`, {
              className: `-mb-px min-w-0 max-lg:order-last max-lg:-mx-2 max-lg:basis-[calc(100%+16px)] max-lg:border-t max-lg:px-(--gutter) lg:self-end lg:ps-2`,
              children: f,
            }),
          p !== void 0 && (0, u.jsx)(`div`, { className: `ms-auto flex shrink-0 items-center gap-1 lg:gap-2`, children: p }),
        ],
      }),
    })
  );
}
export { d as t };
