import { j as e } from './F4vu4jyn.js';
var t = {
  name: `chart-column`,
  size: 24,
  node: [
    [`path`, { d: `M3 3v16a2 2 0 0 0 2 2h16`, key: `c24i48` }],
    [`path`, { d: `M18 17V9`, key: `2bz60n` }],
    [`path`, { d: `M13 17V5`, key: `1frdt8` }],
    [`path`, { d: `M8 17v-3`, key: `17ska0` }],
  ],
  aliases: [`bar-chart-3`],
};
t.node;
var n = e(t);
export { n as t };
