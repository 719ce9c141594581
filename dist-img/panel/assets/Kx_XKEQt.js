import { f as e, p as t, u as n } from './B4PylbZJ.js';
import { E as r, ut as i } from './tUkH6Wd0.js';
import { r as a, t as o } from './CaIbCoV0.js';
import { t as s } from './B_aV3d_Z.js';
import { t as c } from './BibbI42k.js';
import { s as l } from './CTGuGsln.js';
import { a as u, t as d } from './BQgtg40M.js';
import { d as f, f as p } from './vSiZIiuR.js';
import { a as m, i as h, o as g, r as _, t as v } from './CZEgdePg.js';
var y = i(),
  b = 5;
function x(e) {
  if (e.goal_total_reach === null) return u.reachOnly(l(e.figures.reach));
  let t = c(e.figures.reach, e.goal_total_reach);
  return u.reachOf(t.part, t.whole);
}
function S({ row: i, now: c }) {
  let l = e(c);
  return (0, y.jsxs)(`li`, {
    className: `relative grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2 py-3 wide:min-h-14 wide:gap-x-3 wide:grid-cols-[minmax(0,1fr)_128px_minmax(110px,150px)_148px_72px] wide:py-2`,
    children: [
      (0, y.jsx)(o, { row: i, hasId: !1, isCover: !0 }),
      (0, y.jsx)(s, { state: i.state, className: `justify-self-end wide:justify-self-start` }),
      (0, y.jsx)(`span`, {
        className: `col-span-2 text-sm text-text-3 wide:order-1 wide:col-span-1`,
        children: (0, y.jsxs)(`span`, {
          className: `max-lg:flex max-lg:justify-between max-lg:gap-3`,
          children: [
            (0, y.jsx)(`span`, {
              className: `wide:block`,
              children: (0, y.jsx)(v, { part: i.figures.cost, whole: i.price, unit: u.million }),
            }),
            (0, y.jsx)(`span`, { className: `wide:block`, children: x(i) }),
          ],
        }),
      }),
      p(i)
        ? (0, y.jsx)(a, {
            className: `col-span-2 wide:col-span-1`,
            used: _(i),
            elapsed: i.elapsed,
            hasWords: !0,
            endText: d(i.publish_period_end, l),
          })
        : (0, y.jsx)(`span`, {
            className: `col-span-2 text-sm text-text-3 wide:col-span-1`,
            children: u.starts(n(t(i.publish_period_start))),
          }),
      (0, y.jsx)(`span`, {
        className: r(`col-span-2 wide:order-2 wide:col-span-1 wide:justify-self-end`, !m(g(i)) && `max-lg:hidden`),
        children: (0, y.jsx)(h, { row: i }),
      }),
    ],
  });
}
function C({ rows: e, now: t }) {
  return (0, y.jsx)(`ul`, {
    'aria-label': u.runningTitle,
    className: `divide-y divide-line border-y border-line`,
    children: f(e)
      .slice(0, b)
      .map((e) => (0, y.jsx)(S, { row: e, now: t }, e.id)),
  });
}
export { C as RunningCampaigns };
