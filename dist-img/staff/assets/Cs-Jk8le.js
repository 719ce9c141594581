import { a as e, i as t } from './DoPCHFpT.js';
var n = `⁦`,
  r = `⁩`,
  i = `−`,
  a = new Intl.NumberFormat(`fa-IR`, { maximumFractionDigits: 0 }),
  o = [0, 1, 2, 3].map((e) => new Intl.NumberFormat(`fa-IR`, { maximumFractionDigits: e }));
function s(e, t) {
  return (o[t] ?? a).format(Math.abs(e));
}
function c(e, t) {
  let a = s(e, t),
    o = a === s(0, t);
  return e < 0 && !o ? `${n}${i}${a}${r}` : a;
}
function l(e, t = 2) {
  return c(e, t);
}
function u(e) {
  return c(e, 0);
}
function d(t) {
  return `${n}${e(String(t))}${r}`;
}
var f = /^0?9(0[0-5]|[1-3]\d|9\d|41)\d{7}$/,
  p = /[\s\p{Pd}\u2212\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;
function m(e) {
  return t(e).replace(p, ``);
}
function h(e) {
  return m(e).replace(/^(\+98|0098|98)(?=9)/, `0`);
}
function g(e) {
  let t = h(e);
  if (f.test(t)) return t.startsWith(`0`) ? t : `0${t}`;
}
function _(e) {
  return e.replace(/^(\d{4})(\d{3})(\d{4})$/, `$1 $2 $3`);
}
export { u as a, l as i, _ as n, d as r, g as t };
