import { P as e } from './F4vu4jyn.js';
var t = /^0?9(0[0-5]|[1-3]\d|9\d|41)\d{7}$/,
  n = /[\s\p{Pd}\u2212\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;
function r(t) {
  return e(t).replace(n, ``);
}
function i(e) {
  return r(e).replace(/^(\+98|0098|98)(?=9)/, `0`);
}
function a(e) {
  let n = i(e);
  if (t.test(n)) return n.startsWith(`0`) ? n : `0${n}`;
}
function o(e) {
  return e.replace(/^(\d{4})(\d{3})(\d{4})$/, `$1 $2 $3`);
}
export { a as n, o as r, r as t };
