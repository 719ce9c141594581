import { r as e } from './XKyaHtl9.js';
import { $ as t, D as n, T as r, b as i, it as a, st as o, ut as s, w as c } from './tUkH6Wd0.js';
import { t as l } from './BX5XbKd6.js';
import { n as u, t as d } from './BJYTeqjr.js';
import { t as f } from './CVBP8ODU.js';
import { p, t as m } from './DDN8PgIi.js';
import { t as h } from './-XGG-u2U.js';
import { t as g } from './D8JH1jTK.js';
import { r as _ } from './CBEDf1hN.js';
import { n as v, r as y, t as b } from './BOJanIvg.js';
import { i as x, l as S } from './B4PylbZJ.js';
import { l as C, s as w } from './CTGuGsln.js';
import { t as T } from './Bf41Sfbw.js';
import { t as E } from './C4s4mCMN.js';
import { t as D } from './Bqr8Ymkr.js';
import { t as O } from './CNSZY8AP.js';
import { t as k } from './ID5W_fPX.js';
import { t as A } from './DOzvN9W2.js';
var j = e(g(), 1),
  M = s(),
  N = y.result,
  P = {
    paid: { tone: `success`, icon: D },
    cancelled: { tone: `warning`, icon: E },
    failed: { tone: `danger`, icon: k },
    created: { tone: `action`, icon: O },
  };
function F({ toman: e }) {
  return (0, M.jsxs)(M.Fragment, {
    children: [C(e), ` `, (0, M.jsx)(`span`, { className: `text-sm font-normal text-text-3`, children: N.toman })],
  });
}
function I(e) {
  return e.state === `paid` ? N.states.paid(w(e.amount)) : N.states[e.state];
}
function L(e, t) {
  let n = Date.parse(e.paid_at ?? e.created),
    r = e.state === `paid`;
  return [
    { label: r ? N.amount.paid : N.amount.other, value: (0, M.jsx)(F, { toman: e.amount }) },
    ...(e.tracking_number ? [{ label: N.tracking, value: (0, M.jsx)(A, { number: e.tracking_number }) }] : []),
    { label: N.time, value: N.at(x(n), S(n)) },
    r ? { label: N.balance, value: (0, M.jsx)(F, { toman: e.balance }) } : { label: N.gateway, value: t },
  ];
}
function R({ order: e, isChecking: t, onCheck: i, onGo: o }) {
  let s = (0, M.jsx)(a, { to: `/`, className: r({ size: `lg`, variant: `secondary` }), children: N.home }),
    l = e.return_path;
  return e.state === `created`
    ? (0, M.jsxs)(M.Fragment, {
        children: [
          (0, M.jsx)(c, { size: `lg`, icon: n, isLoading: t, loadingLabel: t ? N.checking : void 0, onClick: i, children: N.check }),
          s,
        ],
      })
    : e.state === `paid`
      ? (0, M.jsxs)(M.Fragment, {
          children: [
            l
              ? (0, M.jsx)(c, { size: `lg`, onClick: () => o(l), children: N.goOn })
              : (0, M.jsx)(a, { to: `/campaign`, className: r({ size: `lg` }), children: N.start }),
            s,
          ],
        })
      : (0, M.jsxs)(M.Fragment, {
          children: [
            (0, M.jsxs)(a, {
              to: `/financial/charge`,
              search: { amount: String(e.amount), ...(l ? { return: l } : {}) },
              className: r({ size: `lg` }),
              children: [(0, M.jsx)(n, { 'aria-hidden': !0, size: 18 }), N.again],
            }),
            s,
          ],
        });
}
function z(e) {
  let { order: t, gatewayTitle: n } = e,
    { tone: r, icon: a } = P[t.state];
  return (0, M.jsxs)(`div`, {
    className: `mx-auto flex w-full max-w-[480px] flex-col px-(--gutter) py-8 wide:pt-20`,
    children: [
      (0, M.jsx)(i, { tone: r, children: (0, M.jsx)(a, { 'aria-hidden': !0, size: 32 }) }),
      (0, M.jsxs)(`div`, {
        role: `status`,
        className: `mt-3 text-center`,
        children: [
          (0, M.jsx)(`h1`, { className: `text-xl font-bold wide:text-2xl`, children: I(t) }),
          (0, M.jsx)(`p`, { className: `mt-1 text-md text-text-2`, children: N.texts[t.state] }),
        ],
      }),
      (0, M.jsx)(T, { className: `mt-6 border-y border-line`, rows: L(t, n) }),
      (0, M.jsx)(`div`, { className: `mt-6 grid grid-cols-2 gap-3 max-sm:grid-cols-1`, children: (0, M.jsx)(R, { ...e }) }),
    ],
  });
}
var B = y.result;
function V(e) {
  let t = p();
  (0, j.useEffect)(() => {
    e && (_(sessionStorage), t.invalidateQueries({ queryKey: [`finance`, `balance`] }), t.invalidateQueries({ queryKey: [`campaigns`] }));
  }, [e, t]);
}
function H() {
  let e = h(),
    { order: n } = o({ strict: !1 }),
    i = Number(n),
    s = Number.isSafeInteger(i) && i > 0,
    c = m({ ...v(i), enabled: s }),
    p = m(b());
  if ((V(c.data?.state === `paid`), !s || t(c.error, `order_not_found`)))
    return (0, M.jsx)(u, { title: B.notFound, action: (0, M.jsx)(a, { to: `/financial/charge`, className: r(), children: B.toCharge }) });
  let g = p.data?.gateways.find(({ key: e }) => e === c.data?.gateway);
  return (0, M.jsx)(d, {
    ...f(c),
    failedText: c.error ? l(c.error) : void 0,
    children:
      c.data &&
      (0, M.jsx)(z, {
        order: c.data,
        gatewayTitle: g?.title ?? c.data.gateway,
        isChecking: c.isFetching,
        onCheck: () => void c.refetch(),
        onGo: (t) => e.history.push(t),
      }),
  });
}
export { H as ChargeResultPage };
