import { t as e } from './9pdsgIoR.js';
import { i as t } from './CTGuGsln.js';
import { n, t as r } from './CDhqC_Tj.js';
import { it as i, ut as a } from './tUkH6Wd0.js';
import { t as o } from './Bqr8Ymkr.js';
import { t as s } from './QL96TqHM.js';
import { n as c, r as l, t as u } from './KKr9Ronm.js';
import { t as d } from './ChbMR7Ag.js';
var f = a(),
  p = 3;
function m({ pending: a, now: m }) {
  let h = d();
  return (0, f.jsxs)(`section`, {
    'aria-labelledby': `approvals`,
    children: [
      (0, f.jsxs)(`div`, {
        className: `mb-2 flex items-baseline justify-between gap-3`,
        children: [
          (0, f.jsxs)(`h2`, {
            id: `approvals`,
            className: `flex items-center gap-2 text-lg font-bold`,
            children: [l.home.title, (0, f.jsx)(e, { count: a.count, label: l.home.count(t(a.count)) })],
          }),
          (0, f.jsx)(i, {
            to: `/contents`,
            search: { state: `pending` },
            className: `text-md font-medium text-action-soft-text`,
            children: l.home.all,
          }),
        ],
      }),
      (0, f.jsx)(`ul`, {
        className: `divide-y divide-line`,
        children: a.results.slice(0, p).map((e) => {
          let { id: t, campaign: a, publisher: d } = e;
          return (0, f.jsxs)(
            `li`,
            {
              className: `flex items-center gap-3 py-3`,
              children: [
                (0, f.jsx)(c, { content: e, className: `h-15 w-12 shrink-0` }),
                (0, f.jsxs)(`div`, {
                  className: `min-w-0 flex-1`,
                  children: [
                    (0, f.jsx)(`p`, { className: `truncate text-md font-semibold`, children: (0, f.jsx)(`bdi`, { children: d.title }) }),
                    (0, f.jsx)(`p`, {
                      className: `truncate text-sm text-text-3`,
                      children: l.sub([l.formats[a.content_type], l.quoted(a.title)]),
                    }),
                    (0, f.jsx)(u, { content: e, now: m }),
                  ],
                }),
                (0, f.jsx)(r, { variant: `secondary`, icon: o, label: l.approve(d.title), onClick: () => h(e) }),
                (0, f.jsx)(i, {
                  to: `/contents`,
                  search: { view: `review`, content: String(t) },
                  'aria-label': l.review(d.title),
                  className: n({ variant: `secondary` }),
                  children: (0, f.jsx)(s, { 'aria-hidden': !0, size: 18 }),
                }),
              ],
            },
            t,
          );
        }),
      }),
    ],
  });
}
export { m as ApprovalsRegion };
