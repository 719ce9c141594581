import { r as e } from './XKyaHtl9.js';
import { $ as t, E as n, Q as r, c as i, it as a, s as o, st as s, ut as c, w as l } from './tUkH6Wd0.js';
import { t as u } from './BJYTeqjr.js';
import { l as d, s as f } from './CTGuGsln.js';
import { t as p } from './CVBP8ODU.js';
import { t as m } from './DDN8PgIi.js';
import { t as h } from './1U4cmRGb.js';
import { n as g } from './CFGyA-Bf.js';
import { t as _ } from './DXhoLJ-K.js';
import { t as v } from './DtN1ZlFH.js';
import { t as y } from './hGArrtHc.js';
import { t as b } from './ByFZIQ6t.js';
import { t as x } from './DtWwDXqg.js';
import { t as S } from './D8JH1jTK.js';
import { r as C, t as w } from './BOJanIvg.js';
import { a as T, i as E, n as D, o as O, t as k } from './CBEDf1hN.js';
import { n as A } from './Bf41Sfbw.js';
import { t as j } from './CEcsh807.js';
import { t as M } from './Ddzm3zPb.js';
import { t as N } from './BX5XbKd6.js';
import { o as P } from './CwUb1psq.js';
import { t as F } from './DNYY_FK6.js';
import { t as I } from './CpdwfL3C.js';
var L = [5e6, 1e7, 2e7, 5e7, 1e8];
function R(e, t) {
  if (e === null || e === 0 || !Number.isInteger(e)) return { code: `amount_required` };
  if (e < t.minimum) return { code: `amount_below_minimum`, minimum: t.minimum };
  if (e > t.maximum) return { code: `amount_above_maximum`, maximum: t.maximum };
}
var z = e(S(), 1),
  B = c();
