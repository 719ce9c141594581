import { n as e, t } from './8uGQyXKO.js';
import { t as n } from './BqHo0arR.js';
import { C as r, E as i, j as a, ut as o } from './tUkH6Wd0.js';
import { t as s } from './DBcoZrhZ.js';
import { t as c } from './v9NMNnPR.js';
import { t as l } from './CNSZY8AP.js';
import { t as u } from './DpWl-9gU.js';
import { t as d } from './DwMh1u2B.js';
var f = {
  name: `circle-pause`,
  size: 24,
  node: [
    [`circle`, { cx: `12`, cy: `12`, r: `10`, key: `1mglay` }],
    [`line`, { x1: `10`, x2: `10`, y1: `15`, y2: `9`, key: `c1nkhi` }],
    [`line`, { x1: `14`, x2: `14`, y1: `15`, y2: `9`, key: `h65svq` }],
  ],
  aliases: [`pause-circle`],
};
f.node;
var p = a(f),
  m = {
    name: `file-check`,
    size: 24,
    node: [
      [
        `path`,
        {
          d: `M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2z`,
          key: `1oefj6`,
        },
      ],
      [`path`, { d: `M14 2v5a1 1 0 0 0 1 1h5`, key: `wfsgrz` }],
      [`path`, { d: `m9 15 2 2 4-4`, key: `1grp1n` }],
    ],
  };
m.node;
var h = a(m),
  g = o(),
  _ = {
    CREATION: { icon: c, tint: `border border-dashed border-st-creation-line bg-st-creation-bg text-st-creation-fg` },
    CREATED: { icon: h, tint: `bg-st-created-bg text-st-created-fg` },
    NEGOTIATION: { icon: t, tint: `bg-st-negotiation-bg text-st-negotiation-fg` },
    AWAITING_APPROVAL: { icon: l, tint: `bg-st-awaiting-bg text-st-awaiting-fg` },
    REJECTED: { icon: s, tint: `bg-st-rejected-bg text-st-rejected-fg` },
    ACCEPTED: { icon: n, tint: `bg-st-accepted-bg text-st-accepted-fg` },
    SCHEDULED: { icon: e, tint: `bg-st-scheduled-bg text-st-scheduled-fg` },
    TO_PAY: { icon: d, tint: `bg-st-topay-bg text-st-topay-fg` },
    PUBLISHING: { icon: u, tint: `bg-st-publishing-bg text-st-publishing-fg` },
    INACTIVE: { icon: p, tint: `bg-st-inactive-bg text-st-inactive-fg` },
  },
  v = `inline-flex h-6 w-fit shrink-0 items-center gap-1.5 rounded-sm px-2 text-sm whitespace-nowrap`;
function y({ state: e, className: t }) {
  let { icon: n, tint: a } = _[e];
  return (0, g.jsxs)(`span`, {
    className: i(v, a, t),
    children: [(0, g.jsx)(n, { 'aria-hidden': !0, size: 15, className: `shrink-0` }), r.states[e]],
  });
}
function b({ state: e, className: t }) {
  let { icon: n, tint: r } = _[e];
  return (0, g.jsx)(`span`, {
    'aria-hidden': !0,
    className: i(`grid size-8 shrink-0 place-items-center rounded-md`, r, t),
    children: (0, g.jsx)(n, { size: 17 }),
  });
}
export { b as n, y as t };
