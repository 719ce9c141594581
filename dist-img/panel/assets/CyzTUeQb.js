import { a as e, c as t, i as n, o as r, s as i, t as a } from './CIjs4pVG.js';
import { n as o } from './VBxxJaJP.js';
function s(e) {
  return [...e].length;
}
function c(e) {
  return e == null || (typeof e == `string` ? e.trim() === `` : typeof e == `object` && e.length === 0) ? [{ code: `required` }] : [];
}
function l(e, t) {
  return s(e) > t ? [{ code: `too_long`, limit: t }] : [];
}
function u(e, t) {
  return e.length > t ? [{ code: `max_selection`, limit: t }] : [];
}
function d(e, t) {
  return e.length < t ? [{ code: `min_selection`, minimum: t }] : [];
}
function f(e) {
  return Number.isSafeInteger(e) && e > 0 ? [] : [{ code: `positive_int` }];
}
function p(e, t) {
  return e < t ? [{ code: `min_date`, day: t }] : [];
}
function m(e, t) {
  return e > t ? [{ code: `max_date`, day: t }] : [];
}
function h(e, t) {
  return t.includes(e) ? [] : [{ code: `isSubstring`, text: e }];
}
function g(e, t) {
  return e.flatMap((e, n) => t(e).map((e) => ({ ...e, index: n })));
}
var _ = {
  username_invalid: r,
  email_invalid: a,
  phone_invalid: (e) => o(e) !== void 0,
  link_invalid: i,
  telegram_link_invalid: (e) => t(e) !== void 0,
  text_unsafe: e,
  subdomain_invalid: n,
};
function v(e, t) {
  return e === `` || _[t](e) ? [] : [{ code: t }];
}
export { u as a, f as c, m as i, c as l, g as n, p as o, l as r, d as s, v as t, h as u };
