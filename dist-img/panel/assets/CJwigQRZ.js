import { U as e, V as t } from './tUkH6Wd0.js';
import { t as n } from './DDN8PgIi.js';
import { t as r } from './CFGyA-Bf.js';
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
