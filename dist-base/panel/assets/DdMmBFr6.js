import { j as e } from './F4vu4jyn.js';
var t = { name: `minus`, size: 24, node: [[`path`, { d: `M5 12h14`, key: `1ays0h` }]] };
t.node;
var n = e(t);
export { n as t };
