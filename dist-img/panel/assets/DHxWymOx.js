import { r as e } from './XKyaHtl9.js';
import { c as t, s as n } from './DRQ0Ktxg.js';
import { t as r } from './DXhoLJ-K.js';
import { i, l as a, s as o } from './CTGuGsln.js';
import { t as s } from './hGArrtHc.js';
import { t as c } from './Z43WcrRE.js';
import { t as l } from './D3brxauU.js';
import { t as u } from './D8JH1jTK.js';
import { n as d } from './Co8Bh7om.js';
import { a as f, i as p, n as m, r as h } from './Bd4L3x19.js';
import { a as g, i as _, r as v, t as y } from './Bp5bg4uF.js';
import { C as b, E as x, ut as S } from './tUkH6Wd0.js';
var C = e(u(), 1),
  w = S(),
  T = g.clicks,
  E = 46;
function D(e, t) {
  return e.findLastIndex(({ from_clicks: e }) => t > e);
}
function O(e, t) {
  let [n, r] = [e[t]?.from_clicks ?? 0, e[t + 1]?.from_clicks];
  return r === void 0 ? T.from(o(n)) : n === 0 ? T.upTo(o(r)) : T.between(o(n), o(r));
}
function k({ tiers: e, perDay: t, className: n }) {
  let r = D(e, t),
    i = Math.max(1, ...e.map(({ price: e }) => e));
  return (0, w.jsx)(`ol`, {
    'aria-label': T.steps,
    className: x(`flex gap-1.5 max-md:flex-col max-md:gap-0 max-md:divide-y`, n),
    children: e.map(({ from_clicks: t, price: n }, o) => {
      let s = o === r,
        c = s ? `bg-chart-1` : `bg-chart-track`,
        l = n / i;
      return (0, w.jsxs)(
        `li`,
        {
          'aria-current': s ? `step` : void 0,
          className: `flex min-w-0 flex-1 max-md:items-center max-md:gap-3 max-md:py-2 md:flex-col md:justify-end`,
          children: [
            (0, w.jsx)(`span`, {
              'aria-hidden': !0,
              className: `w-24 md:hidden`,
              children: (0, w.jsx)(`span`, { className: x(`block h-2 rounded-xs`, c), style: { inlineSize: `${l * 100}%` } }),
            }),
            (0, w.jsx)(`span`, {
              'aria-hidden': !0,
              className: x(`rounded-t-sm max-md:hidden`, c),
              style: { blockSize: `${Math.round(l * E)}px` },
            }),
            (0, w.jsxs)(`span`, {
              className: `text-md max-md:flex-1 md:mt-1.5`,
              children: [
                (0, w.jsx)(`span`, { className: s ? `font-semibold` : ``, children: a(n) }),
                ` `,
                (0, w.jsx)(`span`, { className: `text-sm text-text-3`, children: b.toman }),
              ],
            }),
            (0, w.jsxs)(`span`, {
              className: x(`text-sm`, s ? `font-semibold text-action-soft-text` : `text-text-3`),
              children: [O(e, o), s && (0, w.jsxs)(`span`, { className: `sr-only`, children: [` (`, T.now, `)`] })],
            }),
          ],
        },
        t,
      );
    }),
  });
}
var A = g.clicks;
function j(e, t) {
  let n = e.find(({ field: e }) => e === `goal_total_reach`);
  return n?.code === `required` || n?.code === `positive_int`
    ? A.needed
    : n?.code === `min_value`
      ? A.tooFew(i(n.minimum), i(t))
      : d(e, `goal_total_reach`);
}
function M({ tiers: e, perDay: t, days: r }) {
  let o = e[D(e, t) + 1];
  if (o === void 0) return (0, w.jsx)(s, { icon: l, children: A.cheapest });
  let c = n(
      o.from_clicks,
      e.map(({ from_clicks: e, price: t }) => ({ from_clicks: e, price: t, publisher_price: 0 })),
    ),
    u = i(o.from_clicks),
    { lead: d, rest: f } = A.hint(u, a(o.price));
  return (0, w.jsxs)(s, {
    icon: l,
    children: [(0, w.jsx)(`b`, { className: `font-semibold`, children: d }), f, A.hintSum(u, i(r), a(c.price * r))],
  });
}
function N({ data: e, issues: n, onChange: a, today: o, onPerDay: s }) {
  let l = y(e, o),
    [u, d] = (0, C.useState)(),
    { goal_total_reach: g } = e,
    b = m(e),
    x = g === null ? 0 : p(g, b),
    S = (e) => {
      (d(e), s(!0), a({ goal_total_reach: e === `` ? null : Number(e) * b }));
    },
    T = (e) => {
      (s(!1), a({ goal_total_reach: e === `` ? null : Number(e) }));
    },
    E = l.answer?.tiers;
  return (0, w.jsxs)(f, {
    title: A.title,
    note: A.note,
    children: [
      (0, w.jsxs)(`div`, {
        className: `grid items-start gap-x-3 gap-y-4 md:grid-cols-3`,
        children: [
          (0, w.jsx)(r, {
            label: A.perDay,
            optional: A.least(i(t)),
            unit: A.unit,
            maxDigits: 9,
            value: u ?? (g === null ? `` : String(x)),
            onChange: S,
            onBlur: () => d(void 0),
          }),
          (0, w.jsx)(c, {
            size: `lg`,
            label: A.days,
            value: h(e) ? A.daysOf(i(b)) : ``,
            placeholder: A.periodUnknown,
            onChange: () => void 0,
            end: (0, w.jsx)(`span`, { className: `text-sm`, children: A.fromPeriod }),
            className: `[&_.control-frame]:bg-surface-sunken`,
            isReadOnly: !0,
          }),
          (0, w.jsx)(r, {
            label: A.total,
            name: `goal_total_reach`,
            unit: A.unit,
            maxDigits: 11,
            value: g === null ? `` : String(g),
            onChange: T,
            error: j(n, b),
          }),
        ],
      }),
      E &&
        (0, w.jsxs)(w.Fragment, {
          children: [(0, w.jsx)(k, { tiers: E, perDay: x, className: _(l) }), (0, w.jsx)(M, { tiers: E, perDay: x, days: b })],
        }),
      (0, w.jsx)(v, { price: l }),
    ],
  });
}
export { N as ClicksSection };
