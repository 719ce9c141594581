import { j as e } from './tUkH6Wd0.js';
var t = {
  name: `arrow-down`,
  size: 24,
  node: [
    [`path`, { d: `M12 5v14`, key: `s699le` }],
    [`path`, { d: `m19 12-7 7-7-7`, key: `1idqje` }],
  ],
};
t.node;
var n = e(t);
export { n as t };
