import { r as e } from './XKyaHtl9.js';
import { E as t, j as n, ut as r, w as i } from './F4vu4jyn.js';
import { t as a } from './mekJ1ofw.js';
import { t as o } from './BZLZvawR.js';
import { t as s } from './BiNgHixo.js';
import { t as c } from './BBOUjuGv.js';
import { t as l } from './C4rHVqgy.js';
import { t as u } from './D8JH1jTK.js';
import { a as d, i as f, r as p } from './DCW9BU5S.js';
import { l as m, o as h } from './B4PylbZJ.js';
import { n as g } from './Wf1ibiqF.js';
import { t as _ } from './Dxk40yjG.js';
import { n as v } from './JrhiCQfD.js';
import { n as y, o as b } from './D5sEH9RZ.js';
import { t as x } from './VXmm6Y8v.js';
import { n as S } from './DahNm76V.js';
import { i as C, n as w } from './DrUi8QQT.js';
var T = {
  name: `lock-keyhole`,
  size: 24,
  node: [
    [`circle`, { cx: `12`, cy: `16`, r: `1`, key: `1au0dj` }],
    [`rect`, { x: `3`, y: `10`, width: `18`, height: `12`, rx: `2`, key: `6s8ecr` }],
    [`path`, { d: `M7 10V7a5 5 0 0 1 10 0v3`, key: `1pqi11` }],
  ],
};
T.node;
var E = n(T),
  D = {
    name: `ticket-percent`,
    size: 24,
    node: [
      [
        `path`,
        { d: `M2 9a3 3 0 1 1 0 6v2a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-2a3 3 0 1 1 0-6V7a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2Z`, key: `1l48ns` },
      ],
      [`path`, { d: `M9 9h.01`, key: `1q5me6` }],
      [`path`, { d: `m15 9-6 6`, key: `1uzhvr` }],
      [`path`, { d: `M15 15h.01`, key: `lqbp3k` }],
    ],
  };
D.node;
var O = n(D),
  k = e(u(), 1),
  A = r();
function j({ code: e, isBusy: t, onRemove: n }) {
  return (0, A.jsxs)(`li`, {
    className: `flex items-center gap-2`,
    children: [
      (0, A.jsxs)(`span`, {
        className: `flex h-(--h-md) min-w-0 flex-1 items-center gap-2 rounded-md border border-line-strong bg-surface px-3`,
        children: [
          (0, A.jsx)(O, { 'aria-hidden': !0, size: 18, className: `shrink-0 text-text-3` }),
          (0, A.jsx)(`span`, { className: `min-w-0 flex-1 truncate text-md font-medium`, children: (0, A.jsx)(`bdi`, { children: e }) }),
          (0, A.jsxs)(`span`, {
            className: `inline-flex shrink-0 items-center gap-1 text-sm text-success-text`,
            children: [(0, A.jsx)(s, { 'aria-hidden': !0, size: 16 }), d.applied],
          }),
        ],
      }),
      (0, A.jsx)(a, { icon: l, variant: `secondary`, label: d.remove(e), isDisabled: t, onClick: n }),
    ],
  });
}
function M({ discounts: e }) {
  let { codes: t, typed: n, problem: r, isBusy: a } = e,
    [s, l] = (0, k.useState)(!1),
    u = (0, k.useRef)(null),
    f = (0, k.useRef)(null),
    p = t.length === 0 || s || n !== `` || r !== void 0;
  (0, k.useEffect)(() => {
    (r !== void 0 || s) && u.current?.focus();
  }, [r, s]);
  let m = t.length,
    h = (0, k.useRef)(m);
  return (
    (0, k.useEffect)(() => {
      h.current !== m && ((h.current = m), l(!1), document.activeElement === document.body && (f.current ?? u.current)?.focus());
    }, [m]),
    (0, A.jsxs)(`div`, {
      className: `flex flex-col gap-2`,
      children: [
        (0, A.jsx)(`p`, { role: `status`, className: `sr-only`, children: m > 0 ? d.allApplied(t) : `` }),
        t.length > 0 &&
          (0, A.jsx)(`ul`, {
            'aria-label': d.list,
            className: `flex flex-col gap-2`,
            children: t.map((t) => (0, A.jsx)(j, { code: t, isBusy: a, onRemove: () => e.drop([t]) }, t)),
          }),
        p
          ? (0, A.jsxs)(`form`, {
              noValidate: !0,
              className: `flex items-start gap-2`,
              onSubmit: (t) => {
                (t.preventDefault(), e.apply());
              },
              children: [
                (0, A.jsx)(o, {
                  className: `min-w-0 flex-1`,
                  label: d.label,
                  isLabelHidden: !0,
                  inputRef: u,
                  value: n,
                  onChange: e.type,
                  error: r,
                  placeholder: d.example,
                  autoCapitalize: `characters`,
                  autoComplete: `off`,
                  spellCheck: !1,
                  enterKeyHint: `done`,
                  maxLength: 60,
                  start: (0, A.jsx)(O, { 'aria-hidden': !0, size: 18 }),
                }),
                (0, A.jsx)(i, { type: `submit`, variant: `secondary`, isLoading: a, children: d.apply }),
              ],
            })
          : (0, A.jsx)(i, {
              ref: f,
              variant: `ghost`,
              size: `sm`,
              icon: c,
              className: `self-start`,
              onClick: () => l(!0),
              children: d.another,
            }),
      ],
    })
  );
}
var N = 1e3,
  P = 6e4,
  F = 60 * P,
  I = 24 * F;