function V({ amount: e, onAmount: t }) {
  return (0, B.jsx)(`div`, {
    role: `group`,
    'aria-label': C.charge.presets,
    className: `grid grid-cols-3 gap-2 sm:grid-cols-5`,
    children: L.map((r) => {
      let i = r === e;
      return (0, B.jsx)(
        `button`,
        {
          type: `button`,
          'aria-pressed': i,
          onClick: () => t(r),
          className: n(
            `h-11 rounded-md border text-md font-medium transition-colors duration-(--t-fast)`,
            i
              ? `border-action bg-action-soft font-semibold text-action-soft-text shadow-[inset_0_0_0_1px_var(--action)]`
              : `border-line-strong bg-surface text-text hover:bg-surface-hover`,
          ),
          children: f(r),
        },
        r,
      );
    }),
  });
}
var H = C.charge.issues;
function U(e) {
  return e.code === `amount_required`
    ? H.amount_required
    : e.code === `amount_below_minimum`
      ? H.amount_below_minimum(d(e.minimum))
      : H.amount_above_maximum(d(e.maximum));
}
function W(e) {
  if (t(e, `amount_below_minimum`)) return { code: `amount_below_minimum`, minimum: e.facts.minimum };
  if (t(e, `amount_above_maximum`)) return { code: `amount_above_maximum`, maximum: e.facts.maximum };
}
var G = C.charge;
function K(e) {
  if (e === 0) return G.payEmpty;
  let t = e >= 1e6 && e % 1e5 == 0;
  return G.pay(t ? f(e) : d(e));
}
function q({ amount: e, isLeaving: t }) {
  let n = M();
  return (0, B.jsx)(l, {
    type: `submit`,
    size: `lg`,
    isFullWidth: !0,
    ...n,
    isLoading: t,
    loadingLabel: t ? G.leaving : void 0,
    children: K(e),
  });
}
function J({ amount: e, balance: t, isBalanceLoading: n, isLeaving: r }) {
  return (0, B.jsxs)(`section`, {
    'aria-labelledby': `charge-summary`,
    className: `flex flex-col gap-4 rounded-lg border border-line bg-surface-sunken p-5`,
    children: [
      (0, B.jsx)(`h2`, { id: `charge-summary`, className: `text-lg font-bold`, children: G.summary }),
      (0, B.jsx)(A, {
        rows: [
          { key: `amount`, label: G.amount, amountToman: e || void 0 },
          { key: `payable`, label: G.payable, amountToman: e || void 0, kind: `total` },
        ],
      }),
      (0, B.jsx)(`div`, { className: `max-lg:hidden`, children: (0, B.jsx)(q, { amount: e, isLeaving: r }) }),
      (0, B.jsxs)(`p`, {
        className: `flex items-center justify-center gap-2 text-sm text-text-3`,
        children: [(0, B.jsx)(j, { 'aria-hidden': !0, size: 16, className: `shrink-0` }), G.bank],
      }),
      (0, B.jsxs)(`div`, {
        className: `border-t border-line pt-3`,
        children: [
          t === void 0
            ? n && (0, B.jsx)(o, { className: `w-full` })
            : (0, B.jsx)(A, {
                rows: [
                  { key: `now`, label: G.balanceNow, amountToman: t, tone: t < 0 ? `danger` : void 0 },
                  {
                    key: `after`,
                    label: G.balanceAfter,
                    amountToman: e > 0 ? t + e : void 0,
                    kind: `strong`,
                    tone: e > 0 && t + e < 0 ? `danger` : void 0,
                  },
                ],
              }),
          (0, B.jsx)(`p`, { className: `mt-2 text-sm text-text-3`, children: G.noTax }),
        ],
      }),
    ],
  });
}
function Y(e) {
  let [t] = (0, z.useState)(() => k()),
    n = F({
      mutationFn: (e) => I.finance.createOnlinePayment({ body: e }, { idempotencyKey: t.keyOf(e) }),
      onSuccess: ({ url: n }) => {
        (t.finish(), e(n));
      },
      onError: (e) => {
        (e instanceof r && e.status >= 400 && e.status < 500 && t.finish(), W(e) || P.error(N(e)));
      },
    }),
    { reset: i } = n;
  return (
    (0, z.useEffect)(() => {
      let e = (e) => {
        e.persisted && i();
      };
      return (window.addEventListener(`pageshow`, e), () => window.removeEventListener(`pageshow`, e));
    }, [i]),
    { charge: n.mutate, isLeaving: n.isPending || n.isSuccess, refusedAmount: W(n.error), forgetRefusal: i }
  );
}
var X = C.charge;
function Z(e) {
  let { gateways: t, balance: n, isBalanceLoading: r, askedAmount: i, returnPath: a, leave: o } = e,
    [s] = (0, z.useState)(() => D(sessionStorage, i)),
    [c, l] = (0, z.useState)(s?.amount ?? i),
    [u, f] = (0, z.useState)(s?.gateway ?? t[0].key),
    [p, m] = (0, z.useState)(i !== ``),
    h = (0, z.useRef)(null),
    { charge: g, isLeaving: S, refusedAmount: w, forgetRefusal: T } = Y(o),
    E = t.find(({ key: e }) => e === u) ?? t[0],
    k = Number(c),
    A = w ?? R(c === `` ? null : k, E),
    j = (e) => {
      (l(e), w && T());
    };
  return (0, B.jsxs)(`form`, {
    noValidate: !0,
    onSubmit: (e) => {
      (e.preventDefault(),
        S ||
          (m(!0),
          A
            ? h.current?.focus()
            : (O(sessionStorage, { amount: c, gateway: E.key, asked: i }), g({ amount: k, gateway: E.key, return_path: a }))));
    },
    className: `flex flex-1 flex-col gap-8 wide:grid wide:grid-cols-[minmax(0,1fr)_328px] wide:gap-14`,
    children: [
      (0, B.jsxs)(`div`, {
        className: `flex min-w-0 flex-col gap-4`,
        children: [
          (0, B.jsx)(_, {
            id: `charge_amount`,
            name: `charge_amount`,
            size: `lg`,
            label: X.amount,
            hint: X.amountHint,
            value: c,
            onChange: j,
            onBlur: () => m(c !== ``),
            inputRef: h,
            error: A && (p || w) ? U(A) : void 0,
          }),
          (0, B.jsx)(V, { amount: k, onAmount: (e) => j(String(e)) }),
          i !== `` && (0, B.jsx)(y, { children: X.needed(d(Number(i))) }),
          (0, B.jsx)(b, {
            className: `mt-3`,
            look: `list`,
            label: X.gateway,
            value: E.key,
            onChange: f,
            options: t.map(({ key: e, title: t, description: n }) => ({
              value: e,
              label: t,
              text: n,
              media: (0, B.jsx)(v, { icon: x, tone: `info` }),
            })),
          }),
        ],
      }),
      (0, B.jsx)(`div`, { className: `wide:pt-8`, children: (0, B.jsx)(J, { amount: k, balance: n, isBalanceLoading: r, isLeaving: S }) }),
      (0, B.jsxs)(`div`, {
        className: `sticky bottom-0 z-(--z-dock) -mx-(--gutter) mt-auto flex flex-col gap-2 border-t border-line bg-surface px-(--gutter) pt-3 pb-[max(12px,env(safe-area-inset-bottom))] shadow-dock wide:hidden`,
        children: [
          (0, B.jsxs)(`p`, {
            className: `flex items-baseline justify-between text-md text-text-2`,
            children: [
              X.payable,
              (0, B.jsxs)(`span`, {
                className: `text-sm text-text-3`,
                children: [
                  (0, B.jsx)(`b`, { className: `text-md font-semibold text-text`, children: k > 0 ? d(k) : X.noAmount }),
                  ` `,
                  k > 0 && C.result.toman,
                ],
              }),
            ],
          }),
          (0, B.jsx)(q, { amount: k, isLeaving: S }),
        ],
      }),
    ],
  });
}
var Q = C.charge;
function $(e) {
  location.assign(e);
}
function ee() {
  let e = s({ strict: !1 }),
    t = m(w()),
    r = m(g),
    o = r.data?.balance,
    [c, ...l] = t.data?.gateways ?? [],
    f = p(t, { isEmpty: ({ gateways: e }) => e.length === 0 });
  return (0, B.jsxs)(`div`, {
    className: `mx-auto w-full max-w-form px-(--gutter) max-lg:flex max-lg:min-h-[calc(100dvh-28px)] max-lg:flex-col wide:pt-9 wide:pb-6`,
    children: [
      (0, B.jsxs)(`header`, {
        className: `max-lg:sticky max-lg:top-0 max-lg:z-(--z-sticky) max-lg:-mx-(--gutter) max-lg:mb-5 max-lg:flex max-lg:h-(--top-h) max-lg:shrink-0 max-lg:items-center max-lg:gap-2 max-lg:border-b max-lg:bg-surface max-lg:px-2`,
        children: [
          (0, B.jsx)(a, {
            to: `/`,
            'aria-label': Q.back,
            className: `grid size-11 shrink-0 place-items-center rounded-md text-text-2 wide:hidden`,
            children: (0, B.jsx)(h, { 'aria-hidden': !0, size: 22 }),
          }),
          (0, B.jsxs)(`div`, {
            className: `min-w-0`,
            children: [
              (0, B.jsx)(`h1`, {
                tabIndex: -1,
                className: `text-lg leading-7 font-bold outline-none wide:mb-5 wide:text-2xl wide:leading-10`,
                children: Q.title,
              }),
              o !== void 0 &&
                (0, B.jsx)(`p`, {
                  className: n(`truncate text-sm leading-5 wide:hidden`, o < 0 ? `text-danger-text` : `text-text-3`),
                  children: o < 0 ? Q.debt(d(-o)) : Q.balance(d(o)),
                }),
            ],
          }),
        ],
      }),
      (0, B.jsx)(u, {
        className: `max-lg:flex max-lg:flex-1 max-lg:flex-col`,
        state: f.state,
        skeleton: (0, B.jsx)(i, { rows: 4, hasAvatar: !1 }),
        empty: Q.noGateway,
        onRetry: f.onRetry,
        children:
          c &&
          (0, B.jsx)(Z, {
            gateways: [c, ...l],
            balance: o,
            isBalanceLoading: r.isPending,
            askedAmount: E(e.amount),
            returnPath: T(e.return),
            leave: $,
          }),
      }),
    ],
  });
}
export { ee as ChargePage };
