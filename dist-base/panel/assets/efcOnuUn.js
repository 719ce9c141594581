import { j as e } from './F4vu4jyn.js';
var t = {
  name: `bell-off`,
  size: 24,
  node: [
    [`path`, { d: `M10.268 21a2 2 0 0 0 3.464 0`, key: `vwvbt9` }],
    [`path`, { d: `M17 17H4a1 1 0 0 1-.74-1.673C4.59 13.956 6 12.499 6 8a6 6 0 0 1 .258-1.742`, key: `178tsu` }],
    [`path`, { d: `m2 2 20 20`, key: `1ooewy` }],
    [`path`, { d: `M8.668 3.01A6 6 0 0 1 18 8c0 2.687.77 4.653 1.707 6.05`, key: `1hqiys` }],
  ],
};
t.node;
var n = e(t);
export { n as t };
