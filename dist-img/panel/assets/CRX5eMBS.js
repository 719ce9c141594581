import { r as e } from './XKyaHtl9.js';
import { t } from './D8JH1jTK.js';
import { C as n, E as r, j as i, ut as a, w as o } from './tUkH6Wd0.js';
import { r as s } from './3ztIrK-4.js';
import { i as c, n as l, r as u, t as d } from './BQrvN4Kx.js';
var f = {
  name: `table-2`,
  size: 24,
  node: [
    [`path`, { d: `M3 9h18`, key: `1pudct` }],
    [`path`, { d: `M9 3v18`, key: `fh3hqa` }],
    [`rect`, { x: `3`, y: `3`, width: `18`, height: `18`, rx: `2`, key: `h1oib` }],
  ],
};
f.node;
var p = i(f),
  m = e(t(), 1),
  h = a();
function g(e) {
  let {
      label: t,
      summary: r,
      height: i,
      box: a,
      count: s,
      current: c,
      onCurrent: l,
      said: u,
      placeAt: d,
      icon: f,
      table: g,
      tooltip: _,
      children: v,
    } = e,
    [y, b] = (0, m.useState)(!1),
    x = (e) => {
      let t = d(e.clientX - e.currentTarget.getBoundingClientRect().x);
      t !== void 0 && l(t);
    };
  return (0, h.jsxs)(`figure`, {
    className: `m-0 min-w-0`,
    children: [
      y
        ? g
        : (0, h.jsxs)(`div`, {
            ref: a,
            className: `relative touch-pan-y rounded-sm has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus-ring`,
            onPointerMove: x,
            onPointerDown: x,
            onPointerLeave: () => l(null),
            children: [
              (0, h.jsx)(`input`, {
                type: `range`,
                min: 0,
                max: Math.max(0, s - 1),
                value: c ?? 0,
                'aria-label': t,
                'aria-valuetext': u,
                onChange: (e) => l(Number(e.target.value)),
                onFocus: () => l((e) => e ?? 0),
                onBlur: () => l(null),
                className: `sr-only`,
              }),
              (0, h.jsx)(`svg`, {
                role: `img`,
                'aria-label': r,
                width: `100%`,
                height: i,
                direction: `rtl`,
                className: `block overflow-visible`,
                children: v,
              }),
              _,
            ],
          }),
      e.isTableElsewhere !== !0 &&
        (0, h.jsx)(`div`, {
          className: `mt-1 flex justify-end`,
          children: (0, h.jsx)(o, {
            variant: `ghost`,
            size: `sm`,
            icon: y ? f : p,
            'aria-pressed': y,
            onClick: () => b(!y),
            children: y ? n.chart.asChart : n.chart.asTable,
          }),
        }),
    ],
  });
}
var _ = 16;
function v({ x: e, chartWidth: t, width: n, gap: i, title: a, lines: o }) {
  let c = t - e,
    l = c + n + _ <= t ? c + i : Math.max(0, c - n - i);
  return (0, h.jsxs)(`div`, {
    'aria-hidden': !0,
    className: `pointer-events-none absolute top-2 z-1 rounded-md bg-text px-3 py-2 text-sm text-surface shadow-pop`,
    style: { insetInlineStart: l, width: n },
    children: [
      (0, h.jsx)(`p`, { className: `font-medium`, children: a }),
      o.map(({ name: e, text: t, markClass: n, hue: i }) =>
        (0, h.jsxs)(
          `p`,
          {
            className: `flex items-center gap-2`,
            children: [
              (0, h.jsx)(`span`, { className: r(`size-2 shrink-0 rounded-full`, n), style: s(i) }),
              (0, h.jsx)(`span`, { className: `min-w-0 flex-1 truncate`, children: e }),
              (0, h.jsx)(`b`, { className: `font-semibold`, children: t }),
            ],
          },
          e,
        ),
      ),
    ],
  });
}
var y = 3,
  b = 56;
function x(e, t) {
  let n = Math.max(2, Math.floor(t / b)),
    r = Math.max(1, Math.ceil(e / n));
  return Array.from({ length: e }, (e, t) => t).filter((e) => e % r === 0);
}
function S(e, t) {
  let n;
  return (
    e.forEach((r, i) => {
      let a = n === void 0 ? void 0 : e[n];
      (a === void 0 || Math.abs(r.at - t) < Math.abs(a.at - t)) && (n = i);
    }),
    n
  );
}
function C(e, t) {
  let n = e[0],
    r = e.at(-1);
  if (t.width === 0 || n === void 0 || r === void 0) return;
  let i = Math.max(1, ...e.flatMap((e) => [e.value ?? 0, e.compare ?? 0])),
    a = t.width - t.axis,
    o = t.height - t.bottom,
    s = c([n.at, r.at], n.at === r.at ? [a, a] : [a, t.end]),
    f = c([0, i], [o, t.top]).nice(y),
    p = (e) => s(e.at),
    m = (e) => e.value !== null,
    h = (e) => typeof e.compare == `number`,
    g = [...e];
  return {
    x: s,
    y: f,
    right: a,
    base: o,
    valueTicks: f.ticks(y),
    timeTicks: x(e.length, a - t.end),
    area:
      d(p, o, (e) => f(e.value ?? 0))
        .defined(m)
        .curve(u)(g) ?? ``,
    line:
      l(p, (e) => f(e.value ?? 0))
        .defined(m)
        .curve(u)(g) ?? ``,
    compareLine:
      l(p, (e) => f(e.compare ?? 0))
        .defined(h)
        .curve(u)(g) ?? ``,
  };
}
export { g as a, v as i, S as n, x as r, C as t };
