import { j as e } from './F4vu4jyn.js';
var t = {
  name: `layout-grid`,
  size: 24,
  node: [
    [`rect`, { width: `7`, height: `7`, x: `3`, y: `3`, rx: `1`, key: `1g98yp` }],
    [`rect`, { width: `7`, height: `7`, x: `14`, y: `3`, rx: `1`, key: `6d4xhi` }],
    [`rect`, { width: `7`, height: `7`, x: `14`, y: `14`, rx: `1`, key: `nxv5o0` }],
    [`rect`, { width: `7`, height: `7`, x: `3`, y: `14`, rx: `1`, key: `1bb6yr` }],
  ],
};
t.node;
var n = e(t);
export { n as t };
