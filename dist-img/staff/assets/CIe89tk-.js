const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      'assets/DYKQh57z.js',
      'assets/DE8oK5Zc.js',
      'assets/BuF0DCCR.js',
      'assets/BTZA6jGa.js',
      'assets/DcJ8n09g.js',
      'assets/BUQKgqwQ.css',
      'assets/DUo1qcZu.js',
      'assets/DoPCHFpT.js',
      'assets/B2DemNyP.js',
      'assets/Cs-Jk8le.js',
      'assets/D5bLITNB.js',
      'assets/Bu4V1eNx.js',
      'assets/CL9hr-kt.js',
      'assets/CsRuR1k5.js',
    ]),
) => i.map((i) => d[i]);
import { C as e, E as t, _ as n, a as r, c as i, g as a, h as o, l as s, o as c, t as l, v as u } from './DE8oK5Zc.js';
import { t as d } from './DUo1qcZu.js';
import { a as f, i as p, r as m } from './Cs-Jk8le.js';
import { a as h, i as g, l as _, n as v, o as y, r as b, t as x, u as S } from './CL9hr-kt.js';
import { t as C } from './DoPCHFpT.js';
import { r as w, t as T } from './CsRuR1k5.js';
import { a as E, n as D, o as ee, r as O, t as k } from './BTZA6jGa.js';
import { t as A } from './DH8kcyl5.js';
var j = {
  name: `external-link`,
  size: 24,
  node: [
    [`path`, { d: `M15 3h6v6`, key: `1q9fwt` }],
    [`path`, { d: `M10 14 21 3`, key: `gplh6r` }],
    [`path`, { d: `M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6`, key: `a6xqqp` }],
  ],
};
j.node;
var M = k(j),
  N = {
    name: `shield-check`,
    size: 24,
    node: [
      [
        `path`,
        {
          d: `M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1z`,
          key: `oel41y`,
        },
      ],
      [`path`, { d: `m9 12 2 2 4-4`, key: `dzmm74` }],
    ],
  };
N.node;
var P = k(N),
  F = ee(O(), 1),
  I = D(),
  L = _.balances;
function R({ customer: e }) {
  let { balance: t, held: n, debt_limit: r, spendable: i } = e,
    a = [
      { label: L.balance, amountToman: t },
      { label: L.available, amountToman: t - n },
      { label: L.held, amountToman: n },
      { label: L.debtLimit, amountToman: r },
      { label: L.spendable, amountToman: i },
    ];
  return (0, I.jsx)(`section`, {
    'aria-label': L.label,
    children: (0, I.jsx)(`dl`, {
      className: `flex flex-wrap gap-px border-b bg-line`,
      children: a.map(({ label: e, amountToman: t }) =>
        (0, I.jsxs)(
          `div`,
          {
            className: `grow basis-[150px] bg-surface px-(--gutter) py-3.5`,
            children: [
              (0, I.jsx)(`dt`, { className: `text-sm text-text-3`, children: e }),
              (0, I.jsxs)(`dd`, {
                className: `flex items-baseline gap-1.5 whitespace-nowrap`,
                children: [
                  (0, I.jsx)(`span`, { className: `text-md font-bold ${t < 0 ? `text-danger-text` : `text-text`}`, children: f(t) }),
                  (0, I.jsx)(`span`, { className: `text-xs text-text-3`, children: _.toman }),
                ],
              }),
            ],
          },
          e,
        ),
      ),
    }),
  });
}
var z = {
  neutral: `bg-st-created-bg text-st-created-fg`,
  info: `bg-st-negotiation-bg text-st-negotiation-fg`,
  success: `bg-st-accepted-bg text-st-accepted-fg`,
  warning: `bg-st-awaiting-bg text-st-awaiting-fg`,
  danger: `bg-st-rejected-bg text-st-rejected-fg`,
  teal: `bg-st-scheduled-bg text-st-scheduled-fg`,
  orange: `bg-st-topay-bg text-st-topay-fg`,
  violet: `bg-st-publishing-bg text-st-publishing-fg`,
  outline: `border border-dashed border-st-creation-line bg-st-creation-bg text-st-creation-fg`,
};
function B({ tone: e = `neutral`, icon: t, children: n, className: r }) {
  return (0, I.jsxs)(`span`, {
    className: u(`inline-flex h-6 w-fit shrink-0 items-center gap-1.5 rounded-sm px-2 text-sm whitespace-nowrap`, z[e], r),
    children: [t && (0, I.jsx)(t, { 'aria-hidden': !0, size: 15, className: `shrink-0` }), n],
  });
}
var V = _.history,
  H = 6e4;
