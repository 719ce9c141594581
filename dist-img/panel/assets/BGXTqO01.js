import { j as e } from './tUkH6Wd0.js';
var t = {
  name: `chart-line`,
  size: 24,
  node: [
    [`path`, { d: `M3 3v16a2 2 0 0 0 2 2h16`, key: `c24i48` }],
    [`path`, { d: `m19 9-5 5-4-4-3 3`, key: `2osh9i` }],
  ],
  aliases: [`line-chart`],
};
t.node;
var n = e(t);
export { n as t };
