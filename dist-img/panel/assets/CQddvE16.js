import { a as e } from './DxIph7tV.js';
import { l as t } from './DiG58iuX.js';
import { i as n } from './CTGuGsln.js';
import { t as r } from './YUGv5Vp-.js';
import { s as i, ut as a } from './tUkH6Wd0.js';
import { l as o } from './CfupmxX-.js';
var s = a(),
  c = o.rail;
function l({ media_type: a, matching: l }) {
  let { count: u, byCategory: d, hasFailed: f, retry: p } = l;
  return (0, s.jsxs)(`section`, {
    children: [
      (0, s.jsx)(`h2`, { className: `text-md text-text-2`, children: c.matching }),
      f && u === void 0
        ? (0, s.jsxs)(`p`, {
            role: `status`,
            className: `mt-1 text-sm text-warning-text`,
            children: [
              c.matchingFailed,
              ` `,
              (0, s.jsx)(`button`, { type: `button`, onClick: p, className: `rounded-sm underline`, children: o.message.retry }),
            ],
          })
        : (0, s.jsxs)(`p`, {
            'aria-live': `polite`,
            className: `flex items-baseline gap-2`,
            children: [
              u === void 0
                ? (0, s.jsx)(i, { className: `my-3 h-7! w-24` })
                : (0, s.jsx)(`span`, { className: `text-3xl font-semibold`, children: n(u) }),
              (0, s.jsx)(`span`, { className: `text-md text-text-3`, children: e[t(a)] }),
            ],
          }),
      u !== void 0 &&
        d.length > 0 &&
        (0, s.jsxs)(s.Fragment, {
          children: [
            (0, s.jsx)(`ul`, {
              className: `mt-3 flex flex-col gap-2`,
              children: d.map((e) =>
                (0, s.jsxs)(
                  `li`,
                  {
                    className: `grid grid-cols-[7rem_1fr_3rem] items-center gap-3 text-md`,
                    children: [
                      (0, s.jsx)(`span`, { className: `truncate`, children: e.title }),
                      (0, s.jsx)(r, { value: u === 0 ? 0 : e.count / u, label: e.title }),
                      (0, s.jsx)(`span`, { className: `font-medium`, children: n(e.count) }),
                    ],
                  },
                  e.id,
                ),
              ),
            }),
            d.length > 1 && (0, s.jsx)(`p`, { className: `mt-2 text-sm text-text-3`, children: c.inBoth }),
          ],
        }),
    ],
  });
}
export { l as MatchingPublishers };
