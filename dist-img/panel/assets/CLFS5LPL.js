import { r as e } from './XKyaHtl9.js';
import { a as t, c as n, i as r, l as i, o as a, r as o, s } from './CfupmxX-.js';
import { E as c, ut as l, w as u } from './tUkH6Wd0.js';
import { M as d } from './L6ghD_ZD.js';
import { c as f } from './B4PylbZJ.js';
import { c as p, d as m, f as h, i as g, l as _, n as v, o as y, p as b, r as x, t as S, u as C } from './Cxew6u9F.js';
import { t as w } from './DWJpS5qw.js';
import { t as T } from './DGiV5RfD.js';
import { t as E } from './D8JH1jTK.js';
import { N as D } from './BohjPbp7.js';
import { i as O } from './CTGuGsln.js';
import { n as k, t as A } from './OC6yXdXM.js';
import { n as j } from './D0dG9-G2.js';
import { t as M } from './Bqr8Ymkr.js';
var N = e(E(), 1),
  P = l(),
  F = `grid size-9 place-items-center rounded-md text-text-2 outline-none hover:bg-surface-hover data-disabled:text-text-disabled data-focus-visible:outline-2 data-focus-visible:outline-focus-ring max-lg:size-11`,
  I = `relative grid h-9 w-10 cursor-pointer place-items-center text-md outline-none max-lg:h-11 [td:last-child_&]:text-danger-text data-outside-month:hidden data-disabled:cursor-default data-disabled:text-text-disabled! data-today:after:absolute data-today:after:bottom-1 data-today:after:size-1 data-today:after:rounded-full data-today:after:bg-current data-focus-visible:outline-2 data-focus-visible:-outline-offset-2 data-focus-visible:outline-focus-ring`;
function L({ offset: e }) {
  let t = (0, N.useContext)(y)?.visibleRange.start;
  return (0, P.jsx)(`h2`, {
    'aria-hidden': !0,
    className: `flex-1 text-center text-md font-semibold`,
    children: t && f(t.add({ months: e }).toDate(`Asia/Tehran`)),
  });
}
function R(e, { start: t, end: n }) {
  return e === t || e === n
    ? `rounded-md bg-action text-text-on-brand!`
    : t !== null && n !== null && e > t && e < n
      ? `bg-action-soft`
      : `rounded-md data-hovered:bg-surface-hover`;
}
function z({ label: e, value: t, period: n, min: r, max: i, months: a, onPick: o }) {
  let s = Array.from({ length: a }, (e, t) => t);
  return (0, P.jsx)(d, {
    locale: `fa-IR`,
    children: (0, P.jsxs)(C, {
      'aria-label': e,
      autoFocus: !0,
      visibleDuration: { months: a },
      pageBehavior: `single`,
      value: t === null ? null : h(t),
      minValue: h(r),
      maxValue: h(i),
      onChange: (e) => o(m(b(e))),
      children: [
        (0, P.jsxs)(`div`, {
          className: `mb-2 flex items-center`,
          children: [
            (0, P.jsx)(D, { slot: `previous`, className: F, children: (0, P.jsx)(T, { 'aria-hidden': !0, size: 18 }) }),
            s.map((e) => (0, P.jsx)(L, { offset: e }, e)),
            (0, P.jsx)(D, { slot: `next`, className: F, children: (0, P.jsx)(w, { 'aria-hidden': !0, size: 18 }) }),
          ],
        }),
        (0, P.jsx)(`div`, {
          className: `flex items-start justify-center gap-8`,
          children: s.map((e) =>
            (0, P.jsxs)(
              x,
              {
                offset: { months: e },
                weekdayStyle: `narrow`,
                className: `border-separate border-spacing-y-0.5`,
                children: [
                  (0, P.jsx)(v, {
                    children: (e) =>
                      (0, P.jsx)(p, { className: `size-9 text-sm font-normal text-text-3 last:text-danger-text`, children: e }),
                  }),
                  (0, P.jsx)(_, { children: (e) => (0, P.jsx)(g, { date: e, className: c(I, R(m(b(e)), n)) }) }),
                ],
              },
              e,
            ),
          ),
        }),
      ],
    }),
  });
}
var B = i.period,
  V = (e) => (e === 0 ? B.now : B.inDays(O(e)));
