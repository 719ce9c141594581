import { j as e } from './F4vu4jyn.js';
var t = {
  name: `plus`,
  size: 24,
  node: [
    [`path`, { d: `M5 12h14`, key: `1ays0h` }],
    [`path`, { d: `M12 5v14`, key: `s699le` }],
  ],
};
t.node;
var n = e(t);
export { n as t };
