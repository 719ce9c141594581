import { n as e } from './XKyaHtl9.js';
var t = { success: 3e3, warning: 3e3, info: 3e3, error: 4e3, notify: 5e3 },
  n = 5;
function r(e, t) {
  let r = [t, ...e.filter(({ id: e }) => e !== t.id)];
  return { shown: r.slice(0, n), left: r.slice(n) };
}
var i = {
    error: { title: `مشکلی در ارتباط با سرور پیش آمد`, text: `لطفاً دوباره تلاش کنید.` },
    success: { title: `عملیات موفق`, text: `عملیات با موفقیت انجام شد.` },
  },
  a = e({ toast: () => b }),
  o = [],
  s = 0,
  c = !1,
  l = new Map(),
  u = new Set();
function d(e) {
  o = e;
  for (let e of u) e();
}
function f(e, t) {
  ((t.startedAt = Date.now()), (t.timer = setTimeout(() => h(e), t.leftMs)));
}
function p() {
  return o;
}
function m(e) {
  return (u.add(e), () => u.delete(e));
}
function h(e) {
  (clearTimeout(l.get(e)?.timer), l.delete(e), d(o.filter((t) => t.id !== e)), o.length === 0 && (c = !1));
}
function g() {
  if (!c) {
    c = !0;
    for (let e of l.values()) (clearTimeout(e.timer), (e.leftMs = Math.max(0, e.leftMs - (Date.now() - e.startedAt))));
  }
}
function _() {
  if (c) {
    c = !1;
    for (let [e, t] of l) f(e, t);
  }
}
function v(e, n, i, a, u = !1) {
  let p = ++s,
    { shown: m, left: g } = r(o, { id: p, kind: e, title: n, text: i, action: a });
  for (let e of g) h(e.id);
  if ((d(m), !u)) {
    let n = { leftMs: t[e], startedAt: Date.now(), timer: void 0 };
    (l.set(p, n), c || f(p, n));
  }
  return p;
}
var y =
    (e, t = !1) =>
    (n, r, a) => {
      let o = n === void 0 ? i[e] : void 0;
      return v(e, n ?? o?.title ?? ``, r ?? o?.text, a, t);
    },
  b = { success: y(`success`), warning: y(`warning`), info: y(`info`), error: y(`error`), notify: y(`notify`), sticky: y(`notify`, !0) };
export { m as a, _ as i, p as n, b as o, g as r, a as s, h as t };
