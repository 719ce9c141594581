import { t as e } from './DMbUeAel.js';
import { M as t } from './tUkH6Wd0.js';
function n(t = e) {
  let n = ``,
    r = ``;
  return {
    keyOf(e) {
      let i = JSON.stringify([e.amount, e.gateway, e.return_path]);
      return (i !== n && ((n = i), (r = t())), r);
    },
    finish() {
      n = ``;
    },
  };
}
function r(e) {
  return typeof e == `string` && /^\/(?![/\\])/.test(e) && e.length <= 300 ? e : null;
}
function i(e) {
  return typeof e == `string` ? t(e).slice(0, 12).replace(/^0+/, ``) : ``;
}
var a = `jarchi-charge`;
function o(e, t) {
  try {
    let n = JSON.parse(e.getItem(a) ?? `null`);
    if (typeof n != `object` || !n) return;
    let { amount: r, gateway: o, asked: s } = n;
    return typeof r != `string` || typeof o != `string` || s !== t ? void 0 : { amount: i(r), gateway: o, asked: t };
  } catch {
    return;
  }
}
function s(e, t) {
  e.setItem(a, JSON.stringify(t));
}
function c(e) {
  e.removeItem(a);
}
export { r as a, i, o as n, s as o, c as r, n as t };