function U({ started_at: e, ends_at: t }) {
  let n = Math.round((Date.parse(t) - Date.parse(e)) / H);
  return n < 1 ? V.underMinute : V.minutes(p(n));
}
function W({ row: e }) {
  return e.is_open
    ? (0, I.jsxs)(`span`, {
        className: `inline-flex items-center gap-2`,
        children: [(0, I.jsx)(B, { tone: `violet`, children: V.open }), V.openUntil(o(Date.parse(e.ends_at)))],
      })
    : U(e);
}
var G = ({ writes: e }) => (e === 0 ? V.readOnly : V.changes(p(e))),
  K = (e) => [
    {
      key: `staff`,
      label: V.staff,
      width: `190px`,
      cell: (e) =>
        (0, I.jsxs)(`span`, {
          className: `flex items-center gap-3`,
          children: [
            (0, I.jsx)(T, { id: e.staff_name, kind: `user`, name: e.staff_name, size: 28 }),
            (0, I.jsx)(`span`, { className: `font-medium`, children: e.staff_name }),
          ],
        }),
    },
    {
      key: `reason`,
      label: V.reason,
      cell: (e) => (0, I.jsx)(`span`, { className: `leading-prose [overflow-wrap:anywhere]`, children: e.reason }),
    },
    {
      key: `started`,
      label: V.startedAt,
      width: `140px`,
      cell: (t) => (0, I.jsx)(`span`, { className: `text-sm whitespace-nowrap text-text-2`, children: S(Date.parse(t.started_at), e) }),
    },
    { key: `duration`, label: V.duration, width: `150px`, cell: (e) => (0, I.jsx)(W, { row: e }) },
    { key: `writes`, label: V.writes, width: `130px`, cell: G },
  ];
function q({ row: e, now: t }) {
  return (0, I.jsxs)(`div`, {
    className: `flex flex-col gap-1.5`,
    children: [
      (0, I.jsxs)(`p`, {
        className: `flex flex-wrap items-center justify-between gap-x-3 text-md`,
        children: [
          (0, I.jsx)(`span`, { className: `font-medium text-text`, children: e.staff_name }),
          (0, I.jsx)(`span`, { className: `text-sm text-text-3`, children: S(Date.parse(e.started_at), t) }),
        ],
      }),
      (0, I.jsx)(`p`, { className: `text-md leading-prose text-text-2 [overflow-wrap:anywhere]`, children: e.reason }),
      (0, I.jsxs)(`p`, {
        className: `flex flex-wrap items-center gap-x-3 text-sm text-text-2`,
        children: [(0, I.jsx)(W, { row: e }), (0, I.jsx)(`span`, { children: G(e) })],
      }),
    ],
  });
}
function J({ rows: e, now: t }) {
  return (0, I.jsxs)(`section`, {
    'aria-labelledby': `impersonations`,
    className: `flex flex-col`,
    children: [
      (0, I.jsx)(`h2`, { id: `impersonations`, className: `px-(--gutter) pt-5 pb-3 text-lg font-bold text-text`, children: V.title }),
      e.length === 0
        ? (0, I.jsx)(s, { ...V.empty })
        : (0, I.jsx)(g, {
            caption: V.table,
            columns: K(t),
            rows: e,
            rowKey: (e) => e.id,
            renderCard: (e) => (0, I.jsx)(q, { row: e, now: t }),
          }),
    ],
  });
}
function Y({ rows: e, className: t }) {
  return (0, I.jsx)(`dl`, {
    className: u(`divide-y divide-line`, t),
    children: e.map((e, t) =>
      (0, I.jsxs)(
        `div`,
        {
          className: `flex min-h-11 items-center justify-between gap-4 py-2 text-md`,
          children: [
            (0, I.jsx)(`dt`, { className: `shrink-0 text-text-2`, children: e.label }),
            (0, I.jsx)(`dd`, { className: `min-w-0 text-end font-medium text-text`, children: e.value }),
          ],
        },
        e.key ?? t,
      ),
    ),
  });
}
var X = _.owner;
function Z({ customer: e, now: t }) {
  let { owner: n, account: r, campaigns: i, created: a } = e,
    o = [
      { key: `phone`, label: X.phone, value: (0, I.jsx)(v, { phone: n.phone }) },
      {
        key: `email`,
        label: X.email,
        value: n.email === null ? _.none : (0, I.jsx)(`bdi`, { className: `[overflow-wrap:anywhere]`, children: n.email }),
      },
      { key: `last-login`, label: X.lastLogin, value: n.last_login === null ? _.never : S(Date.parse(n.last_login), t) },
      { key: `campaigns`, label: X.campaigns, value: p(i) },
      { key: `address`, label: X.address, value: (0, I.jsx)(`bdi`, { className: `[overflow-wrap:anywhere]`, children: r }) },
    ];
  return (0, I.jsxs)(`section`, {
    'aria-labelledby': `owner`,
    children: [
      (0, I.jsx)(`h2`, { id: `owner`, className: `text-lg font-bold text-text`, children: X.title }),
      (0, I.jsxs)(`div`, {
        className: `mt-3 mb-2 flex items-center gap-3`,
        children: [
          (0, I.jsx)(T, { id: r, kind: `user`, name: n.name, size: 44 }),
          (0, I.jsxs)(`div`, {
            className: `min-w-0`,
            children: [
              (0, I.jsx)(`p`, { className: `truncate text-md font-semibold text-text`, children: b(n.name) }),
              (0, I.jsx)(`p`, { className: `text-sm text-text-3`, children: X.since(Date.parse(a)) }),
            ],
          }),
        ],
      }),
      (0, I.jsx)(Y, { rows: o }),
    ],
  });
}
var Q = E({ CustomerPage: () => $ }),
  te = (0, F.lazy)(async () => ({
    default: (
      await l(
        async () => {
          let { ImpersonationDialog: e } = await import(`./DYKQh57z.js`);
          return { ImpersonationDialog: e };
        },
        __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]),
      )
    ).ImpersonationDialog,
  }));