function H({ draft: e, today: t, onPick: n }) {
  let r = (0, N.useRef)(null);
  return (
    (0, N.useLayoutEffect)(() => {
      let e = r.current,
        t = e?.getBoundingClientRect(),
        n = e?.querySelector(`[aria-pressed="true"]`)?.getBoundingClientRect();
      e &&
        t &&
        n &&
        ((e.scrollLeft += n.left + n.width / 2 - t.left - t.width / 2), (e.scrollTop += n.top + n.height / 2 - t.top - t.height / 2));
    }, []),
    (0, P.jsxs)(`div`, {
      className: `flex min-h-0 shrink-0 flex-col wide:w-40 wide:border-e`,
      children: [
        (0, P.jsx)(`p`, { id: `period-starts`, className: `px-6 pt-3 pb-1 text-sm text-text-3 max-lg:px-5`, children: B.startFrom }),
        (0, P.jsx)(`div`, {
          ref: r,
          role: `group`,
          'aria-labelledby': `period-starts`,
          className: `flex gap-1 overflow-x-auto px-3 pb-3 wide:max-h-[22rem] wide:flex-col wide:overflow-y-auto`,
          children: o(t).map(({ days: t, day: r }) => {
            let i = r === e.start;
            return (0, P.jsxs)(
              `button`,
              {
                type: `button`,
                'aria-pressed': i,
                onClick: () => n(r),
                className: c(
                  `flex h-9 shrink-0 items-center justify-between gap-2 rounded-sm px-3 text-start text-md whitespace-nowrap max-lg:h-11`,
                  i ? `bg-action-soft font-medium text-action-soft-text` : `text-text-2 hover:bg-surface-hover`,
                ),
                children: [V(t), i && (0, P.jsx)(M, { 'aria-hidden': !0, size: 16 })],
              },
              t,
            );
          }),
        }),
      ],
    })
  );
}
function U({ value: e, edge: i, today: o, onChange: c, close: l }) {
  let [d, f] = (0, N.useState)(e),
    [p, m] = (0, N.useState)(i === `end` && e.start !== null ? `end` : `start`),
    h = k(A),
    g = r(d),
    _ = s(o),
    v = t(d, o),
    y = (e) => {
      (f(n(d, e, o)), m(`end`));
    },
    b = (e) => f(a(d, e, o)),
    x = p === `start`;
  return (0, P.jsxs)(`div`, {
    className: `flex flex-col wide:flex-row`,
    children: [
      (0, P.jsx)(H, { draft: d, today: o, onPick: y }),
      (0, P.jsxs)(`div`, {
        className: `min-w-0`,
        children: [
          (0, P.jsxs)(`div`, {
            className: `px-4 py-3`,
            children: [
              (0, P.jsx)(`p`, { role: `status`, className: `pb-2 text-center text-sm text-text-3`, children: x ? B.pickStart : B.pickEnd }),
              (0, P.jsx)(
                z,
                {
                  label: x ? B.start : B.end,
                  value: x ? d.start : d.end,
                  period: d,
                  min: x ? _.min : v.min,
                  max: x ? _.max : v.max,
                  months: h ? 2 : 1,
                  onPick: x ? y : b,
                },
                `${p}-${d.start ?? ``}`,
              ),
            ],
          }),
          (0, P.jsxs)(`div`, {
            className: `flex flex-wrap items-center gap-2 border-t px-4 py-3`,
            children: [
              (0, P.jsx)(S, { label: B.start, value: d.start, onChange: y, ..._ }),
              (0, P.jsx)(`span`, { className: `text-text-3`, children: B.until }),
              (0, P.jsx)(S, { label: B.end, value: d.end, onChange: b, ...v }),
              g > 0 && (0, P.jsx)(`span`, { className: `text-sm text-text-3`, children: B.days(O(g)) }),
              (0, P.jsxs)(`span`, {
                className: `ms-auto flex gap-2 max-sm:w-full max-sm:[&>*]:flex-1`,
                children: [
                  (0, P.jsx)(u, { variant: `ghost`, onClick: l, children: B.cancel }),
                  (0, P.jsx)(u, {
                    variant: `soft`,
                    isDisabled: g === 0,
                    onClick: () => {
                      (c(d), l());
                    },
                    children: B.apply,
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
function W({ triggerRef: e, onClose: t, ...n }) {
  return (0, P.jsx)(j, {
    label: i.period.title,
    triggerRef: e,
    isOpen: !0,
    onOpenChange: (e) => !e && t(),
    children: (e) => (0, P.jsx)(U, { ...n, close: e }),
  });
}
export { W as PeriodLayer };
