import { n as e, r as t } from './XKyaHtl9.js';
import { M as n } from './Gic8dC47.js';
import { c as r, d as i, i as a, n as o, o as s, p as c } from './B4PylbZJ.js';
import { a as l, c as u, d, f, i as p, l as m, n as h, o as g, p as _, r as v, s as y, t as b } from './9Ph53wcl.js';
import { t as x } from './Hlf0MBDE.js';
import { t as S } from './D8JH1jTK.js';
import { C, E as w, T, ut as E, w as D } from './F4vu4jyn.js';
import { t as O } from './C74kO5pw.js';
import { t as k } from './aaCDZHpd.js';
import { N as A } from './y-SvcHlL.js';
import { i as j } from './DrUi8QQT.js';
import { n as M, t as N } from './OC6yXdXM.js';
import { t as P } from './BnwNWBLZ.js';
var F = t(S(), 1),
  I = E(),
  L = `grid size-9 place-items-center rounded-md text-text-2 outline-none hover:bg-surface-hover data-disabled:text-text-disabled data-focus-visible:outline-2 data-focus-visible:outline-focus-ring`,
  R = `data-selected:rounded-md data-selected:bg-action data-selected:text-text-on-brand!`,
  z = `data-selected:rounded-none data-selected:bg-action-soft data-selection-start:rounded-md data-selection-end:rounded-md data-selection-start:bg-action data-selection-end:bg-action data-selection-start:text-text-on-brand! data-selection-end:text-text-on-brand!`;
