var e = { success: 3e3, warning: 3e3, info: 3e3, error: 4e3, notify: 5e3 },
  t = 5;
function n(e, n) {
  let r = [n, ...e.filter(({ id: e }) => e !== n.id)];
  return { shown: r.slice(0, t), left: r.slice(t) };
}
var r = {
    error: { title: `مشکلی در ارتباط با سرور پیش آمد`, text: `لطفاً دوباره تلاش کنید.` },
    success: { title: `عملیات موفق`, text: `عملیات با موفقیت انجام شد.` },
  },
  i = [],
  a = 0,
  o = !1,
  s = new Map(),
  c = new Set();
function l(e) {
  i = e;
  for (let e of c) e();
}
function u(e, t) {
  ((t.startedAt = Date.now()), (t.timer = setTimeout(() => p(e), t.leftMs)));
}
function d() {
  return i;
}
function f(e) {
  return (c.add(e), () => c.delete(e));
}
function p(e) {
  (clearTimeout(s.get(e)?.timer), s.delete(e), l(i.filter((t) => t.id !== e)), i.length === 0 && (o = !1));
}
function m() {
  if (!o) {
    o = !0;
    for (let e of s.values()) (clearTimeout(e.timer), (e.leftMs = Math.max(0, e.leftMs - (Date.now() - e.startedAt))));
  }
}
function h() {
  if (o) {
    o = !1;
    for (let [e, t] of s) u(e, t);
  }
}
function g(t, r, c, d, f = !1) {
  let m = ++a,
    { shown: h, left: g } = n(i, { id: m, kind: t, title: r, text: c, action: d });
  for (let e of g) p(e.id);
  if ((l(h), !f)) {
    let n = { leftMs: e[t], startedAt: Date.now(), timer: void 0 };
    (s.set(m, n), o || u(m, n));
  }
  return m;
}
var _ =
    (e, t = !1) =>
    (n, i, a) => {
      let o = n === void 0 ? r[e] : void 0;
      return g(e, n ?? o?.title ?? ``, i ?? o?.text, a, t);
    },
  v = { success: _(`success`), warning: _(`warning`), info: _(`info`), error: _(`error`), notify: _(`notify`), sticky: _(`notify`, !0) };
export { f as a, h as i, d as n, v as o, m as r, p as t };
