import { j as e } from './tUkH6Wd0.js';
var t = {
  name: `info`,
  size: 24,
  node: [
    [`circle`, { cx: `12`, cy: `12`, r: `10`, key: `1mglay` }],
    [`path`, { d: `M12 16v-4`, key: `1dtifu` }],
    [`path`, { d: `M12 8h.01`, key: `e9boi3` }],
  ],
};
t.node;
var n = e(t);
export { n as t };