function B({ offset: e }) {
  let t = (0, F.useContext)(g),
    n = (0, F.useContext)(l),
    i = (t ?? n)?.visibleRange.start;
  return (0, I.jsx)(`h2`, {
    'aria-hidden': !0,
    className: `flex-1 text-center text-md font-semibold`,
    children: i && r(i.add({ months: e }).toDate(`Asia/Tehran`)),
  });
}
function V({ months: e, isRange: t }) {
  return (0, I.jsxs)(`div`, {
    children: [
      (0, I.jsxs)(`div`, {
        className: `mb-2 flex items-center`,
        children: [
          (0, I.jsx)(A, { slot: `previous`, className: L, children: (0, I.jsx)(k, { 'aria-hidden': !0, size: 18 }) }),
          Array.from({ length: e }, (e, t) => (0, I.jsx)(B, { offset: t }, t)),
          (0, I.jsx)(A, { slot: `next`, className: L, children: (0, I.jsx)(O, { 'aria-hidden': !0, size: 18 }) }),
        ],
      }),
      (0, I.jsx)(`div`, {
        className: `flex items-start justify-center gap-8`,
        children: Array.from({ length: e }, (e, n) =>
          (0, I.jsxs)(
            v,
            {
              offset: { months: n },
              weekdayStyle: `narrow`,
              className: `border-separate border-spacing-y-0.5`,
              children: [
                (0, I.jsx)(h, {
                  children: (e) =>
                    (0, I.jsx)(u, { className: `size-9 text-sm font-normal text-text-3 last:text-danger-text`, children: e }),
                }),
                (0, I.jsx)(m, {
                  children: (e) =>
                    (0, I.jsx)(p, {
                      date: e,
                      className: w(
                        `relative grid h-9 w-10 cursor-pointer place-items-center rounded-md text-md outline-none [td:last-child_&]:text-danger-text`,
                        `data-outside-month:hidden not-data-selected:data-hovered:bg-surface-hover data-disabled:cursor-default data-disabled:text-text-disabled!`,
                        `data-today:after:absolute data-today:after:bottom-1 data-today:after:size-1 data-today:after:rounded-full data-today:after:bg-current`,
                        `data-focus-visible:outline-2 data-focus-visible:-outline-offset-2 data-focus-visible:outline-focus-ring`,
                        t ? z : R,
                      ),
                    }),
                }),
              ],
            },
            n,
          ),
        ),
      }),
    ],
  });
}
var H = e({ DateRangePicker: () => G });
function U({ start: e, end: t }) {
  let [n, r] = [c(e, 12), c(t, 12)];
  if (e === t) return s(n);
  let o = f(e),
    l = f(t);
  return i(n) === i(r) ? C.dates.range(o.month === l.month ? j(o.day) : s(n), s(r)) : C.dates.range(a(n), a(r));
}
function W({ label: e, value: t, onChange: r, presets: i = [], min: a, max: s, close: c }) {
  let [l, u] = (0, F.useState)(t),
    p = M(N),
    m = C.dates,
    h = (e) => {
      let t = { start: e.start ?? l?.start ?? e.end ?? ``, end: e.end ?? l?.end ?? e.start ?? `` };
      u(t.start <= t.end ? t : { start: t.end, end: t.start });
    };
  return (0, I.jsxs)(`div`, {
    className: `flex flex-col wide:flex-row`,
    children: [
      i.length > 0 &&
        (0, I.jsx)(`div`, {
          className: `flex shrink-0 gap-1 overflow-x-auto p-3 wide:w-32 wide:flex-col wide:border-e`,
          children: i.map((e) => {
            let t = e.start === l?.start && e.end === l?.end;
            return (0, I.jsx)(
              `button`,
              {
                type: `button`,
                'aria-pressed': t,
                onClick: () => u({ start: e.start, end: e.end }),
                className: w(
                  `h-9 shrink-0 rounded-sm px-3 text-start text-md whitespace-nowrap`,
                  t ? `bg-action-soft font-medium text-action-soft-text` : `text-text-2 hover:bg-surface-hover`,
                ),
                children: e.label,
              },
              e.id,
            );
          }),
        }),
      (0, I.jsxs)(`div`, {
        className: `min-w-0`,
        children: [
          (0, I.jsx)(`div`, {
            className: `px-4 py-3`,
            children: (0, I.jsx)(n, {
              locale: `fa-IR`,
              children: (0, I.jsx)(y, {
                'aria-label': e,
                autoFocus: !0,
                visibleDuration: { months: p ? 2 : 1 },
                pageBehavior: `single`,
                value: l && { start: f(l.start), end: f(l.end) },
                minValue: a === void 0 ? null : f(a),
                maxValue: s === void 0 ? null : f(s),
                onChange: (e) => u({ start: d(_(e.start)), end: d(_(e.end)) }),
                children: (0, I.jsx)(V, { months: p ? 2 : 1, isRange: !0 }),
              }),
            }),
          }),
          (0, I.jsxs)(`div`, {
            className: `flex flex-wrap items-center gap-2 border-t px-4 py-3`,
            children: [
              (0, I.jsx)(b, { label: m.from, value: l?.start ?? null, onChange: (e) => h({ start: e }), min: a, max: s }),
              (0, I.jsx)(`span`, { className: `text-text-3`, children: m.to }),
              (0, I.jsx)(b, { label: m.until, value: l?.end ?? null, onChange: (e) => h({ end: e }), min: a, max: s }),
              l && (0, I.jsx)(`span`, { className: `text-sm text-text-3`, children: m.days(j(o(l.start, l.end) + 1)) }),
              (0, I.jsxs)(`span`, {
                className: `ms-auto flex gap-2`,
                children: [
                  (0, I.jsx)(D, { variant: `ghost`, onClick: c, children: m.cancel }),
                  (0, I.jsx)(D, {
                    isDisabled: l === null,
                    onClick: () => {
                      (l && r(l), c());
                    },
                    children: m.apply,
                  }),
                ],
              }),
            ],
          }),
        ],
      }),
    ],
  });
}
function G(e) {
  let { label: t, value: n, placeholder: r = C.dates.chooseRange, triggerClass: i = T({ variant: `secondary` }) } = e,
    a = n === null ? r : U(n),
    o = (0, I.jsxs)(I.Fragment, { children: [(0, I.jsx)(x, { 'aria-hidden': !0, size: 18, className: `shrink-0` }), a] });
  return (0, I.jsx)(P, {
    label: t,
    triggerLabel: `${t}: ${a}`,
    trigger: o,
    triggerClass: i,
    children: (t) => (0, I.jsx)(W, { ...e, close: t }),
  });
}
export { H as n, G as t };
