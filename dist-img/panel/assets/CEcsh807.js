import { j as e } from './tUkH6Wd0.js';
var t = {
  name: `lock`,
  size: 24,
  node: [
    [`rect`, { width: `18`, height: `11`, x: `3`, y: `11`, rx: `2`, ry: `2`, key: `1w4ew1` }],
    [`path`, { d: `M7 11V7a5 5 0 0 1 10 0v4`, key: `fwvmzm` }],
  ],
};
t.node;
var n = e(t);
export { n as t };
