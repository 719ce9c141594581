import { r as e } from './XKyaHtl9.js';
import { t } from './D8JH1jTK.js';
import { t as n } from './Bqr8Ymkr.js';
import { ut as r } from './tUkH6Wd0.js';
import { a as i, i as a, l as o, s } from './CTGuGsln.js';
import { t as c } from './YUGv5Vp-.js';
import { t as l } from './84GUO13V.js';
import { t as u } from './BibbI42k.js';
import { n as d } from './DtN1ZlFH.js';
import { c as f } from './CjOOoom6.js';
var p = e(t(), 1),
  m = r(),
  h = 800;
function g({ figures: e }) {
  let [t, n] = (0, p.useState)(``),
    r = f.announce(a(e.publishers), s(e.range.mid), o(e.price)),
    [i] = (0, p.useState)(r);
  return (
    (0, p.useEffect)(() => {
      let e = setTimeout(() => n((e) => (e === `` && r === i ? `` : r)), h);
      return () => clearTimeout(e);
    }, [r, i]),
    (0, m.jsx)(`span`, { 'aria-live': `polite`, className: `sr-only`, children: t })
  );
}
var _ = 420;
function v(e) {
  let [t, n] = (0, p.useState)(e),
    r = (0, p.useRef)(e);
  return (
    (0, p.useEffect)(() => {
      let t = r.current;
      if (t === e) return;
      if (matchMedia(`(prefers-reduced-motion: reduce)`).matches || document.visibilityState === `hidden`) {
        ((r.current = e), n(e));
        return;
      }
      let i = 0,
        a,
        o = (s) => {
          a ??= s;
          let c = Math.min(1, (s - a) / _);
          ((r.current = c === 1 ? e : Math.round(t + (e - t) * (1 - (1 - c) ** 3))), n(r.current), c < 1 && (i = requestAnimationFrame(o)));
        };
      return ((i = requestAnimationFrame(o)), () => cancelAnimationFrame(i));
    }, [e]),
    t
  );
}
function y({ share: e }) {
  if (e === null) return null;
  let t = e >= 1,
    r = t ? e : Math.floor(e * 100) / 100;
  return (0, m.jsx)(`span`, {
    title: f.ofGoalText,
    children: (0, m.jsx)(d, { tone: t ? `success` : `neutral`, icon: t ? n : void 0, children: f.ofGoal(i(r)) }),
  });
}
function b({ figures: e }) {
  let { reach_at_least: t, mid: n, reach_at_most: r } = e.range,
    i = [
      { label: f.bounds.low, value: t },
      { label: f.bounds.model, value: n },
      { label: f.bounds.high, value: r },
    ];
  return (0, m.jsxs)(`details`, {
    className: `group mt-1 text-sm text-text-3`,
    children: [
      (0, m.jsx)(`summary`, {
        className: `w-fit cursor-pointer rounded-xs py-0.5 underline decoration-dotted underline-offset-4 max-lg:py-2.5`,
        children: f.how,
      }),
      (0, m.jsx)(`p`, { className: `mt-1`, children: f.basis }),
      (0, m.jsx)(`dl`, {
        className: `mt-2 grid grid-cols-[1fr_auto] gap-x-3`,
        children: i.map(({ label: e, value: t }) =>
          (0, m.jsxs)(
            `div`,
            {
              className: `contents`,
              children: [
                (0, m.jsx)(`dt`, { children: e }),
                (0, m.jsxs)(`dd`, { className: `text-text-2`, children: [a(t), ` `, f.person] }),
              ],
            },
            e,
          ),
        ),
      }),
    ],
  });
}
function x({ figures: e, measure: t, way: n }) {
  let { leftToman: r, budgetShare: i, price: a, cost_per_thousand: l } = e,
    u = v(a),
    d = f.ways[n],
    p = r !== null && r < 0;
  return (0, m.jsxs)(`div`, {
    className: `mt-4`,
    children: [
      (0, m.jsxs)(`p`, {
        className: `flex items-baseline justify-between gap-3`,
        children: [
          (0, m.jsxs)(`span`, {
            className: `text-md text-text-2`,
            children: [d.cost, ` `, (0, m.jsx)(`span`, { className: `text-sm text-text-3`, children: f.netOfVat })],
          }),
          (0, m.jsxs)(`span`, {
            className: p ? `text-danger-text` : void 0,
            children: [
              (0, m.jsx)(`strong`, { className: `text-lg font-semibold`, children: o(u) }),
              ` `,
              (0, m.jsx)(`span`, { className: `text-sm text-text-3`, children: f.tomanWord }),
            ],
          }),
        ],
      }),
      i !== null &&
        t.budget !== null &&
        r !== null &&
        (0, m.jsxs)(m.Fragment, {
          children: [
            (0, m.jsx)(c, { value: i, tone: p ? `danger` : `action`, label: f.costBar, className: `my-2` }),
            (0, m.jsxs)(`p`, {
              className: `flex justify-between gap-3 text-sm text-text-3`,
              children: [
                (0, m.jsx)(`span`, { className: p ? `font-medium text-danger-text` : void 0, children: p ? d.over(o(-r)) : d.left(s(r)) }),
                (0, m.jsx)(`span`, { children: d.limit(s(t.budget)) }),
              ],
            }),
          ],
        }),
      l !== null &&
        n !== `views` &&
        (0, m.jsxs)(`p`, {
          className: `mt-1 flex justify-between gap-3 text-sm text-text-3`,
          children: [(0, m.jsx)(`span`, { children: f.perThousand }), (0, m.jsx)(`span`, { className: `text-text-2`, children: o(l) })],
        }),
    ],
  });
}
function S({ children: e, ...t }) {
  let { figures: n } = t,
    { range: r, sum: i, goalShare: a, publishers: o } = n,
    c = v(r.mid),
    l = u(r.low, r.high);
  return (0, m.jsxs)(`div`, {
    children: [
      (0, m.jsx)(`p`, { className: `text-md text-text-2`, children: f.estimatedReach }),
      (0, m.jsxs)(`div`, {
        className: `flex items-center justify-between gap-3`,
        children: [(0, m.jsx)(`p`, { className: `text-3xl font-bold`, children: s(c) }), (0, m.jsx)(y, { share: a })],
      }),
      o > 0 &&
        (0, m.jsxs)(m.Fragment, {
          children: [
            (0, m.jsx)(`p`, { className: `text-sm text-text-3`, children: f.likelyRange(l.part, l.whole) }),
            (0, m.jsx)(`p`, { className: `text-sm text-text-3`, children: (a === null ? f.sum : f.sumOfGoal)(s(i)) }),
            (0, m.jsx)(b, { figures: n }),
          ],
        }),
      e,
      (0, m.jsx)(x, { ...t }),
    ],
  });
}
function C(e, t, { budget: n, goal: r, fixedPrice: i }) {
  let a = [...e, ...t.flatMap((e) => e.plans)],
    o = l(
      a.map(({ media_type: e, reach: t, reach_low: n, reach_high: r, price: i }) => ({
        media_type: e,
        price: i,
        range: { low: n, mid: t, high: r },
      })),
    ),
    s = i ?? [...e, ...t].reduce((e, t) => e + t.price, 0),
    c = o.reach_at_most;
  return {
    range: o,
    sum: c,
    publishers: a.length,
    price: s,
    cost_per_thousand: c > 0 ? Math.round((s * 1e3) / c) : null,
    goalShare: r === null || r <= 0 ? null : c / r,
    budgetShare: n === null || n <= 0 ? null : s / n,
    leftToman: n === null ? null : n - s,
  };
}
function w({ plans: e, bundles: t, contents: n }) {
  return [
    ...t.map(({ id: e, title: t, price: r, reach: i }) => ({
      key: `b${e}`,
      title: t,
      price: r,
      reach: i,
      isPinned: n.pinned_bundles.includes(e),
      plans: [],
      bundles: [e],
    })),
    ...e.map(({ id: e, title: t, price: r, reach: i }) => ({
      key: `p${e}`,
      title: t,
      price: r,
      reach: i,
      isPinned: n.pinned_plans.includes(e),
      plans: [e],
      bundles: [],
    })),
  ];
}
function T({ cart: e, measure: t, way: n, curve: r }) {
  return { cart: e, measure: t, way: n, curve: r, figures: C(e.plans, e.bundles, t) };
}
export { v as a, y as i, w as n, g as o, S as r, T as t };