function ne({ customer: e, now: t }) {
  return (0, I.jsxs)(I.Fragment, {
    children: [
      (0, I.jsx)(R, { customer: e }),
      (0, I.jsxs)(`div`, {
        className: `flex flex-1 flex-col xl:flex-row`,
        children: [
          (0, I.jsx)(`div`, { className: `min-w-0 flex-1`, children: (0, I.jsx)(J, { rows: e.impersonations, now: t }) }),
          (0, I.jsx)(`aside`, {
            className: `bg-surface-sunken px-(--gutter) py-5 max-xl:border-t xl:w-[340px] xl:shrink-0 xl:border-s`,
            children: (0, I.jsx)(Z, { customer: e, now: t }),
          }),
        ],
      }),
    ],
  });
}
function re() {
  let t = (0, I.jsxs)(e, { to: `/`, className: n(), children: [(0, I.jsx)(A, { 'aria-hidden': !0, size: 18 }), _.notFound.action] });
  return (0, I.jsx)(s, { role: `alert`, title: _.notFound.title, text: _.notFound.text, action: t });
}
function $() {
  let { account: e = `` } = t({ strict: !1 }),
    o = w(y(e)),
    [s, l] = (0, F.useState)(!1),
    u = o.data,
    f = o.error instanceof c && o.error.status === 404;
  return (0, I.jsxs)(I.Fragment, {
    children: [
      (0, I.jsx)(x, {
        title: u?.title ?? (f ? _.notFound.title : e),
        parent: _.title,
        badges:
          u &&
          (0, I.jsxs)(I.Fragment, {
            children: [
              (0, I.jsx)(C, { children: _.id(m(u.account_id)) }),
              u.is_official && (0, I.jsx)(C, { tone: `action`, children: _.official }),
            ],
          }),
        actions:
          u &&
          (0, I.jsxs)(I.Fragment, {
            children: [
              r.crmUrl !== `` &&
                (0, I.jsxs)(`a`, {
                  href: `${r.crmUrl}/${u.account_id}`,
                  target: `_blank`,
                  rel: `noreferrer`,
                  className: `${n({ variant: `ghost` })} max-lg:hidden`,
                  children: [(0, I.jsx)(M, { 'aria-hidden': !0, size: 18 }), _.crm],
                }),
              (0, I.jsx)(a, { icon: P, onClick: () => l(!0), children: _.impersonation.open }),
            ],
          }),
      }),
      f
        ? (0, I.jsx)(re, {})
        : (0, I.jsx)(i, {
            ...h(o),
            failedText: o.isError ? d(o.error) : void 0,
            className: `flex flex-1 flex-col`,
            children: u && (0, I.jsx)(ne, { customer: u, now: o.dataUpdatedAt }),
          }),
      u && s && (0, I.jsx)(F.Suspense, { fallback: null, children: (0, I.jsx)(te, { customer: u, onClose: () => l(!1) }) }),
    ],
  });
}
export { $ as CustomerPage, P as n, Q as t };
