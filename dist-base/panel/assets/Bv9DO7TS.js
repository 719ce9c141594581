import { r as e } from './XKyaHtl9.js';
import { l as t } from './AOF5lJFr.js';
import { t as n } from './DHPLnCJj.js';
import { C as r, E as i, ut as a } from './F4vu4jyn.js';
import { i as o, l as s, s as c } from './DrUi8QQT.js';
import { t as l } from './D8JH1jTK.js';
import { n as u } from './CLrVXZQH.js';
import { a as d } from './BflMgaIA.js';
import { a as f, i as p, n as m, r as h } from './BXz5yizp.js';
var g = e(l(), 1),
  _ = { minimum: 10, maximum: 1e4 },
  v = 20,
  y = 0.2;
function b(e) {
  return e ?? _;
}
function x(e, { minimum: t, maximum: n }) {
  let r = Math.log(Math.max(1, e) / t) / Math.log(n / t);
  return Math.min(1, Math.max(0, r));
}
function S({ minimum: e, maximum: t }) {
  return Math.round(Math.log10(t / e) * v);
}
function C(e, t) {
  return Math.round(x(e, t) * S(t));
}
function w(e, t) {
  let { minimum: n, maximum: r } = t;
  return e <= 0 ? n : e >= S(t) ? r : Math.round(Number((n * (r / n) ** (e / S(t))).toPrecision(2)));
}
function T(e) {
  let { minimum: t, maximum: n } = e,
    r = [t];
  for (let i = 10 ** Math.ceil(Math.log10(t)); i < n; i *= 10) {
    let n = x(i, e);
    n - x(r.at(-1) ?? t, e) >= y && 1 - n >= y && r.push(i);
  }
  return [...r, n];
}
var E = a(),
  D = f.views,
  O = 1e3,
  k = `h-11 w-full cursor-pointer appearance-none rounded-md bg-transparent bg-[length:100%_4px] bg-center bg-no-repeat outline-none focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus-ring disabled:cursor-default`,
  A = `[&::-webkit-slider-thumb]:size-5 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-2 [&::-webkit-slider-thumb]:border-solid [&::-webkit-slider-thumb]:border-chart-1 [&::-webkit-slider-thumb]:bg-surface [&::-moz-range-thumb]:size-4 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-2 [&::-moz-range-thumb]:border-solid [&::-moz-range-thumb]:border-chart-1 [&::-moz-range-thumb]:bg-surface`;
function j({ value: e, range: t, onChange: n }) {
  let r = e ?? t.minimum,
    i = x(r, t) * 100,
    a = T(t);
  return (0, E.jsxs)(`div`, {
    className: `min-w-0 px-1`,
    children: [
      (0, E.jsx)(`input`, {
        type: `range`,
        'aria-label': D.slider,
        'aria-valuetext': `${c(r * O)} ${D.unit}`,
        min: 0,
        max: S(t),
        step: 1,
        value: C(r, t),
        onChange: (e) => n(w(Number(e.target.value), t)),
        className: `${k} ${A}`,
        style: { backgroundImage: `linear-gradient(to left, var(--chart-1) ${i}%, var(--chart-track) ${i}%)` },
      }),
      (0, E.jsx)(`div`, {
        'aria-hidden': !0,
        className: `relative h-5 text-xs text-text-3`,
        children: a.map((e, n) => {
          let r = n === a.length - 1,
            i = r ? { insetInlineEnd: 0 } : { insetInlineStart: `${x(e, t) * 100}%` };
          return (0, E.jsx)(
            `span`,
            { style: i, className: `absolute whitespace-nowrap ${n > 0 && !r ? `translate-x-1/2` : ``}`, children: c(e * O) },
            e,
          );
        }),
      }),
    ],
  });
}
var M = f.views,
  N = 1e3,
  P = (e) => c(e * N);
function F(e, t) {
  let n = e.find(({ field: e }) => e === `goal_total_reach`);
  return n?.code === `required`
    ? M.needed
    : n?.code === `positive_int` || n?.code === `min_value`
      ? M.atLeast(P(t))
      : n?.code === `max_value`
        ? M.atMost(P(n.maximum))
        : u(e, `goal_total_reach`);
}
function I({ sign: e, label: t, figure: n, unit: r }) {
  return (0, E.jsxs)(`div`, {
    className: e === void 0 ? void 0 : `grid grid-cols-[auto_auto] items-center gap-x-6`,
    children: [
      e !== void 0 && (0, E.jsx)(`span`, { 'aria-hidden': !0, className: `row-span-2 text-lg text-text-3`, children: e }),
      (0, E.jsx)(`dt`, { className: `text-sm text-text-3`, children: t }),
      (0, E.jsxs)(`dd`, {
        className: `text-lg font-semibold whitespace-nowrap`,
        children: [n, ` `, (0, E.jsx)(`span`, { className: `text-sm font-normal text-text-3`, children: r })],
      }),
    ],
  });
}
function L({ answer: e, price: t }) {
  return (0, E.jsxs)(`dl`, {
    'aria-busy': t.isAsking,
    className: i(`flex flex-wrap items-center gap-x-6 gap-y-2 rounded-lg border bg-surface-sunken px-5 py-3 transition-opacity`, p(t)),
    children: [
      (0, E.jsx)(I, { label: M.perThousand, figure: s(e.cpm_price), unit: r.toman }),
      (0, E.jsx)(I, { sign: `×`, label: M.goal, figure: o(Math.round(e.price / e.cpm_price)), unit: M.thousand }),
      (0, E.jsx)(I, { sign: `=`, label: M.budget, figure: s(e.price), unit: r.toman }),
    ],
  });
}
function R({ data: e, issues: r, onChange: i }) {
  let a = m(e),
    [o, s] = (0, g.useState)(),
    { goal_total_reach: c } = e,
    l = t(e.media_type),
    u = (e) => {
      (s(e), i({ goal_total_reach: e === `` ? null : Math.round(Number(e) / N) }));
    },
    f = o !== void 0 && Number(o) % N !== 0;
  return (0, E.jsxs)(d, {
    title: M.title,
    note: l && M.limits(P(l.minimum), P(l.maximum)),
    children: [
      (0, E.jsxs)(`div`, {
        className: `grid items-start gap-x-6 gap-y-2 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]`,
        children: [
          (0, E.jsx)(n, {
            label: M.count,
            name: `goal_total_reach`,
            unit: M.unit,
            value: o ?? (c === null ? `` : String(c * N)),
            onChange: u,
            onBlur: () => s(void 0),
            wordsSuffix: f ? M.roundedSuffix : ``,
            error: F(r, l?.minimum ?? 1),
          }),
          (0, E.jsx)(`div`, {
            className: `md:pt-7`,
            children: (0, E.jsx)(j, {
              value: c,
              range: b(l),
              onChange: (e) => {
                (s(void 0), i({ goal_total_reach: e }));
              },
            }),
          }),
        ],
      }),
      a.answer && (0, E.jsx)(L, { answer: a.answer, price: a }),
      (0, E.jsx)(h, { price: a }),
    ],
  });
}
export { R as ViewsSection };
