import { t as e } from './9pdsgIoR.js';
import { Sheet as t } from './BMlYHlbg.js';
import { B as n, it as r, ut as i } from './tUkH6Wd0.js';
import { t as a } from './DWJpS5qw.js';
import { WorldClock as o } from './B6uquxLs.js';
import { t as s } from './Bbi1gSKV.js';
import { n as c, r as l } from './BcOhtdUD.js';
var u = i(),
  d = [`dashboard`, `contents`, `help`];
function f({ isOpen: i, onOpenChange: f }) {
  let { groups: p, counts: m, current: h } = c(),
    g = p.flatMap((e) => e.entries).filter(({ id: e }) => d.includes(e)),
    _ = () => f(!1);
  return (0, u.jsx)(t, {
    isOpen: i,
    onOpenChange: f,
    title: l.bar.more,
    children: (0, u.jsxs)(`div`, {
      className: `-mx-5 -my-4`,
      children: [
        (0, u.jsx)(`nav`, {
          'aria-label': l.bar.more,
          className: `border-b p-2`,
          children: (0, u.jsx)(`ul`, {
            children: g.map(({ id: t, to: n, icon: i }) =>
              (0, u.jsx)(
                `li`,
                {
                  children: (0, u.jsxs)(r, {
                    to: n,
                    onClick: _,
                    activeOptions: { exact: !0, includeSearch: !1 },
                    'aria-current': t === h ? `page` : void 0,
                    className: `flex min-h-12 items-center gap-3 rounded-md px-3 text-md text-text hover:bg-surface-hover`,
                    children: [
                      (0, u.jsx)(i, { 'aria-hidden': !0, size: 20, strokeWidth: 1.75, className: `text-text-2` }),
                      (0, u.jsx)(`span`, { className: `flex-1`, children: l.items[t] }),
                      m[t]?.kind === `waiting` && (0, u.jsx)(e, { count: m[t].count, label: m[t].words, tone: `danger` }),
                      (0, u.jsx)(a, { 'aria-hidden': !0, size: 18, className: `text-text-3` }),
                    ],
                  }),
                },
                t,
              ),
            ),
          }),
        }),
        (0, u.jsx)(s, { onLeave: _ }),
        n && (0, u.jsx)(`div`, { className: `border-t px-5 py-4`, children: (0, u.jsx)(o, { look: `panel` }) }),
      ],
    }),
  });
}
export { f as MoreSheet };
