import { j as e } from './tUkH6Wd0.js';
var t = {
  name: `arrow-left`,
  size: 24,
  node: [
    [`path`, { d: `m12 19-7-7 7-7`, key: `1l729n` }],
    [`path`, { d: `M19 12H5`, key: `x3x0zl` }],
  ],
};
t.node;
var n = e(t);
export { n as t };
