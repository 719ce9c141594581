import { r as e } from './XKyaHtl9.js';
import { a as t, l as n, p as r, u as i } from './B4PylbZJ.js';
import { t as a } from './D_vZvROd.js';
import { t as o } from './D8JH1jTK.js';
import { i as s, l as c, s as l } from './DrUi8QQT.js';
import { C as u, ut as d } from './F4vu4jyn.js';
import { a as f, i as p, n as m, t as h } from './CiajMEtD.js';
import { t as g } from './DZESzTrc.js';
import { a as _ } from './BQrvN4Kx.js';
import { t as v } from './BsN_a6B3.js';
import { n as y, r as b } from './C_lGOeKF.js';
var x = e(o(), 1),
  S = d(),
  C = { fontSize: 12, style: { fontFamily: `var(--font)` } };
function w({ drawn: e, points: t, current: n, futureFrom: r, height: i, formatTick: a, formatAxis: o, hasCompare: s, gradientId: c }) {
  let { x: l, y: u, right: d, base: f } = e,
    p = t.at(-1),
    m = u.range()[1] ?? 0,
    h = p ? l(p.at) : d,
    g = r === void 0 || p === void 0 || r >= p.at ? void 0 : l(Math.max(r, t[0]?.at ?? r)),
    _ = n === null ? void 0 : t[n];
  return (0, S.jsxs)(S.Fragment, {
    children: [
      (0, S.jsxs)(`linearGradient`, {
        id: c,
        x1: `0`,
        y1: `0`,
        x2: `0`,
        y2: `1`,
        children: [
          (0, S.jsx)(`stop`, { className: `[stop-color:var(--chart-1)]`, stopOpacity: `0.18` }),
          (0, S.jsx)(`stop`, { offset: `1`, className: `[stop-color:var(--chart-1)]`, stopOpacity: `0.02` }),
        ],
      }),
      g !== void 0 && (0, S.jsx)(`rect`, { x: h, y: m, width: Math.max(0, g - h), height: f - m, className: `fill-surface-sunken` }),
      e.valueTicks.map((e) =>
        (0, S.jsxs)(
          `g`,
          {
            children: [
              (0, S.jsx)(`line`, { x1: h, x2: d, y1: u(e), y2: u(e), className: `stroke-chart-grid` }),
              (0, S.jsx)(`text`, {
                ...C,
                x: d + 64,
                y: u(e),
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
      e.timeTicks.map((e) => {
        let r = t[e];
        return r === void 0
          ? null
          : (0, S.jsx)(
              `text`,
              {
                ...C,
                x: l(r.at),
                y: i - 8,
                textAnchor: `middle`,
                className: e === n ? `fill-text font-semibold` : `fill-chart-axis`,
                children: a(r.at),
              },
              r.at,
            );
      }),
      (0, S.jsx)(`path`, { d: e.area, fill: `url(#${c})` }),
      s &&
        (0, S.jsx)(`path`, { d: e.compareLine, fill: `none`, strokeWidth: `2`, strokeDasharray: `4 4`, className: `stroke-chart-compare` }),
      (0, S.jsx)(`path`, { d: e.line, fill: `none`, strokeWidth: `2.25`, strokeLinejoin: `round`, className: `stroke-chart-1` }),
      t.map((e, n) =>
        e.value !== null && (t[n - 1]?.value ?? null) === null && (t[n + 1]?.value ?? null) === null
          ? (0, S.jsx)(`circle`, { cx: l(e.at), cy: u(e.value ?? 0), r: `2.5`, className: `fill-chart-1` }, e.at)
          : null,
      ),
      _ &&
        (0, S.jsxs)(S.Fragment, {
          children: [
            (0, S.jsx)(`line`, { x1: l(_.at), x2: l(_.at), y1: m, y2: f, className: `stroke-line-control` }),
            s &&
              typeof _.compare == `number` &&
              (0, S.jsx)(`circle`, {
                cx: l(_.at),
                cy: u(_.compare),
                r: `4.5`,
                strokeWidth: `2`,
                className: `fill-chart-compare stroke-surface`,
              }),
            _.value !== null &&
              (0, S.jsx)(`circle`, { cx: l(_.at), cy: u(_.value), r: `5.5`, strokeWidth: `2`, className: `fill-chart-1 stroke-surface` }),
          ],
        }),
    ],
  });
}
function T({ caption: e, points: t, seriesName: n, compareName: r, formatAt: i, formatValue: a }) {
  let o = (e) => (typeof e == `number` ? a(e) : u.chart.noValue),
    s = [
      { key: `at`, label: u.chart.time, cell: (e) => i(e.at) },
      { key: `value`, label: n, isNumeric: !0, cell: (e) => o(e.value) },
    ];
  return (
    r !== void 0 && s.push({ key: `compare`, label: r, isNumeric: !0, cell: (e) => o(e.compare) }),
    (0, S.jsx)(`div`, {
      className: `max-h-80 overflow-y-auto`,
      children: (0, S.jsx)(g, { caption: e, columns: s, rows: t, rowKey: (e) => String(e.at), isDense: !0 }),
    })
  );
}
function E(e, t, n) {
  let { points: r, label: i } = e,
    a = r.filter((e) => e.value !== null),
    [o, s] = [r[0], r.at(-1)],
    c = a.reduce((e, t) => (e === void 0 || (t.value ?? 0) > (e.value ?? 0) ? t : e), void 0);
  return !o || !s || !c ? u.chart.empty(i) : u.chart.summary(i, t(o.at), t(s.at), n(c.value ?? 0), t(c.at));
}
function D(e) {
  let {
      label: r,
      points: o,
      seriesName: c,
      compareName: d,
      isHourly: g = !1,
      futureFrom: v,
      height: y = 240,
      formatValue: b = s,
      formatAxis: C = l,
      isTableElsewhere: D = !1,
    } = e,
    [O, k] = _(),
    [A, j] = (0, x.useState)(null),
    M = (0, x.useId)(),
    N = g ? n : i,
    P = h(o, { width: k, height: y, top: 12, bottom: 32, axis: 64, end: 12 }),
    F = A === null ? void 0 : o[A],
    I = (e, t, n) => ({ name: e, markClass: n, text: t === null ? u.chart.noValue : b(t) }),
    L = F ? [I(c, F.value, `bg-brand-400 dark:bg-brand-600`), ...(d ? [I(d, F.compare ?? null, `bg-chart-compare`)] : [])] : [],
    R = F && u.chart.point(N(F.at), L.map(({ name: e, text: t }) => `${e} ${t}`).join(u.chart.separator));
  return (0, S.jsx)(f, {
    label: r,
    summary: E(e, N, b),
    height: y,
    box: O,
    count: o.length,
    current: A,
    onCurrent: j,
    said: R,
    placeAt: (e) => P && (m(o, P.x.invert(e)) ?? null),
    icon: a,
    table: (0, S.jsx)(T, { caption: r, points: o, seriesName: c, compareName: d, formatAt: N, formatValue: b }),
    isTableElsewhere: D,
    tooltip: F && P && (0, S.jsx)(p, { x: P.x(F.at), chartWidth: k, width: 172, gap: 12, title: N(F.at), lines: L }),
    children:
      P &&
      (0, S.jsx)(w, {
        drawn: P,
        points: o,
        current: A,
        futureFrom: v,
        height: y,
        formatTick: g ? n : t,
        formatAxis: C,
        hasCompare: d !== void 0,
        gradientId: M,
      }),
  });
}
var O = b.chart,
  k = (e) => e === `cost` || e === `cost_per_thousand`;
function A({ stats: e, metric: t, now: n }) {
  let i = e.granularity === `hourly`,
    a = O.title(b.kpi.names[t], i ? O.hourly : O.daily);
  return (0, S.jsxs)(`section`, {
    'aria-labelledby': `chart-title`,
    className: `border-b border-line px-(--gutter) py-4`,
    children: [
      (0, S.jsxs)(`div`, {
        className: `mb-3 flex flex-wrap items-center justify-between gap-3`,
        children: [
          (0, S.jsx)(`h2`, { id: `chart-title`, className: `text-lg font-bold`, children: a }),
          (0, S.jsx)(v, {
            label: O.granularity,
            value: e.granularity,
            onChange: () => void 0,
            options: [
              { value: `daily`, label: O.daily, isDisabled: i, disabledReason: O.dailyOnly },
              { value: `hourly`, label: O.hourly, isDisabled: !i, disabledReason: O.hourlyOnly },
            ],
          }),
        ],
      }),
      (0, S.jsx)(D, {
        label: a,
        points: y(e, t),
        seriesName: b.legend.now,
        compareName: b.legend.before,
        isHourly: i,
        futureFrom: i ? n : r(e.today),
        formatValue: k(t) ? (e) => `${c(e)} ${b.kpi.toman}` : s,
      }),
    ],
  });
}
export { A as ReportChart };
