import { r as e } from './XKyaHtl9.js';
import { l as t, o as n, u as r } from './B4PylbZJ.js';
import { t as i } from './B3QzNETp.js';
import { t as a } from './D8JH1jTK.js';
import { a as o, i as s, r as c } from './CRX5eMBS.js';
import { a as l, i as u, n as d, r as f } from './BQrvN4Kx.js';
import { i as p, l as m, s as h } from './CTGuGsln.js';
import { C as g, E as _, ut as v } from './tUkH6Wd0.js';
import { i as y, n as b, r as x, t as S } from './3ztIrK-4.js';
import { t as C } from './BNZFcsDO.js';
import { t as w } from './B3qQA2yd.js';
import { t as T } from './BFgXUi3U.js';
import { n as E } from './DwK2HKC1.js';
import { t as D } from './DZzxbD2C.js';
import { n as O } from './Btvnrh0P.js';
var k = e(a(), 1);
function A(e) {
  return e.reduce((e, t) => (t === null ? e : (e ?? 0) + t), null);
}
function j(e) {
  let [t = []] = e;
  return t.map(({ at: t }, n) => {
    let r = (t) => A(e.map((e) => e[n]?.[t] ?? null)),
      [i, a, o] = w.map(r),
      s = r(`cost`);
    return { at: t, reach: i, views: a, clicks: o, cost: s, cost_per_thousand: i === null ? null : C(s ?? 0, i) };
  });
}
var M = 3;
function N(e) {
  return { own: e.slice(0, M), rest: e.slice(M) };
}
var P = 3,
  F = 0.62,
  I = 18,
  L = 1.5,
  R = 1;
function z(e, t) {
  return Array.from({ length: t }, (t, n) => A(e.map(({ values: e }) => e[n] ?? null)));
}
function B(e, t, n) {
  let r = c(e, t),
    i = e - 1,
    a = r[1] ?? 1;
  return n ? [...r.filter((e) => i - e >= a * 0.75), i] : r;
}
function V(e, t, n, r) {
  if (r.width === 0 || n === 0) return;
  let i = z(e, n),
    a = t.slice(0, n),
    o = Math.max(1, ...i.map((e) => e ?? 0), ...a.map((e) => e ?? 0)),
    s = r.width - r.axis,
    c = r.height - r.bottom,
    l = (s - r.end) / n,
    p = u([0, o], [c, r.top]).nice(P),
    m = (e) => s - (e + 0.5) * l,
    h = i.map((t, n) => {
      let r = 0,
        i = [];
      for (let [t, { values: a }] of e.entries()) {
        let e = a[n] ?? 0;
        if (e <= 0) continue;
        let o = p(r) - (r > 0 ? L : 0);
        r += e;
        let s = Math.max(R, o - p(r));
        i.push({ part: t, y: o - s, height: s });
      }
      return i;
    });
  return {
    y: p,
    right: s,
    base: c,
    end: r.end,
    step: l,
    centre: m,
    columns: h,
    columnWidth: Math.min(I, l * F),
    valueTicks: p.ticks(P),
    compareLine:
      d(
        (e, t) => m(t),
        (e) => p(e ?? 0),
      )
        .defined((e) => e !== null)
        .curve(f)([...a]) ?? ``,
  };
}
function ee(e, t, n) {
  return Math.min(t - 1, Math.max(0, Math.floor((n.right - e) / n.step)));
}
var H = v(),
  U = { fontSize: 12, style: { fontFamily: `var(--font)` } };
