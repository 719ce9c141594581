import { j as e } from './F4vu4jyn.js';
var t = {
  name: `arrow-right`,
  size: 24,
  node: [
    [`path`, { d: `M5 12h14`, key: `1ays0h` }],
    [`path`, { d: `m12 5 7 7-7 7`, key: `xquz4c` }],
  ],
};
t.node;
var n = e(t);
export { n as t };
