import { j as e } from './F4vu4jyn.js';
var t = {
  name: `book-open`,
  size: 24,
  node: [
    [`path`, { d: `M12 5v16`, key: `1f6ucr` }],
    [
      `path`,
      {
        d: `M20.001 19A2 2 0 0022 17V5a2 2 0 00-1.999-2L16 3.002A5 5 0 0012 5a5 5 0 00-4-2H4a2 2 0 00-2 2v12a2 2 0 001.999 2H8a5 5 0 014 2 5 5 0 014-2z`,
        key: `1fyvmf`,
      },
    ],
  ],
};
t.node;
var n = e(t);
export { n as t };