function W({ drawn: e, parts: t, ticks: n, current: r, height: i, axis: a, formatAxis: o }) {
  let { y: s, right: c, base: l, end: u, step: d, centre: f, columnWidth: p } = e;
  return (0, H.jsxs)(H.Fragment, {
    children: [
      e.valueTicks.map((e) =>
        (0, H.jsxs)(
          `g`,
          {
            children: [
              (0, H.jsx)(`line`, { x1: u, x2: c, y1: s(e), y2: s(e), className: `stroke-chart-grid` }),
              (0, H.jsx)(`text`, {
                ...U,
                x: c + a,
                y: s(e),
                dy: `0.35em`,
                textAnchor: `start`,
                className: `fill-chart-axis`,
                children: o(e),
              }),
            ],
          },
          e,
        ),
      ),
      r !== null &&
        (0, H.jsx)(`rect`, {
          x: f(r) - d / 2,
          y: s.range()[1],
          width: d,
          height: l - (s.range()[1] ?? 0),
          className: `fill-surface-hover`,
        }),
      e.columns.map((e, n) =>
        (0, H.jsx)(
          `g`,
          {
            children: e.map(({ part: e, y: r, height: i }) => {
              let a = t[e]?.hue;
              return (0, H.jsx)(
                `rect`,
                {
                  x: f(n) - p / 2,
                  y: r,
                  width: p,
                  height: i,
                  rx: Math.min(2, p / 4),
                  className: a === void 0 ? `fill-chart-compare` : S,
                  style: x(a),
                },
                e,
              );
            }),
          },
          n,
        ),
      ),
      (0, H.jsx)(`path`, { d: e.compareLine, fill: `none`, strokeWidth: `1.5`, strokeDasharray: `4 4`, className: `stroke-text-3` }),
      n.map(({ index: e, text: t, isCurrent: n }) =>
        (0, H.jsx)(
          `text`,
          { ...U, x: f(e), y: i - 8, textAnchor: `middle`, className: _(n ? `fill-text font-semibold` : `fill-chart-axis`), children: t },
          e,
        ),
      ),
    ],
  });
}
function G(e, t, n) {
  return {
    key: e,
    label: e,
    isNumeric: !0,
    cell: (e) => {
      let r = t[e] ?? null;
      return r === null ? (0, H.jsx)(`span`, { className: `text-text-3`, children: g.chart.noValue }) : n(r);
    },
  };
}
function K({ caption: e, at: t, parts: n, totals: r, totalName: i, compare: a, compareName: o, formatAt: s, formatValue: c }) {
  let l = [
    { key: `at`, label: g.chart.time, cell: (e) => s(t[e] ?? 0) },
    ...n.map(({ name: e, values: t }) => G(e, t, c)),
    ...(i === void 0 ? [] : [G(i, r, c)]),
    ...(o === void 0 ? [] : [G(o, a, c)]),
  ];
  return (0, H.jsx)(`div`, {
    className: `max-h-80 overflow-y-auto`,
    children: (0, H.jsx)(T, { caption: e, columns: l, rows: t.map((e, t) => t), rowKey: String, isDense: !0, isScrollable: !0 }),
  });
}
var q = 64,
  J = `bg-chart-compare`;
