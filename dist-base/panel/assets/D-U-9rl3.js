import { j as e } from './F4vu4jyn.js';
var t = {
  name: `triangle-exclamation-point`,
  size: 24,
  node: [
    [`path`, { d: `m21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3`, key: `wmoenq` }],
    [`path`, { d: `M12 9v4`, key: `juzpu7` }],
    [`path`, { d: `M12 17h.01`, key: `p32p05` }],
  ],
  aliases: [`alert-triangle`, `triangle-alert`],
};
t.node;
var n = e(t);
export { n as t };
