import { j as e } from './tUkH6Wd0.js';
var t = {
  name: `calendar-clock`,
  size: 24,
  node: [
    [`path`, { d: `M16 14v2.2l1.6 1`, key: `fo4ql5` }],
    [`path`, { d: `M16 2v3`, key: `otl347` }],
    [`path`, { d: `M21 7.338V5a2 2 0 00-2-2H5a2 2 0 00-2 2v14a2 2 0 002 2h2.338`, key: `7hb8p4` }],
    [`path`, { d: `M3 9h5.859`, key: `numkqi` }],
    [`path`, { d: `M8 2v3`, key: `1ioesn` }],
    [`circle`, { cx: `16`, cy: `16`, r: `6`, key: `qoo3c4` }],
  ],
};
t.node;
var n = e(t),
  r = {
    name: `messages-square`,
    size: 24,
    node: [
      [
        `path`,
        {
          d: `M16 10a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 14.286V4a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2z`,
          key: `1n2ejm`,
        },
      ],
      [
        `path`,
        { d: `M20 9a2 2 0 0 1 2 2v10.286a.71.71 0 0 1-1.212.502l-2.202-2.202A2 2 0 0 0 17.172 19H10a2 2 0 0 1-2-2v-1`, key: `1qfcsi` },
      ],
    ],
  };
r.node;
var i = e(r);
export { n, i as t };
