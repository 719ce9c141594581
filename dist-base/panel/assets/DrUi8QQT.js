import { C as e, F as t } from './F4vu4jyn.js';
var n = [``, `هزار`, `میلیون`, `میلیارد`, `تریلیون`, `کوادریلیون`],
  r = (e, t) => (t === 0 ? Math.round(e) : Math.round(e * 10) / 10);
function i(e) {
  let t = e < 0 ? -1 : 1,
    i = Math.abs(e),
    a = 0;
  for (; r(i, a) >= 1e3 && a < n.length - 1;) ((i /= 1e3), a++);
  let o = r(i, a);
  return { scaled: o === 0 ? 0 : t * o, unit: n[a] };
}
var a = `⁦`,
  o = `⁩`,
  s = `٪`,
  c = `−`,
  l = `؜`,
  u = new Intl.NumberFormat(`fa-IR`, { maximumFractionDigits: 0 }),
  d = [0, 1, 2, 3].map((e) => new Intl.NumberFormat(`fa-IR`, { maximumFractionDigits: e }));
function f(e, t) {
  return (d[t] ?? u).format(Math.abs(e));
}
function p(e, t) {
  let n = f(e, t),
    r = n === f(0, t);
  return e < 0 && !r ? `${a}${c}${n}${o}` : n;
}
function m(e, t = 2) {
  return p(e, t);
}
function h(e) {
  return p(e, 0);
}
function g(e) {
  let { scaled: t, unit: n } = i(e);
  return { figure: p(t, 1), unit: n };
}
function _(e) {
  let { figure: t, unit: n } = g(e);
  return n ? `${t} ${n}` : t;
}
function v(e, t = 0) {
  let n = `${l}${f(e * 100, t)}${s}`;
  return e < 0 ? `${n.slice(0, 1)}${c}${n.slice(1)}` : n;
}
function y(e) {
  let t = f(e, 0);
  return t === f(0, 0) ? t : `${a}${e < 0 ? c : `+`}${t}${o}`;
}
function b(e) {
  let n = Math.max(0, Math.floor(e)),
    r = (e) => String(e).padStart(2, `0`),
    i = Math.floor(n / 3600),
    a = `${r(Math.floor((n % 3600) / 60))}:${r(n % 60)}`;
  return t(i > 0 ? `${i}:${a}` : a);
}
function x(t) {
  let n = t,
    r = 0;
  for (; n >= 1024 && r < e.bytes.length - 1;) ((n /= 1024), r++);
  return `${f(n, r === 0 ? 0 : 1)} ${e.bytes[r]}`;
}
function S(e) {
  return `${a}${t(String(e))}${o}`;
}
export { v as a, y as c, n as d, m as i, h as l, b as n, g as o, S as r, _ as s, x as t, i as u };
