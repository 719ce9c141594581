import { T as e, it as t, ut as n } from './F4vu4jyn.js';
import { t as r } from './VXmm6Y8v.js';
import { t as i } from './BBOUjuGv.js';
import { t as a } from './DlVE3u39.js';
import { n as o, r as s, t as c } from './BgzoJPs7.js';
import { _ as l } from './DFNVB9y5.js';
import { t as u } from './Dfvzj6n2.js';
import { t as d } from './BTSTizhr.js';
import { i as f, l as p } from './B4PylbZJ.js';
import { t as m } from './DZESzTrc.js';
import { l as h, r as g } from './DrUi8QQT.js';
import { n as _ } from './mekJ1ofw.js';
import { t as v } from './C74kO5pw.js';
import { t as y } from './jZcNsB52.js';
import { n as b, r as x, t as S } from './DqYfuoiS.js';
import { t as C } from './DaV2EYqR.js';
var w = [`-created`, `created`, `-amount`, `amount`];
function T(e) {
  return u({
    queryKey: [`finance`, `payments`, e],
    queryFn: ({ signal: t }) => d.finance.listPayments({ query: e }, { signal: t }),
    placeholderData: l,
  });
}
var E = n();
function D({ created: e, paid_at: t }) {
  let n = Date.parse(t ?? e);
  return s.at(f(n), p(n));
}
function O({ payment: n }) {
  let { id: r, state: i, amount: a } = n;
  return i === `failed` || i === `cancelled`
    ? (0, E.jsx)(t, {
        to: `/financial/charge`,
        search: { amount: String(a) },
        className: `${e({ variant: `soft` })} relative z-1`,
        children: s.again,
      })
    : (0, E.jsx)(t, {
        to: `/financial/payments/$id`,
        params: { id: String(r) },
        'aria-label': s.open(g(r)),
        className: `${_()} relative z-1`,
        children: (0, E.jsx)(v, { 'aria-hidden': !0, size: 18 }),
      });
}
function k({ payment: e, gatewayTitle: n }) {
  let { id: r, state: i, amount: a, tracking_number: c } = e,
    l = i === `failed` || i === `cancelled`;
  return (0, E.jsxs)(`div`, {
    className: `relative flex flex-wrap items-start gap-x-3 gap-y-2`,
    children: [
      (0, E.jsx)(o, { state: i }),
      (0, E.jsxs)(`span`, {
        className: `min-w-0 flex-1`,
        children: [
          (0, E.jsx)(t, {
            to: `/financial/payments/$id`,
            params: { id: String(r) },
            className: `block text-md font-semibold text-text after:absolute after:inset-0`,
            children: n,
          }),
          (0, E.jsx)(`span`, { className: `block text-sm text-text-3`, children: c === null ? s.states[i] : s.tracked(s.states[i], g(c)) }),
          (0, E.jsx)(`span`, { className: `block text-sm text-text-3`, children: D(e) }),
        ],
      }),
      (0, E.jsxs)(`span`, {
        className: `text-end`,
        children: [
          (0, E.jsx)(`b`, { className: `block text-md font-semibold`, children: h(a) }),
          (0, E.jsx)(`span`, { className: `text-sm text-text-3`, children: s.toman }),
        ],
      }),
      l && (0, E.jsx)(`span`, { className: `basis-full ps-[46px]`, children: (0, E.jsx)(O, { payment: e }) }),
    ],
  });
}
var A = (e) => [
  { key: `tracking`, label: s.columns.tracking, cell: ({ tracking_number: e }) => (e === null ? s.none : (0, E.jsx)(y, { number: e })) },
  { key: `gateway`, label: s.columns.gateway, cell: ({ gateway: t }) => (0, E.jsx)(`span`, { className: `text-text-2`, children: e(t) }) },
  { key: `state`, label: s.columns.state, width: `150px`, cell: ({ state: e }) => (0, E.jsx)(c, { state: e }) },
  {
    key: `created`,
    label: s.columns.created,
    sortKey: `created`,
    cell: (e) => (0, E.jsx)(`span`, { className: `whitespace-nowrap text-text-2`, children: D(e) }),
  },
  { key: `amount`, label: s.columns.amount, sortKey: `amount`, isNumeric: !0, cell: ({ amount: e }) => h(e) },
  {
    key: `action`,
    label: (0, E.jsx)(`span`, { className: `sr-only`, children: s.columns.action }),
    align: `end`,
    width: `150px`,
    cell: (e) => (0, E.jsx)(O, { payment: e }),
  },
];
function j({ payments: e, gatewayTitleOf: t, ordering: n, onOrdering: r }) {
  let i = n === `amount` || n === `-amount` ? `amount` : `created`;
  return (0, E.jsx)(m, {
    caption: s.caption,
    columns: A(t),
    rows: e,
    rowKey: ({ id: e }) => String(e),
    sort: { key: i, direction: n.startsWith(`-`) ? `desc` : `asc` },
    onSort: (e) => r(M(n, e === `amount` ? `amount` : `created`)),
    renderCard: (e) => (0, E.jsx)(k, { payment: e, gatewayTitle: t(e.gateway) }),
  });
}
function M(e, t) {
  return e === `-${t}` ? t : `-${t}`;
}
function N() {
  let { search: n, onSearch: o } = S(`/financial/payments`, { fields: [], orderings: w }),
    c = r(T({ ...x(n), ordering: n.ordering })),
    l = r(a()),
    u = (0, E.jsxs)(t, { to: `/financial/charge`, className: e(), children: [(0, E.jsx)(i, { 'aria-hidden': !0, size: 18 }), s.charge] });
  return (0, E.jsx)(C, {
    title: s.title,
    actions: c.data?.count === 0 ? void 0 : u,
    children: (0, E.jsx)(b, {
      list: c,
      search: n,
      onSearch: o,
      empty: { ...s.empty, action: u },
      children: ({ results: e }) =>
        (0, E.jsx)(j, {
          payments: e,
          gatewayTitleOf: (e) => l.data?.gateways.find((t) => t.key === e)?.title ?? e,
          ordering: n.ordering,
          onOrdering: (e) => o({ ...n, ordering: e, page: 1 }),
        }),
    }),
  });
}
export { N as PaymentsPage };
