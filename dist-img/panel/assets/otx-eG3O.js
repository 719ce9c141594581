import { $ as e, D as t, T as n, c as r, ct as i, it as a, ut as o } from './tUkH6Wd0.js';
import { t as s } from './BJYTeqjr.js';
import { l as c, r as l } from './CTGuGsln.js';
import { t as u } from './CVBP8ODU.js';
import { t as d } from './DDN8PgIi.js';
import { n as f } from './i5RsCZif.js';
import { n as p, r as m, t as h } from './BOJanIvg.js';
import { i as g, l as _ } from './B4PylbZJ.js';
import { t as v } from './DtN1ZlFH.js';
import { t as y } from './hGArrtHc.js';
import { t as b } from './Bf41Sfbw.js';
import { t as x } from './C4s4mCMN.js';
import { t as S } from './BqHo0arR.js';
import { t as C } from './DBcoZrhZ.js';
import { t as w } from './Dl5_rpuo.js';
import { t as T } from './CNSZY8AP.js';
import { t as E } from './DOzvN9W2.js';
import { n as D, r as O, t as k } from './CNZYh3L2.js';
import { t as A } from './BJZyUN6b.js';
var j = o(),
  M = O.one;
function N({ state: e, created: t, paid_at: n }) {
  let r = { text: M.steps.created, at: t, icon: w, tone: `neutral` };
  return e === `paid`
    ? [{ text: M.steps.paid, at: n, icon: S, tone: `success` }, r]
    : e === `failed`
      ? [{ text: M.steps.failed, at: null, icon: C, tone: `danger` }, r]
      : e === `cancelled`
        ? [{ text: M.steps.cancelled, at: null, icon: x, tone: `neutral` }, r]
        : [{ text: M.steps.waits, at: null, icon: T, tone: `warning` }, r];
}
var P = (e) => O.at(g(Date.parse(e)), _(Date.parse(e)));
function F({ order: e }) {
  return (0, j.jsxs)(`section`, {
    'aria-labelledby': `payment-path`,
    children: [
      (0, j.jsx)(`h2`, { id: `payment-path`, className: `mb-4 text-lg font-bold`, children: M.path }),
      (0, j.jsx)(`ol`, {
        className: `flex flex-col gap-5`,
        children: N(e).map(({ text: e, at: t, icon: n, tone: r }) =>
          (0, j.jsxs)(
            `li`,
            {
              className: `flex gap-3`,
              children: [
                (0, j.jsx)(v, { icon: n, tone: r }),
                (0, j.jsxs)(`div`, {
                  className: `min-w-0 text-sm text-text-2`,
                  children: [
                    (0, j.jsx)(`b`, { className: `block text-md font-semibold text-text`, children: e }),
                    t !== null && (0, j.jsx)(`time`, { dateTime: t, children: P(t) }),
                  ],
                }),
              ],
            },
            e,
          ),
        ),
      }),
      (0, j.jsx)(y, { className: `mt-6`, children: M.lost }),
    ],
  });
}
function I({ order: e, gatewayTitle: r }) {
  let { id: i, amount: o, state: s, tracking_number: u, created: d, paid_at: f } = e;
  return (0, j.jsxs)(j.Fragment, {
    children: [
      (0, j.jsxs)(`div`, {
        className: `flex items-start gap-4 border-b border-line pb-6`,
        children: [
          (0, j.jsx)(D, { state: s }),
          (0, j.jsxs)(`div`, {
            className: `min-w-0`,
            children: [
              (0, j.jsxs)(`p`, {
                className: `text-2xl leading-tight font-bold`,
                children: [c(o), ` `, (0, j.jsx)(`span`, { className: `text-md font-normal text-text-3`, children: O.toman })],
              }),
              (0, j.jsx)(`p`, { className: `mt-1 text-md text-text-2`, children: M.sentences[s](r) }),
            ],
          }),
        ],
      }),
      (0, j.jsx)(b, {
        rows: [
          ...(u === null ? [] : [{ label: m.result.tracking, value: (0, j.jsx)(E, { number: u }) }]),
          { label: M.number, value: l(i) },
          { label: m.result.gateway, value: r },
          { label: M.created, value: P(d) },
          ...(f === null ? [] : [{ label: M.paid, value: P(f) }]),
          ...(s === `paid`
            ? [
                {
                  label: M.ledger,
                  value: (0, j.jsx)(a, {
                    to: `/financial/report`,
                    className: `touch-area rounded-sm text-text-link hover:underline`,
                    children: M.toLedger,
                  }),
                },
              ]
            : []),
        ],
      }),
      (s === `failed` || s === `cancelled`) &&
        (0, j.jsxs)(a, {
          to: `/financial/charge`,
          search: { amount: String(o) },
          className: `mt-6 ${n()}`,
          children: [(0, j.jsx)(t, { 'aria-hidden': !0, size: 18 }), O.again],
        }),
    ],
  });
}
var L = O.one;
function R() {
  let { id: t = `` } = i({ strict: !1 }),
    n = d(p(Number(t))),
    a = d(h());
  if (e(n.error, `order_not_found`)) throw f();
  let o = a.data?.gateways.find(({ key: e }) => e === n.data?.gateway);
  return (0, j.jsx)(A, {
    title: L.title(l(n.data?.tracking_number ?? t)),
    back: { to: `/financial/payments`, label: O.title },
    badge: n.data && (0, j.jsx)(k, { state: n.data.state }),
    children: (0, j.jsx)(s, {
      ...u(n),
      className: `flex flex-1 flex-col`,
      skeleton: (0, j.jsx)(r, { rows: 5, hasAvatar: !1 }),
      children:
        n.data &&
        (0, j.jsxs)(`div`, {
          className: `grid flex-1 xl:grid-cols-[minmax(0,1fr)_340px]`,
          children: [
            (0, j.jsx)(`div`, {
              className: `w-full max-w-form px-(--gutter) py-6`,
              children: (0, j.jsx)(I, { order: n.data, gatewayTitle: o?.title ?? n.data.gateway }),
            }),
            (0, j.jsx)(`aside`, {
              className: `border-line bg-surface-sunken px-(--gutter) py-6 max-xl:border-t xl:border-s xl:px-5`,
              children: (0, j.jsx)(F, { order: n.data }),
            }),
          ],
        }),
    }),
  });
}
export { R as PaymentPage };
