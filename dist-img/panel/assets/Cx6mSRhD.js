import { T as e, it as t, j as n, u as r, ut as i } from './tUkH6Wd0.js';
import { l as a } from './CTGuGsln.js';
import { t as o } from './DtN1ZlFH.js';
import { a as s, i as c, t as l } from './DZZJNJ0F.js';
import { t as u } from './BuIR-C9c.js';
import { t as d } from './BcD0dNM0.js';
import { t as f } from './BXLR6PQY.js';
var p = {
  name: `circle-dashed`,
  size: 24,
  node: [
    [`path`, { d: `M10.1 2.182a10 10 0 0 1 3.8 0`, key: `5ilxe3` }],
    [`path`, { d: `M13.9 21.818a10 10 0 0 1-3.8 0`, key: `11zvb9` }],
    [`path`, { d: `M17.609 3.721a10 10 0 0 1 2.69 2.7`, key: `1iw5b2` }],
    [`path`, { d: `M2.182 13.9a10 10 0 0 1 0-3.8`, key: `c0bmvh` }],
    [`path`, { d: `M20.279 17.609a10 10 0 0 1-2.7 2.69`, key: `1ruxm7` }],
    [`path`, { d: `M21.818 10.1a10 10 0 0 1 0 3.8`, key: `qkgqxc` }],
    [`path`, { d: `M3.721 6.391a10 10 0 0 1 2.7-2.69`, key: `1mcia2` }],
    [`path`, { d: `M6.391 20.279a10 10 0 0 1-2.69-2.7`, key: `1fvljs` }],
  ],
};
p.node;
var m = n(p),
  h = i(),
  g = f.financial;
function _({ children: e }) {
  return (0, h.jsxs)(`li`, {
    className: `flex items-center gap-2.5 text-md text-text`,
    children: [(0, h.jsx)(m, { 'aria-hidden': !0, size: 16, className: `shrink-0 text-text-3` }), (0, h.jsx)(`span`, { children: e })],
  });
}
function v({ balanceToman: n }) {
  return (0, h.jsx)(s, {
    isBlocking: !0,
    width: 440,
    onClose: () => void 0,
    children: (0, h.jsxs)(l, {
      className: `flex flex-col items-center pt-8 pb-7 text-center`,
      children: [
        (0, h.jsx)(o, { tone: `warning`, icon: d, className: `size-12! rounded-lg! [&>svg]:size-6` }),
        (0, h.jsx)(c, { className: `mt-4 text-xl`, children: g.title }),
        (0, h.jsx)(`p`, { className: `mt-1 text-md leading-prose text-text-2`, children: g.text }),
        (0, h.jsxs)(`ul`, {
          'aria-label': g.missing,
          className: `mt-4 grid w-full justify-between gap-x-3 gap-y-3 rounded-lg border bg-surface-sunken px-4 py-4 text-start sm:grid-cols-[auto_auto]`,
          children: [
            g.fields.map((e) => (0, h.jsx)(_, { children: e }, e)),
            (0, h.jsxs)(_, {
              children: [
                g.economicNumber,
                ` `,
                (0, h.jsx)(`span`, { className: `text-sm whitespace-nowrap text-text-3`, children: g.companiesOnly }),
              ],
            }),
          ],
        }),
        (0, h.jsxs)(t, {
          to: r.profile,
          className: `${e({ size: `lg`, isFullWidth: !0 })} mt-5`,
          children: [g.complete, (0, h.jsx)(u, { 'aria-hidden': !0, size: 18 })],
        }),
        (0, h.jsxs)(`p`, {
          className: `mt-4 text-sm text-text-2`,
          children: [
            g.balance,
            ` `,
            (0, h.jsx)(`span`, { className: `font-medium`, children: a(n) }),
            ` `,
            (0, h.jsx)(`span`, { className: `text-xs text-text-3`, children: g.toman }),
          ],
        }),
      ],
    }),
  });
}
export { v as FinancialInfoDialog };
