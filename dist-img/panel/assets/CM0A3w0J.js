import { c as e, l as t, r as n, t as r } from './CyzTUeQb.js';
function i(e, t) {
  return t.map((t) => ({ field: e, ...t }));
}
function a(e, i) {
  let a = e.trim();
  return [...t(a), ...n(a, i), ...r(a, `text_unsafe`)];
}
function o(e, r) {
  return [...t(e), ...n(e, r)];
}
function s(t) {
  return t === null ? [] : e(t);
}
export { i, o as n, a as r, s as t };
