import { U as e, V as t } from './F4vu4jyn.js';
import { t as n } from './VXmm6Y8v.js';
import { t as r } from './gmqf80wk.js';
function i({ is_hijacked: e, is_official: n, has_purchased_campaign: r }) {
  return { mode: t.mode, is_hijacked: e, is_official: n, has_purchased_campaign: r };
}
var a = { mode: t.mode, is_hijacked: !1, is_official: !1, has_purchased_campaign: !1 };
function o() {
  let e = n(r).data;
  return e ? i(e) : a;
}
function s(t) {
  return e(t, o());
}
export { o as n, i as r, s as t };
