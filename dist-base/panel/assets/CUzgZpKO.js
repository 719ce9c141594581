import { E as e, J as t, T as n, it as r, j as i, s as a, ut as o } from './F4vu4jyn.js';
import { t as s } from './BIxgyhlm.js';
import { t as c } from './CVBP8ODU.js';
import { t as l } from './VXmm6Y8v.js';
import { n as u } from './gmqf80wk.js';
import { t as d } from './_UWZQFU8.js';
import { c as f, i as p, l as m, r as h } from './DrUi8QQT.js';
import { n as g } from './JrhiCQfD.js';
import { _ } from './DFNVB9y5.js';
import { t as v } from './Dfvzj6n2.js';
import { t as y } from './BTSTizhr.js';
import { f as b, l as x, o as S, p as C, u as w } from './B4PylbZJ.js';
import { t as T } from './DZESzTrc.js';
import { n as E } from './OC6yXdXM.js';
import { t as D } from './B2omCJwT.js';
import { t as O } from './CVpOjc1M.js';
import { t as k } from './Bs23jcBY.js';
import { t as A } from './BFbLSYN8.js';
import { t as j } from './DVHIilXP.js';
import { n as M, r as N, t as P } from './DqYfuoiS.js';
import { t as F } from './DaV2EYqR.js';
var I = {
  name: `lock-open`,
  size: 24,
  node: [
    [`rect`, { width: `18`, height: `11`, x: `3`, y: `11`, rx: `2`, ry: `2`, key: `1w4ew1` }],
    [`path`, { d: `M7 11V7a5 5 0 0 1 9.9-1`, key: `1mm8w8` }],
  ],
  aliases: [`unlock`],
};
I.node;
var L = i(I),
  R = {
    name: `pencil-line`,
    size: 24,
    node: [
      [`path`, { d: `M13 21h8`, key: `1jsn5i` }],
      [`path`, { d: `m15 5 4 4`, key: `1mk7zo` }],
      [
        `path`,
        {
          d: `M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497z`,
          key: `1a8usu`,
        },
      ],
    ],
  };
R.node;
var z = i(R),
  B = {
    title: `گزارش مالی`,
    caption: `گردش حساب، تازه‌ترین نخست، با موجودی پس از هر رویداد`,
    charge: `افزایش اعتبار`,
    payments: `فهرست پرداخت‌ها`,
    empty: { title: `هنوز پولی جابه‌جا نشده است.`, text: `هر شارژ، خرید کمپین و تسویه، با موجودی پس از آن، این‌جا می‌آید.` },
    toman: `تومان`,
    none: `—`,
    balance: `موجودی`,
    sum: `= در دسترس + نگه‌داشته`,
    available: `در دسترس`,
    availableText: `برای خرید تازه قابل خرج است.`,
    held: `نگه‌داشته`,
    heldText: `با پایان هر کمپین تسویه یا آزاد می‌شود.`,
    debt: `بدهی`,
    debtLimit: `سقف بدهی`,
    spendable: `قابل خرج`,
    ruler: (e, t) => `${e} تومان نگه‌داشته و ${t} تومان در دسترس`,
    columns: { at: `زمان`, kind: `رویداد`, cause: `علت`, available: `در دسترس`, held: `نگه‌داشته`, balance: `موجودی پس از رویداد (تومان)` },
    kinds: {
      charge: `افزایش اعتبار`,
      hold: `نگه‌داشتن مبلغ کمپین`,
      release: `آزادسازی`,
      capture: `تسویه با ناشر`,
      refund: `بازپرداخت`,
      adjustment: `اصلاح موجودی`,
    },
    moves: {
      charge: `به در دسترس`,
      hold: `نگه‌داشته شد`,
      release: `آزاد شد`,
      capture: `از نگه‌داشته`,
      refund: `به در دسترس`,
      adjustment: `در دسترس`,
    },
    campaign: (e) => `کمپین ${e}`,
    payment: (e) => `پرداخت ${e}`,
    totals: (e) => `جمع ${e} رویداد`,
    closing: (e) => `موجودی پایان روز ${e}`,
  },
  V = o(),
  H = `bg-action-soft shadow-[inset_0_0_0_1px_var(--chart-1)]`;
