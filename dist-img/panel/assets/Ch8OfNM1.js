import { b as e, j as t, ut as n } from './tUkH6Wd0.js';
import { t as r } from './z28v5WKo.js';
var i = {
  name: `link-2-off`,
  size: 24,
  node: [
    [`path`, { d: `M9 17H7A5 5 0 0 1 7 7`, key: `10o201` }],
    [`path`, { d: `M15 7h2a5 5 0 0 1 4 8`, key: `1d3206` }],
    [`line`, { x1: `8`, x2: `12`, y1: `12`, y2: `12`, key: `rvw6j4` }],
    [`line`, { x1: `2`, x2: `22`, y1: `2`, y2: `22`, key: `a6p6uj` }],
  ],
};
i.node;
var a = t(i),
  o = {
    name: `share-2`,
    size: 24,
    node: [
      [`circle`, { cx: `18`, cy: `5`, r: `3`, key: `gq8acd` }],
      [`circle`, { cx: `6`, cy: `12`, r: `3`, key: `w7nqdw` }],
      [`circle`, { cx: `18`, cy: `19`, r: `3`, key: `1xt0gg` }],
      [`line`, { x1: `8.59`, x2: `15.42`, y1: `13.51`, y2: `17.49`, key: `47mynk` }],
      [`line`, { x1: `15.41`, x2: `8.59`, y1: `6.51`, y2: `10.49`, key: `1n3mei` }],
    ],
  };
o.node;
var s = t(o),
  c = n();
function l({ title: t, text: n, isOwner: i, children: o }) {
  return (0, c.jsxs)(`section`, {
    className: `mx-auto flex w-full max-w-[600px] flex-col items-center px-(--gutter) py-10 text-center`,
    children: [
      (0, c.jsx)(e, { tone: i ? `action` : `warning`, children: (0, c.jsx)(i ? s : a, { 'aria-hidden': !0, size: 30 }) }),
      (0, c.jsx)(`h1`, { tabIndex: -1, className: `mt-3 text-xl font-bold text-text outline-none lg:text-2xl`, children: t }),
      (0, c.jsx)(`p`, { className: `mt-1 max-w-[460px] text-md text-text-2`, children: n }),
      (0, c.jsx)(`div`, { className: `mt-6 flex flex-wrap items-center justify-center gap-2`, children: i ? o : (0, c.jsx)(r, {}) }),
    ],
  });
}
export { l as t };
