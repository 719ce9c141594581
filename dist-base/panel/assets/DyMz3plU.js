import { E as e, s as t, ut as n } from './F4vu4jyn.js';
import { a as r, i, l as a, o } from './DrUi8QQT.js';
import { n as s } from './JrhiCQfD.js';
import { a as c, i as l, n as u, r as d, t as f } from './BXz5yizp.js';
import { r as p } from './BflMgaIA.js';
var m = n(),
  h = c.price;
function g(e, t) {
  return `cpm_price` in e ? h.views(i(Math.round(e.price / e.cpm_price))) : h.clicks(i(t ?? 0), a(e.cpc_price));
}
function _({ data: n, price: i }) {
  let { answer: a } = i,
    c = n.campaign_type === `CPC` && !p(n),
    u = a && o(a.total);
  return (0, m.jsxs)(`section`, {
    'aria-busy': i.isAsking,
    children: [
      (0, m.jsx)(`h2`, { className: `text-md text-text-2`, children: h.title }),
      a && u
        ? (0, m.jsxs)(`div`, {
            className: e(`transition-opacity`, l(i)),
            children: [
              (0, m.jsxs)(`p`, {
                'aria-live': `polite`,
                className: `flex flex-wrap items-baseline gap-x-2`,
                children: [
                  (0, m.jsx)(`span`, { className: `text-3xl font-semibold`, children: u.figure }),
                  (0, m.jsx)(`span`, { className: `text-md text-text-3`, children: `${u.unit} ${h.withVat}` }),
                ],
              }),
              (0, m.jsx)(s, {
                className: `mt-2`,
                rows: [
                  { label: g(a, n.goal_total_reach), amountToman: a.price },
                  { label: h.vat(r(a.vat_percent / 100)), amountToman: a.vat },
                  { label: h.held, amountToman: a.total, kind: `total` },
                ],
              }),
              c && (0, m.jsx)(`p`, { className: `mt-2 text-sm text-text-3`, children: h.oneDay }),
            ],
          })
        : i.isAsking
          ? (0, m.jsxs)(m.Fragment, {
              children: [
                (0, m.jsx)(t, { className: `my-3 h-7! w-32` }),
                (0, m.jsx)(`span`, { role: `status`, className: `sr-only`, children: h.counting }),
              ],
            })
          : i.error === null && (0, m.jsx)(`p`, { className: `mt-1 text-sm text-text-3`, children: h.waiting }),
      (0, m.jsx)(`div`, { className: `mt-2`, children: (0, m.jsx)(d, { price: i }) }),
    ],
  });
}
function v({ data: e, today: t }) {
  let n = u(e),
    r = f(e, t);
  return (0, m.jsx)(_, { data: e, price: e.campaign_type === `CPM` ? n : r });
}
export { v as PriceBox };
