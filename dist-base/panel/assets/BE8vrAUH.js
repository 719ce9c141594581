import { D as e, j as t, ut as n, w as r } from './F4vu4jyn.js';
import { i } from './DrUi8QQT.js';
import { t as a } from './B2omCJwT.js';
import { a as o, i as s, n as c, r as l, t as u } from './C9BtusAU.js';
import { t as d } from './D2CzIzNf.js';
import { t as f } from './D75LBRkT.js';
import { t as p } from './BXLR6PQY.js';
var m = {
  name: `shield-off`,
  size: 24,
  node: [
    [`path`, { d: `m2 2 20 20`, key: `1ooewy` }],
    [`path`, { d: `M5 5a1 1 0 0 0-1 1v7c0 5 3.5 7.5 7.67 8.94a1 1 0 0 0 .67.01c2.35-.82 4.48-1.97 5.9-3.71`, key: `1jlk70` }],
    [
      `path`,
      {
        d: `M9.309 3.652A12.252 12.252 0 0 0 11.24 2.28a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1v7a9.784 9.784 0 0 1-.08 1.264`,
        key: `18rp1v`,
      },
    ],
  ],
};
m.node;
var h = t(m),
  g = n(),
  _ = p.blocker,
  v = [
    { name: `AdBlock / Adblock Plus`, icon: d, tone: `danger`, steps: [_.openExtension, _.pause(`Pause on this site`), _.reopen] },
    { name: `uBlock Origin`, icon: f, tone: `violet`, steps: [_.openExtension, _.powerOff, _.reopen] },
  ];
function y({ name: e, icon: t, tone: n, steps: r }) {
  return (0, g.jsxs)(`section`, {
    className: `flex flex-col gap-3 p-4`,
    children: [
      (0, g.jsxs)(`h3`, {
        className: `flex items-center gap-2.5 text-md font-semibold text-text`,
        children: [(0, g.jsx)(a, { tone: n, icon: t, className: `size-8! rounded-md!` }), (0, g.jsx)(`bdi`, { dir: `ltr`, children: e })],
      }),
      (0, g.jsx)(`ol`, {
        className: `flex flex-col gap-2`,
        children: r.map((e, t) =>
          (0, g.jsxs)(
            `li`,
            {
              className: `flex gap-2.5 text-md text-text-2`,
              children: [
                (0, g.jsx)(`span`, {
                  'aria-hidden': !0,
                  className: `grid size-6 shrink-0 place-items-center rounded-full bg-surface-press text-sm text-action-soft-text`,
                  children: i(t + 1),
                }),
                (0, g.jsx)(`span`, { className: `min-w-0`, children: e }),
              ],
            },
            e,
          ),
        ),
      }),
    ],
  });
}
function b({ onClose: t }) {
  return (0, g.jsxs)(o, {
    width: 620,
    onClose: t,
    children: [
      (0, g.jsxs)(`div`, {
        className: `flex items-center gap-3.5 border-b px-4 py-4.5 sm:px-7`,
        children: [
          (0, g.jsx)(a, { tone: `warning`, icon: h, className: `size-12! rounded-lg! [&>svg]:size-6` }),
          (0, g.jsx)(s, { className: `min-w-0 flex-1 text-xl`, children: _.title }),
          (0, g.jsx)(c, { onClose: t, className: `-me-1.5` }),
        ],
      }),
      (0, g.jsxs)(u, {
        className: `pt-4 pb-5`,
        children: [
          (0, g.jsx)(`p`, { className: `text-md leading-prose text-text-2`, children: _.text }),
          (0, g.jsx)(`div`, {
            className: `mt-4 grid divide-line rounded-lg border max-sm:divide-y sm:grid-cols-2 sm:divide-x`,
            children: v.map((e) => (0, g.jsx)(y, { ...e }, e.name)),
          }),
        ],
      }),
      (0, g.jsxs)(l, {
        className: `justify-between`,
        children: [
          (0, g.jsx)(r, { variant: `ghost`, size: `lg`, onClick: t, children: p.later }),
          (0, g.jsx)(r, {
            size: `lg`,
            icon: e,
            onClick: () => location.reload(),
            className: `max-sm:flex-1 max-sm:px-3`,
            children: _.reload,
          }),
        ],
      }),
    ],
  });
}
export { b as AdBlockerModal };
