import { j as e } from './F4vu4jyn.js';
var t = {
  name: `file-pen`,
  size: 24,
  node: [
    [
      `path`,
      { d: `M12.659 22H18a2 2 0 0 0 2-2V8a2.4 2.4 0 0 0-.706-1.706l-3.588-3.588A2.4 2.4 0 0 0 14 2H6a2 2 0 0 0-2 2v9.34`, key: `o6klzx` },
    ],
    [`path`, { d: `M14 2v5a1 1 0 0 0 1 1h5`, key: `wfsgrz` }],
    [
      `path`,
      {
        d: `M10.378 12.622a1 1 0 0 1 3 3.003L8.36 20.637a2 2 0 0 1-.854.506l-2.867.837a.5.5 0 0 1-.62-.62l.836-2.869a2 2 0 0 1 .506-.853z`,
        key: `zhnas1`,
      },
    ],
  ],
  aliases: [`file-edit`],
};
t.node;
var n = e(t);
export { n as t };
