import { r as e } from './XKyaHtl9.js';
import { n as t } from './BnwNWBLZ.js';
import { t as n } from './VXmm6Y8v.js';
import { t as r } from './D8JH1jTK.js';
import { a as i, c as a, i as o, o as s, s as c } from './Cfcz20UJ.js';
import { B as l, D as u, c as d, it as f, ut as p, w as m } from './F4vu4jyn.js';
import { t as h } from './Bs8O9JZH.js';
import { i as g } from './DrUi8QQT.js';
import { t as _ } from './B2omCJwT.js';
import { t as v } from './-XGG-u2U.js';
import { t as y } from './efcOnuUn.js';
import { t as b } from './C74kO5pw.js';
import { t as x } from './D2-Nzo9s.js';
import { f as S, l as C, o as w, t as T } from './B4PylbZJ.js';
import { n as E } from './DahNm76V.js';
var D = e(r(), 1),
  O = 6e4;
function k(e, t) {
  let n = Math.floor((t - e) / O);
  if (n === 0 && t >= e) return a.justNow;
  if (n > 0 && n < 60) return a.minutesAgo(g(n));
  let r = S(e),
    i = C(e);
  return r === S(t) ? a.today(i) : r === T(S(t), -1) ? a.yesterday(i) : a.on(w(e), i);
}
var A = p();
function j({ path: e }) {
  return e !== null && /^\/(?![/\\])/.test(e) ? e : void 0;
}
function M(e) {
  return e.button === 0 && !e.metaKey && !e.ctrlKey && !e.shiftKey && !e.altKey;
}
function N({ notice: e, now: t, onOpen: n }) {
  let r = j(e),
    i = `relative flex w-full items-start gap-3 py-3.5 ps-4 pe-9 text-start hover:bg-surface-hover`,
    o = (0, A.jsxs)(A.Fragment, {
      children: [
        (0, A.jsx)(_, { ...x(e) }),
        (0, A.jsxs)(`span`, {
          className: `min-w-0 flex-1`,
          children: [
            (0, A.jsx)(`span`, { className: `block text-md font-semibold text-text`, children: e.title }),
            (0, A.jsx)(`span`, { className: `block text-md leading-6 text-text-2 [overflow-wrap:anywhere]`, children: e.description }),
            (0, A.jsx)(`span`, { className: `block pt-0.5 text-sm text-text-3`, children: k(Date.parse(e.history_date), t) }),
          ],
        }),
        (0, A.jsx)(`span`, { 'aria-hidden': !0, className: `absolute end-4 top-6 size-2 rounded-full bg-action` }),
        (0, A.jsx)(`span`, { className: `sr-only`, children: a.isUnread }),
      ],
    });
  return r === void 0
    ? (0, A.jsx)(`button`, { type: `button`, onClick: n, className: i, children: o })
    : (0, A.jsx)(`a`, { href: r, onClick: n, className: i, children: o });
}
function P({ now: e, onLeave: t }) {
  let r = v(),
    l = n(o),
    p = s(),
    _ = i(),
    x = l.data?.unread ?? 0,
    S = c(l.data?.results ?? []),
    C = (e) => (n) => {
      p.mutate(e.id);
      let i = j(e);
      i !== void 0 && M(n) && (n.preventDefault(), t(), r.history.push(i));
    };
  return (0, A.jsxs)(`div`, {
    children: [
      (0, A.jsxs)(`div`, {
        className: `flex min-h-12 items-center gap-2 border-b px-4`,
        children: [
          (0, A.jsx)(`h2`, { className: `text-lg font-bold text-text`, children: a.title }),
          x > 0 && (0, A.jsx)(h, { count: x, tone: `action`, label: a.unread(g(x)) }),
          x > 0 &&
            (0, A.jsx)(`button`, {
              type: `button`,
              onClick: () => _.mutate(),
              className: `touch-area ms-auto rounded-sm px-1 text-md font-medium text-action-soft-text`,
              children: a.seeAll,
            }),
        ],
      }),
      S.length > 0
        ? (0, A.jsx)(`ul`, {
            className: `divide-y divide-line`,
            children: S.map((t) => (0, A.jsx)(`li`, { children: (0, A.jsx)(N, { notice: t, now: e, onOpen: C(t) }) }, t.id)),
          })
        : l.data
          ? (0, A.jsxs)(`p`, {
              className: `flex flex-col items-center gap-2 px-4 py-8 text-md text-text-2`,
              children: [(0, A.jsx)(y, { 'aria-hidden': !0, size: 24, strokeWidth: 1.75, className: `text-text-3` }), a.empty],
            })
          : l.isError
            ? (0, A.jsxs)(`p`, {
                role: `alert`,
                className: `flex items-center justify-between gap-2 px-4 py-5 text-md text-text-2`,
                children: [
                  a.failed,
                  (0, A.jsx)(m, { variant: `ghost`, size: `sm`, icon: u, onClick: () => void l.refetch(), children: a.retry }),
                ],
              })
            : (0, A.jsx)(d, { rows: 3 }),
      (0, A.jsxs)(f, {
        to: `/notifications`,
        onClick: t,
        className: `flex min-h-12 items-center justify-center gap-3 border-t text-md font-medium text-text-2 hover:bg-surface-hover hover:text-text`,
        children: [a.all, (0, A.jsx)(b, { 'aria-hidden': !0, size: 18 })],
      }),
    ],
  });
}
function F(e) {
  let r = n({ ...E, enabled: l }).data,
    [i] = (0, D.useState)(Date.now);
  return (0, A.jsx)(t, {
    ...e,
    label: a.title,
    hasOwnTitle: !0,
    placement: `bottom end`,
    className: `w-[400px]`,
    children: (0, A.jsx)(P, { now: r ? Date.parse(r.now) : i, onLeave: () => e.onOpenChange(!1) }),
  });
}
export { F as BellLayer };
