import { n as e } from './D0dG9-G2.js';
import { t } from './DDN8PgIi.js';
import { n } from './CFGyA-Bf.js';
import { t as r } from './CJwigQRZ.js';
import { D as i, it as a, s as o, ut as s, w as c } from './tUkH6Wd0.js';
import { l } from './CTGuGsln.js';
import { t as u } from './DWJpS5qw.js';
import { t as d } from './DmhdXhIn.js';
import { n as f, r as p } from './BcOhtdUD.js';
import { t as m } from './Ha7ZAJ9Q.js';
var h = {
    title: `موجودی حساب`,
    toman: `تومان`,
    debt: `بدهی`,
    addBalance: `افزایش موجودی`,
    held: `نگه داشته‌شده`,
    spendable: `قابل خرج`,
    debtLimit: `سقف بدهی`,
    failed: `موجودی دریافت نشد.`,
    retry: `تلاش دوباره`,
    places: `صفحه‌های مالی`,
  },
  g = s();
function _({ amountToman: e }) {
  return (0, g.jsxs)(`dd`, {
    className: `flex items-baseline gap-1.5`,
    children: [
      (0, g.jsx)(`bdi`, { className: e < 0 ? `font-semibold text-danger-text` : `font-semibold text-text`, children: l(e) }),
      (0, g.jsx)(`span`, { className: `text-sm text-text-3`, children: h.toman }),
    ],
  });
}
function v({ balance: e, hasDebtLimit: t }) {
  let n = [[h.held, e.held], [h.spendable, e.spendable], ...(t ? [[h.debtLimit, e.debt_limit]] : [])];
  return (0, g.jsx)(`dl`, {
    className: `divide-y divide-line border-t px-4 text-md text-text-2`,
    children: n.map(([e, t]) =>
      (0, g.jsxs)(
        `div`,
        {
          className: `flex h-11 items-center justify-between gap-4`,
          children: [(0, g.jsx)(`dt`, { children: e }), (0, g.jsx)(_, { amountToman: t })],
        },
        e,
      ),
    ),
  });
}
function y({ balance: e, isFailed: t, onRetry: n }) {
  if (!e && t)
    return (0, g.jsxs)(`p`, {
      role: `alert`,
      className: `flex items-center gap-2 text-md text-text-2`,
      children: [h.failed, (0, g.jsx)(c, { variant: `ghost`, size: `sm`, icon: i, onClick: n, children: h.retry })],
    });
  if (!e) return (0, g.jsx)(o, { className: `h-8 w-40 animate-late` });
  let r = e.balance < 0;
  return (0, g.jsxs)(`p`, {
    className: `flex min-w-0 flex-wrap items-baseline gap-x-2`,
    children: [
      (0, g.jsx)(`bdi`, { className: r ? `text-2xl font-bold text-danger-text` : `text-2xl font-bold text-text`, children: l(e.balance) }),
      (0, g.jsx)(`span`, { className: `text-md text-text-3`, children: h.toman }),
      r && (0, g.jsx)(`span`, { className: `text-md font-medium text-danger-text`, children: h.debt }),
    ],
  });
}
function b({ balance: e, isFailed: t, onRetry: n, hasDebtLimit: r, places: i, onLeave: o }) {
  return (0, g.jsxs)(`div`, {
    className: `pt-3`,
    children: [
      (0, g.jsx)(`p`, { className: `px-4 text-md text-text-2`, children: h.title }),
      (0, g.jsxs)(`div`, {
        className: `flex items-center justify-between gap-4 px-4 pb-4`,
        children: [(0, g.jsx)(y, { balance: e, isFailed: t, onRetry: n }), (0, g.jsx)(d, { onClick: o, children: h.addBalance })],
      }),
      e && (0, g.jsx)(v, { balance: e, hasDebtLimit: r }),
      (0, g.jsx)(`nav`, {
        'aria-label': h.places,
        children: (0, g.jsx)(`ul`, {
          className: `divide-y divide-line border-t px-4`,
          children: i.map(({ to: e, icon: t, label: n, isCurrent: r }) =>
            (0, g.jsx)(
              `li`,
              {
                children: (0, g.jsxs)(a, {
                  to: e,
                  onClick: o,
                  activeOptions: { exact: !0, includeSearch: !1 },
                  'aria-current': r ? `page` : void 0,
                  className: `flex min-h-13 items-center gap-3 px-2 text-md text-text hover:bg-surface-hover`,
                  children: [
                    (0, g.jsx)(t, { 'aria-hidden': !0, size: 20, strokeWidth: 1.75, className: `text-text-2` }),
                    (0, g.jsx)(`span`, { className: `flex-1`, children: n }),
                    (0, g.jsx)(u, { 'aria-hidden': !0, size: 18, className: `text-text-3` }),
                  ],
                }),
              },
              n,
            ),
          ),
        }),
      }),
    ],
  });
}
function x(i) {
  let a = t(n),
    o = r(`debt_limit`),
    { groups: s, current: c } = f(),
    l = (s.find(({ id: e }) => e === `finance`)?.entries ?? [])
      .filter(({ id: e }) => e !== `charge`)
      .map(({ id: e, to: t, icon: n }) => ({ to: t, icon: n, label: p.items[e], isCurrent: e === c }));
  return (0, g.jsx)(e, {
    ...i,
    label: m.moneyMenu,
    hasOwnTitle: !0,
    placement: `bottom end`,
    className: `w-80`,
    children: (0, g.jsx)(b, {
      balance: a.data,
      isFailed: a.isError,
      onRetry: () => void a.refetch(),
      hasDebtLimit: o,
      places: l,
      onLeave: () => i.onOpenChange(!1),
    }),
  });
}
export { x as MoneyLayer };
