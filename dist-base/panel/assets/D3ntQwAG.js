import { j as e } from './F4vu4jyn.js';
var t = {
  name: `clock`,
  size: 24,
  node: [
    [`circle`, { cx: `12`, cy: `12`, r: `10`, key: `1mglay` }],
    [`path`, { d: `M12 6v6l4 2`, key: `mmk7yg` }],
  ],
};
t.node;
var n = e(t);
export { n as t };
