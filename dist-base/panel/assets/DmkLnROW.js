import { j as e } from './F4vu4jyn.js';
var t = {
  name: `external-link`,
  size: 24,
  node: [
    [`path`, { d: `M15 3h6v6`, key: `1q9fwt` }],
    [`path`, { d: `M10 14 21 3`, key: `gplh6r` }],
    [`path`, { d: `M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6`, key: `a6xqqp` }],
  ],
};
t.node;
var n = e(t);
export { n as t };
