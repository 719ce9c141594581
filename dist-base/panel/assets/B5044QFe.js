import { P as e } from './F4vu4jyn.js';
function t(t) {
  return e(t.normalize(`NFKD`))
    .replace(/[\p{M}\p{Cf}\u0621\u0640]/gu, ``)
    .replace(/[\u064a\u0649\u06cd\u06d0\u06d2]/g, `ی`)
    .replace(/[\u0643\u06aa]/g, `ک`)
    .replace(/[\u0629\u06be\u06c1\u06c3\u06d5]/g, `ه`)
    .replace(/\u0671/g, `ا`)
    .toLowerCase()
    .replace(/\u03c2/g, `σ`)
    .replace(/\s+/g, ` `)
    .trim();
}
function n(e, n) {
  let r = t(e).split(` `),
    i = r.join(``),
    a = 0,
    o = r.map((e) => (a += e.length) - e.length);
  return t(n)
    .split(` `)
    .every((e) => r.some((t) => t.includes(e)) || o.some((t) => i.startsWith(e, t)));
}
export { n as t };
