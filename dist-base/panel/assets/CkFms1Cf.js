import { r as e } from './XKyaHtl9.js';
import { n as t } from './BnwNWBLZ.js';
import { t as n } from './VXmm6Y8v.js';
import { n as r, s as i, t as a } from './gmqf80wk.js';
import { D as o, V as s, c, f as l, ut as u, w as d } from './F4vu4jyn.js';
import { i as f } from './DrUi8QQT.js';
import { n as p, t as m } from './OC6yXdXM.js';
import { t as h } from './BsN_a6B3.js';
import { t as g } from './BZLZvawR.js';
import { t as _ } from './DmkLnROW.js';
import { t as v } from './DxSnPxif.js';
import { t as y } from './CCdn4Qik.js';
import { t as b } from './D8JH1jTK.js';
import { a as x, i as S, n as C, r as w, t as T } from './BNDnfpbZ.js';
var E = e(b(), 1),
  D = u();
function O({ url: e }) {
  let t = !e.startsWith(`/`);
  return (0, D.jsxs)(`a`, {
    href: e,
    ...(t && { target: `_blank`, rel: `noreferrer` }),
    className: `flex min-h-13 items-center gap-3 border-t px-5 text-md text-text hover:bg-surface-hover`,
    children: [
      (0, D.jsx)(v, { 'aria-hidden': !0, size: 20, strokeWidth: 1.75, className: `text-text-2` }),
      (0, D.jsx)(`span`, { className: `flex-1`, children: C.manage }),
      t && (0, D.jsx)(_, { 'aria-hidden': !0, size: 18, className: `text-text-3` }),
      t && (0, D.jsx)(`span`, { className: `sr-only`, children: C.opensElsewhere }),
    ],
  });
}
function k(e) {
  let { panels: t = [], isFailed: n, onRetry: r, current: i, currentBalance: a, isLocked: s, onSwitch: l, manageUrl: u } = e,
    _ = p(m),
    [v, b] = (0, E.useState)(``),
    [k, A] = (0, E.useState)(`adv`),
    j = x(t),
    M = j.includes(k) ? k : j[0],
    N = w(t, v),
    P = N.filter((e) => e.type === M),
    F = (e) => S(e) && e.account === i;
  return (0, D.jsxs)(`div`, {
    children: [
      (0, D.jsxs)(`div`, {
        className: `flex flex-col gap-2.5 px-4 pt-3 pb-2 wide:px-3`,
        children: [
          (0, D.jsx)(g, {
            autoFocus: _,
            type: `search`,
            enterKeyHint: `search`,
            label: C.search,
            isLabelHidden: !0,
            placeholder: C.search,
            value: v,
            onChange: b,
            start: (0, D.jsx)(y, { 'aria-hidden': !0, size: 18 }),
          }),
          M !== void 0 &&
            j.length > 1 &&
            (0, D.jsx)(h, {
              label: C.typeChoice,
              value: M,
              onChange: A,
              isFullWidth: !0,
              className: `overflow-x-auto [&>label]:px-2`,
              options: j.map((e) => ({ value: e, label: C.types[e], count: f(N.filter((t) => t.type === e).length) })),
            }),
        ],
      }),
      (0, D.jsxs)(`div`, {
        className: `max-h-[min(46dvh,400px)] overflow-y-auto px-4 pb-2 wide:px-3`,
        children: [
          e.panels === void 0
            ? n
              ? (0, D.jsxs)(`p`, {
                  role: `alert`,
                  className: `flex items-center justify-between gap-2 px-2 py-4 text-md text-text-2`,
                  children: [C.failed, (0, D.jsx)(d, { variant: `ghost`, size: `sm`, icon: o, onClick: r, children: C.retry })],
                })
              : (0, D.jsx)(c, { rows: 2 })
            : P.length === 0
              ? (0, D.jsx)(`p`, { className: `px-2 py-6 text-center text-md text-text-2`, children: C.nothing })
              : (0, D.jsx)(`ul`, {
                  'aria-label': C.title,
                  children: P.map((e) =>
                    (0, D.jsx)(
                      `li`,
                      {
                        children: (0, D.jsx)(T, {
                          panel: F(e) && a !== void 0 ? { ...e, balance: a } : e,
                          isCurrent: F(e),
                          isLocked: s,
                          onSwitch: l,
                        }),
                      },
                      `${e.service}/${e.account}`,
                    ),
                  ),
                }),
          (0, D.jsx)(`p`, { role: `status`, className: `sr-only`, children: v === `` ? `` : f(P.length) }),
          s && (0, D.jsx)(`p`, { className: `px-2.5 pt-2 text-sm text-text-3`, children: C.locked }),
        ],
      }),
      (0, D.jsx)(O, { url: u }),
    ],
  });
}
function A(e) {
  let o = n(i),
    c = n(a).data,
    u = n(r).data;
  return (0, D.jsx)(t, {
    ...e,
    label: C.title,
    hasOwnTitle: !0,
    className: `w-[420px]`,
    children: (0, D.jsx)(k, {
      panels: o.data?.results,
      isFailed: o.isError,
      onRetry: () => void o.refetch(),
      current: c?.account,
      currentBalance: u?.balance,
      isLocked: c?.is_hijacked ?? !1,
      onSwitch: l,
      manageUrl: s.links.panels,
    }),
  });
}
export { A as SwitcherLayer };
