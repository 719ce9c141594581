import { l as e } from './B4PylbZJ.js';
import { D as t, j as n, ut as r, w as i } from './tUkH6Wd0.js';
import { t as a } from './CiYcncy6.js';
import { t as o } from './DazvG2Bd.js';
import { t as s } from './DOxI7gQv.js';
var c = {
  name: `wifi-off`,
  size: 24,
  node: [
    [`path`, { d: `M12 20h.01`, key: `zekei9` }],
    [`path`, { d: `M8.5 16.429a5 5 0 0 1 7 0`, key: `1bycff` }],
    [`path`, { d: `M5 12.859a10 10 0 0 1 5.17-2.69`, key: `1dl1wf` }],
    [`path`, { d: `M19 12.859a10 10 0 0 0-2.007-1.523`, key: `4k23kn` }],
    [`path`, { d: `M2 8.82a15 15 0 0 1 4.177-2.643`, key: `1grhjp` }],
    [`path`, { d: `M22 8.82a15 15 0 0 0-11.288-3.764`, key: `z3jwby` }],
    [`path`, { d: `m2 2 20 20`, key: `1ooewy` }],
  ],
};
c.node;
var l = n(c),
  u = r(),
  d = s.offline;
function f() {
  return Math.max(
    0,
    ...o
      .getQueryCache()
      .findAll()
      .map((e) => e.state.dataUpdatedAt),
  );
}
function p() {
  let n = f();
  return (0, u.jsxs)(a, {
    icon: l,
    role: `alert`,
    children: [
      (0, u.jsxs)(`p`, {
        className: `min-w-0 flex-1`,
        children: [
          (0, u.jsx)(`b`, { className: `font-semibold`, children: d.title }),
          ` `,
          (0, u.jsx)(`span`, { className: `max-sm:hidden`, children: n > 0 ? d.withTime(e(n)) : d.withoutTime }),
          n > 0 && (0, u.jsx)(`span`, { className: `whitespace-nowrap sm:hidden`, children: d.shortTime(e(n)) }),
        ],
      }),
      (0, u.jsx)(i, {
        variant: `secondary`,
        size: `sm`,
        icon: t,
        onClick: () => void o.refetchQueries({ type: `active` }),
        children: d.retry,
      }),
    ],
  });
}
export { p as OfflineBar };
