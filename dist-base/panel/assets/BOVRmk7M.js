import { j as e } from './F4vu4jyn.js';
var t = {
  name: `circle-x`,
  size: 24,
  node: [
    [`circle`, { cx: `12`, cy: `12`, r: `10`, key: `1mglay` }],
    [`path`, { d: `m15 9-6 6`, key: `1uzhvr` }],
    [`path`, { d: `m9 9 6 6`, key: `z0biqf` }],
  ],
  aliases: [`x-circle`],
};
t.node;
var n = e(t);
export { n as t };
