import { j as e } from './F4vu4jyn.js';
var t = {
  name: `pin`,
  size: 24,
  node: [
    [`path`, { d: `M12 17v5`, key: `bb1du9` }],
    [
      `path`,
      {
        d: `M9 10.76a2 2 0 0 1-1.11 1.79l-1.78.9A2 2 0 0 0 5 15.24V16a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-.76a2 2 0 0 0-1.11-1.79l-1.78-.9A2 2 0 0 1 15 10.76V7a1 1 0 0 1 1-1 2 2 0 0 0 0-4H8a2 2 0 0 0 0 4 1 1 0 0 1 1 1z`,
        key: `1nkz8b`,
      },
    ],
  ],
};
t.node;
var n = e(t);
export { n as t };