function U({ balance: t, hasLimit: n }) {
  let { available: r, held: i, debt_limit: a, spendable: o } = t,
    s = r < 0;
  return (0, V.jsxs)(`section`, {
    'aria-labelledby': `ledger-balance`,
    className: `border-b border-line px-(--gutter) py-5`,
    children: [
      (0, V.jsx)(`h2`, { id: `ledger-balance`, className: `text-md font-medium text-text-2`, children: B.balance }),
      (0, V.jsxs)(`p`, {
        className: `flex flex-wrap items-baseline gap-x-2`,
        children: [
          (0, V.jsx)(`bdi`, {
            className: e(`text-2xl leading-relaxed font-bold`, t.balance < 0 && `text-danger-text`),
            children: m(t.balance),
          }),
          (0, V.jsx)(`span`, { className: `text-md text-text-3`, children: B.toman }),
          (0, V.jsx)(`span`, { className: `text-sm text-text-3`, children: B.sum }),
        ],
      }),
      !s &&
        r + i > 0 &&
        (0, V.jsxs)(`div`, {
          role: `img`,
          'aria-label': B.ruler(m(i), m(r)),
          className: `mt-3 flex h-2.5 gap-0.5 lg:h-4 [&>:first-child]:rounded-s-md [&>:last-child]:rounded-e-md`,
          children: [
            i > 0 && (0, V.jsx)(`span`, { className: H, style: { flexGrow: i } }),
            r > 0 && (0, V.jsx)(`span`, { className: `bg-action`, style: { flexGrow: r } }),
          ],
        }),
      (0, V.jsx)(g, {
        className: `mt-3 max-w-form`,
        rows: [
          { key: `held`, label: (0, V.jsx)(W, { fill: H, name: B.held, text: B.heldText }), amountToman: i },
          {
            key: `available`,
            label: (0, V.jsx)(W, { fill: `bg-action`, name: s ? `${B.available} · ${B.debt}` : B.available, text: B.availableText }),
            amountToman: r,
            tone: s ? `danger` : void 0,
          },
          ...(n
            ? [
                { key: `limit`, label: B.debtLimit, amountToman: a },
                { key: `spendable`, label: B.spendable, amountToman: o, kind: `strong` },
              ]
            : []),
        ],
      }),
    ],
  });
}
function W({ fill: t, name: n, text: r }) {
  return (0, V.jsxs)(`span`, {
    className: `flex flex-wrap items-center gap-x-2`,
    children: [
      (0, V.jsx)(`span`, { 'aria-hidden': !0, className: e(`size-2.5 shrink-0 rounded-xs`, t) }),
      (0, V.jsx)(`span`, { className: `font-medium text-text`, children: n }),
      (0, V.jsx)(`span`, { className: `text-sm text-text-3`, children: r }),
    ],
  });
}
function G(e) {
  return v({
    queryKey: [`finance`, `ledger`, e],
    queryFn: ({ signal: n }) => y.finance.listLedger({ params: { account: t() ?? `` }, query: e }, { signal: n }),
    placeholderData: _,
  });
}
function K(e, t) {
  let n = new Map();
  for (let t of e) {
    let e = b(Date.parse(t.at));
    n.set(e, [...(n.get(e) ?? []), t]);
  }
  return [...n].map(([e, n], r) => ({ day: e, events: n, closing: r === 0 && !t ? null : (n[0]?.balance ?? null) }));
}
var q = {
  charge: { tone: `success`, icon: j },
  hold: { tone: `warning`, icon: O },
  release: { tone: `teal`, icon: L },
  capture: { tone: `violet`, icon: k },
  refund: { tone: `success`, icon: A },
  adjustment: { tone: `orange`, icon: z },
};
function J({ event: e }) {
  let t = `touch-area rounded-sm text-text-link hover:underline`;
  return e.payment_id === null
    ? e.campaign_id === null
      ? B.none
      : (0, V.jsx)(r, {
          to: `/campaigns/$id/identity`,
          params: { id: String(e.campaign_id) },
          className: t,
          children: B.campaign(h(e.campaign_id)),
        })
    : (0, V.jsx)(r, {
        to: `/financial/payments/$id`,
        params: { id: String(e.payment_id) },
        className: t,
        children: B.payment(h(e.payment_id)),
      });
}
function Y({ toman: t, isIncome: n }) {
  return t === 0
    ? (0, V.jsx)(`span`, { className: `text-text-3`, children: B.none })
    : (0, V.jsx)(`span`, { className: e(n && t > 0 && `text-success-text`), children: f(t) });
}
var X = ({ available: e, held: t }) => e + t > 0,
  Z = [
    {
      key: `at`,
      label: B.columns.at,
      width: `150px`,
      cell: ({ at: e }) =>
        (0, V.jsxs)(`time`, {
          dateTime: e,
          className: `whitespace-nowrap`,
          children: [
            (0, V.jsx)(`b`, { className: `font-semibold`, children: S(Date.parse(e)) }),
            ` `,
            (0, V.jsx)(`span`, { className: `text-sm text-text-3`, children: x(Date.parse(e)) }),
          ],
        }),
    },
    {
      key: `kind`,
      label: B.columns.kind,
      cell: ({ kind: e }) =>
        (0, V.jsxs)(`span`, { className: `flex items-center gap-3`, children: [(0, V.jsx)(D, { ...q[e] }), B.kinds[e]] }),
    },
    { key: `cause`, label: B.columns.cause, cell: (e) => (0, V.jsx)(J, { event: e }) },
    { key: `available`, label: B.columns.available, isNumeric: !0, cell: (e) => (0, V.jsx)(Y, { toman: e.available, isIncome: X(e) }) },
    { key: `held`, label: B.columns.held, isNumeric: !0, cell: (e) => (0, V.jsx)(Y, { toman: e.held, isIncome: X(e) }) },
    { key: `balance`, label: B.columns.balance, isNumeric: !0, cell: ({ balance: e }) => m(e) },
  ];
