import { t as e } from './BTZA6jGa.js';
var t = {
  name: `circle-exclamation-point`,
  size: 24,
  node: [
    [`circle`, { cx: `12`, cy: `12`, r: `10`, key: `1mglay` }],
    [`line`, { x1: `12`, x2: `12`, y1: `8`, y2: `12`, key: `1pkeuh` }],
    [`line`, { x1: `12`, x2: `12.01`, y1: `16`, y2: `16`, key: `4dfq90` }],
  ],
  aliases: [`alert-circle`, `circle-alert`],
};
t.node;
var n = e(t);
export { n as t };
