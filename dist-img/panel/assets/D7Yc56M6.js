import { s as e } from './CIjs4pVG.js';
import { t } from './myNqLDer.js';
import { t as n } from './BsElgLiT.js';
import { t as r } from './DDN8PgIi.js';
import { j as i, ut as a } from './tUkH6Wd0.js';
import { t as o } from './g0hrHKII.js';
import { t as s } from './CpdwfL3C.js';
import { t as c } from './B-q4o1zy.js';
var l = {
  name: `globe`,
  size: 24,
  node: [
    [`circle`, { cx: `12`, cy: `12`, r: `10`, key: `1mglay` }],
    [`path`, { d: `M12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20`, key: `13o1zl` }],
    [`path`, { d: `M2 12h20`, key: `9i4pu4` }],
  ],
};
l.node;
var u = i(l),
  d = a();
function f({ link: i }) {
  let a = n(i, t.link),
    l = e(a),
    f = r({
      queryKey: [`publishers`, `display-url`, a],
      queryFn: ({ signal: e }) => s.publishers.displayUrl({ body: { url: a } }, { signal: e }),
      enabled: l,
      retry: !1,
      staleTime: 3e5,
    });
  if (!l || a !== i) return null;
  if (f.isPending) return (0, d.jsx)(`p`, { className: `text-sm text-text-3`, children: c.linkChecking });
  let p = f.data,
    m = p === void 0 ? c.linkUnknown : p.problem === null ? void 0 : c.problems[p.problem];
  return (0, d.jsxs)(`div`, {
    role: `status`,
    className: `rounded-md bg-surface-sunken px-3 py-2`,
    children: [
      p &&
        (0, d.jsxs)(`p`, {
          className: `flex items-center gap-2`,
          children: [
            p.icon === null
              ? (0, d.jsx)(u, { 'aria-hidden': !0, size: 20, className: `shrink-0 text-text-3` })
              : (0, d.jsx)(`img`, { src: p.icon, alt: ``, className: `size-5 shrink-0 rounded-xs` }),
            (0, d.jsxs)(`span`, {
              className: `min-w-0 flex-1`,
              children: [
                p.title !== null && (0, d.jsx)(`span`, { dir: `auto`, className: `block truncate text-md font-medium`, children: p.title }),
                (0, d.jsx)(`bdi`, { dir: `ltr`, className: `block truncate text-end text-sm text-text-3`, children: p.display_url }),
              ],
            }),
          ],
        }),
      m === void 0
        ? (0, d.jsx)(`span`, { className: `sr-only`, children: c.linkReachable })
        : (0, d.jsxs)(`p`, {
            className: `mt-1 flex items-start gap-1.5 text-sm text-warning-text`,
            children: [(0, d.jsx)(o, { 'aria-hidden': !0, size: 16, className: `mt-[3px] shrink-0` }), m],
          }),
    ],
  });
}
export { f as t };