function L(e) {
  if (e < F) return w(Math.ceil(e / N));
  let [t, n, r] = [Math.floor(e / I), Math.floor((e % I) / F), Math.floor((e % F) / P)];
  return (t > 0 ? [b.days(C(t)), ...(n > 0 ? [b.hours(C(n))] : [])] : [b.hours(C(n)), ...(r > 0 ? [b.minutes(C(r))] : [])]).join(b.and);
}
function R(e) {
  return e <= F ? Math.min(Math.max(e, 0), N) : Math.min(P, e - F + 1);
}
function z(e) {
  let t = x(S),
    [n, r] = (0, k.useState)(() => Date.now()),
    i = t.data && e - Date.parse(t.data.now) - Math.max(0, n - t.dataUpdatedAt);
  return (
    (0, k.useEffect)(() => {
      if (i === void 0 || i <= 0) return;
      let e = setTimeout(() => r(Date.now()), R(i));
      return () => clearTimeout(e);
    }, [i]),
    i
  );
}
function B({ validUntil: e, onLapse: t }) {
  let n = Date.parse(e),
    r = z(n),
    i = r !== void 0 && r <= 0,
    a = (0, k.useRef)(null),
    o = (0, k.useEffectEvent)(t);
  return (
    (0, k.useEffect)(() => {
      i && a.current !== e && ((a.current = e), o());
    }, [i, e]),
    (0, A.jsxs)(`p`, {
      className: `flex items-start gap-2 text-sm text-text-3`,
      children: [
        (0, A.jsx)(E, { 'aria-hidden': !0, size: 16, className: `mt-[3px] shrink-0` }),
        (0, A.jsx)(`span`, {
          children: i
            ? b.renewing
            : (0, A.jsxs)(A.Fragment, {
                children: [
                  b.validUntil(h(n), m(n)),
                  ` `,
                  r !== void 0 && (0, A.jsx)(`span`, { className: `whitespace-nowrap`, children: b.left(L(r)) }),
                ],
              }),
        }),
      ],
    })
  );
}
function V({ spendable: e, shortfall: t, isAuto: n, setAuto: r, campaign: i }) {
  let a = Date.parse(i.quote.valid_until),
    { total: o } = i.quote;
  return (0, A.jsxs)(A.Fragment, {
    children: [
      (0, A.jsx)(v, {
        rows: [
          { label: b.spendable, amountToman: e },
          { label: b.needed, amountToman: o },
          { label: b.shortfall, amountToman: t, kind: `strong`, tone: `danger` },
        ],
      }),
      (0, A.jsx)(_, { value: o > 0 ? Math.max(0, e) / o : 0, tone: `danger`, label: b.shareThere, className: `my-2 lg:my-3` }),
      (0, A.jsx)(g, {
        isSelected: n,
        onChange: r,
        label: b.auto,
        hint: b.autoText(h(a), m(a)),
        className: `mb-3 rounded-lg border border-line-strong bg-surface px-4 py-3 max-lg:hidden`,
      }),
    ],
  });
}
function H(e) {
  let { spendable: t, shortfall: n, campaign: r, retrySpendable: a } = e;
  if (t === void 0)
    return (
      a &&
      (0, A.jsxs)(`p`, {
        className: `flex items-center justify-between gap-2 text-sm text-text-2`,
        children: [b.spendableFailed, (0, A.jsx)(i, { variant: `ghost`, size: `sm`, onClick: a, children: b.retry })],
      })
    );
  if (n > 0) return (0, A.jsx)(V, { ...e, spendable: t });
  let { total: o } = r.quote;
  return (0, A.jsx)(v, {
    rows: [
      { label: b.spendableNow, amountToman: t },
      { label: b.willHold, amountToman: -o, isSigned: !0 },
      { label: b.spendableAfter, amountToman: t - o, kind: `strong` },
    ],
  });
}
function U({ discounts: e, isDocked: n, ...r }) {
  let { campaign: a, shortfall: o, change: s, refusal: c, payLater: l, renew: u, isBusy: d, isQuoting: m, isBlocked: h } = r,
    g = o > 0,
    _ = a.campaign_type === `INFLUENCE`;
  return (0, A.jsxs)(`div`, {
    className: `divide-y divide-line`,
    children: [
      (0, A.jsxs)(`section`, {
        className: `flex flex-col gap-3 px-(--gutter) py-5 xl:px-6`,
        children: [
          (0, A.jsx)(`h2`, { className: `text-lg font-bold`, children: b.payment }),
          (0, A.jsx)(`div`, {
            'aria-busy': m || void 0,
            className: t(`transition-opacity duration-(--t-base)`, m && `opacity-60`),
            children: (0, A.jsx)(v, { rows: y(a, r.format) }),
          }),
          _ && (0, A.jsx)(`p`, { className: `text-sm text-text-2`, children: b.ceilingNote }),
          e,
          (0, A.jsx)(B, { validUntil: a.quote.valid_until, onLapse: u }),
        ],
      }),
      (0, A.jsxs)(`section`, {
        className: `flex flex-col gap-3 px-(--gutter) py-5 xl:px-6`,
        children: [
          (0, A.jsx)(H, { ...r }),
          !n && (0, A.jsxs)(A.Fragment, { children: [c, s && (0, A.jsx)(p, { ...s }), (0, A.jsx)(f, { ...r })] }),
          g && (0, A.jsx)(i, { variant: `ghost`, isFullWidth: !0, isDisabled: d || m || h, onClick: l, children: b.later }),
          (0, A.jsx)(`p`, { className: `text-center text-sm text-text-3`, children: g ? b.laterNote : b.holdNote[a.campaign_type] }),
        ],
      }),
    ],
  });
}
function W({ discounts: e, ...t }) {
  return (0, A.jsx)(U, { ...t, discounts: (0, A.jsx)(M, { discounts: e }) });
}
export { W as Rail };
