import { t as e } from './DxIph7tV.js';
import { a as t } from './DiG58iuX.js';
import { t as n } from './BfLIJkZn.js';
import { l as r, s as i } from './CTGuGsln.js';
import { t as a } from './BO0H4xQv.js';
import { n as o } from './BkaueZug.js';
import { ut as s } from './tUkH6Wd0.js';
var c = s(),
  l = o.suggested;
function u({ plan: o }) {
  return (0, c.jsxs)(`li`, {
    className: `flex min-w-0 flex-col gap-3 border-line px-4 py-4 max-lg:w-60 max-lg:shrink-0 max-lg:rounded-lg max-lg:border`,
    children: [
      (0, c.jsxs)(`span`, {
        className: `flex items-center gap-3`,
        children: [
          (0, c.jsx)(n, { id: String(o.publisher_id), size: 40 }),
          (0, c.jsxs)(`span`, {
            className: `min-w-0`,
            children: [
              (0, c.jsxs)(`span`, {
                className: `flex items-center gap-1.5 text-md font-semibold`,
                children: [
                  (0, c.jsx)(`bdi`, { className: `truncate`, children: o.title }),
                  o.is_recommended &&
                    (0, c.jsx)(a, { role: `img`, 'aria-label': l.recommended, size: 16, className: `shrink-0 text-info-text` }),
                ],
              }),
              (0, c.jsx)(`span`, {
                className: `block truncate text-sm text-text-3`,
                children: l.followers(i(o.followers), e[t(o.media_type)]),
              }),
            ],
          }),
        ],
      }),
      (0, c.jsxs)(`dl`, {
        className: `grid grid-cols-2 gap-2 text-sm`,
        children: [
          (0, c.jsxs)(`div`, {
            children: [
              (0, c.jsx)(`dt`, { className: `text-text-3`, children: l.reach }),
              (0, c.jsx)(`dd`, { className: `font-semibold`, children: i(o.reach) }),
            ],
          }),
          (0, c.jsxs)(`div`, {
            className: `text-end`,
            children: [
              (0, c.jsx)(`dt`, { className: `text-text-3`, children: l.price }),
              (0, c.jsx)(`dd`, { className: `font-semibold`, children: i(o.price) }),
            ],
          }),
        ],
      }),
      o.cost_per_thousand !== null &&
        (0, c.jsx)(`p`, { className: `text-xs text-text-3`, children: l.perThousand(r(o.cost_per_thousand)) }),
    ],
  });
}
function d({ plans: e }) {
  return (0, c.jsx)(`ul`, {
    'aria-label': l.title,
    tabIndex: 0,
    className: `flex gap-3 max-lg:-mx-(--gutter) max-lg:overflow-x-auto max-lg:px-(--gutter) max-lg:pb-2 wide:grid wide:grid-cols-4 wide:gap-0 wide:divide-x wide:overflow-clip wide:rounded-lg wide:border wide:border-line`,
    children: e.map((e) => (0, c.jsx)(u, { plan: e }, e.id)),
  });
}
export { d as SuggestedPublishers };
