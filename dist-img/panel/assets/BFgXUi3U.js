import { r as e } from './XKyaHtl9.js';
import { t } from './43BZVejB.js';
import { t as n } from './D8JH1jTK.js';
import { C as r, E as i, j as a, ut as o } from './tUkH6Wd0.js';
import { i as s } from './CTGuGsln.js';
import { t as c } from './CDhqC_Tj.js';
import { n as l, t as u } from './OC6yXdXM.js';
import { t as d } from './80lYodVZ.js';
import { t as f } from './CfFbwQWz.js';
import { t as p } from './Dv9ofmIA.js';
var m = {
  name: `circle-question-mark`,
  size: 24,
  node: [
    [`circle`, { cx: `12`, cy: `12`, r: `10`, key: `1mglay` }],
    [`path`, { d: `M9 9.5a3 2.5 0 016 0c0 2-2 2-3 3.5`, key: `1awbb0` }],
    [`path`, { d: `M12 17h.01`, key: `p32p05` }],
  ],
  aliases: [`help-circle`, `circle-help`],
};
m.node;
var h = a(m),
  g = e(n(), 1),
  _ = { start: `text-start`, center: `text-center`, end: `text-end` };
function v(e) {
  return i(
    `px-3 first:ps-(--gutter) last:pe-(--gutter)`,
    _[e.align ?? `start`],
    e.priority === 3 && `max-xl:hidden`,
    e.priority === 4 && `max-[85rem]:hidden`,
    e.priority === 5 && `max-[90rem]:hidden`,
    e.isNumeric && `tabular whitespace-nowrap`,
  );
}
var y = {
    index: `ردیف`,
    details: (e) => `جزئیات «${e}»`,
    unit: (e) => `، ${e}`,
    help: (e) => `راهنمای ${e}`,
    showFilters: `نمایش فیلترها`,
    hideFilters: `پنهان کردن فیلترها`,
    totals: `جمع`,
    export: `دریافت خروجی جدول (⁦.xlsx⁩)`,
  },
  b = o();
