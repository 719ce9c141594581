import { T as e, it as t, ut as n } from './tUkH6Wd0.js';
import { t as r } from './DDN8PgIi.js';
import { r as i } from './vSiZIiuR.js';
import { i as a, t as o } from './3kumC59o.js';
import { t as s } from './DqJhnfx2.js';
import { n as c, t as l } from './DhJyvKM8.js';
var u = {
    title: `بایگانی کمپین‌ها`,
    campaigns: `کمپین‌ها`,
    empty: { title: `کمپینی بایگانی نشده است.`, text: `کمپین‌هایی که از فهرست کنار گذاشته شوند، با همهٔ آمار و پولشان، این‌جا می‌مانند.` },
    back: `فهرست کمپین‌ها`,
  },
  d = n();
function f() {
  let { search: n, onSearch: f } = l(`/campaigns/archives`, { fields: [], orderings: a }),
    p = r(i(n)),
    m = (0, d.jsx)(t, { to: `/campaigns`, className: e(), children: u.back });
  return (0, d.jsxs)(d.Fragment, {
    children: [
      (0, d.jsx)(s, { title: u.title, back: { to: `/campaigns`, label: u.campaigns } }),
      (0, d.jsx)(c, {
        list: p,
        search: n,
        onSearch: f,
        emptyClass: `wide:pt-16`,
        empty: { ...u.empty, action: m },
        children: (e) => (0, d.jsx)(o, { list: e, ordering: n.ordering, onOrdering: (e) => f({ ...n, ordering: e, page: 1 }) }),
      }),
    ],
  });
}
export { f as ArchivesPage };
