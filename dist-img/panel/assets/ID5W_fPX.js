import { j as e } from './tUkH6Wd0.js';
var t = {
  name: `x`,
  size: 24,
  node: [
    [`path`, { d: `M18 6 6 18`, key: `1bl5f8` }],
    [`path`, { d: `m6 6 12 12`, key: `d8bk6v` }],
  ],
};
t.node;
var n = e(t);
export { n as t };
