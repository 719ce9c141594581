import { j as e } from './tUkH6Wd0.js';
var t = {
  name: `circle-minus`,
  size: 24,
  node: [
    [`circle`, { cx: `12`, cy: `12`, r: `10`, key: `1mglay` }],
    [`path`, { d: `M8 12h8`, key: `1wcyev` }],
  ],
  aliases: [`minus-circle`],
};
t.node;
var n = e(t);
export { n as t };
