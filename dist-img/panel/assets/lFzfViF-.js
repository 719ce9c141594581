import { t as e } from './BX5XbKd6.js';
import { E as t, c as n, ut as r, w as i } from './tUkH6Wd0.js';
import { t as a } from './BJYTeqjr.js';
import { a as o, i as s } from './CTGuGsln.js';
import { n as c } from './Bf41Sfbw.js';
import { t as l } from './BuIR-C9c.js';
import { c as u, i as d } from './CjOOoom6.js';
var f = r();
function p({ price: e, goal: t }) {
  let n = [
    { label: d.net, amountToman: e.price },
    { label: d.vat(o(e.vat_percent / 100)), amountToman: e.vat },
    { label: d.total, amountToman: e.total, kind: `total` },
  ];
  return (0, f.jsxs)(f.Fragment, {
    children: [
      e.of === `views`
        ? (0, f.jsx)(c, {
            rows: [{ label: d.goal, amountToman: t * 1e3, unit: d.views }, { label: d.perThousand, amountToman: e.cpm_price }, ...n],
          })
        : (0, f.jsxs)(f.Fragment, {
            children: [
              (0, f.jsx)(c, {
                rows: [
                  { label: d.goal, amountToman: t, unit: d.clicks },
                  { label: d.daily, amountToman: e.daily_clicks, unit: d.clicks },
                  { label: d.perClick, amountToman: e.cpc_price },
                ],
              }),
              (0, f.jsxs)(`div`, {
                className: `my-2 rounded-md bg-surface-press px-3 py-2`,
                children: [
                  (0, f.jsx)(`p`, { className: `text-sm text-text-2`, children: d.tiers }),
                  (0, f.jsx)(c, {
                    rows: e.tiers
                      .filter((e) => e.clicks > 0)
                      .map((e) => ({ key: String(e.from_clicks), label: d.tier(s(e.from_clicks + 1)), amountToman: e.price })),
                  }),
                ],
              }),
              (0, f.jsx)(c, { rows: n }),
            ],
          }),
      (0, f.jsx)(`p`, { className: `mt-2 text-sm text-text-3`, children: d.bought }),
    ],
  });
}
function m({ goOn: e, isDocked: n = !1 }) {
  return (0, f.jsxs)(`div`, {
    className: n
      ? `mx-auto flex w-full max-w-(--form-max) flex-col items-stretch px-(--gutter) py-3 lg:flex-row lg:items-center lg:justify-between lg:gap-4`
      : `border-t bg-surface px-5 py-4`,
    children: [
      e.error !== void 0 &&
        (0, f.jsx)(`p`, { role: `alert`, className: t(`text-sm text-danger-text`, n ? `max-lg:mb-2` : `mb-2`), children: e.error }),
      (0, f.jsx)(i, {
        size: `lg`,
        isFullWidth: !n,
        className: n ? `lg:ms-auto` : void 0,
        iconEnd: l,
        isLoading: e.isBusy,
        onClick: e.onGoOn,
        children: u.goOn,
      }),
    ],
  });
}
function h({ goal: t, price: r, error: i, isLoading: o, onRetry: s, goOn: c }) {
  return (0, f.jsxs)(`div`, {
    className: `flex h-full flex-col`,
    children: [
      (0, f.jsxs)(`div`, {
        className: `mx-auto min-h-0 w-full max-w-(--form-max) flex-1 overflow-y-auto px-(--gutter) py-4 xl:px-5`,
        children: [
          (0, f.jsx)(`h2`, { className: `mb-3 text-lg font-bold`, children: d.summary }),
          t === null
            ? (0, f.jsx)(`p`, { className: `text-md text-text-2`, children: d.noGoal })
            : (0, f.jsx)(a, {
                state: r ? `ready` : o ? `loading` : `failed`,
                skeleton: (0, f.jsx)(n, { rows: 4 }),
                failedText: e(i),
                onRetry: s,
                children: r && (0, f.jsx)(p, { price: r, goal: t }),
              }),
        ],
      }),
      c && (0, f.jsx)(m, { goOn: c }),
    ],
  });
}
export { m as PriceGoOn, h as PriceRail };
