import { a as e, i as t, n, r } from './BQrvN4Kx.js';
import { i, l as a, o, s } from './DrUi8QQT.js';
import { C as c, ut as l } from './F4vu4jyn.js';
import { c as u } from './CJLeGm76.js';
var d = l(),
  f = 8,
  p = 26,
  m = 10,
  h = 36,
  g = { fontSize: 12, style: { fontFamily: `var(--font)` } };
function _({ points: i, current: a, others: l = [], budget: u, goal: _, height: v = 136 }) {
  let [y, b] = e(),
    x = [...i, ...l, a],
    S = t([0, Math.max(1, u ?? 0, ...x.map((e) => e.cost)) * 1.08], [b - m, m]),
    C = t([0, Math.max(1, _ ?? 0, ...x.map((e) => e.reach)) * 1.1], [v - p, f]),
    w = n(
      (e) => S(e.cost),
      (e) => C(e.reach),
    ).curve(r)([{ cost: 0, reach: 0 }, ...i]),
    T = S.ticks(3),
    E = `${c.chart.reachOverCost}: ${c.chart.reachAtCost(s(a.reach), s(a.cost))}`;
  return (0, d.jsx)(`div`, {
    ref: y,
    children: (0, d.jsx)(`svg`, {
      role: `img`,
      'aria-label': E,
      width: `100%`,
      height: v,
      direction: `rtl`,
      className: `block overflow-visible`,
      children:
        b > 0 &&
        (0, d.jsxs)(d.Fragment, {
          children: [
            (0, d.jsx)(`rect`, { x: m, y: 0, width: Math.max(0, b - 20), height: v - p, className: `fill-surface` }),
            (0, d.jsx)(`line`, { x1: m, x2: b - m, y1: v - p, y2: v - p, className: `stroke-line-strong` }),
            T.map((e, t) =>
              (0, d.jsx)(
                `text`,
                {
                  ...g,
                  x: S(e),
                  y: v - 6,
                  textAnchor: S(e) < h ? `end` : `middle`,
                  className: `fill-chart-axis`,
                  children: t === T.length - 1 ? s(e) : o(e).figure,
                },
                e,
              ),
            ),
            _ !== void 0 &&
              (0, d.jsxs)(d.Fragment, {
                children: [
                  (0, d.jsx)(`line`, { x1: m, x2: b - m, y1: C(_), y2: C(_), strokeDasharray: `3 3`, className: `stroke-chart-tick` }),
                  (0, d.jsx)(`text`, {
                    ...g,
                    x: b - m - 4,
                    y: C(_) - 6,
                    textAnchor: `start`,
                    className: `fill-text-2`,
                    children: c.chart.goal(s(_)),
                  }),
                ],
              }),
            u !== void 0 && (0, d.jsx)(`line`, { x1: S(u), x2: S(u), y1: f, y2: v - p, className: `stroke-line-control` }),
            (0, d.jsx)(`path`, { d: w ?? ``, fill: `none`, strokeWidth: `2.25`, strokeLinejoin: `round`, className: `stroke-chart-1` }),
            (0, d.jsx)(`line`, {
              x1: S(a.cost),
              x2: S(a.cost),
              y1: C(a.reach),
              y2: v - p,
              strokeDasharray: `2 3`,
              strokeWidth: `1.5`,
              className: `stroke-chart-1`,
            }),
            l.map((e, t) =>
              (0, d.jsx)(
                `circle`,
                { cx: S(e.cost), cy: C(e.reach), r: `4.5`, strokeWidth: `2`, className: `fill-surface stroke-line-control` },
                t,
              ),
            ),
            (0, d.jsx)(`circle`, { cx: S(a.cost), cy: C(a.reach), r: `9`, className: `fill-chart-1-soft` }),
            (0, d.jsx)(`circle`, { cx: S(a.cost), cy: C(a.reach), r: `5`, strokeWidth: `2`, className: `fill-chart-1 stroke-surface` }),
          ],
        }),
    }),
  });
}
function v({ figures: e, measure: t, curve: n }) {
  let { points: r, others: o } = n;
  return (0, d.jsxs)(`div`, {
    className: `mt-3`,
    children: [
      (0, d.jsxs)(`p`, {
        'aria-hidden': !0,
        className: `mb-1 flex items-center justify-between gap-3 text-sm text-text-3`,
        children: [
          (0, d.jsx)(`span`, { children: u.curve }),
          o.length > 0 &&
            (0, d.jsxs)(`span`, {
              className: `inline-flex items-center gap-1.5`,
              children: [(0, d.jsx)(`span`, { className: `size-2.5 rounded-full border-2 border-line-control` }), u.otherPackages],
            }),
        ],
      }),
      (0, d.jsx)(_, { points: r, current: { cost: e.price, reach: e.sum }, others: o, budget: t.budget ?? void 0, goal: t.goal ?? void 0 }),
      (0, d.jsxs)(`table`, {
        className: `sr-only`,
        children: [
          (0, d.jsx)(`caption`, { children: u.curve }),
          (0, d.jsx)(`thead`, {
            children: (0, d.jsxs)(`tr`, {
              children: [
                (0, d.jsx)(`th`, { scope: `col`, children: u.curveBudget }),
                (0, d.jsx)(`th`, { scope: `col`, children: u.curveCost }),
                (0, d.jsx)(`th`, { scope: `col`, children: u.curveReach }),
                (0, d.jsx)(`th`, { scope: `col`, children: u.curveBound }),
              ],
            }),
          }),
          (0, d.jsxs)(`tbody`, {
            children: [
              r.map(({ budget: e, cost: t, reach: n, bound: r }) =>
                (0, d.jsxs)(
                  `tr`,
                  {
                    children: [
                      (0, d.jsx)(`th`, { scope: `row`, children: a(e) }),
                      (0, d.jsx)(`td`, { children: a(t) }),
                      (0, d.jsx)(`td`, { children: i(n) }),
                      (0, d.jsx)(`td`, { children: i(r) }),
                    ],
                  },
                  e,
                ),
              ),
              (0, d.jsxs)(`tr`, {
                children: [
                  (0, d.jsx)(`th`, { scope: `row`, children: u.curveNow }),
                  (0, d.jsx)(`td`, { children: a(e.price) }),
                  (0, d.jsx)(`td`, { children: i(e.sum) }),
                  (0, d.jsx)(`td`, {}),
                ],
              }),
            ],
          }),
        ],
      }),
    ],
  });
}
export { v as FrontierCurve };
