import { p as e, u as t } from './B4PylbZJ.js';
import { C as n, E as r, T as i, it as a, ut as o } from './tUkH6Wd0.js';
import { i as s, l as c, s as l } from './CTGuGsln.js';
import { n as u } from './Bf41Sfbw.js';
import { t as d } from './DmhdXhIn.js';
var f = 90;
function p(e, t) {
  let n = t.reduce((e, t) => e + t, 0);
  if (e <= 0 || n <= 0) return;
  let r = Math.floor((e * t.length) / n);
  return r > f ? void 0 : r;
}
var m = o();
function h({ label: e, columns: t, height: i = 56, className: a }) {
  let o = Math.max(1, ...t.map((e) => e.value)),
    s = n.chart.columnsSummary(e, t.map((e) => `${e.name} ${l(e.value)}`).join(n.chart.separator));
  return (0, m.jsx)(`div`, {
    role: `img`,
    'aria-label': s,
    className: r(`flex justify-between gap-3`, a),
    children: t.map((e, t) =>
      (0, m.jsxs)(
        `span`,
        {
          className: `flex min-w-0 flex-1 flex-col items-center gap-1`,
          children: [
            (0, m.jsx)(`span`, {
              className: `flex w-full max-w-6 items-end`,
              style: { height: i },
              children: (0, m.jsx)(`span`, {
                className: r(`w-full rounded-xs`, e.isCurrent ? `bg-chart-1` : `bg-chart-track`),
                style: { height: `${Math.max(4, (e.value / o) * 100)}%` },
              }),
            }),
            (0, m.jsx)(`span`, { className: r(`text-xs`, e.isCurrent ? `font-semibold text-text` : `text-text-3`), children: e.label }),
          ],
        },
        t,
      ),
    ),
  });
}
var g = {
  title: `موجودی حساب`,
  toman: `تومان`,
  debt: `بدهی`,
  spendable: `قابل خرج`,
  held: `نگه داشته‌شده برای کمپین‌ها`,
  week: `هزینهٔ ۷ روز گذشته`,
  weekColumns: `هزینهٔ روزانهٔ ۷ روز گذشته`,
  runway: (e) => `با آهنگ هفتهٔ گذشته، تا حدود ${e} روز دیگر کافی است.`,
  runwayToday: `با آهنگ هفتهٔ گذشته، برای یک روز کامل هم کافی نیست.`,
  add: `افزایش موجودی`,
  campaigns: `کمپین‌ها`,
  report: `گزارش مالی`,
  weekdays: [`ی`, `د`, `س`, `چ`, `پ`, `ج`, `ش`],
};
function _(n) {
  return n.map(({ day: r, amount: i }, a) => ({
    label: g.weekdays[new Date(`${r}T00:00:00Z`).getUTCDay()] ?? ``,
    name: t(e(r)),
    value: i,
    isCurrent: a === n.length - 1,
  }));
}
function v({ balance: e, canSeeReport: t }) {
  let n = e.balance < 0,
    o = p(
      e.balance,
      e.spent_by_day.map(({ amount: e }) => e),
    ),
    f = e.spent_by_day.reduce((e, { amount: t }) => e + t, 0);
  return (0, m.jsxs)(`section`, {
    'aria-labelledby': `balance`,
    className: `flex flex-col gap-4`,
    children: [
      (0, m.jsxs)(`div`, {
        children: [
          (0, m.jsx)(`h2`, { id: `balance`, className: `text-md font-medium text-text-2`, children: g.title }),
          (0, m.jsxs)(`p`, {
            className: `flex items-baseline gap-2`,
            children: [
              (0, m.jsx)(`bdi`, {
                className: r(`text-2xl leading-relaxed font-bold wide:text-3xl`, n && `text-danger-text`),
                children: c(e.balance),
              }),
              (0, m.jsx)(`span`, { className: `text-md text-text-3`, children: g.toman }),
              n && (0, m.jsx)(`span`, { className: `text-sm font-medium text-danger-text`, children: g.debt }),
            ],
          }),
          o !== void 0 && (0, m.jsx)(`p`, { className: `text-sm text-text-2`, children: o === 0 ? g.runwayToday : g.runway(s(o)) }),
        ],
      }),
      (0, m.jsx)(u, {
        rows: [
          { key: `spendable`, label: g.spendable, amountToman: e.spendable, kind: `strong` },
          { key: `held`, label: g.held, amountToman: e.held },
        ],
      }),
      f > 0 &&
        (0, m.jsxs)(`div`, {
          className: `max-lg:hidden`,
          children: [
            (0, m.jsx)(h, { label: g.weekColumns, columns: _(e.spent_by_day) }),
            (0, m.jsxs)(`p`, {
              className: `mt-2 flex items-baseline justify-between text-sm text-text-3`,
              children: [
                g.week,
                (0, m.jsxs)(`span`, {
                  children: [(0, m.jsx)(`b`, { className: `font-semibold text-text`, children: l(f) }), ` `, g.toman],
                }),
              ],
            }),
          ],
        }),
      (0, m.jsxs)(`div`, {
        className: `grid grid-cols-2 gap-2`,
        children: [
          (0, m.jsx)(d, { variant: `soft`, children: g.add }),
          t
            ? (0, m.jsx)(a, { to: `/financial/report`, className: i({ variant: `secondary` }), children: g.report })
            : (0, m.jsx)(a, { to: `/campaigns`, className: i({ variant: `secondary` }), children: g.campaigns }),
        ],
      }),
    ],
  });
}
export { v as BalancePanel };