function Q({ event: t }) {
  let { kind: n, at: r, amount: i, available: a, held: o } = t,
    s = a + o;
  return (0, V.jsxs)(`li`, {
    className: `flex items-start gap-3 border-b border-line px-(--gutter) py-3`,
    children: [
      (0, V.jsx)(D, { ...q[n] }),
      (0, V.jsxs)(`span`, {
        className: `min-w-0 flex-1`,
        children: [
          (0, V.jsx)(`b`, { className: `block text-md font-semibold`, children: B.kinds[n] }),
          (0, V.jsxs)(`span`, {
            className: `flex flex-wrap items-center gap-x-2 text-sm text-text-3`,
            children: [(0, V.jsx)(J, { event: t }), (0, V.jsx)(`time`, { dateTime: r, children: x(Date.parse(r)) })],
          }),
        ],
      }),
      (0, V.jsxs)(`span`, {
        className: `shrink-0 text-end`,
        children: [
          (0, V.jsx)(`b`, { className: e(`block text-md font-semibold`, s > 0 && `text-success-text`), children: s === 0 ? m(i) : f(s) }),
          (0, V.jsx)(`span`, { className: `text-sm text-text-3`, children: B.moves[n] }),
        ],
      }),
    ],
  });
}
function $({ ledger: e, isFirstPage: t }) {
  let { results: n, totals: r, count: i } = e;
  return E(`(min-width: 62rem)`)
    ? (0, V.jsx)(T, {
        caption: B.caption,
        columns: Z,
        rows: n,
        rowKey: ({ id: e }) => String(e),
        totals: { at: B.totals(p(i)), available: f(r.available), held: f(r.held), balance: m(r.available + r.held) },
      })
    : (0, V.jsx)(`div`, {
        'aria-label': B.caption,
        role: `group`,
        children: K(n, t).map(({ day: e, events: t, closing: n }) =>
          (0, V.jsxs)(
            `section`,
            {
              'aria-labelledby': `day-${e}`,
              children: [
                (0, V.jsxs)(`div`, {
                  className: `flex flex-wrap items-baseline justify-between gap-x-3 border-b border-line bg-surface-sunken px-(--gutter) py-2.5 text-sm text-text-2`,
                  children: [
                    (0, V.jsx)(`h2`, { id: `day-${e}`, children: w(C(e)) }),
                    n !== null && (0, V.jsx)(`span`, { children: B.closing(m(n)) }),
                  ],
                }),
                (0, V.jsx)(`ul`, { children: t.map((e) => (0, V.jsx)(Q, { event: e }, e.id)) }),
              ],
            },
            e,
          ),
        ),
      });
}
function ee() {
  let { search: e, onSearch: t } = P(`/financial/report`, { fields: [], orderings: [`-created`] }),
    i = l(u),
    o = l(G(N(e))),
    f = d(`debt_limit`),
    p = (0, V.jsx)(r, { to: `/financial/charge`, className: n(), children: B.charge });
  return (0, V.jsxs)(F, {
    title: B.title,
    actions: (0, V.jsx)(r, { to: `/financial/payments`, className: n({ variant: `secondary` }), children: B.payments }),
    children: [
      (0, V.jsx)(s, {
        ...c(i),
        skeleton: (0, V.jsx)(a, { className: `mx-(--gutter) my-5 h-24` }),
        children: i.data && (0, V.jsx)(U, { balance: i.data, hasLimit: f }),
      }),
      (0, V.jsx)(M, {
        list: o,
        search: e,
        onSearch: t,
        empty: { ...B.empty, action: p },
        children: (t) => (0, V.jsx)($, { ledger: t, isFirstPage: e.page === 1 }),
      }),
    ],
  });
}
export { ee as FinancialReportPage };
