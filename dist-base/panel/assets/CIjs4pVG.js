var e = /^(?!.*\.\.)[a-z\d_][a-z\d_.]{1,28}[a-z\d_]$/i;
function t(t) {
  return e.test(t);
}
function n(e) {
  return t(e.startsWith(`@`) ? e.slice(1) : e);
}
var r = /^(?:\w|(?=\p{Script_Extensions=Arabic})[\p{L}\p{M}\p{Nd}])+$/u;
function i(e) {
  return r.test(e);
}
var a = /^[^\s@\p{Cc}\p{Cf}]+@[^\s@\p{Cc}\p{Cf}]+\.[^\s@\p{Cc}\p{Cf}]+$/u;
function o(e) {
  return e.length <= 254 && a.test(e);
}
var s =
  /^https?:\/\/(?:[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}\u200c-]*[\p{L}\p{N}\p{M}])?\.)+(?:\p{L}[\p{L}\p{M}]+|xn--[a-z\d-]*[a-z\d])(?::\d{1,5})?(?:[/?#][^\s\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]*)?$/iu;
function c(e) {
  return s.test(e);
}
var l = /^https?:\/\/t\.me\/([a-z\d_-]{5,32})\/(\d+)(?:\?\S*)?$/i;
function u(e) {
  let t = l.exec(e);
  if (!t) return;
  let n = Number(t[2]);
  return n > 0 && Number.isSafeInteger(n) ? { channel: t[1], message_id: n } : void 0;
}
var d = /[\n\r\t\u2028\u2029<>&"'`\\;-]/;
function f(e) {
  return !d.test(e);
}
var p = /^[a-z\d]{1,63}$/i;
function m(e) {
  return p.test(e);
}
export { f as a, u as c, m as i, i as n, t as o, n as r, c as s, o as t };