function x({ name: e, text: t }) {
  return (0, b.jsxs)(`span`, {
    className: `group relative ms-1 inline-flex align-middle`,
    children: [
      (0, b.jsx)(`button`, {
        type: `button`,
        'aria-label': y.help(e),
        'aria-description': t,
        className: `grid size-6 place-items-center rounded-xs text-text-3`,
        children: (0, b.jsx)(h, { 'aria-hidden': !0, size: 15 }),
      }),
      (0, b.jsx)(`span`, {
        'aria-hidden': !0,
        className: `pointer-events-none absolute start-0 top-full z-(--z-tooltip) mt-1 hidden w-max max-w-[240px] rounded-sm bg-text px-2.5 py-1 text-xs font-normal whitespace-normal text-surface group-focus-within:block group-hover:block`,
        children: t,
      }),
    ],
  });
}
function S({ column: e, sort: t, onSort: n, className: r }) {
  let { sortKey: a, label: o, unit: s, help: c } = e,
    l = a !== void 0 && n !== void 0,
    u = a !== void 0 && t?.key === a,
    p = t?.direction === `asc` ? f : d,
    m = (0, b.jsxs)(b.Fragment, {
      children: [o, s !== void 0 && (0, b.jsx)(`span`, { className: `font-normal text-text-3`, children: y.unit(s) })],
    });
  return (0, b.jsxs)(`th`, {
    scope: `col`,
    'aria-label': e.name,
    'aria-sort': l ? (u ? (t?.direction === `asc` ? `ascending` : `descending`) : `none`) : void 0,
    style: { width: e.width },
    className: i(v(e), `h-[38px] text-sm font-normal whitespace-nowrap`, u ? `font-semibold text-text` : `text-text-3`, r),
    children: [
      l
        ? (0, b.jsxs)(`button`, {
            type: `button`,
            onClick: () => n(a),
            className: `inline-flex h-(--h-sm) items-center gap-1.5 rounded-xs decoration-line-strong underline-offset-4 hover:text-text hover:underline`,
            children: [m, u && (0, b.jsx)(p, { 'aria-hidden': !0, size: 15 })],
          })
        : m,
      c !== void 0 && (0, b.jsx)(x, { name: e.name ?? (typeof o == `string` ? o : ``), text: c }),
    ],
  });
}
function C(e, t, n) {
  let r = new Set(e);
  for (let e of t) n ? r.add(e) : r.delete(e);
  return r;
}
var w = ({ isSelectable: e }, t) => e?.(t) ?? !0;
function T({ selection: e, rowKey: t, rows: n }) {
  let i = n.filter((t) => w(e, t)).map(t),
    a = i.filter((t) => e.selected.has(t));
  return (0, b.jsx)(p, {
    label: r.table.selectAll,
    isSelected: i.length > 0 && a.length === i.length,
    isIndeterminate: a.length > 0 && a.length < i.length,
    isDisabled: i.length === 0,
    onChange: (t) => e.onChange(C(e.selected, i, t)),
  });
}
function E({ selection: e, rowKey: t, row: n }) {
  let i = t(n);
  return (0, b.jsx)(p, {
    label: r.table.selectRow(e.rowName(n)),
    isSelected: e.selected.has(i),
    isDisabled: !w(e, n),
    onChange: (t) => e.onChange(C(e.selected, [i], t)),
  });
}
var D = ({ label: e, name: t }) => typeof e == `string` || t !== void 0;
function O({ columns: e, row: t }) {
  let [n, ...r] = e;
  return (0, b.jsxs)(`div`, {
    className: `flex flex-col gap-2`,
    children: [
      n && (0, b.jsx)(`div`, { className: `min-w-0`, children: n.cell(t) }),
      (0, b.jsx)(`dl`, {
        className: `flex flex-col gap-1.5`,
        children: r.filter(D).map((e) =>
          (0, b.jsxs)(
            `div`,
            {
              className: `flex items-baseline justify-between gap-4`,
              children: [
                (0, b.jsx)(`dt`, { className: `shrink-0 text-sm text-text-3`, children: e.name ?? e.label }),
                (0, b.jsx)(`dd`, { className: i(`min-w-0 text-md`, e.isNumeric && `tabular`), children: e.cell(t) }),
              ],
            },
            e.key,
          ),
        ),
      }),
      r.filter((e) => !D(e)).map((e) => (0, b.jsx)(`div`, { children: e.cell(t) }, e.key)),
    ],
  });
}
function k({ columns: e, totals: t }) {
  return (0, b.jsx)(`dl`, {
    'aria-label': y.totals,
    className: `flex flex-col gap-1.5 border-t border-line-strong bg-surface-sunken px-(--gutter) py-3`,
    children: e.map(
      (e, n) =>
        t[e.key] !== void 0 &&
        (0, b.jsxs)(
          `div`,
          {
            className: `flex items-baseline justify-between gap-4 font-semibold`,
            children: [
              (0, b.jsx)(`dt`, { className: `text-sm`, children: n === 0 ? t[e.key] : (e.name ?? e.label) }),
              n > 0 && (0, b.jsx)(`dd`, { className: `tabular text-md`, children: t[e.key] }),
            ],
          },
          e.key,
        ),
    ),
  });
}
function A({ columns: e, rows: t, rowKey: n, caption: r, totals: a, selection: o, renderCard: s, isRowMuted: c }) {
  return (0, b.jsxs)(b.Fragment, {
    children: [
      o &&
        t.length > 0 &&
        (0, b.jsx)(`div`, {
          className: `flex border-b border-line bg-surface-sunken px-(--gutter) py-3`,
          children: (0, b.jsx)(T, { selection: o, rowKey: n, rows: t }),
        }),
      (0, b.jsx)(`ul`, {
        'aria-label': r,
        className: `divide-y divide-line`,
        children: t.map((t) =>
          (0, b.jsxs)(
            `li`,
            {
              className: i(`px-(--gutter) py-4`, o?.selected.has(n(t)) && `bg-row-selected`, c?.(t) && `opacity-60`, o && `flex gap-3`),
              children: [
                o &&
                  (0, b.jsx)(`span`, { className: `flex h-6 items-center`, children: (0, b.jsx)(E, { selection: o, rowKey: n, row: t }) }),
                o
                  ? (0, b.jsx)(`div`, { className: `min-w-0 flex-1`, children: s ? s(t) : (0, b.jsx)(O, { columns: e, row: t }) })
                  : s
                    ? s(t)
                    : (0, b.jsx)(O, { columns: e, row: t }),
              ],
            },
            n(t),
          ),
        ),
      }),
      !s && a && (0, b.jsx)(k, { columns: e, totals: a }),
    ],
  });
}
var j = 10;
function M(e, t, n) {
  switch (e) {
    case `ArrowDown`:
      return Math.min(t + 1, n);
    case `ArrowUp`:
      return Math.max(t - 1, 0);
    case `PageDown`:
      return Math.min(t + j, n);
    case `PageUp`:
      return Math.max(t - j, 0);
    case `Home`:
      return 0;
    case `End`:
      return n;
    default:
      return;
  }
}
function N(e, t, n) {
  let [r, i] = (0, g.useState)(0);
  if (!n) return () => ({});
  let a = Math.min(r, t - 1);
  return (r) => ({
    tabIndex: r === a ? 0 : -1,
    onFocus: () => i(r),
    onKeyDown: (i) => {
      if (i.target !== i.currentTarget) return;
      if (i.key === `Enter`) {
        (i.preventDefault(), n(r));
        return;
      }
      let a = M(i.key, r, t - 1);
      a !== void 0 && (i.preventDefault(), e.current?.children[a]?.focus());
    },
  });
}
var P = 3,
  F = `w-14 tabular text-text-3`;
