import { j as e } from './F4vu4jyn.js';
var t = {
  name: `link-2`,
  size: 24,
  node: [
    [`path`, { d: `M9 17H7A5 5 0 0 1 7 7h2`, key: `8i5ue5` }],
    [`path`, { d: `M15 7h2a5 5 0 1 1 0 10h-2`, key: `1b9ql8` }],
    [`line`, { x1: `8`, x2: `16`, y1: `12`, y2: `12`, key: `1jonct` }],
  ],
};
t.node;
var n = e(t);
export { n as t };
