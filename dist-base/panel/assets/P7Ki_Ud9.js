import { E as e, j as t, ut as n } from './F4vu4jyn.js';
import { t as r } from './k6OxK_3H.js';
var i = {
  name: `flask-conical`,
  size: 24,
  node: [
    [
      `path`,
      { d: `M14 2v6a2 2 0 0 0 .245.96l5.51 10.08A2 2 0 0 1 18 22H6a2 2 0 0 1-1.755-2.96l5.51-10.08A2 2 0 0 0 10 8V2`, key: `18mbvz` },
    ],
    [`path`, { d: `M6.453 15h11.094`, key: `3shlmq` }],
    [`path`, { d: `M8.5 2h7`, key: `csnxdl` }],
  ],
};
i.node;
var a = t(i),
  o = n();
function s({ className: t }) {
  return (0, o.jsxs)(`p`, {
    'data-no-print': !0,
    className: e(`flex min-h-7 items-center justify-center gap-1.5 bg-action-soft px-3 text-xs text-action-soft-text`, t),
    children: [(0, o.jsx)(a, { 'aria-hidden': !0, size: 14, className: `shrink-0` }), r.trial],
  });
}
export { s as t };