function I(e) {
  let {
      columns: n,
      rows: r,
      rowKey: a,
      caption: o,
      sort: d,
      onSort: f,
      totals: p,
      selection: m,
      isDense: h = !1,
      isRowMuted: _,
      isScrollable: x = !1,
    } = e,
    { firstIndex: C, onOpenRow: w, filterToggle: D } = e,
    O = l(u),
    k = (0, g.useRef)(null),
    j = N(k, r.length, w && ((e) => w(r[e])));
  if (!O && !x && (e.renderCard !== void 0 || n.length > P)) return (0, b.jsx)(A, { ...e });
  let M = x || !O,
    I = (e) => e === 0 && M && `sticky start-0 z-1`,
    L = (0, b.jsxs)(`table`, {
      className: `w-full border-separate border-spacing-0 text-md`,
      children: [
        (0, b.jsx)(`caption`, { className: `sr-only`, children: o }),
        (0, b.jsx)(`thead`, {
          className: i(!M && `sticky top-0 z-(--z-sticky)`, `[&_th]:border-y [&_th]:bg-surface-sunken`),
          children: (0, b.jsxs)(`tr`, {
            children: [
              m &&
                (0, b.jsx)(`th`, {
                  scope: `col`,
                  className: `w-[18px] ps-(--gutter) align-middle`,
                  children: (0, b.jsx)(`span`, { className: `flex`, children: (0, b.jsx)(T, { selection: m, rowKey: a, rows: r }) }),
                }),
              C !== void 0 && (0, b.jsx)(`th`, { scope: `col`, className: i(v({}), F, `text-sm font-normal`), children: y.index }),
              n.map((e, t) => (0, b.jsx)(S, { column: e, sort: d, onSort: f, className: I(t) || void 0 }, e.key)),
              D &&
                (0, b.jsx)(`th`, {
                  scope: `col`,
                  className: `w-10 pe-(--gutter)`,
                  children: (0, b.jsx)(c, {
                    icon: t,
                    size: `sm`,
                    iconSize: 16,
                    label: D.isShown ? y.hideFilters : y.showFilters,
                    'aria-expanded': D.isShown,
                    'aria-controls': D.controls,
                    onClick: D.onToggle,
                  }),
                }),
            ],
          }),
        }),
        (0, b.jsx)(`tbody`, {
          ref: k,
          className: `[&_td]:border-b`,
          children: r.map((e, t) => {
            let r = a(e),
              o = m?.selected.has(r) ?? !1;
            return (0, b.jsxs)(
              `tr`,
              {
                ...j(t),
                className: i(
                  `transition-colors duration-(--t-fast) focus-visible:-outline-offset-2 [&>td]:bg-inherit`,
                  h ? `h-(--row-dense)` : `h-(--row)`,
                  o ? `bg-row-selected [&>td:first-child]:shadow-[inset_-2px_0_0_var(--chart-1)]` : `bg-surface hover:bg-surface-hover`,
                  _?.(e) && `text-text-3`,
                ),
                children: [
                  m &&
                    (0, b.jsx)(`td`, {
                      className: `ps-(--gutter) align-middle`,
                      children: (0, b.jsx)(`span`, { className: `flex`, children: (0, b.jsx)(E, { selection: m, rowKey: a, row: e }) }),
                    }),
                  C !== void 0 && (0, b.jsx)(`td`, { className: i(v({}), F), children: s(C + t) }),
                  n.map((t, n) =>
                    (0, b.jsx)(
                      `td`,
                      {
                        className: i(v(t), `py-1.5`, t.sortKey !== void 0 && d?.key === t.sortKey && `font-semibold`, I(n)),
                        children: t.cell(e),
                      },
                      t.key,
                    ),
                  ),
                  D && (0, b.jsx)(`td`, {}),
                ],
              },
              r,
            );
          }),
        }),
        p &&
          (0, b.jsx)(`tfoot`, {
            className: `font-semibold [&_td]:border-t [&_td]:border-line-strong [&_td]:bg-surface-sunken`,
            children: (0, b.jsxs)(`tr`, {
              className: `h-11`,
              children: [
                m && (0, b.jsx)(`td`, { className: `ps-(--gutter)` }),
                C !== void 0 && (0, b.jsx)(`td`, {}),
                n.map((e, t) => (0, b.jsx)(`td`, { className: i(v(e), I(t)), children: p[e.key] }, e.key)),
                D && (0, b.jsx)(`td`, {}),
              ],
            }),
          }),
      ],
    });
  return M ? (0, b.jsx)(`div`, { className: `overflow-x-auto`, children: L }) : L;
}
export { y as n, I as t };
