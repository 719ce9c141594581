import { r as e } from './XKyaHtl9.js';
import { E as t, j as n, ut as r } from './tUkH6Wd0.js';
import { t as i } from './D8JH1jTK.js';
var a = {
  name: `building-complex`,
  size: 24,
  node: [
    [`path`, { d: `M10 12h4`, key: `a56b0p` }],
    [`path`, { d: `M10 8h4`, key: `1sr2af` }],
    [`path`, { d: `M14 21v-3a2 2 0 0 0-4 0v3`, key: `1rgiei` }],
    [`path`, { d: `M6 10H4a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2V9a2 2 0 0 0-2-2h-2`, key: `secmi2` }],
    [`path`, { d: `M6 21V5a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v16`, key: `16ra0t` }],
  ],
  aliases: [`building-2`],
};
a.node;
var o = n(a),
  s = {
    name: `user-round`,
    size: 24,
    node: [
      [`circle`, { cx: `12`, cy: `8`, r: `5`, key: `1hypcn` }],
      [`path`, { d: `M20 21a8 8 0 0 0-16 0`, key: `rfgkzh` }],
    ],
    aliases: [`user-2`],
  };
s.node;
var c = n(s),
  l = e(i(), 1),
  u = r();
function d(e) {
  let t = 2166136261;
  for (let n of e) t = Math.imul(t ^ (n.codePointAt(0) ?? 0), 16777619);
  return (t >>> 0) % 360;
}
function f({ id: e, kind: n = `publisher`, name: r = ``, imageUrl: i, icon: a, size: s = 32, className: f }) {
  let [p, m] = (0, l.useState)(),
    h = d(e),
    [g = ``] = r.trim(),
    _ = a ?? (n === `panel` ? o : c),
    v = n === `panel` ? `rounded-md` : `rounded-full`,
    y = i !== void 0 && i !== `` && i !== p;
  return (0, u.jsx)(`span`, {
    'aria-hidden': !0,
    className: t(`inline-grid shrink-0 place-items-center font-semibold`, y && `overflow-hidden`, v, f),
    style: {
      width: s,
      height: s,
      fontSize: s * 0.45,
      background: `linear-gradient(135deg, light-dark(oklch(0.92 0.05 ${h}), oklch(0.42 0.08 ${h})), light-dark(oklch(0.84 0.09 ${h + 12}), oklch(0.34 0.08 ${h + 12})))`,
      color: `light-dark(oklch(0.36 0.09 ${h}), oklch(0.9 0.06 ${h}))`,
    },
    children: y
      ? (0, u.jsx)(`img`, {
          src: i,
          alt: ``,
          width: s,
          height: s,
          loading: `lazy`,
          decoding: `async`,
          onError: () => m(i),
          className: `size-full object-cover`,
        })
      : n === `user` && /\p{L}/u.test(g) && a === void 0
        ? g
        : (0, u.jsx)(_, { size: Math.round(s * 0.53), strokeWidth: 1.75 }),
  });
}
export { c as n, o as r, f as t };
