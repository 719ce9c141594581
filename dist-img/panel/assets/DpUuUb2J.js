import { MenuLayer as e } from './BDMDgE6j.js';
import { t } from './C4s4mCMN.js';
import { t as n } from './CX-iuwH3.js';
import { j as r, k as i, ut as a } from './tUkH6Wd0.js';
import { t as o } from './CAICPpH3.js';
import { t as s } from './DlxzsJOC.js';
var c = {
  name: `pin-off`,
  size: 24,
  node: [
    [`path`, { d: `M12 17v5`, key: `bb1du9` }],
    [`path`, { d: `M15 9.34V7a1 1 0 0 1 1-1 2 2 0 0 0 0-4H7.89`, key: `znwnzq` }],
    [`path`, { d: `m2 2 20 20`, key: `1ooewy` }],
    [`path`, { d: `M9 9v1.76a2 2 0 0 1-1.11 1.79l-1.78.9A2 2 0 0 0 5 15.24V16a1 1 0 0 0 1 1h11`, key: `c9qhm2` }],
  ],
};
c.node;
var l = r(c),
  u = a();
function d({ plan: r, cart: a, button: c, onDetails: d, onClose: f }) {
  let { contents: p, actions: m } = a,
    { menu: h } = s,
    g = p.pinned_plans.includes(r.id),
    _ = p.excluded_plans.includes(r.id),
    v = [
      { id: `details`, label: h.details, icon: n, onAction: d },
      ...(a.has(r.id) ? [{ id: `pin`, label: g ? h.unpin : h.pin, icon: g ? l : o, onAction: () => m.pinPlan(r.id) }] : []),
      { id: `reserve`, label: p.reserves.includes(r.id) ? h.unreserve : h.reserve, icon: i, onAction: () => m.reserve(r) },
      { id: `exclude`, label: _ ? h.include : h.exclude, icon: t, onAction: () => m.exclude(r) },
    ];
  return (0, u.jsx)(e, {
    label: s.moreOf(r.title),
    items: v,
    triggerRef: c,
    isOpen: !0,
    onOpenChange: (e) => {
      e || f();
    },
  });
}
export { d as RowMenu };
