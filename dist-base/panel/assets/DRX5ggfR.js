import { j as e } from './F4vu4jyn.js';
var t = {
  name: `image`,
  size: 24,
  node: [
    [`rect`, { width: `18`, height: `18`, x: `3`, y: `3`, rx: `2`, ry: `2`, key: `1m3agn` }],
    [`circle`, { cx: `9`, cy: `9`, r: `2`, key: `af1f0g` }],
    [`path`, { d: `m21 15-3.086-3.086a2 2 0 0 0-2.828 0L6 21`, key: `1xmnt7` }],
  ],
};
t.node;
var n = e(t);
export { n as t };
