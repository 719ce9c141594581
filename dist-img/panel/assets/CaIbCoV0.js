import { C as e, E as t, it as n, ut as r } from './tUkH6Wd0.js';
import { a as i, r as a } from './CTGuGsln.js';
import { t as o } from './CNbxXWsh.js';
import { a as s } from './BQgtg40M.js';
import { t as c } from './Btvnrh0P.js';
import { i as l } from './B3qQA2yd.js';
import { t as u } from './CmPRhwJJ.js';
function d(t, n) {
  if (n === null) return { verdict: null, words: `` };
  let { verdict: r, points: a } = l(t, n, n >= 1);
  return { verdict: r, words: e.pace.verdicts[r](i(Math.abs(a) / 100)) };
}
var f = r(),
  p = { far_behind: `bg-chart-3`, spent_early: `bg-danger-solid`, finished: `bg-chart-compare` },
  m = { ahead: `text-success-text`, behind: `text-warning-text`, far_behind: `text-warning-text`, spent_early: `text-danger-text` };
function h({ used: n, elapsed: r, label: a = e.pace.spending, hasWords: s = !1, startText: c, endText: l, className: u }) {
  let { verdict: h, words: g } = d(n, r),
    _ = (h && p[h]) ?? `bg-chart-1`,
    v = r === null ? e.pace.summary(a, i(n)) : e.pace.summaryWithTime(a, i(n), i(Math.min(1, r)), g),
    y = s && g !== `` && (0, f.jsx)(`span`, { className: (h && m[h]) ?? `text-text-3`, children: g });
  return (0, f.jsxs)(`div`, {
    className: t(`min-w-0`, u),
    children: [
      (0, f.jsx)(o, { share: n, mark: r === null || h === `finished` ? void 0 : r, fill: _, label: v }),
      (y || c || l) &&
        (0, f.jsxs)(`div`, {
          className: `mt-1 flex flex-wrap items-baseline justify-between gap-x-3 text-sm text-text-3`,
          children: [
            (0, f.jsx)(`span`, { className: `min-w-0`, children: c ?? y }),
            (0, f.jsx)(`span`, { className: `shrink-0`, children: c ? y : l }),
          ],
        }),
    ],
  });
}
function g(e, t = !0) {
  let n = [s.formats[e.content_type], s.types[e.campaign_type]];
  return s.sub(t ? [...n, a(e.id)] : n);
}
function _({ row: e, hasId: r = !0, isCover: i = !1 }) {
  let a = e.title === `` ? s.untitled : u(e.title);
  return (0, f.jsxs)(`span`, {
    className: `flex min-w-0 items-center gap-3`,
    children: [
      (0, f.jsx)(c, { platform: e.media_type, size: 28 }),
      (0, f.jsxs)(`span`, {
        className: `min-w-0`,
        children: [
          (0, f.jsx)(n, {
            to: `/campaigns/$id`,
            params: { id: String(e.id) },
            title: a === e.title || e.title === `` ? void 0 : e.title,
            className: t(`block truncate text-md font-semibold text-text hover:text-action-soft-text`, i && `after:absolute after:inset-0`),
            children: (0, f.jsx)(`bdi`, { children: a }),
          }),
          (0, f.jsx)(`span`, { className: `block truncate text-sm text-text-3`, children: g(e, r) }),
        ],
      }),
    ],
  });
}
export { g as n, h as r, _ as t };