function Y(e, t, n, r) {
  let [i, a] = [t[0], t.at(-1)],
    o = n.reduce((e, t, r) => ((t ?? -1) > (n[e] ?? -1) ? r : e), 0),
    s = n[o] ?? null;
  return i === void 0 || a === void 0 || s === null ? g.chart.empty(e) : g.chart.summary(e, r.at(i), r.at(a), r.value(s), r.at(t[o] ?? i));
}
function X(e) {
  let { label: a, at: c, parts: u, compare: d = [], compareName: f, isHourly: m = !1, lastLabel: _, height: v = 220 } = e,
    { formatValue: y = p, formatAxis: x = h } = e,
    [S, C] = l(),
    [w, T] = (0, k.useState)(null),
    E = u.length > 1 ? e.totalName : void 0,
    D = { at: m ? t : r, value: y },
    O = z(u, c.length),
    A = { width: C, height: v, top: 8, bottom: 32, axis: q, end: 0 },
    j = V(u, d, c.length, A),
    M = c.length - 1,
    N = B(c.length, C - q, _ !== void 0).map((e) => {
      let r = e === M && _ !== void 0;
      return { index: e, text: r ? _ : (m ? t : n)(c[e] ?? 0), isCurrent: r };
    }),
    P =
      w === null
        ? []
        : ((e) => {
            let t = (e, t, n, r) => ({ name: e, markClass: n, hue: r, text: typeof t == `number` ? y(t) : g.chart.noValue });
            return [
              ...u.toReversed().map(({ name: n, hue: r, values: i }) => t(n, i[e], r === void 0 ? J : b, r)),
              ...(E === void 0 ? [] : [t(E, O[e], void 0)]),
              ...(f === void 0 ? [] : [t(f, d[e], void 0)]),
            ];
          })(w),
    F = w === null ? `` : D.at(c[w] ?? 0),
    I = g.chart.point(F, P.map(({ name: e, text: t }) => `${e} ${t}`).join(g.chart.separator));
  return (0, H.jsx)(o, {
    label: a,
    summary: Y(a, c, O, D),
    height: v,
    box: S,
    count: c.length,
    current: w,
    onCurrent: T,
    said: w === null ? void 0 : I,
    placeAt: (e) => j && ee(e, c.length, j),
    icon: i,
    table: (0, H.jsx)(K, {
      caption: a,
      at: c,
      parts: u,
      totals: O,
      totalName: E,
      compare: d,
      compareName: f,
      formatAt: D.at,
      formatValue: y,
    }),
    tooltip: j && w !== null && (0, H.jsx)(s, { x: j.centre(w), chartWidth: C, width: 200, gap: 14, title: F, lines: P }),
    children: j && (0, H.jsx)(W, { drawn: j, parts: u, ticks: N, current: w, height: v, axis: q, formatAxis: x }),
  });
}
function Z({ parts: e, compareName: t }) {
  return (0, H.jsxs)(`p`, {
    'aria-hidden': !0,
    className: `flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-text-2`,
    children: [
      e.map(({ name: e, hue: t }) =>
        (0, H.jsxs)(
          `span`,
          {
            className: `flex items-center gap-2`,
            children: [(0, H.jsx)(`span`, { className: _(`size-2.5 rounded-xs`, t === void 0 ? `bg-chart-compare` : b), style: x(t) }), e],
          },
          e,
        ),
      ),
      t !== void 0 &&
        (0, H.jsxs)(`span`, {
          className: `flex items-center gap-2`,
          children: [(0, H.jsx)(`span`, { className: `w-4 border-t-2 border-dashed border-text-3` }), t],
        }),
    ],
  });
}
function Q({ platforms: e }, t) {
  if (t === `cost_per_thousand`) {
    let n = j(e.map(({ series: e }) => e));
    return [{ name: E.kpi.names[t], hue: `var(--chart-1)`, values: n.map((e) => e.cost_per_thousand) }];
  }
  let { own: n, rest: r } = N(e),
    i = n.map(({ media_type: e, series: n }) => ({ name: O(e), hue: y[e], values: n.map((e) => e[t]) })),
    [a] = r;
  if (!a) return i;
  let o = r.length === 1 ? { name: O(a.media_type), hue: y[a.media_type] } : { name: E.chart.others(D(r.length)) },
    s = a.series.map((e, n) => A(r.map(({ series: e }) => e[n]?.[t] ?? null)));
  return [...i, { ...o, values: s }];
}
var $ = E.chart,
  te = (e) => e === `cost` || e === `cost_per_thousand`;
function ne({ overview: e, figure: t }) {
  let n = e.granularity === `hourly`,
    r = t === `cost_per_thousand` ? $.whole(E.kpi.names[t], n) : $.byPlatform($.names[t], n),
    i = Q(e, t);
  return (0, H.jsxs)(`section`, {
    'aria-labelledby': `chart-title`,
    className: `border-b border-line px-(--gutter) pt-4 pb-3`,
    children: [
      (0, H.jsxs)(`div`, {
        className: `mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2`,
        children: [
          (0, H.jsx)(`h2`, { id: `chart-title`, className: `text-lg font-bold`, children: r }),
          (0, H.jsx)(Z, { parts: i, compareName: $.before }),
        ],
      }),
      (0, H.jsx)(X, {
        label: r,
        at: (e.platforms[0]?.series ?? []).map(({ at: e }) => Date.parse(e)),
        parts: i,
        totalName: $.all,
        compare: e.compared_series.map((e) => e[t]),
        compareName: $.before,
        isHourly: n,
        lastLabel: !n && e.range.to === e.today ? $.today : void 0,
        formatValue: te(t) ? (e) => `${m(e)} ${E.kpi.toman}` : p,
      }),
    ],
  });
}
export { ne as OverviewChart };
