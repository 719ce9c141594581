import { r as e } from './XKyaHtl9.js';
import { t } from './D8JH1jTK.js';
import { C as n, ut as r } from './F4vu4jyn.js';
var i = e(t(), 1),
  a = r(),
  o = `M12 .5c8.9 0 11.5 2.6 11.5 11.5S20.9 23.5 12 23.5.5 20.9.5 12 3.1.5 12 .5Z`,
  s = {
    INSTAGRAM: {
      hue: `var(--pf-instagram-b)`,
      mark: (0, a.jsxs)(a.Fragment, {
        children: [
          (0, a.jsx)(`path`, { d: `M12 10.6v6.2` }),
          (0, a.jsx)(`circle`, { cx: `12`, cy: `6.9`, r: `1.5`, fill: `currentColor`, stroke: `none` }),
        ],
      }),
    },
    TELEGRAM: { hue: `var(--pf-telegram)`, mark: (0, a.jsx)(`path`, { d: `M10.4 6.3v8c0 1.8 1 2.7 2.6 2.7h1.3M7.6 9.7h6.8` }) },
    LINKEDIN: { hue: `var(--pf-linkedin)`, mark: (0, a.jsx)(`path`, { d: `M9 6.6V17h6.4` }) },
    BALE: {
      hue: `var(--pf-bale)`,
      mark: (0, a.jsxs)(a.Fragment, {
        children: [(0, a.jsx)(`path`, { d: `M8.6 6.2V17` }), (0, a.jsx)(`circle`, { cx: `12.2`, cy: `13.4`, r: `3.6` })],
      }),
    },
    SOROUSH: {
      hue: `var(--pf-soroush)`,
      mark: (0, a.jsx)(`path`, {
        d: `M15.4 8.9c-.7-1.3-1.9-1.9-3.4-1.9-1.9 0-3.2 1-3.2 2.5 0 3.4 6.7 1.6 6.7 5.1 0 1.5-1.4 2.5-3.4 2.5-1.6 0-2.9-.6-3.6-1.9`,
      }),
    },
    EITAA: {
      hue: `var(--pf-eitaa)`,
      mark: (0, a.jsx)(`path`, { d: `M8.1 12h7.9c0-2.6-1.6-4.4-3.9-4.4S8 9.5 8 12.1s1.7 4.4 4.2 4.4c1.5 0 2.6-.6 3.4-1.7` }),
    },
    RUBIKA: { hue: `var(--pf-rubika)`, mark: (0, a.jsx)(`path`, { d: `M9.6 8v9M9.6 12.2c.3-2.6 2.2-4.3 5.2-4.1` }) },
  };
function c(e) {
  return n.platforms[e];
}
function l({ platform: e, size: t = 24, label: r = n.platforms[e], className: c }) {
  let l = (0, i.useId)(),
    { hue: u, mark: d } = s[e],
    f = e === `INSTAGRAM`;
  return (0, a.jsxs)(`svg`, {
    width: t,
    height: t,
    viewBox: `0 0 24 24`,
    role: r ? `img` : void 0,
    'aria-label': r || void 0,
    'aria-hidden': !r || void 0,
    className: `shrink-0 text-white ${c ?? ``}`,
    children: [
      f &&
        (0, a.jsxs)(`linearGradient`, {
          id: l,
          x1: `1`,
          y1: `0`,
          x2: `0`,
          y2: `1`,
          children: [
            (0, a.jsx)(`stop`, { style: { stopColor: `var(--pf-instagram-b)` } }),
            (0, a.jsx)(`stop`, { offset: `1`, style: { stopColor: `var(--pf-instagram-a)` } }),
          ],
        }),
      (0, a.jsx)(`path`, { d: o, style: { fill: f ? `url(#${l})` : u } }),
      (0, a.jsx)(`g`, {
        fill: `none`,
        stroke: `currentColor`,
        strokeWidth: `2.3`,
        strokeLinecap: `round`,
        strokeLinejoin: `round`,
        children: d,
      }),
    ],
  });
}
export { c as n, l as t };
