import { l as e } from './9VG4cADg.js';
import { i as t, s as n } from './DrUi8QQT.js';
import { n as r } from './Ddmd7ipU.js';
import { d as i, f as a, s as o, u as s } from './eOMYU-yf.js';
import { i as c, n as l, r as u } from './BflMgaIA.js';
import { ut as d } from './F4vu4jyn.js';
var f = d(),
  p = e.rail.sentence,
  m = ({ children: e }) => (0, f.jsx)(`strong`, { className: `font-semibold text-text`, children: e });
function h({ data: e }) {
  let { campaign_type: r, budget: i, goal_total_reach: a } = e;
  return r === `CPM` && a !== null
    ? (0, f.jsxs)(f.Fragment, { children: [p.untilViews, (0, f.jsxs)(m, { children: [n(a * 1e3), p.views] })] })
    : r === `CPC` && a !== null
      ? (0, f.jsxs)(f.Fragment, {
          children: [
            p.perDay,
            (0, f.jsxs)(m, { children: [t(c(a, l(e))), p.clicks] }),
            u(e) && (0, f.jsxs)(f.Fragment, { children: [p.inAll, (0, f.jsxs)(m, { children: [t(a), p.clicks] })] }),
          ],
        })
      : r === `CPM` || r === `CPC`
        ? null
        : i === null
          ? a === null
            ? null
            : (0, f.jsxs)(f.Fragment, { children: [p.forReach, (0, f.jsxs)(m, { children: [n(a), p.people] })] })
          : (0, f.jsxs)(f.Fragment, { children: [p.upTo, (0, f.jsxs)(m, { children: [n(i), p.toman] })] });
}
function g({ data: e }) {
  let t = a(e.publish_period_start, e.publish_period_end);
  return (0, f.jsxs)(`p`, {
    className: `text-lg leading-prose text-text-2`,
    children: [
      p.one,
      (0, f.jsx)(m, { children: o(e) }),
      p.in,
      (0, f.jsx)(m, { children: r(e.media_type) }),
      e.campaign_type === `INFLUENCE` && p.made,
      e.campaign_type === `REACH` && p.ready,
      t !== `` && (0, f.jsxs)(f.Fragment, { children: [p.from, (0, f.jsx)(m, { children: t })] }),
      p.hour,
      (0, f.jsx)(m, { children: s(e.preferred_publish_start_hour, e.preferred_publish_end_hour) }),
      e.execution_locations.length > 0 &&
        (0, f.jsxs)(f.Fragment, { children: [p.audience, (0, f.jsx)(m, { children: i(e.execution_locations) })] }),
      (0, f.jsx)(h, { data: e }),
      p.stop,
    ],
  });
}
var _ = e.rail;
function v({ data: e, children: t }) {
  return (0, f.jsxs)(`div`, {
    className: `divide-y divide-line [&>section]:px-(--gutter) [&>section]:py-6 xl:[&>section]:px-6`,
    children: [
      (0, f.jsxs)(`section`, {
        className: `max-lg:hidden`,
        children: [(0, f.jsx)(`h2`, { className: `mb-2 text-lg font-bold`, children: _.glance }), (0, f.jsx)(g, { data: e })],
      }),
      t,
      (0, f.jsxs)(`section`, {
        children: [
          (0, f.jsx)(`h2`, { className: `mb-1 text-md font-semibold`, children: _.whenMoneyMoves }),
          (0, f.jsx)(`p`, { className: `text-sm leading-prose text-text-2`, children: _.moneyMoves[e.campaign_type] }),
        ],
      }),
    ],
  });
}
export { v as GlanceRail };
